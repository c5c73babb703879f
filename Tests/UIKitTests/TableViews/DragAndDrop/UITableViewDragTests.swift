import Testing
import UIKit
import _TestSupport

@MainActor
@Suite(.serialized)
struct UITableViewDragTests {
  private func run(_ test: (Stage, TextRows, TextRows) -> Void) {
    let stage = Stage()
    defer { stage.close() }
    let one = TextRows(
      [["a", "b", "c", "d"]], frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let other = TextRows([["x", "y"]], frame: CGRect(x: 0, y: 400, width: 390, height: 400))
    for rows in [one, other] { stage.window.addSubview(rows.table) }
    stage.advance(by: 0.1)
    test(stage, one, other)
    stage.advance(by: 0.5)
    #expect(one.table.visibleCells.isNotEmptyAndAllSatisfy { !$0.layer.isHidden })
    #expect(!one.table.hasActiveDrag)
    #expect(!one.table.hasActiveDrop)
    #expect(!other.table.hasActiveDrop)
    #expect(one.shown == one.sections[0])
    #expect(one.seen == one.sections[0])
    #expect(other.shown == other.sections[0])
    #expect(other.seen == other.sections[0])
  }

  @Test func `a row that can be moved is moved by a drag, without the drop delegate`() {
    run { stage, one, _ in
      one.canMove = true
      one.table.dropDelegate = nil
      stage.drag(from: one.place(0), over: [one.place(1), one.place(2)], lifts: false)
      #expect(one.table.hasActiveDrag)
      #expect(one.table.hasActiveDrop)
      #expect(one.seen == ["b", "c", "d"])
      stage.touch(.ended, at: one.place(2))
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "moves 0 to 2", "ends"])
      #expect(one.sections == [["b", "c", "a", "d"]])
    }
  }

  @Test func `dropped where it was, a row is not moved`() {
    run { stage, one, _ in
      one.canMove = true
      stage.drag(from: one.place(1), over: [one.place(3), one.place(1)])
      #expect(one.log == ["begins", "ends"])
    }
  }

  @Test func `the drop delegate moves rows that the data source does not`() {
    run { stage, one, _ in
      stage.drag(from: one.place(0), over: [one.place(2)])
      #expect(one.destinations.last == IndexPath(row: 2, section: 0))
      #expect(one.log == ["begins", "drops 1", "arrives", "ends"])
      #expect(one.sections == [["b", "c", "a", "d"]])
    }
  }

  @Test func `a row is dragged into another table, which makes room`() {
    run { stage, one, other in
      stage.drag(from: one.place(1), over: [one.place(2), other.place(1)], lifts: false)
      let tops = other.table.visibleCells.map(\.frame.minY)
      #expect(tops == [0, 84])
      #expect(one.seen == ["a", "b", "c", "d"])
      stage.touch(.ended, at: other.place(1))
      stage.advance(by: 0.6)
      #expect(other.sections == [["x", "b", "y"]])
      #expect(one.log == ["begins", "ends"])
      #expect(other.log == ["drops 1", "arrives"])
    }
  }

  @Test func `a table that takes nothing any more makes no room`() {
    run { stage, one, other in
      stage.drag(from: one.place(1), over: [one.place(2), other.place(1)], lifts: false)
      #expect(other.table.visibleCells.map(\.frame.minY) == [0, 84])
      (other.table.dragDelegate, other.table.dropDelegate) = (nil, nil)
      stage.advance(by: 0.3)
      #expect(other.table.visibleCells.map(\.frame.minY) == [0, 40])
      #expect(!other.table.hasUncommittedUpdates)
      stage.touch(.ended, at: other.place(1))
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "ends"])
      #expect(other.log.isEmpty)
    }
  }

  @Test func `several rows are dragged together`() {
    run { stage, one, other in
      stage.drag(from: one.place(0), over: [one.place(1)], lifts: false)
      stage.touch(.began, at: one.place(3), finger: 1)
      stage.touch(.ended, at: one.place(3), finger: 1)
      stage.touch(.moved, at: other.place(0))
      stage.advance(by: 0.3)
      stage.touch(.ended, at: other.place(0))
      stage.advance(by: 0.6)
      #expect(other.log.first == "drops 2")
      #expect(Set(other.sections[0]) == ["a", "d", "x", "y"])
    }
  }

  @Test func `without room asked for none is made, and a row can be what takes things`() {
    run { stage, one, other in
      other.intent = .insertIntoDestinationIndexPath
      stage.drag(from: one.place(0), over: [other.place(0)], lifts: false)
      #expect(other.table.visibleCells.map(\.frame.minY) == [0, 40])
      #expect(other.table.visibleCells.filter(\.isHighlighted).count == 1)
      other.operation = .cancel
      stage.touch(.moved, at: other.place(1))
      #expect(other.table.visibleCells.isNotEmptyAndAllSatisfy { !$0.isHighlighted })
      stage.touch(.ended, at: other.place(1))
      stage.advance(by: 0.6)
      #expect(other.log.isEmpty)
      #expect(one.log == ["begins", "ends"])
    }
  }

  @Test func `an empty table takes things, too`() {
    run { stage, one, other in
      other.sections = [[]]
      other.table.reloadData()
      stage.drag(from: one.place(0), over: [CGPoint(x: 100, y: 600)])
      #expect(other.sections == [["a"]])
    }
  }

  @Test func `updates and reloads during a drag lose nothing`() {
    for reloads in [false, true] {
      run { stage, one, _ in
        one.canMove = true
        stage.drag(from: one.place(0), over: [one.place(2)], lifts: false)
        one.sections = [["b", "c", "d"]]
        if reloads {
          one.table.reloadData()
        } else {
          one.table.deleteRows(at: [[0, 0]], with: .fade)
        }
        stage.advance(by: 0.5)
        #expect(one.seen == ["b", "c", "d"])
        one.operation = .cancel
        stage.touch(.moved, at: one.place(1))
        stage.touch(.ended, at: one.place(1))
        stage.advance(by: 0.6)
        #expect(!one.log.contains { $0.hasPrefix("moves") })
      }
    }
  }

  @Test func `a dragged row follows its item through updates`() {
    run { stage, one, _ in
      one.canMove = true
      stage.drag(from: one.place(0), over: [one.place(2)], lifts: false)
      let finger = one.place(2)
      one.sections[0].insert(contentsOf: ["n", "m"], at: 0)
      one.table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
      stage.advance(by: 0.5)
      #expect(one.seen == ["n", "m", "b", "c", "d"])
      #expect(one.table.hasUncommittedUpdates)
      stage.touch(.moved, at: CGPoint(x: finger.x, y: finger.y + 40))
      stage.advance(by: 0.3)
      stage.touch(.ended, at: CGPoint(x: finger.x, y: finger.y + 40))
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "moves 2 to 3", "ends"])
    }
  }

  @Test func `a drag that is cancelled brings the row to where it is now`() {
    run { stage, one, _ in
      one.canMove = true
      stage.drag(from: one.place(0), over: [one.place(2)], lifts: false)
      one.sections[0].insert(contentsOf: ["n", "m"], at: 0)
      one.table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
      stage.advance(by: 0.5)
      stage.touch(.cancelled, at: one.place(2))
      let pictures = stage.window.subviews.filter { !($0 is UITableView) }
      #expect(pictures.map(\.center) == [one.place(2)])
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "ends"])
    }
  }

  @Test func `the drop delegate is not told a row that it does not know any more`() {
    for updates in [false, true] {
      run { stage, one, _ in
        var sources: [IndexPath?] = []
        one.performDrop = { sources += $0.items.map(\.sourceIndexPath) }
        stage.drag(from: one.place(0), over: [one.place(1)], lifts: false)
        if updates {
          one.sections[0].append("n")
          one.table.insertRows(at: [[0, 4]], with: .fade)
        }
        stage.touch(.ended, at: one.place(1))
        stage.advance(by: 0.6)
        #expect(sources == [updates ? nil : [0, 0]])
      }
    }
  }

  @Test func `dragging can be turned off`() {
    run { stage, one, other in
      one.table.dragInteractionEnabled = false
      stage.drag(from: one.place(0), over: [other.place(0)])
      #expect(one.log.isEmpty)
      #expect(other.log.isEmpty)
    }
  }

  @Test func `near the edge the table scrolls during a drag`() {
    run { stage, one, _ in
      one.canMove = true
      one.sections = [(0..<100).map { String($0) }]
      one.table.reloadData()
      stage.frame()
      stage.drag(from: one.place(0), over: [CGPoint(x: 100, y: 395)], lifts: false)
      stage.advance(by: 10)
      #expect(one.table.contentOffset.y == 3600)
      stage.touch(.ended, at: CGPoint(x: 100, y: 395))
      stage.advance(by: 0.6)
      #expect(one.log == ["begins", "moves 0 to 99", "ends"])
      one.sections = [["a"]]
      one.table.reloadData()
    }
  }
}
