/// An element whose type is not known, for collections of elements of several types.
///
/// Elements of different types are different elements, unless their identifiers are equal as
/// `AnyHashable`; then the content of one has never been that of the other.
///
/// ```swift
/// let feed: [AnyDifferentiable] = posts.map(AnyDifferentiable.init) + [AnyDifferentiable(advert)]
/// ```
public struct AnyDifferentiable {
  /// The element.
  public let base: Any

  /// What stays the same in every version of the element.
  public let differenceIdentifier: AnyHashable

  /// The key of the identifier, computed once.
  public let differenceKey: DifferenceKey

  private let isContentEqualToSource: (Any) -> Bool

  /// Wraps an element. Wrapping one that is wrapped already adds nothing.
  public init<Base: Differentiable>(_ base: Base) {
    if let erased = base as? AnyDifferentiable {
      self = erased
      return
    }
    self.base = base
    differenceIdentifier = AnyHashable(base.differenceIdentifier)
    differenceKey = DifferenceKey(hashing: differenceIdentifier)
    isContentEqualToSource = { ($0 as? Base).map(base.isContentEqual(to:)) ?? false }
  }
}

extension AnyDifferentiable: Differentiable {
  /// Whether both elements have equal identifiers.
  public func hasSameIdentifier(as other: AnyDifferentiable) -> Bool {
    differenceKey == other.differenceKey && differenceIdentifier == other.differenceIdentifier
  }

  /// Whether `source` wraps an element of the same type with equal content.
  public func isContentEqual(to source: AnyDifferentiable) -> Bool {
    isContentEqualToSource(source.base)
  }
}

extension AnyDifferentiable: CustomDebugStringConvertible {
  /// The wrapped element's description.
  public var debugDescription: String { "AnyDifferentiable(\(String(reflecting: base)))" }
}
