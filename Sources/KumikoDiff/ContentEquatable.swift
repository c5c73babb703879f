/// A value that can tell whether it would look different from an earlier version of itself.
///
/// Identity and content are two questions: two versions of one list row have the same identity
/// whatever they show, and equal content when showing the row again would change nothing.
public protocol ContentEquatable {
  /// Whether this value shows the same as `source`, its earlier version.
  ///
  /// Asked once for every pair of versions a difference finds, always of the newer one.
  func isContentEqual(to source: Self) -> Bool
}

extension ContentEquatable where Self: Equatable {
  /// Whether both are equal altogether.
  @inlinable
  public func isContentEqual(to source: Self) -> Bool { self == source }
}

extension Optional: ContentEquatable where Wrapped: ContentEquatable {
  /// Whether both are absent, or both present with equal content.
  @inlinable
  public func isContentEqual(to source: Wrapped?) -> Bool {
    switch (self, source) {
    case (nil, nil): true
    case (let target?, let source?): target.isContentEqual(to: source)
    default: false
    }
  }
}

extension Array: ContentEquatable where Element: ContentEquatable {
  /// Whether both have the same count and equal content at every index.
  ///
  /// - Complexity: O(*n*), where *n* is the count.
  @inlinable
  public func isContentEqual(to source: [Element]) -> Bool {
    count == source.count && zip(self, source).allSatisfy { $0.isContentEqual(to: $1) }
  }
}
