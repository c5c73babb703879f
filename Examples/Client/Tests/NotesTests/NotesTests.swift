import KumikoTesting
import Testing
import UIKit

@testable import Notes

@MainActor
@Suite(.serialized) struct NotesTests {
  let notes = (1...30).map { Note(id: $0, text: "Note \($0)") }

  @Test func `a tap pins a note, which moves to the front in one batch`() throws {
    let screen = NotesViewController()
    screen.notes = notes
    let stage = TestStage(root: screen)
    try stage.tap(on: "Note 3")
    stage.settle()
    #expect(screen.notes[2].isPinned)
    #expect(stage.texts.prefix(2) == ["Note 3", "Note 1"])
    #expect(screen.stageCounts.count == 1)
    stage.close()
  }

  @Test func `the wall stands in columns`() throws {
    let screen = WallViewController()
    screen.notes = notes
    let stage = TestStage(root: screen)
    let cells = screen.collectionView.visibleCells
    #expect(Set(cells.map(\.frame.minX)).count == 2)
    #expect(stage.texts.contains("Note 1"))
    stage.close()
  }

  @Test func `the wall has no cards beside what is in view`() throws {
    let screen = WallViewController()
    screen.notes = notes
    let stage = TestStage(root: screen)
    let layout = screen.collectionView.collectionViewLayout
    let first = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    let below = CGRect(x: 0, y: first.frame.maxY, width: 1000, height: 1000)
    let found = layout.layoutAttributesForElements(in: below) ?? []
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.indexPath == [0, 0] })
    stage.close()
  }

  @Test func `a tap takes a card off the wall, in one change`() throws {
    let screen = WallViewController()
    screen.notes = notes
    let stage = TestStage(root: screen)
    try stage.tap(on: "Note 3")
    stage.settle()
    #expect(screen.notes.map(\.id).prefix(3) == [1, 2, 4])
    #expect(!stage.texts.contains("Note 3"))
    #expect(screen.changeCounts.last == 1)
    stage.close()
  }
}
