import Testing

/// What a compiler says of typical mistakes in the use of the library.
@Suite struct `Compile errors` {
  @Test func `name the cause of a typical mistake`() throws {
    let messages = try Compiler.messages(
      about:
        """
        import KumikoComponents
        import UIKit
        struct Title: Component { func render(in label: UILabel) {} }
        struct Row: Component { var id = 0; func render(in label: UILabel) {} }
        final class Card: UIView {}
        struct TwoContents: Component {
          func renderContent() -> Card { Card() }
          func render(in content: UILabel) {}
        }
        struct NotRendered: Component { func renderContent() -> Card { Card() } }
        @MainActor func help() -> some Component<Int> { Row() }
        @MainActor func lists() {
          _ = Section(id: 0) { Title() }
          _ = Section(id: 1) { for _ in 0..<2 { Title() } }
          _ = Section(id: 2) { help() }
          _ = Section(id: 2) { Row().id("x"); Title() }
          _ = Group { Section(id: 2); Row() }
          _ = Set([CellNode(help()).id, AnyHashable(help().id)])
        }
        """)
    func said(_ line: Int) -> String { messages[line]?.joined(separator: "\n") ?? "" }
    #expect(said(6).contains("does not conform to protocol 'Component'"))
    #expect(said(7).contains("inferred associated type to 'Card'"))
    #expect(said(8).contains("inferred associated type to 'UILabel'"))
    #expect(said(10).contains("a render(in:) that takes what its renderContent() returns"))
    for line in [13, 15, 16, 18] { #expect(messages[line] == nil, "line \(line)") }
    #expect(said(14).contains("A row in a 'for' needs an id"))
    #expect(said(17).contains("A section cannot stand in a section"))
  }

  @Test func `refuse all but one root group in the layout of a section`() throws {
    let messages = try Compiler.messages(
      about:
        """
        import KumikoComponents
        import KumikoCompositional
        import UIKit
        struct Row: Component { var id = 0; func render(in label: UILabel) {} }
        @MainActor func row() -> some LayoutGroup {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { Row() }
        }
        @MainActor func lists(_ isWide: Bool) {
          _ = Section(id: 3, cells: []).layout { _ in row(); row() }
          _ = Section(id: 4, cells: []).layout { _ in }
          _ = Section(id: 5) { if isWide { row() } else { row() } }
          _ = Section(id: 6, cells: []).layout { _ in row() }
          _ = Section(id: 7) { Row(); row(); if isWide { row() } }
        }
        """)
    for line in 9...10 { #expect(messages[line] != nil, "line \(line)") }
    for line in 11...13 { #expect(messages[line] == nil, "line \(line)") }
  }
}
