import Foundation
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Answers what few delegates are asked.
@MainActor
private final class Answers: NSObject, UITableViewDelegate {
  var indentation: [Int: Int] = [:]
  var focus: (Int) -> Bool = { _ in true }
  private(set) var selected: [Int] = []

  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indentation[indexPath.row] ?? 0 }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    focus(indexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewRowSettingsTests {
  private let rows = EditableRows(count: 30)

  private func press(_ code: KeyInput.Code, _ stage: EditingStage) {
    for isDown in [true, false] {
      stage.stage.window.receive(.key(KeyInput(code), isDown: isDown, time: MediaClock.now))
    }
    stage.stage.frame()
  }

  // MARK: Indentation

  @Test func `the delegate's level moves built-in and configured content in`() throws {
    let (answers, source) = (Answers(), Rows(count: 4))
    answers.indentation = [1: 2, 3: 2]
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if path.row < 2 {
        cell.textLabel?.text = "Text"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
      }
      return cell
    }
    let table = makeTable(source) { $0.delegate = answers }
    let cells = table.visibleCells
    #expect(cells.map(\.indentationLevel) == [0, 2, 0, 2])
    let starts = try cells.map { cell in
      cell.layoutIfNeeded()
      let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
      return label.frame.minX
    }
    #expect(starts == [16, 36, 16, 36])
    #expect(cells.map(\.separatorInset.left) == starts)
  }

  @Test func `without a delegate's level the cell's own counts`() {
    let source = Rows(count: 2)
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.indentationLevel = 3
      return cell
    }
    let log = DisplayLog()
    let table = makeTable(source) { $0.delegate = log }
    #expect(table.visibleCells.map(\.indentationLevel) == [3, 3])
  }

  // MARK: Row actions

  @MainActor
  private final class OldActions: NSObject, UITableViewDelegate {
    var actions: [UITableViewRowAction] = []

    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
  }

  @Test func `row actions of old are buttons that a swipe brings out`() throws {
    let (stage, old) = (EditingStage(rows), OldActions())
    var used: [Int] = []
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { action, path in
      #expect(action.title == "Flag")
      used.append(path.row)
    }
    let delete = UITableViewRowAction(style: .destructive, title: "Away") { [rows] _, path in
      rows.delete(path.row, from: stage.table)
    }
    flag.backgroundColor = .systemOrange
    #expect(delete.style == .default)
    #expect(flag.style == .normal)
    old.actions = [delete, flag]
    stage.table.delegate = old
    stage.stage.frame()
    stage.swipe(2, by: -140)
    #expect(stage.label("Flag")?.superview?.backgroundColor == .systemOrange)
    stage.tap("Flag")
    stage.stage.advance(by: 1)
    #expect(used == [2])
    #expect(stage.shift(2) == 0)
    stage.swipe(3, by: -140)
    stage.tap("Away")
    stage.stage.advance(by: 1)
    #expect(stage.texts[3] == "row 4")
  }

  @Test func `a full swipe performs no row action of old`() {
    let (stage, old) = (EditingStage(rows), OldActions())
    old.actions = [UITableViewRowAction(style: .normal, title: "Flag") { _, _ in Issue.record() }]
    stage.table.delegate = old
    stage.stage.frame()
    stage.swipe(2, by: -340)
    #expect(stage.cell(2)?.showingDeleteConfirmation == true)
  }

  // MARK: Keys

  @Test func `keys pass over rows that they may not be at`() {
    let (stage, answers) = (EditingStage(rows), Answers())
    answers.focus = { $0 != 1 && $0 != 2 }
    stage.table.delegate = answers
    stage.stage.frame()
    stage.tap(at: stage.middle(0))
    press(.down, stage)
    #expect(stage.cell(3)?.configurationState.isFocused == true)
    press(.up, stage)
    #expect(stage.cell(0)?.configurationState.isFocused == true)
    #expect(stage.cell(3)?.configurationState.isFocused == false)
  }

  @Test func `selection follows the keys if it should`() {
    let (stage, answers) = (EditingStage(rows), Answers())
    stage.table.delegate = answers
    stage.stage.frame()
    stage.tap(at: stage.middle(0))
    press(.down, stage)
    #expect(answers.selected == [0])
    #expect(stage.table.indexPathForSelectedRow == stage.path(0))
    stage.table.selectionFollowsFocus = true
    press(.down, stage)
    #expect(answers.selected == [0, 2])
    #expect(stage.table.indexPathForSelectedRow == stage.path(2))
  }

  @Test func `a table without focus leaves arrows to scrolling`() {
    let stage = EditingStage(rows)
    stage.table.allowsFocus = false
    stage.tap(at: stage.middle(0))
    press(.down, stage)
    stage.stage.advance(by: 1)
    #expect(stage.table.contentOffset.y > 0)
    #expect(stage.table.visibleCells.isNotEmptyAndAllSatisfy { !$0.configurationState.isFocused })
  }

  // MARK: Notifications

  @Test func `a user's selection is posted, a program's is not`() {
    let stage = EditingStage(rows)
    let posts = Posts()
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.table.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
    #expect(posts.count == 0)
    stage.table.allowsMultipleSelection = true
    stage.tap(at: stage.middle(3))
    #expect(posts.count == 1)
    stage.tap(at: stage.middle(3))
    #expect(posts.count == 2)
  }

  @MainActor private final class Posts { var count = 0 }

  // MARK: Measuring rows in view anew

  private final class Growing: UITableViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 50)
    var wished: CGFloat = 60

    func constrain() {
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: wished)
    }
  }

  private func growing(constrained: Bool) throws -> (UITableView, Growing) {
    let source = Rows(count: 3)
    source.makeCell = { _, _ in
      let cell = Growing(style: .default, reuseIdentifier: nil)
      if constrained { cell.constrain() }
      return cell
    }
    let table = makeTable(source) { _ in }
    return (table, try #require(table.visibleCells.first as? Growing))
  }

  @Test(arguments: [(UITableView.SelfSizingInvalidation.disabled, 60.0), (.enabled, 90)])
  func `a cell whose size is invalidated is measured anew unless that is off`(
    mode: UITableView.SelfSizingInvalidation, height: CGFloat
  ) throws {
    let (table, cell) = try growing(constrained: false)
    #expect(table.selfSizingInvalidation == .enabled)
    table.selfSizingInvalidation = mode
    cell.wished = 90
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test(
    arguments: [
      (UITableView.SelfSizingInvalidation.enabled, 50.0), (.enabledIncludingConstraints, 80),
    ])
  func `constraints that change count if they should`(
    mode: UITableView.SelfSizingInvalidation, height: CGFloat
  ) throws {
    let (table, cell) = try growing(constrained: true)
    table.selfSizingInvalidation = mode
    cell.height.constant = 80
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  // MARK: Looks

  @Test func `margins follow the readable width in a wide table`() throws {
    let source = Rows(count: 1)
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Text"
      return cell
    }
    let table = makeTable(source) { $0.frame.size.width = 1000 }
    let label = try #require(table.visibleCells.first?.textLabel)
    #expect(label.frame.minX == 20)
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    #expect(label.frame.minX == 164)
    table.frame.size.width = 390
    table.layoutIfNeeded()
    #expect(label.frame.minX == 16)
  }

  private func lines(_ table: UITableView) -> [CGFloat] {
    table.layoutIfNeeded()
    return table.subviews.filter { $0.frame.height <= 1 && $0.backgroundColor != nil }.map(
      \.frame.maxY
    ).sorted()
  }

  @Test func `empty rows fill a plain table if they should`() {
    let table = makeTable(Rows(count: 3), height: 200)
    #expect(table.fillerRowHeight == 0)
    #expect(lines(table) == [])
    table.fillerRowHeight = 30
    #expect(lines(table) == [150, 180, 210])
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(lines(table) == [160, 200])
    table.tableFooterView = UIView(frame: .zero)
    #expect(lines(table) == [])
    table.tableFooterView = nil
    table.separatorStyle = .none
    table.setNeedsLayout()
    #expect(lines(table) == [])
    let grouped = makeTable(Rows(count: 3), style: .grouped, height: 500)
    grouped.fillerRowHeight = 30
    #expect(lines(grouped) == [])
  }

  @Test func `a header knows whether it is pinned`() throws {
    let source = Rows([[1, 2, 3], Array(4..<40)])
    let headers = PinnedHeaders()
    let table = makeTable(source) {
      $0.rowHeight = 40
      $0.sectionHeaderTopPadding = 0
      $0.delegate = headers
    }
    let first = try #require(table.headerView(forSection: 0))
    #expect(!first.configurationState.isPinned)
    table.scroll(to: 30)
    #expect(first.configurationState.isPinned)
    #expect(headers.isPinned == [false, true])
    table.scroll(to: 0)
    #expect(!first.configurationState.isPinned)
  }

  @Test(arguments: [CGFloat.leastNonzeroMagnitude, 0.000_01, .infinity, .nan, -2])
  func `empty rows of hardly any or endless height show no lines`(height: CGFloat) {
    let table = makeTable(Rows(count: 3), height: 200)
    table.fillerRowHeight = height
    #expect(lines(table) == [])
  }

  @MainActor
  private final class PinnedHeaders: NSObject, UITableViewDelegate {
    private(set) var isPinned: [Bool] = []

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
      if section == 0 {
        header.configurationUpdateHandler = { [weak self] header, state in
          if self?.isPinned.last != state.isPinned { self?.isPinned.append(state.isPinned) }
        }
      }
      return header
    }
  }
}
