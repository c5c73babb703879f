import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// A cell whose content's height follows from constraints.
private final class ConstrainedCell: UITableViewCell {
  let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 30)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ConstrainedHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 61),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that adds up its height, which makes 49.00000000000001.
private final class AddingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: [12.3, 12.3, 12.3, 12.1].reduce(0, +))
  }
}

/// A view that makes its constraints anew whenever it is laid out.
private final class RemakingView: UIView {
  let box = UIView()
  var height: CGFloat = 42
  private(set) var layouts = 0
  private var made: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    remake()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func remake() {
    NSLayoutConstraint.deactivate(made)
    let bottom = box.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = .defaultHigh
    made = [
      box.topAnchor.constraint(equalTo: topAnchor), bottom,
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ]
    NSLayoutConstraint.activate(made)
  }

  override func layoutSubviews() {
    layouts += 1
    remake()
    super.layoutSubviews()
  }
}

@MainActor
private final class Headers: NSObject, UITableViewDelegate {
  var make: (UITableView) -> UIView?

  init(_ make: @escaping (UITableView) -> UIView?) { self.make = make }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    make(tableView)
  }
}

/// Makes cells higher before they come into view.
@MainActor
private final class Raising: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ConstrainedCell else { return }
    cell.height.constant = 50
    cell.invalidateIntrinsicContentSize()
  }
}

@MainActor
@Suite(.closesWindows) struct SelfSizingTests {
  private func makeTable(_ rows: Rows, _ configure: (UITableView) -> Void = { _ in }) -> UITableView
  {
    UIKitTests.makeTable(rows) {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
      $0.sectionHeaderTopPadding = 0
      configure($0)
    }
  }

  @Test func `constraints of the content decide the height`() {
    let table = makeTable(Rows(count: 30))
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 45 })
    #expect(
      (table.visibleCells[1] as? ConstrainedCell)?.box.frame
        == CGRect(x: 0, y: 10, width: 300, height: 30))
  }

  @Test func `what arithmetic adds to a height is no pixel more`() {
    let table = UIKitTests.makeTable(Rows(count: 3)) {
      $0.register(AddingCell.self, forCellReuseIdentifier: "cell")
    }
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 49 })
  }

  @Test func `an accessory narrows the content that is measured`() throws {
    let rows = Rows(count: 1)
    rows.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 76, height: 10))
      if let cell = cell as? ConstrainedCell {
        cell.height.isActive = false
        cell.box.heightAnchor.constraint(equalTo: cell.box.widthAnchor).isActive = true
      }
      return cell
    }
    let table = makeTable(rows)
    #expect(table.visibleCells.map(\.frame.height) == [215])
  }

  @Test func `a batch measures again, so does a cell that says so`() throws {
    let table = makeTable(Rows(count: 5))
    let cell = try #require(table.visibleCells[1] as? ConstrainedCell)
    cell.height.constant = 70
    table.performBatchUpdates(nil)
    #expect(cell.frame.height == 85)
    cell.height.constant = 20
    cell.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(cell.frame.height == 35)
    #expect(table.visibleCells[2].frame.minY == 80)
  }

  @Test func `a cell that the delegate changes before it is seen is measured again`() {
    let delegate = Raising()
    let table = makeTable(Rows(count: 30)) { $0.delegate = delegate }
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 65 })
    #expect(table.visibleCells[1].frame.minY == 65)
    table.scroll(to: 500)
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.height == 65 })
    #expect(!table.layer.needsLayout())
    withExtendedLifetime(delegate) {}
  }

  /// The heights of a row whose content is `view`, constrained by `constrain`, and reports.
  private func height(
    of view: UIView,
    _ constrain: @escaping (_ view: UIView, _ content: UIView) -> [NSLayoutConstraint]
  ) -> (heights: [CGFloat], reports: Int) {
    var reports = 0
    let previous = Diagnostics.report
    Diagnostics.report = { _ in reports += 1 }
    defer { Diagnostics.report = previous }
    let rows = Rows(count: 2)
    rows.makeCell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = path.row == 0 ? view : UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate(constrain(view, cell.contentView))
      return cell
    }
    let table = makeTable(rows)
    return (table.visibleCells.map(\.frame.height), reports)
  }

  private func pinned(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
  }

  @Test func `rows whose constraints give no height have the standard one, reported once`() {
    let edges = height(of: UIView()) { view, content in
      [
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      ]
    }
    #expect(edges.heights == [44, 44])
    #expect(edges.reports == 1)
    let margins = height(of: UIView()) { pinned($0, to: $1.layoutMarginsGuide) }
    #expect(margins.heights == [44, 44])
    #expect(margins.reports == 1)
    let sideways = height(of: UIView()) { view, content in
      [view.leadingAnchor.constraint(equalTo: content.leadingAnchor)]
    }
    #expect(sideways.heights == [44, 44])
    #expect(sideways.reports == 1)
  }

  @Test func `rows whose constraints give a little height have it`() {
    let low = height(of: UIView()) { view, content in
      pinned(view, to: content.layoutMarginsGuide) + [
        view.heightAnchor.constraint(equalToConstant: 3)
      ]
    }
    #expect(low.heights == [25, 25])
    #expect(low.reports == 0)
    let least = height(of: UIView()) { view, content in
      pinned(view, to: content.layoutMarginsGuide)
        + [view.heightAnchor.constraint(greaterThanOrEqualToConstant: 5)]
    }
    #expect(least.heights == [27, 27])
    #expect(least.reports == 0)
  }

  @Test(arguments: [true, false])
  func `content that makes equal constraints anew in its layout comes to rest`(
    isConstrained: Bool
  ) {
    let stage = Stage()
    let rows = Rows(count: 3)
    var contents: [RemakingView] = []
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = RemakingView(frame: cell.contentView.bounds)
      cell.contentView.addSubview(view)
      if isConstrained {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(pinned(view, to: cell.contentView.layoutMarginsGuide))
      }
      contents.append(view)
      return cell
    }
    let table = makeTable(rows)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    stage.advance(by: 0.5)
    let before = contents.map(\.layouts)
    #expect(before.allSatisfy { $0 < 30 })
    contents[0].setNeedsLayout()
    stage.advance(by: 0.2)
    #expect(contents[0].layouts == before[0] + 1)
    #expect(!table.layer.needsLayoutInTree)
    #expect(contents.map(\.box.frame.height).allSatisfy { $0 == 42 })
    #expect(table.visibleCells[0].frame.height == (isConstrained ? 64 : 44))
    contents[0].height = 30
    contents[0].setNeedsLayout()
    stage.frame()
    #expect(contents[0].box.frame.height == 30)
  }

  @Test func `a header's constraints decide its height`() {
    let headers = Headers { $0.dequeueReusableHeaderFooterView(withIdentifier: "header") }
    let table = makeTable(Rows([[0], [1]])) {
      $0.register(ConstrainedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      $0.delegate = headers
    }
    #expect(table.rectForHeader(inSection: 0).height == 61)
    #expect(table.rect(forSection: 1).minY == 106)
  }

  @Test func `a header of another kind keeps the height of its frame`() {
    let headers = Headers { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 33)) }
    let table = makeTable(Rows([[0]])) { $0.delegate = headers }
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 33))
  }

  @Test func `sections for which no header is made have none`() {
    let headers = Headers { _ in nil }
    let table = makeTable(Rows([[0], [1]])) { $0.delegate = headers }
    #expect(table.rect(forSection: 0).height == 45)
    #expect(table.rectForHeader(inSection: 1).height == 0)
  }

  @Test func `cells whose measuring changes them do not keep the table busy`() {
    final class Restless: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        invalidateIntrinsicContentSize()
        return CGSize(width: size.width, height: CGFloat.random(in: 20...60))
      }
    }
    let stage = Stage()
    let rows = Rows(count: 100)
    let table = makeTable(rows) { $0.register(Restless.self, forCellReuseIdentifier: "cell") }
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    rows.forget()
    stage.advance(by: 0.1)
    #expect(rows.asked.isEmpty)
    #expect(!table.layer.needsLayout())
  }
}
