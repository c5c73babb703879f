/// A section: something with an identity and content of its own that holds elements.
public protocol DifferentiableSection: KumikoDiff.DifferentiableSection {
  /// The elements' collection.
  associatedtype Collection: Swift.Collection where Collection.Element == Elements.Element

  /// What the section holds.
  var elements: Collection { get }
}

extension ArraySection: DifferentiableSection {}
extension Section: @MainActor DifferentiableSection {}
