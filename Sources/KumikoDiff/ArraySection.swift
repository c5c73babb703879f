/// A section made of a model and an array of elements.
@frozen
public struct ArraySection<Model: Differentiable, Element: Differentiable> {
  /// What the section is and shows besides its elements.
  public var model: Model

  /// What the section holds.
  public var elements: [Element]

  /// Makes a section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements; O(1) when they are an array.
  @inlinable
  public init(model: Model, elements: some Collection<Element>) {
    self.model = model
    self.elements = Array(elements)
  }
}

extension ArraySection: DifferentiableSection {
  /// The model's identifier.
  @inlinable
  public var differenceIdentifier: Model.DifferenceIdentifier { model.differenceIdentifier }

  /// The key of the model's identifier.
  @inlinable
  public var differenceKey: DifferenceKey { model.differenceKey }

  /// Whether the models have equal identifiers.
  @inlinable
  public func hasSameIdentifier(as other: Self) -> Bool {
    model.hasSameIdentifier(as: other.model)
  }

  /// Whether the models' content is equal.
  @inlinable
  public func isContentEqual(to source: Self) -> Bool { model.isContentEqual(to: source.model) }

  /// Makes a section with another one's model.
  @inlinable
  public init<C: Collection>(source: Self, elements: C) where C.Element == Element {
    self.init(model: source.model, elements: elements)
  }
}

extension ArraySection: Equatable where Model: Equatable, Element: Equatable {}
extension ArraySection: Hashable where Model: Hashable, Element: Hashable {}
extension ArraySection: Sendable where Model: Sendable, Element: Sendable {}

extension ArraySection: CustomDebugStringConvertible {
  /// The model, and the elements one a line.
  public var debugDescription: String {
    let lines = elements.map { "  \(String(reflecting: $0))" }
    return (["ArraySection(\(String(reflecting: model))):"] + lines).joined(separator: "\n")
  }
}
