/// A section: something with an identity and content of its own that holds elements.
///
/// Content means what the section shows *besides* its elements, such as a header. A conforming
/// type's ``ContentEquatable/isContentEqual(to:)`` must not look at ``elements``: it would report
/// the whole section as updated whenever one of them changes.
public protocol DifferentiableSection: Differentiable {
  /// The elements' collection.
  associatedtype Elements: Collection where Elements.Element: Differentiable

  /// What the section holds.
  var elements: Elements { get }

  /// The elements in one piece, as a difference reads them.
  ///
  /// By default made from ``elements``, which costs nothing when they are an array. A section whose
  /// collection wraps an array hands that one out here.
  var contiguousElements: ContiguousArray<Elements.Element> { get }

  /// Makes a section that shows what `source` shows around other elements.
  ///
  /// A difference needs such sections for its stages: elements are inserted before the section's
  /// own content changes.
  init<C: Collection>(source: Self, elements: C) where C.Element == Elements.Element
}

extension DifferentiableSection {
  /// ``elements``, copied unless they are an array.
  @inlinable
  public var contiguousElements: ContiguousArray<Elements.Element> { ContiguousArray(elements) }
}
