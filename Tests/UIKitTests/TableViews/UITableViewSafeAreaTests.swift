import HeadlessHost
import Testing
import UIKit

/// A table on a phone that lies on its side: 44 points are covered at the left, 20 at the right.
@MainActor
@Suite struct UITableViewSafeAreaTests {
  private let display: HeadlessDisplay
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let rows = Rows(count: 3)

  init() {
    display = HeadlessDisplay.install(
      size: CGSize(width: 400, height: 300),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 20))
    rows.headers = ["Header"]
  }

  private func show(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: window.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    rows.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    table.dataSource = rows
    table.rowHeight = 40
    window.addSubview(table)
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
    return table
  }

  /// Where a view begins and ends in the window.
  private func span(_ view: UIView?) -> [CGFloat] {
    let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .null
    return [frame.minX, frame.maxX]
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  /// The line below a cell.
  private func separator(_ cell: UITableViewCell) -> UIView? {
    cell.subviews.first { $0.frame.height == 0.5 }
  }

  @Test func `content keeps clear of it, rows and lines reach below`() throws {
    let table = show()
    let cell = try cell(table)
    #expect(span(cell) == [0, 400])
    #expect(span(cell.contentView)[0] == 44)
    #expect(span(cell.textLabel)[0] == 60)
    let accessory = cell.subviews.map(span).first { $0[1] == 400 - 20 - 16 }
    #expect(accessory != nil, "the arrow stands before the covered strip")
    #expect(span(separator(cell)) == [60, 400])
    let header = try #require(table.headerView(forSection: 0))
    #expect(span(header) == [0, 400])
    #expect(span(header.contentView) == [44, 380])
    #expect(span(header.textLabel)[0] == 60)
  }

  @Test func `turned round where text runs right to left`() throws {
    display.layoutDirection = .rightToLeft
    let table = show()
    let cell = try cell(table)
    #expect(span(cell.contentView)[1] == 380)
    #expect(span(cell.textLabel)[1] == 364)
    #expect(cell.subviews.map(span).contains { $0[0] == 44 + 16 })
    #expect(span(separator(cell)) == [0, 364])
    let header = try #require(table.headerView(forSection: 0))
    #expect(span(header.contentView) == [44, 380])
  }

  @Test func `headers follow it where rows stay as high as they are`() throws {
    let table = show()
    display.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    display.advanceUntilIdle()
    #expect(span(table.headerView(forSection: 0)?.contentView) == [30, 390])
    #expect(try span(cell(table).contentView)[0] == 30)
  }

  @Test func `content reaches below it if the table says so`() throws {
    let table = show()
    table.insetsContentViewsToSafeArea = false
    display.advanceUntilIdle()
    #expect(try span(cell(table).contentView)[0] == 0)
    #expect(span(table.headerView(forSection: 0)?.contentView) == [0, 400])
    table.insetsContentViewsToSafeArea = true
    display.advanceUntilIdle()
    #expect(try span(cell(table).contentView)[0] == 44)
  }

  @Test func `cards have their content inside, and controls stand beside it`() throws {
    let cards = show(.insetGrouped)
    let card = try cell(cards)
    #expect(span(card) == [44, 380])
    #expect(span(card.contentView)[0] == 44)
    cards.removeFromSuperview()
    let table = show()
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    display.advanceUntilIdle()
    let cell = try cell(table)
    #expect(cell.subviews.contains { ($0 as? UIControl).map(span)?[0] == 0 })
    #expect(span(cell.contentView)[0] > 44 + 16)
  }

  @Test func `content that constraints measure is as wide as what is left`() throws {
    let table = show()
    table.rowHeight = UITableView.automaticDimension
    rows.makeCell = { table, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "long words ", count: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      return cell
    }
    table.reloadData()
    display.advanceUntilIdle()
    let label = try #require(cell(table).contentView.subviews.first as? UILabel)
    #expect(span(label) == [44, 380])
    let needed = label.sizeThatFits(CGSize(width: 336, height: CGFloat.infinity)).height
    #expect(abs(label.bounds.height - needed) < 1)
    display.safeAreaInsets = .zero
    display.advanceUntilIdle()
    #expect(try span(cell(table).contentView) == [0, 400])
  }

  @Test func `an effect is on the lines between rows`() throws {
    let table = show()
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    table.separatorEffect = effect
    display.advanceUntilIdle()
    let line = try #require(separator(cell(table)))
    let view = try #require(line.subviews.first as? UIVisualEffectView)
    #expect(view.effect == effect)
    #expect(view.frame == line.bounds)
    #expect(view.contentView.backgroundColor == table.separatorColor)
    table.separatorEffect = nil
    display.advanceUntilIdle()
    #expect(line.subviews.isEmpty)
    #expect(line.backgroundColor == table.separatorColor)
  }
}
