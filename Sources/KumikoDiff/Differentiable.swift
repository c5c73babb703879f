/// An element whose versions can be recognized from one collection to the next.
///
/// A `Hashable` type needs no code to conform, it is its own identifier; neither does an
/// `Identifiable & Equatable` one:
///
/// ```swift
/// struct Person: Identifiable, Equatable, Differentiable {
///   var id: Int
///   var name: String
/// }
/// ```
///
/// Elements that share an identifier within one collection are tolerated: they are matched within
/// their section before others, with what stands where they stood before others, and otherwise
/// first in, first out. ``Swift/Collection/duplicateIdentifiers(section:)`` names them.
///
/// ## Elements that know their key
///
/// Two requirements exist for speed alone and have defaults. An element whose identifier is costly
/// to hash or to compare, a type-erased one above all, keeps a ``DifferenceKey`` computed once when
/// it is made, returns it from ``ContentIdentifiable/differenceKey``, and compares identities in
/// ``ContentIdentifiable/hasSameIdentifier(as:)`` by key first. It then never hands its erased
/// identifier to a difference:
///
/// ```swift
/// struct Node: Differentiable {
///   let key: DifferenceKey
///   let id: any TypedIdentifier
///
///   var differenceKey: DifferenceKey { key }
///   var differenceIdentifier: AnyHashable { id.erased }
///   func hasSameIdentifier(as other: Node) -> Bool { key == other.key && id.equals(other.id) }
/// }
/// ```
public typealias Differentiable = ContentIdentifiable & ContentEquatable

/// A value that can be told from its neighbors, and recognized in every version of itself.
///
/// Together with ``ContentEquatable`` it is what differences ask of elements; see
/// ``Differentiable``.
public protocol ContentIdentifiable {
  /// What distinguishes an element from its neighbors.
  associatedtype DifferenceIdentifier: Hashable

  /// What stays the same in every version of the element.
  var differenceIdentifier: DifferenceIdentifier { get }

  /// A well spread 64-bit summary of ``differenceIdentifier``: equal identifiers have equal keys.
  ///
  /// Asked at most twice for each element that scanning could not match.
  var differenceKey: DifferenceKey { get }

  /// Whether this element and `other` have equal identifiers.
  func hasSameIdentifier(as other: Self) -> Bool
}

extension ContentIdentifiable {
  /// The key of ``differenceIdentifier``, hashed anew.
  @inlinable
  public var differenceKey: DifferenceKey { DifferenceKey(differenceIdentifier) }

  /// Whether ``differenceIdentifier`` of both is equal.
  @inlinable
  public func hasSameIdentifier(as other: Self) -> Bool {
    differenceIdentifier == other.differenceIdentifier
  }
}

extension ContentIdentifiable where Self: Hashable {
  /// The element itself.
  @inlinable
  public var differenceIdentifier: Self { self }
}

extension ContentIdentifiable where Self: Identifiable {
  /// The element's `id`.
  @inlinable
  public var differenceIdentifier: ID { id }
}

extension ContentIdentifiable where Self: Identifiable & Hashable {
  /// The element's `id`.
  @inlinable
  public var differenceIdentifier: ID { id }
}

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
