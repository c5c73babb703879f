import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct SwipeActionsTests {
  private let rows = EditableRows(count: 30)
  /// The answers that handlers wait to give.
  private final class Answers { var waiting: [(Bool) -> Void] = [] }
  private let answers = Answers()

  /// An action that writes its name down and answers with `answer`, or waits if that is nil.
  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, answer: Bool? = true,
    then: @escaping () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [rows, answers] action, view, done in
      rows.events.append(title)
      #expect(action.title == title)
      #expect(view.window != nil)
      then()
      if let answer { done(answer) } else { answers.waiting.append(done) }
    }
  }

  private func give(_ actions: UIContextualAction..., fullSwipe: Bool = true) {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    rows.trailing = { _ in configuration }
  }

  // MARK: Opening and closing

  @Test func `a swipe opens the row as wide as its buttons, which are a finger wide`() throws {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.swipe(2, by: -100)
    let cell = try #require(stage.cell(2))
    #expect(rows.take() == ["begin 2"])
    #expect(cell.showingDeleteConfirmation)
    #expect(stage.table.isEditing)
    #expect(!cell.isEditing)
    let flag = try #require(stage.frame(of: "Flag"))
    let more = try #require(stage.frame(of: "More"))
    #expect(flag.minX > more.maxX)
    #expect(flag.maxX < 390)
    #expect(stage.shift(2) == -148)
    stage.tap(at: stage.middle(7))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["end 2"])
    #expect(!cell.showingDeleteConfirmation)
    #expect(!stage.table.isEditing)
    #expect(stage.shift(2) == 0)
    #expect(stage.label("Flag") == nil)
  }

  @Test func `buttons grow together with the swipe`() throws {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.hold(2, by: -110)
    let flag = try #require(stage.label("Flag")?.superview)
    let more = try #require(stage.label("More")?.superview)
    #expect(abs(flag.frame.width - more.frame.width) < 0.01)
    #expect(abs(flag.frame.width + more.frame.width + (stage.shift(2) ?? 0)) < 0.01)
    #expect(stage.shift(2) == -99)
    #expect(flag.backgroundColor == .systemGray3)
  }

  @Test(arguments: [
    (-30, false), (-100, true), (60, false),
  ]) func `a swipe opens when it goes over half of the buttons`(way: CGFloat, opens: Bool) {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.swipe(1, by: way)
    #expect(stage.table.isEditing == opens)
    let events = rows.take().filter { !$0.contains("select") && !$0.contains("perform") }
    #expect(events == (way > 0 ? [] : opens ? ["begin 1"] : ["begin 1", "end 1"]))
  }

  @Test func `a quick short swipe opens, a quick one back closes`() {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.hold(1, by: -60)
    stage.release(1, by: -60)
    #expect(stage.table.isEditing)
    stage.hold(1, by: 90, from: 100)
    stage.stage.touch(.ended, at: CGPoint(x: 190, y: stage.middle(1).y))
    stage.stage.advance(by: 1)
    #expect(!stage.table.isEditing)
    #expect(rows.take() == ["begin 1", "end 1"])
  }

  @Test func `titles and pictures follow the size of text`() throws {
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    let stage = EditingStage(rows)
    let share = action("Share")
    share.image = UIImage(systemName: "square.and.arrow.up")
    give(action("Flag"), share)
    stage.swipe(0, by: -120)
    let flag = try #require(stage.label("Flag"))
    #expect(flag.font.pointSize == 28)
    #expect(flag.bounds.width >= flag.intrinsicContentSize.width.rounded(.down))
    let views = try #require(stage.label("Share")?.superview).subviews
    let picture = try #require(views.compactMap { $0 as? UIImageView }.first)
    #expect(picture.bounds.height > 1.5 * (share.image?.size.height ?? 0))
  }

  @Test func `a leading swipe opens the other side`() throws {
    let stage = EditingStage(rows)
    let configuration = UISwipeActionsConfiguration(actions: [action("Pin")])
    rows.leading = { _ in configuration }
    stage.swipe(0, by: 80)
    #expect(stage.shift(0) == 74)
    let pin = try #require(stage.frame(of: "Pin"))
    #expect(pin.minX > 0)
    #expect(pin.maxX < 74)
    stage.tap("Pin")
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 0", "Pin", "end 0"])
  }

  @Test func `from right to left trailing is at the left`() throws {
    let stage = EditingStage(rows)
    stage.stage.window.semanticContentAttribute = .forceRightToLeft
    stage.table.semanticContentAttribute = .forceRightToLeft
    give(action("Flag"))
    for cell in stage.table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    stage.swipe(0, by: 90)
    let flag = try #require(stage.frame(of: "Flag"))
    #expect(flag.minX > 0)
    #expect(flag.maxX < 74)
  }

  @Test(arguments: [false, true])
  func `beside a notch the button at the end reaches under it, and its content does not`(
    isLeading: Bool
  ) throws {
    let stage = EditingStage(rows)
    let root = UIViewController()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    stage.stage.window.rootViewController = root
    root.view.addSubview(stage.table)
    stage.stage.frame()
    let configuration = UISwipeActionsConfiguration(actions: [action("Flag"), action("More")])
    rows.leading = { _ in configuration }
    rows.trailing = { _ in configuration }
    stage.swipe(0, by: isLeading ? 120 : -120)
    let (shift, width): (CGFloat, CGFloat) = isLeading ? (192, 118) : (-178, 104)
    #expect(stage.shift(0)?.rounded() == shift)
    let flag = try #require(stage.label("Flag"))
    let button = try #require(flag.superview)
    let more = try #require(stage.label("More")?.superview)
    #expect(more.bounds.width.rounded() == 74)
    #expect(button.bounds.width.rounded() == width)
    let (text, whole) = (flag.convert(flag.bounds, to: nil), button.convert(button.bounds, to: nil))
    #expect(isLeading ? whole.minX == 0 : whole.maxX == 390)
    #expect(isLeading ? text.minX > 44 : text.maxX < 360)
  }

  // MARK: What a swipe is

  @Test func `a drag that begins along the list scrolls`() {
    let stage = EditingStage(rows)
    give(action("Flag"))
    let start = CGPoint(x: 300, y: 400)
    stage.stage.drag(
      (0...10).map { CGPoint(x: start.x - CGFloat($0) * 4, y: start.y - CGFloat($0) * 8) })
    #expect(stage.table.isDragging)
    #expect(!stage.table.isEditing)
    #expect(rows.events.isEmpty)
  }

  @Test func `rows without actions cannot be swiped`() {
    let stage = EditingStage(rows)
    rows.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    stage.swipe(0, by: -200)
    rows.trailing = { _ in nil }
    rows.canEdit = { _ in false }
    stage.swipe(0, by: -200)
    stage.swipe(0, by: 200)
    #expect(!rows.events.contains { $0.hasPrefix("begin") })
    #expect(!stage.table.isEditing)
  }

  @Test func `while the table is being edited rows cannot be swiped`() {
    let stage = EditingStage(rows)
    give(action("Flag"))
    stage.table.setEditing(true, animated: false)
    stage.swipe(0, by: -200)
    #expect(rows.events.isEmpty)
  }

  @Test func `another swipe, a scroll and a wheel close what is open`() {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.swipe(1, by: -100)
    stage.swipe(3, by: -100)
    #expect(rows.take() == ["begin 1", "begin 3", "end 1"])
    #expect(stage.cell(3)?.showingDeleteConfirmation == true)
    #expect(stage.cell(1)?.showingDeleteConfirmation == false)
    stage.stage.drag((0...10).map { CGPoint(x: 200, y: 400 - CGFloat($0) * 8) })
    stage.stage.touch(.ended, at: CGPoint(x: 200, y: 320))
    stage.stage.advance(by: 3)
    #expect(rows.take() == ["end 3"])
    #expect(!stage.table.isEditing)
    stage.table.contentOffset.y = 0
    stage.swipe(6, by: -100)
    stage.stage.wheel(CGVector(dx: 0, dy: 40), at: CGPoint(x: 200, y: 300))
    stage.stage.advance(by: 2)
    #expect(rows.take() == ["begin 6", "end 6"])
  }

  @Test func `a tap beside open actions selects nothing`() {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    for row in [1, 5] {
      stage.swipe(1, by: -100)
      stage.tap(at: CGPoint(x: 60, y: stage.middle(row).y))
      stage.stage.advance(by: 1)
      #expect(rows.take() == ["begin 1", "end 1"])
    }
    stage.tap(at: stage.middle(5))
    #expect(rows.take() == ["select 5", "perform 5"])
  }

  @Test func `beyond its buttons a row that performs nothing by itself resists`() throws {
    let stage = EditingStage(rows)
    give(action("Flag", answer: nil), fullSwipe: false)
    stage.hold(0, by: -350)
    let shift = try #require(stage.shift(0))
    #expect(shift < -74 - 30)
    #expect(shift > -250)
    stage.release(0, by: -350)
    #expect(rows.take() == ["begin 0"])
    #expect(stage.shift(0) == -74)
  }

  @Test func `two fingers on a touchpad swipe too`() {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    func send(_ phase: WindowInput.ScrollPhase, _ delta: CGVector) {
      stage.stage.window.receive(
        .scroll(phase, location: stage.middle(4), delta: delta, time: MediaClock.now))
    }
    send(.began, .zero)
    for _ in 0..<10 {
      send(.changed, CGVector(dx: 12, dy: 1))
      stage.stage.advance(by: 1.0 / 60)
    }
    send(.ended(velocity: .zero), .zero)
    stage.stage.advance(by: 1)
    #expect(stage.cell(4)?.showingDeleteConfirmation == true)
    #expect(stage.table.contentOffset.y == 0)
    send(.began, .zero)
    send(.changed, CGVector(dx: 0, dy: 50))
    send(.ended(velocity: .zero), .zero)
    stage.stage.advance(by: 1)
    #expect(stage.table.contentOffset.y == 50)
    #expect(!stage.table.isEditing)
  }

  @Test func `going back from the edge of the screen comes before a swipe`() throws {
    let stage = Stage()
    let list = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    navigation.pushViewController(list, animated: false)
    let table = try #require(list.tableView)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    let configuration = UISwipeActionsConfiguration(actions: [action("Pin")])
    rows.leading = { _ in configuration }
    (table.dataSource, table.delegate) = (rows, rows)
    stage.frame()
    for (start, swipes) in [(CGFloat(60), true), (2, false)] {
      stage.drag((0...20).map { CGPoint(x: start + CGFloat($0) * 4, y: 400) })
      #expect(rows.take().isEmpty != swipes)
      stage.touch(.ended, at: CGPoint(x: start + 80, y: 400))
      stage.advance(by: 1)
      table.setEditing(false, animated: false)
      _ = rows.take()
    }
    stage.drag((0...20).map { CGPoint(x: 2 + CGFloat($0) * 15, y: 400) })
    stage.touch(.ended, at: CGPoint(x: 302, y: 400))
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(rows.events.isEmpty)
  }

  // MARK: Performing

  @Test func `the row stays open until an action has answered`() throws {
    let stage = EditingStage(rows)
    give(action("Flag", answer: nil), action("More"))
    stage.swipe(1, by: -100)
    stage.tap("Flag")
    stage.stage.advance(by: 5)
    stage.tap("Flag")
    #expect(rows.take() == ["begin 1", "Flag"])
    #expect(stage.table.isEditing)
    let answer = try #require(answers.waiting.first)
    answer(false)
    answer(true)
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["end 1"])
    #expect(stage.shift(1) == 0)
    answer(true)
    #expect(rows.events.isEmpty)
  }

  @Test func `a row whose action never answers can be closed`() {
    let stage = EditingStage(rows)
    give(action("Flag", .destructive, answer: nil), action("More"))
    stage.swipe(1, by: -100)
    stage.tap("Flag")
    stage.tap(at: stage.middle(5))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 1", "Flag", "end 1"])
    #expect(stage.shift(1) == 0)
    answers.waiting.first?(true)
    stage.stage.advance(by: 1)
    #expect(rows.events.isEmpty)
    #expect(stage.shift(1) == 0)
  }

  @Test func `a full swipe performs the first action, which covers the others`() throws {
    let stage = EditingStage(rows)
    give(action("Flag", answer: nil), action("More"))
    stage.hold(1, by: -340)
    stage.stage.advance(by: 0.5)
    let flag = try #require(stage.label("Flag")?.superview)
    #expect(flag.frame.minX == 0)
    #expect(flag.frame.width > 300)
    stage.release(1, by: -340)
    #expect(rows.take() == ["begin 1", "Flag"])
    #expect(stage.shift(1) == -390)
    answers.waiting.first?(true)
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["end 1"])
    #expect(stage.shift(1) == 0)
  }

  @Test func `a full swipe that goes back performs nothing`() {
    let stage = EditingStage(rows)
    give(action("Flag"), action("More"))
    stage.hold(1, by: -340)
    let y = stage.middle(1).y
    stage.stage.drag((0...20).map { CGPoint(x: 20 + CGFloat($0) * 10, y: y) }, finger: 0)
    stage.stage.advance(by: 0.2)
    stage.stage.touch(.ended, at: CGPoint(x: 220, y: y))
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 1"])
    #expect(stage.table.isEditing)
  }

  @Test(arguments: [true, false])
  func `a destructive action takes the row away`(answersFirst: Bool) throws {
    let stage = EditingStage(rows)
    let table = stage.table
    let delete = UIContextualAction(style: .destructive, title: "Bin") { [rows] _, _, done in
      if answersFirst { done(true) }
      rows.delete(1, from: table)
      if !answersFirst { done(true) }
    }
    #expect(delete.backgroundColor == .systemRed)
    give(delete)
    stage.swipe(1, by: -60)
    let cell = try #require(stage.cell(1))
    stage.tap("Bin")
    let button = try #require(stage.label("Bin")?.superview)
    stage.stage.advance(by: 0.1)
    #expect(cell.superview === table)
    #expect(cell.frame.height == 0)
    #expect(button.frame.height == 44)
    stage.stage.advance(by: 2)
    #expect(rows.take() == ["begin 1", "end gone"])
    #expect(Array(stage.texts.prefix(3)) == ["row 0", "row 2", "row 3"])
    #expect(stage.label("Bin") == nil)
    #expect(!table.isEditing)
    #expect(
      table.visibleCells.isNotEmptyAndAllSatisfy { $0.bounds.origin == .zero && $0.alpha == 1 })
  }

  @Test func `a row whose destructive action deleted nothing comes back`() {
    let stage = EditingStage(rows)
    give(action("Bin", .destructive))
    stage.swipe(1, by: -60)
    stage.tap("Bin")
    stage.stage.advance(by: 0.3)
    #expect((stage.shift(1) ?? 0) < -200)
    stage.stage.advance(by: 2)
    #expect(stage.shift(1) == 0)
    #expect(rows.take() == ["begin 1", "Bin", "end 1"])
  }

  @Test func `where the data source deletes rows a swipe offers it`() {
    let stage = EditingStage(rows)
    stage.swipe(2, by: -60)
    #expect(stage.label("Delete") != nil)
    stage.tap("Delete")
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 2", "commit delete 2", "end gone"])
    stage.swipe(0, by: -350)
    #expect(rows.take() == ["begin 0", "commit delete 0", "end gone"])
    #expect(Array(stage.texts.prefix(3)) == ["row 1", "row 3", "row 4"])
    rows.style = { _ in .insert }
    stage.swipe(0, by: -350)
    #expect(!stage.table.isEditing)
    #expect(stage.label("Delete") == nil)
  }

  @Test func `where nothing speaks of editing a swipe offers nothing`() {
    let plain = Rows(count: 5)
    let stage = EditingStage(rows)
    stage.table.delegate = nil
    stage.table.dataSource = plain
    stage.stage.frame()
    stage.swipe(0, by: -350)
    #expect(!stage.table.isEditing)
    #expect(stage.label("Delete") == nil)
  }

  // MARK: Meanwhile

  @Test func `open actions follow their row through updates`() {
    let stage = EditingStage(rows)
    give(action("Flag", answer: nil), action("More"))
    stage.swipe(3, by: -100)
    rows.rows.insert("first", at: 0)
    stage.table.insertRows(at: [stage.path(0)], with: .fade)
    stage.stage.advance(by: 0.1)
    rows.delete(2, from: stage.table)
    stage.table.moveRow(at: stage.path(3), to: stage.path(5))
    let moved = rows.rows.remove(at: 3)
    rows.rows.insert(moved, at: 5)
    stage.stage.advance(by: 1)
    #expect(stage.cell(5)?.showingDeleteConfirmation == true)
    #expect(stage.cell(5)?.textLabel?.text == "row 3")
    stage.tap("Flag")
    answers.waiting.first?(true)
    stage.stage.advance(by: 1)
    #expect(rows.take() == ["begin 3", "Flag", "end 5"])
  }

  enum Interruption: CaseIterable {
    case delete, reload, reloadRow, scrollAway, editing, notEditing, noRows, removal
  }

  @Test(arguments: Interruption.allCases, [false, true])
  func `nothing is left of actions that are interrupted`(_ what: Interruption, isHeld: Bool) {
    let stage = EditingStage(rows)
    give(action("Flag", answer: nil), action("More"))
    if isHeld { stage.hold(1, by: -100) } else { stage.swipe(1, by: -100) }
    switch what {
    case .delete: rows.delete(1, from: stage.table)
    case .reload: stage.table.reloadData()
    case .reloadRow: stage.table.reloadRows(at: [stage.path(1)], with: .automatic)
    case .scrollAway: stage.table.contentOffset.y = 400
    case .editing: stage.table.setEditing(true, animated: true)
    case .notEditing: stage.table.setEditing(false, animated: false)
    case .noRows:
      rows.rows = []
      stage.table.reloadData()
    case .removal: stage.table.removeFromSuperview()
    }
    stage.stage.advance(by: 0.1)
    if isHeld {
      stage.stage.touch(.moved, at: CGPoint(x: 150, y: stage.middle(1).y))
      stage.stage.touch(.ended, at: CGPoint(x: 150, y: 60))
    }
    stage.stage.advance(by: 2)
    if what == .removal {
      stage.table.closeEverything()
    }
    #expect(rows.events.count == 2)
    #expect(rows.events.last?.hasPrefix("end") == true)
    #expect(stage.label("Flag") == nil)
    #expect(stage.label("More") == nil)
    #expect(stage.table.visibleCells.isEmpty == (what == .noRows))
    #expect(stage.table.visibleCells.allSatisfy { $0.bounds.origin == .zero })
    #expect(stage.table.isEditing == (what == .editing))
  }

  @Test func `a table that goes away in the middle of a swipe is let go`() {
    let stage = Stage()
    defer { stage.close() }
    weak var gone: UITableView?
    do {
      var inner: EditingStage? = EditingStage(rows)
      gone = inner?.table
      give(action("Flag", answer: nil))
      inner?.hold(1, by: -100)
      inner?.table.removeFromSuperview()
      inner?.stage.touch(.ended, at: CGPoint(x: 260, y: 60))
      inner?.stage.advance(by: 0.1)
      inner?.close()
      inner = nil
    }
    #expect(gone == nil)
    answers.waiting.forEach { $0(true) }
  }

  @Test func `a drag that begins on a button in a row scrolls`() {
    let stage = EditingStage(rows)
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
    stage.cell(5)?.contentView.addSubview(button)
    let start = CGPoint(x: 150, y: stage.middle(5).y)
    stage.stage.touch(.began, at: start)
    stage.stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    stage.stage.touch(.moved, at: CGPoint(x: 150, y: start.y - 40))
    #expect(stage.table.isDragging)
    #expect(!button.isHighlighted)
  }
}

extension UITableView {
  fileprivate func closeEverything() { setEditing(false, animated: false) }
}
