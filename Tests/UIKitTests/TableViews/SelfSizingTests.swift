import Testing
import UIKit

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

@MainActor
private final class Headers: NSObject, UITableViewDelegate {
  var make: (UITableView) -> UIView?

  init(_ make: @escaping (UITableView) -> UIView?) { self.make = make }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    make(tableView)
  }
}

@MainActor
@Suite struct SelfSizingTests {
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
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 45 })
    #expect(
      (table.visibleCells[1] as? ConstrainedCell)?.box.frame
        == CGRect(x: 0, y: 10, width: 300, height: 30))
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
    #expect(cell.frame.height == 35 && table.visibleCells[2].frame.minY == 80)
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
    defer { stage.close() }
    let rows = Rows(count: 100)
    let table = makeTable(rows) { $0.register(Restless.self, forCellReuseIdentifier: "cell") }
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    rows.forget()
    stage.advance(by: 0.1)
    #expect(rows.asked.isEmpty && !table.layer.needsLayout())
  }
}
