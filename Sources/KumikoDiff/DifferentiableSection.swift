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

  /// Makes a section that shows what `source` shows around other elements.
  ///
  /// A difference needs such sections for its stages: elements arrive before the section's own
  /// content changes.
  init<C: Collection>(source: Self, elements: C) where C.Element == Elements.Element
}
