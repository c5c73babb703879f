/// An identifier that more than one element has.
///
/// Differences tolerate such elements, but which of them is retained as which is a guess. A list
/// that has them deserves a warning that names both places.
public struct DuplicateIdentifier<Identifier: Hashable> {
  /// What the elements share.
  public let identifier: Identifier

  /// Where the identifier occurs first.
  public let first: ElementPath

  /// Where it occurs again.
  public let second: ElementPath

  /// Makes a finding.
  public init(identifier: Identifier, first: ElementPath, second: ElementPath) {
    self.identifier = identifier
    self.first = first
    self.second = second
  }
}

extension DuplicateIdentifier: Equatable, Hashable {}
extension DuplicateIdentifier: Sendable where Identifier: Sendable {}

extension DuplicateIdentifier: CustomDebugStringConvertible {
  /// The identifier and both places.
  public var debugDescription: String {
    "identifier \(String(reflecting: identifier)) at \(first) and again at \(second)"
  }
}

extension Collection where Element: Differentiable {
  /// The identifiers that occur more than once, one finding for each time but the first.
  ///
  /// - Parameter section: The section that paths name.
  /// - Complexity: O(*n*) expected, where *n* is the number of elements.
  @inlinable
  public func duplicateIdentifiers(
    section: Int = 0
  ) -> [DuplicateIdentifier<Element.DifferenceIdentifier>] {
    var search = DuplicateSearch<Element>(capacity: count)
    search.add(self, section: section)
    return search.duplicates
  }
}

extension Collection where Element: DifferentiableSection {
  /// The identifiers that occur more than once among the elements of all sections together, one
  /// finding for each time but the first.
  ///
  /// - Complexity: O(*n*) expected, where *n* is the number of elements.
  @inlinable
  public func duplicateElementIdentifiers()
    -> [DuplicateIdentifier<Element.Elements.Element.DifferenceIdentifier>]
  {
    var search = DuplicateSearch<Element.Elements.Element>(
      capacity: reduce(0) { $0 + $1.elements.count })
    for (index, section) in enumerated() { search.add(section.elements, section: index) }
    return search.duplicates
  }
}

/// Collects identifiers and notices those it has seen.
@frozen
@usableFromInline
struct DuplicateSearch<Element: Differentiable> {
  @usableFromInline var duplicates: [DuplicateIdentifier<Element.DifferenceIdentifier>] = []
  @usableFromInline var paths: [Identity: ElementPath] = [:]

  /// An element by its identifier, hashed by its key.
  @frozen
  @usableFromInline
  struct Identity: Hashable {
    @usableFromInline let element: Element
    @usableFromInline let key: DifferenceKey

    @inlinable
    init(_ element: Element) {
      self.element = element
      key = element.differenceKey
    }

    @inlinable
    static func == (left: Identity, right: Identity) -> Bool {
      left.key == right.key && left.element.hasSameIdentifier(as: right.element)
    }

    @inlinable
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  @inlinable
  init(capacity: Int) { paths.reserveCapacity(capacity) }

  @inlinable
  mutating func add(_ elements: some Collection<Element>, section: Int) {
    for (index, element) in elements.enumerated() {
      let path = ElementPath(element: index, section: section)
      let identity = Identity(element)
      if let first = paths[identity] {
        duplicates.append(
          DuplicateIdentifier(
            identifier: element.differenceIdentifier, first: first, second: path))
      } else {
        paths[identity] = path
      }
    }
  }
}
