import QuartzCore
import Testing
import UIKit

/// Rows that stand for what has been dropped until its data has come.
@MainActor
@Suite(.serialized)
struct UITableViewPlaceholderTests {
  /// Drops "a" between "x" and "y" of another table, whose delegate does what it is told.
  private func drop(
    style: UITableView.Style = .plain,
    _ perform: @escaping (any UITableViewDropCoordinator, TextRows) -> Void,
    then test: (Stage, TextRows) throws -> Void
  ) rethrows {
    let stage = Stage()
    defer { stage.close() }
    let one = TextRows([["a"]], frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let other = TextRows(
      [["x", "y"]], frame: CGRect(x: 0, y: 400, width: 390, height: 400), style: style)
    for rows in [one, other] { stage.window.addSubview(rows.table) }
    stage.advance(by: 0.1)
    other.performDrop = { [unowned other] in perform($0, other) }
    stage.drag(from: one.place(0), over: [other.place(1)])
    try test(stage, other)
    stage.advance(by: 0.5)
    #expect(other.shown == other.sections.flatMap(\.self))
    #expect(other.seen == other.shown)
  }

  private func placeholder(at row: Int, _ text: String = "…") -> UITableViewDropPlaceholder {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "cell", rowHeight: 60)
    placeholder.cellUpdateHandler = { $0.textLabel?.text = text }
    return placeholder
  }

  private func find(_ text: String, in table: UITableView) -> UITableViewCell? {
    table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == text }
  }

  @Test func `a placeholder has a place, but the data source does not know it`() throws {
    var context: (any UITableViewDropPlaceholderContext)?
    var arrived = false
    try drop { coordinator, _ in
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder(at: 1))
      context?.addCompletion { _ in arrived = true }
    } then: { stage, rows in
      let table = rows.table
      #expect(arrived)
      #expect(context?.dragItem.localObject as? String == "a")
      #expect(table.hasUncommittedUpdates)
      #expect(table.numberOfRows(inSection: 0) == 2)
      let cell = try #require(find("…", in: table))
      #expect(cell.frame == CGRect(x: 0, y: 40, width: 390, height: 60))
      #expect(cell.alpha == 1)
      #expect(rows.seen == ["x", "y"])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 100])
      #expect(table.rectForRow(at: [0, 1]).minY == 100)
      #expect(table.contentSize.height == 140)
      #expect(table.rect(forSection: 0).height == 140)
      let found = [20, 70, 120].map { table.indexPathForRow(at: CGPoint(x: 9, y: $0)) }
      #expect(found == [[0, 0], nil, [0, 1]])
      #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 9, height: 60)) == [[0, 1]])
      #expect(context?.deletePlaceholder() == true)
      #expect(context?.deletePlaceholder() == false)
      stage.advance(by: 0.5)
      #expect(cell.superview == nil)
      #expect(!table.hasUncommittedUpdates)
      #expect(table.contentSize.height == 80)
    }
  }

  @Test func `it becomes a row where it stands, wherever updates have led it`() {
    var context: (any UITableViewDropPlaceholderContext)?
    drop { coordinator, _ in
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder(at: 1))
    } then: { stage, rows in
      rows.sections = [["v", "x", "w", "y"]]
      rows.table.insertRows(at: [[0, 0], [0, 2]], with: .fade)
      stage.advance(by: 0.5)
      #expect(find("…", in: rows.table)?.frame.minY == 80)
      let isDone = context?.commitInsertion { path in
        #expect(path == [0, 2])
        rows.sections[0].insert("a", at: path.row)
      }
      #expect(isDone == true)
      #expect(rows.shown == ["v", "x", "a", "w", "y"])
      #expect(find("…", in: rows.table) == nil)
      #expect(!rows.table.hasUncommittedUpdates)
      #expect(context?.commitInsertion { _ in Issue.record("It is a row already.") } == false)
    }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
  func `several become rows in any order`(order: [Int]) {
    var contexts: [any UITableViewDropPlaceholderContext] = []
    drop { coordinator, _ in
      let item = coordinator.items[0].dragItem
      for (row, text) in ["p", "q", "r"].enumerated() {
        contexts.append(coordinator.drop(item, to: placeholder(at: 1 + row, text)))
      }
    } then: { stage, rows in
      let tops = ["p", "q", "r", "y"].map { find($0, in: rows.table)?.frame.minY }
      #expect(tops == [40, 100, 160, 220])
      for index in order {
        contexts[index].commitInsertion {
          rows.sections[0].insert(["p", "q", "r"][index], at: $0.row)
        }
        stage.advance(by: 0.1)
      }
      #expect(rows.sections == [["x", "p", "q", "r", "y"]])
    }
  }

  @Test func `data that is there at once becomes a row at once`() {
    drop { coordinator, rows in
      let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder(at: 2))
      coordinator.session.loadObjects(ofClass: NSString.self) { texts in
        context.commitInsertion { path in
          for text in texts { rows.sections[0].insert("\(text)", at: path.row) }
        }
      }
    } then: { _, rows in
      #expect(rows.sections == [["x", "y", "a"]])
    }
  }

  @Test func `when everything is reloaded, or its section is gone, a placeholder is gone, too`() {
    for reloads in [true, false] {
      var context: (any UITableViewDropPlaceholderContext)?
      drop { coordinator, _ in
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder(at: 0))
      } then: { stage, rows in
        if reloads {
          rows.table.reloadData()
        } else {
          rows.sections = []
          rows.table.deleteSections([0], with: .fade)
        }
        stage.advance(by: 0.5)
        #expect(find("…", in: rows.table) == nil)
        #expect(!rows.table.hasUncommittedUpdates)
        #expect(context?.deletePlaceholder() == false)
      }
    }
  }

  /// The rounded corners of the rows of a card.
  private func corners(_ table: UITableView) -> [CACornerMask?] {
    var corners: [CACornerMask?] = []
    for text in ["p", "x", "y", "q"] {
      let layer = find(text, in: table)?.layer
      corners.append(layer.map { $0.cornerRadius > 0 ? $0.maskedCorners : [] })
    }
    return corners
  }

  @Test func `a card is round around its placeholders`() {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    var contexts: [any UITableViewDropPlaceholderContext] = []
    drop(style: .insetGrouped) { coordinator, _ in
      for (row, text) in [(0, "p"), (3, "q")] {
        let item = coordinator.items[0].dragItem
        contexts.append(coordinator.drop(item, to: placeholder(at: row, text)))
      }
    } then: { stage, rows in
      #expect(corners(rows.table) == [top, [], [], bottom])
      for context in contexts { context.deletePlaceholder() }
      stage.advance(by: 0.5)
      #expect(corners(rows.table) == [nil, top, bottom, nil])
    }
  }

  @Test func `things fly to any place`() {
    var centers: [CGPoint] = []
    drop { coordinator, rows in
      guard let window = rows.table.window else { return }
      let target = UIDragPreviewTarget(container: window, center: CGPoint(x: 300, y: 30))
      coordinator.drop(coordinator.items[0].dragItem, to: target).addAnimations {
        centers = window.subviews.filter { !($0 is UITableView) }.map(\.center)
      }
    } then: { _, _ in
      #expect(centers == [CGPoint(x: 300, y: 30)])
    }
  }

  @Test func `a placeholder says how what was dropped looks at its cell`() throws {
    var cell: UITableViewCell?
    var context: (any UITableViewDropPlaceholderContext)?
    drop { coordinator, _ in
      let placeholder = placeholder(at: 1)
      placeholder.previewParametersProvider = {
        cell = $0
        return nil
      }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    } then: { _, rows in
      #expect(cell != nil)
      #expect(cell === find("…", in: rows.table))
      context?.deletePlaceholder()
    }
  }
}
