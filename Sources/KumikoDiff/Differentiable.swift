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
  /// What distinguishes an element from its neighbours.
  associatedtype DifferenceIdentifier: Hashable

  /// What stays the same in every version of the element.
  var differenceIdentifier: DifferenceIdentifier { get }

  /// A well spread 64-bit summary of ``differenceIdentifier``: equal identifiers have equal keys.
  ///
  /// Asked at most twice for each element that simple walking could not match.
  var differenceKey: DifferenceKey { get }

  /// Whether this element and `other` have equal identifiers.
  func hasSameIdentifier(as other: Self) -> Bool

  /// Derives a stage's data. The defaults, one for elements and one for sections, are all there is:
  /// a conforming type does not implement this requirement.
  static func _data<C: RangeReplaceableCollection<Self>>(of recipe: _StageRecipe<C>) -> C
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
