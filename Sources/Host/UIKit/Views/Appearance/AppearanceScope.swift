/// Where what was set for a class holds: for some traits, inside of some containers.
@MainActor
struct AppearanceScope {
  let traits: UITraitCollection?
  /// The classes of the containers; the last is the outermost.
  let containers: [any UIAppearanceContainer.Type]

  /// Whether a view is in it.
  func covers(_ view: UIView) -> Bool {
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var rest = containers[...]
    var next = view.next
    while let current = next, let wanted = rest.first {
      if Self.isInstance(current, of: wanted) { rest = rest.dropFirst() }
      next = current.next
    }
    return rest.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ responder: UIResponder, of kind: Container.Type
  ) -> Bool { responder is Container }

  static func == (left: AppearanceScope, right: AppearanceScope) -> Bool {
    left.traits == right.traits
      && left.containers.map { ObjectIdentifier($0) }
        == right.containers.map { ObjectIdentifier($0) }
  }
}
