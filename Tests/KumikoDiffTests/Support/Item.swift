import KumikoDiff

/// An element or a section's model: an id and a version of its content, written `A` or `A1`.
struct Item: Hashable, Differentiable, CustomStringConvertible {
  var id: Character
  var version = 0

  var differenceIdentifier: Character { id }

  var description: String { version == 0 ? String(id) : "\(id)\(version)" }

  init(_ id: Character, version: Int = 0) {
    self.id = id
    self.version = version
  }

  init(_ text: Substring) {
    id = text.first ?? "?"
    version = Int(text.dropFirst()) ?? 0
  }
}

typealias ItemSection = ArraySection<Item, Item>

/// Reads elements as in `A B1 C`.
func items(_ text: some StringProtocol) -> [Item] {
  text.split(separator: " ").map { Item(Substring($0)) }
}

/// Reads sections as in `P[A B1] Q[]`.
func sections(_ text: String) -> [ItemSection] {
  text.split(separator: "]").map { part in
    let halves = part.split(separator: "[", omittingEmptySubsequences: false)
    return ItemSection(
      model: items(halves[0]).first ?? Item("?"), elements: items(halves.dropFirst().first ?? ""))
  }
}

/// Writes sections the way ``sections(_:)`` reads them.
func text(_ sections: [ItemSection]) -> String {
  sections.map { "\($0.model)[\($0.elements.map(\.description).joined(separator: " "))]" }
    .joined(separator: " ")
}
