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

  /// What the elements have in common with those of `source`, an older version, at both ends; nil,
  /// for that a difference compares them one by one, by default.
  ///
  /// A section that makes its elements on demand, but knows their identifiers, answers without
  /// making them. Then it is asked only for those in between.
  func commonEnds(with source: Self) -> CommonEnds?

  /// Some of the elements in one piece; by default a part of ``contiguousElements``.
  ///
  /// Asked only of sections that tell their ``commonEnds(with:)``.
  func contiguousElements(in range: Range<Int>) -> ContiguousArray<Elements.Element>

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

  /// Nothing is known of the elements.
  @inlinable
  public func commonEnds(with source: Self) -> CommonEnds? { nil }

  /// A part of ``contiguousElements``.
  @inlinable
  public func contiguousElements(in range: Range<Int>) -> ContiguousArray<Elements.Element> {
    ContiguousArray(contiguousElements[range])
  }
}

/// What two versions of a section have in common: their elements at the beginning, and those at the
/// end.
@frozen
public struct CommonEnds: Hashable, Sendable {
  /// How many elements at the beginning of both have equal identifiers, one by one.
  public var prefix: Int

  /// How many elements at the end of both, none of them among the first, have equal identifiers.
  public var suffix: Int

  /// Which of these elements changed their content, each once, by their indices in the older
  /// version.
  public var changed: [Int]

  /// Tells what is in common.
  @inlinable
  public init(prefix: Int, suffix: Int, changed: [Int] = []) {
    self.prefix = prefix
    self.suffix = suffix
    self.changed = changed
  }

  /// Whether versions with so many elements can have this in common. What cannot be is not heeded.
  @inlinable
  func arePossible(of oldCount: Int, and newCount: Int) -> Bool {
    let room = min(oldCount, newCount)
    return prefix >= 0 && suffix >= 0 && prefix <= room && suffix <= room - prefix
      && changed.allSatisfy { 0..<oldCount ~= $0 }
  }
}
