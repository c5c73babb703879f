import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Rows that are dragged and dropped", .closesWindows, .serialized)
@MainActor
struct DragAndDropTests {
  typealias Card = DragStage.Card
  typealias AnyRow = DragStage.AnyRow

  @Test("go into another list, between rows", arguments: ListKind.allCases)
  func betweenLists(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    #expect(stage.takeLog() == [], "nothing is taken before the finger lets go")
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a2 between b1 and b2"])
    #expect(stage.shown(stage.upper) == ["a1", "a3", "a4"])
    #expect(stage.shown(stage.lower) == ["b1", "a2", "b2", "b3", "b4"])
  }

  @Test("go elsewhere in their own list", arguments: ListKind.allCases)
  func withinList(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    try stage.screen.lift("a1")
    try stage.screen.carry(to: "a3")
    stage.screen.drop()
    #expect(stage.takeLog() == ["upper takes a1 between a3 and a4"])
    #expect(stage.shown(stage.upper) == ["a2", "a3", "a1", "a4"])
  }

  @Test("make room where something is held over them", arguments: ListKind.allCases)
  func gap(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    let (b1, b2) = (try stage.screen.view(called: "b1"), try stage.screen.view(called: "b2"))
    func place(_ view: UIView) -> CGPoint { view.convert(view.bounds.origin, to: nil) }
    let before = (place(b1), place(b2))
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    #expect(place(b1) == before.0)
    #expect(place(b2) != before.1)
    stage.screen.carry(to: CGPoint(x: 150, y: 5))
    #expect(place(b2) == before.1, "the room goes with the finger")
    stage.screen.cancelDrag()
    #expect(stage.takeLog() == [])
    #expect(stage.shown(stage.upper) == ["a1", "a2", "a3", "a4"])
  }

  @Test("take the room that was made for them, without a jump", arguments: ListKind.allCases)
  func landing(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    let cells = try ["b1", "b2", "b3"].map { try cell(of: $0, on: stage) }
    func places() -> [CGPoint] {
      cells.map { cell in
        let layer = cell.layer.presentation() ?? cell.layer
        return CGPoint(x: layer.frame.minX, y: layer.frame.minY)
      }
    }
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    let before = places()
    stage.screen.display.lift()
    var farthest: CGFloat = 0
    for _ in 0..<40 {
      stage.screen.advance(by: 1 / 60)
      for (old, new) in zip(before, places()) {
        farthest = max(farthest, hypot(new.x - old.x, new.y - old.y))
      }
    }
    // The room in a table is as high as a usual row, not as the row that comes.
    #expect(farthest <= 4.5)
    #expect(stage.takeLog() == ["lower takes a2 between b1 and b2"])
  }

  @Test("go onto rows that take them", arguments: ListKind.allCases)
  func ontoRows(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.finish = { $1 }
    stage.row = { [unowned stage] side, text in
      let card = Card(text: text).draggable { text }
      guard text == "b2" || text == "a4" else { return AnyRow(card) }
      return AnyRow(
        card.dropDestination(of: String.self) { texts, place in
          stage.note("\(text): \(texts.joined()) \(DragStage.words(place))")
        })
    }
    stage.render()
    try stage.screen.drag(from: "a2", to: "b2")
    stage.screen.settle()
    try stage.screen.drag(from: "a1", to: "a4")
    stage.screen.settle()
    try stage.screen.drag(from: "a1", to: "b3")
    stage.screen.settle()
    #expect(stage.takeLog() == ["b2: a2 onto b2", "a4: a1 onto a4"])
    #expect(stage.shown(stage.upper) == ["a1", "a2", "a3", "a4"])
  }

  @Test("go onto the middle of rows, and between them elsewhere", arguments: ListKind.allCases)
  func ontoOrBetween(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.row = { [unowned stage] side, text in
      AnyRow(
        Card(text: text).draggable { text }
          .dropDestination(of: String.self) { texts, place in
            stage.note("\(texts.joined()) \(DragStage.words(place))")
          })
    }
    stage.render()
    let cell = try cell(of: "b2", on: stage)
    let frame = cell.convert(cell.bounds, to: nil)
    try stage.screen.lift("a2")
    stage.screen.carry(to: CGPoint(x: frame.midX, y: frame.midY))
    stage.screen.drop()
    #expect(stage.takeLog() == ["a2 onto b2"])
    try stage.screen.lift("a2")
    stage.screen.carry(to: CGPoint(x: frame.minX + 3, y: frame.minY + 3))
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a2 between b1 and b2"])
  }

  @Test(
    "go onto the middle of rows of a list that was rendered meanwhile",
    arguments: ListKind.allCases)
  func ontoRowAfterRender(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.row = { [unowned stage] side, text in
      AnyRow(
        Card(text: text).draggable { text }
          .dropDestination(of: String.self) { texts, place in
            stage.note("\(texts.joined()) \(DragStage.words(place))")
          })
    }
    stage.render()
    let cells = try ["b2", "b3"].map { try cell(of: $0, on: stage) }
    let frames = cells.map { $0.convert($0.bounds, to: nil) }
    try stage.screen.lift("a2")
    stage.screen.carry(to: CGPoint(x: frames[0].minX + 3, y: frames[0].minY + 3))
    stage.texts[.lower]?.append("b5")
    stage.render(.lower)
    stage.screen.carry(to: CGPoint(x: frames[1].midX, y: frames[1].midY))
    stage.screen.drop()
    #expect(stage.takeLog() == ["a2 onto b3"])
  }

  private func cell(of text: String, on stage: DragStage) throws -> UIView {
    let label: UIView = try stage.screen.view(called: text)
    return try #require(
      sequence(first: label, next: \.superview).first {
        $0 is UITableViewCell || $0 is UICollectionViewCell
      })
  }

  @Test("are moved in their list by its handler for moves", arguments: ListKind.allCases)
  func reordering(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.options[.upper] = ListOptions().onMove { [unowned stage] move in
      let (previous, next) = (DragStage.word(move.previousID), DragStage.word(move.nextID))
      stage.note("moves \(move.id) between \(previous) and \(next)")
      let text = stage.texts[.upper]?.remove(at: move.source.row) ?? ""
      stage.texts[.upper]?.insert(text, at: move.destination.row)
      stage.render(.upper)
    }
    stage.row = { _, text in AnyRow(Card(text: text).reorderable().draggable { text }) }
    stage.render()
    try stage.screen.lift("a1")
    try stage.screen.carry(to: "a3")
    stage.screen.drop()
    #expect(stage.takeLog() == ["moves a1 between a3 and a4"])
    #expect(stage.shown(stage.upper) == ["a2", "a3", "a1", "a4"])
    try stage.screen.lift("b1")
    try stage.screen.carry(to: "a3")
    stage.screen.drop()
    #expect(stage.takeLog() == ["upper takes b1 between a2 and a3"])
    #expect(stage.shown(stage.upper) == ["a2", "b1", "a3", "a1", "a4"])
    try stage.screen.lift("a4")
    try stage.screen.carry(to: "b2")
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a4 between - and b2"])
  }

  @Test("that are reorderable go onto rows of their list, too", arguments: ListKind.allCases)
  func reorderableOntoRow(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.options[.upper] = ListOptions().onMove { [unowned stage] move in
      stage.note("moves \(move.id)")
    }
    stage.row = { [unowned stage] side, text in
      let card = Card(text: text).reorderable().draggable { text }
      guard text == "a3" else { return AnyRow(card) }
      return AnyRow(
        card.dropDestination(of: String.self) { texts, place in
          stage.note("\(texts.joined()) \(DragStage.words(place))")
        })
    }
    stage.render()
    try stage.screen.lift("a1")
    try stage.screen.carry(to: "a3")
    // The rows have made room meanwhile.
    try stage.screen.carry(to: "a3")
    stage.screen.drop()
    #expect(stage.takeLog() == ["a1 onto a3"])
    #expect(stage.shown(stage.upper) == ["a1", "a2", "a3", "a4"])
  }

  @Test("are refused as the list says", arguments: ListKind.allCases)
  func refusing(kind: ListKind) throws {
    let stage = DragStage(kind)
    var asked: Set<String> = []
    stage.finish = { [unowned stage] side, section in
      section.dropDestination(of: String.self) { stage.take($0, into: side, at: $1) }
        .dropProposal(of: String.self) { texts, place in
          asked.formUnion(texts)
          return side == .lower && texts.contains("a2") ? .forbidden : .move
        }
    }
    stage.render()
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    stage.screen.drop()
    #expect(stage.takeLog() == [])
    #expect(asked == ["a2"])
    #expect(stage.shown(stage.upper) == ["a1", "a2", "a3", "a4"])
    #expect(stage.shown(stage.lower) == ["b1", "b2", "b3", "b4"])
    try stage.screen.lift("a3")
    try stage.screen.carry(to: "b2")
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a3 between b1 and b2"])
  }

  @Test("are refused where nobody takes their type", arguments: ListKind.allCases)
  func otherTypes(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.finish = { [unowned stage] side, section in
      section.dropDestination(of: Int.self) { numbers, _ in stage.note("\(numbers)") }
    }
    stage.row = { _, text in
      let card = Card(text: text)
      return text == "a3" ? AnyRow(card.draggable { 3 }) : AnyRow(card.draggable { text })
    }
    stage.render()
    try stage.screen.drag(from: "a2", to: "b2")
    stage.screen.settle()
    #expect(stage.takeLog() == [])
    try stage.screen.drag(from: "a3", to: "b2")
    stage.screen.settle()
    #expect(stage.takeLog() == ["[3]"])
  }

  @Test("come along when they are selected, or tapped", arguments: ListKind.allCases)
  func several(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.options[.upper] = ListOptions().selection(
      Selection<String>(.multiple, ids: ["a1", "a3"]))
    stage.render()
    try stage.screen.lift("a3")
    stage.screen.carry(to: CGPoint(x: 150, y: 240))
    try stage.screen.addToDrag("a4")
    try stage.screen.carry(to: "b2")
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a3 a1 a4 between b1 and b2"])
    // A shelf has no room for more.
    #expect(stage.shown(stage.lower).prefix(5) == ["b1", "a3", "a1", "a4", "b2"])
    #expect(stage.texts[.lower] == ["b1", "a3", "a1", "a4", "b2", "b3", "b4"])
    #expect(stage.shown(stage.upper) == ["a2"])
  }

  @Test("show another component under the finger, if they say so", arguments: ListKind.allCases)
  func preview(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.row = { _, text in
      AnyRow(Card(text: text).draggable { text }.dragPreview { Stamp(text: "stamp \(text)") })
    }
    stage.render()
    #expect(!stage.screen.window.subviews.contains { $0.bounds.size == Stamp.size })
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    let stamp = try #require(
      stage.screen.window.subviews.first { $0.bounds.size == Stamp.size })
    #expect(stamp.frame.contains(stage.screen.display.fingers[0] ?? .zero))
    #expect(stage.screen.texts.contains("stamp a2"))
    stage.screen.drop()
    #expect(stage.texts[.lower]?.contains("a2") == true)
    #expect(stamp.window == nil)
  }

  /// What is seen under a finger instead of a row.
  struct Stamp: Component {
    static let size = CGSize(width: 64, height: 26)
    var text: String
    func render(in label: UILabel) { label.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { Self.size }
  }

  @Test("cannot be dragged without a value", arguments: ListKind.allCases)
  func withoutValue(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.row = { _, text in AnyRow(Card(text: text).draggable { text == "a2" ? nil : text }) }
    stage.render()
    try stage.screen.drag(from: "a2", to: "b2")
    stage.screen.settle()
    #expect(stage.takeLog() == [])
  }

  @Test("find their place although the lists are rendered meanwhile", arguments: ListKind.allCases)
  func renders(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    stage.texts[.upper] = ["new", "a1", "a2", "a3", "a4"]
    stage.texts[.lower] = ["fresh", "b1", "b2", "b3", "b4"]
    stage.render()
    stage.screen.advance(by: 0.5)
    stage.screen.drop()
    // Under the finger is another row now.
    #expect(stage.takeLog() == ["lower takes a2 between fresh and b1"])
    #expect(stage.shown(stage.upper) == ["new", "a1", "a3", "a4"])
    #expect(stage.shown(stage.lower) == ["fresh", "a2", "b1", "b2", "b3", "b4"])
  }

  @Test("may leave their list while they are dragged", arguments: ListKind.allCases)
  func leaving(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    try stage.screen.lift("a2")
    try stage.screen.carry(to: "b2")
    stage.texts[.upper] = ["a1", "a3"]
    stage.render()
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a2 between b1 and b2"])
    #expect(stage.shown(stage.upper) == ["a1", "a3"])
    #expect(stage.shown(stage.lower) == ["b1", "a2", "b2", "b3", "b4"])
  }

  @Test("go to the end of the list, and into one without rows", arguments: ListKind.allCases)
  func ends(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.render()
    try stage.screen.lift("a2")
    stage.screen.carry(to: CGPoint(x: 250, y: 690))
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a2 between b4 and -"])
    stage.texts[.lower] = []
    stage.render()
    stage.screen.settle()
    try stage.screen.lift("a1")
    stage.screen.carry(to: CGPoint(x: 150, y: 500))
    stage.screen.drop()
    #expect(stage.takeLog() == ["lower takes a1 between - and -"])
    #expect(stage.shown(stage.lower) == ["a1"])
  }

  @Test("are taken by the options of a list", arguments: ListKind.allCases)
  func options(kind: ListKind) throws {
    let stage = DragStage(kind)
    stage.finish = { $1 }
    stage.options[.lower] = ListOptions().dropDestination(of: String.self) { [unowned stage] in
      stage.take($0, into: .lower, at: $1)
    }
    stage.render()
    try stage.screen.drag(from: "a2", to: "b3")
    stage.screen.settle()
    #expect(stage.takeLog() == ["lower takes a2 between b2 and b3"])
  }

  @Test("are taken back by an undo manager, and back again", arguments: ListKind.allCases)
  func undoing(kind: ListKind) throws {
    let stage = DragStage(kind)
    func show(_ texts: [DragStage.Side: [String]]) {
      let old = stage.texts
      stage.undo.registerUndo(withTarget: stage) { _ in show(old) }
      stage.texts = texts
      stage.render()
    }
    stage.finish = { [unowned stage] side, section in
      section.dropDestination(of: String.self) { new, place in
        var texts = stage.texts.mapValues { $0.filter { !new.contains($0) } }
        var list = texts[side] ?? []
        let next = (place.nextID?.base as? String).flatMap { list.firstIndex(of: $0) }
        list.insert(contentsOf: new, at: next ?? list.count)
        texts[side] = list
        show(texts)
      }
    }
    stage.render()
    try stage.screen.drag(from: "a2", to: "b2")
    stage.screen.settle()
    #expect(stage.shown(stage.lower) == ["b1", "a2", "b2", "b3", "b4"])
    stage.undo.undo()
    stage.screen.settle()
    #expect(stage.shown(stage.upper) == ["a1", "a2", "a3", "a4"])
    #expect(stage.shown(stage.lower) == ["b1", "b2", "b3", "b4"])
    stage.undo.redo()
    stage.screen.settle()
    #expect(stage.shown(stage.lower) == ["b1", "a2", "b2", "b3", "b4"])
    #expect(!stage.undo.canRedo)
  }

  @Test("cost nothing where nobody drags", arguments: ListKind.allCases)
  func unused(kind: ListKind) {
    let stage = DragStage(kind)
    stage.finish = { $1 }
    stage.row = { AnyRow(Card(text: $1)) }
    stage.render()
    if let table = stage.upper as? UITableView {
      #expect(table.dragDelegate == nil)
      #expect(table.dropDelegate == nil)
    }
    if let view = stage.upper as? UICollectionView {
      #expect(view.dragDelegate == nil)
      #expect(view.dropDelegate == nil)
    }
  }
}
