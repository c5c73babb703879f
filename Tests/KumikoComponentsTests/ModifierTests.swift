import KumikoComponents
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `A modified component` {
  let log = Log()

  @Test func `is identified, reused and found as the one inside`() {
    let row = NumberRow(id: 3).accessory(.checkmark).onSelect {}.deletable {}.reorderable()
      .contextMenu {}.separator(.hidden).onImpression {}.selectable(false)
      .swipeActions { RowAction("Flag") {} }
    #expect(row.id == 3)
    #expect(row.value == 0)
    #expect(row.reuseIdentifier == NumberRow(id: 1).reuseIdentifier)
    let nodes = Section(id: 0) { row }.cells
    #expect(nodes.map(\.id) == [AnyHashable(3)])
    #expect(nodes[0].component(as: NumberRow.self)?.id == 3)
    let bare = Section(id: 0) { NumberRow(id: 3, value: 1).onSelect {} }
    let next = Section(id: 0) { NumberRow(id: 3, value: 2).onSelect {} }
    #expect(!next.cells[0].isContentEqual(to: bare.cells[0]))
  }

  @Test func `says what its modifiers say, wherever they stand`() {
    let inner = AnyComponent(NumberRow(id: 1).onSelect { log.events.append("1") })
    let outer = inner.id(1).onSelect { log.events.append("2") }.accessory(.checkmark)
      .on(willDisplay: {}).accessory(.detailButton).reorderable()
    let traits = AnyComponent(outer).rowTraits
    for action in traits.onSelect { action() }
    #expect(log.take() == ["1", "2"])
    guard case .type(.detailButton) = traits.look.accessory else {
      return #expect(Bool(false), "the last one counts")
    }
    #expect(traits.isReorderable == true)
    #expect(traits.isSelectable)
    #expect(traits.isEditable)
    #expect(!AnyComponent(NumberRow(id: 1)).rowTraits.isEditable)
  }

  @Test func `makes swipe actions and menus only when they are needed`() {
    let row = NumberRow(id: 1)
      .swipeActions { log.note(RowAction("Flag") {}, "swipe") }
      .contextMenu { log.note(UIAction(title: "Open") { _ in }, "menu") }
    let traits = AnyComponent(row).rowTraits
    #expect(log.take() == [])
    #expect(traits.swipes[.trailing]?.actions.map(\.title) == ["Flag"])
    #expect(traits.menu?.makeEntries().map(\.title) == ["Open"])
    #expect(log.take() == ["swipe", "menu"])
  }

  @Test(arguments: [true, false])
  func `rows can be taken out and put in one by one`(isLazy: Bool) {
    var numbers = Array(0..<9)
    var rows =
      isLazy
      ? Section(id: 0, of: numbers, id: \.self) { NumberRow(id: $0) }.elements
      : Section(id: 0) { for number in numbers { NumberRow(id: number) } }.elements
    #expect(rows.isLazy == isLazy)
    var random = SeededRandom(seed: 7)
    for step in 100..<160 {
      let index = Int.random(in: 0..<numbers.count, using: &random)
      if step % 2 == 0 {
        numbers.remove(at: index)
        rows = rows.removing(at: index)
      } else {
        numbers.insert(step, at: index)
        rows = rows.inserting(CellNode(NumberRow(id: step)), at: index)
      }
      #expect(rows.map(\.id) == numbers.map { AnyHashable($0) })
      #expect(rows.map { $0.component(as: NumberRow.self)?.id } == numbers)
    }
  }

  @Test func `rows are found by identifiers of any type`() {
    let sections = [
      Section(id: "A", of: 0..<5, id: \.self) { NumberRow(id: $0) },
      Section(id: "B") {
        NumberRow(id: 3)
        Row("three")
      },
    ]
    #expect(sections.indexPath(of: 3) == IndexPath(row: 3, section: 0))
    #expect(sections.indexPath(of: 3, in: "B") == IndexPath(row: 0, section: 1))
    #expect(sections.indexPath(of: "3") == nil)
    let found = sections.indexPaths(of: [3, AnyHashable(Row("three")), 9])
    #expect(
      found == [
        3: IndexPath(row: 3, section: 0), AnyHashable(Row("three")): IndexPath(row: 1, section: 1),
      ])
  }
}
