import Kumiko
import Testing
import UIKit
import _TestSupport

@testable import KumikoRendering

/// Which delegate methods adapters say they have, where UIKit looks for them by name.
@MainActor
@Suite struct `Optional methods are needed` {
  func needed(by section: Section, _ options: ListOptions = ListOptions()) -> OptionalMethods {
    .needed(by: [section], options, in: CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  func needed(by component: some Component) -> OptionalMethods {
    needed(by: Section(id: 0, cells: [CellNode(id: 0, component)]))
  }

  @Test func `by what rows say`() {
    #expect(needed(by: Item("a", height: nil)) == [])
    #expect(needed(by: Item("a", height: 40)) == [.heights, .sizes])
    #expect(needed(by: EmptySpace(height: 20)).contains(.heights))
    let withMenu = Item("a", height: nil).contextMenu { UIAction(title: "x") { _ in } }
    #expect(needed(by: withMenu) == .menus)
    #expect(needed(by: Item("a", height: nil).reorderable()) == .editing)
    #expect(needed(by: Item("a", height: nil).onSelect {}) == [])
  }

  @Test func `by options, and all of them by lazy sections`() {
    let plain = Section(id: 0, cells: [CellNode(id: 0, Item("a", height: nil))])
    #expect(needed(by: plain, ListOptions().onMove { _ in }) == .editing)
    #expect(needed(by: Section(id: 0, of: 0..<3, id: \.self) { Item("\($0)") }) == .all)
    #expect(needed(by: Section(id: 0, of: 0..<0, id: \.self) { Item("\($0)") }) == [])
  }
}
