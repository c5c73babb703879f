import Testing
import UIKit

private final class CustomCell: UITableViewCell {
  var words = ["made"]
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    words.append("through its own init")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CustomEdge: UITableViewHeaderFooterView {
  let word: String
  override init(reuseIdentifier: String?) {
    word = "own init"
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) {
    word = "coder"
    super.init(coder: coder)
  }
}

@MainActor
@Suite struct UITableViewCellTests {
  @Test func `a registered class is made through its own initializer`() throws {
    let table = UITableView()
    table.register(CustomCell.self, forCellReuseIdentifier: "cell")
    table.register(CustomEdge.self, forHeaderFooterViewReuseIdentifier: "edge")
    let cell = try #require(
      table.dequeueReusableCell(withIdentifier: "cell") as? CustomCell)
    #expect(cell.words == ["made", "through its own init"])
    #expect(cell.reuseIdentifier == "cell")
    #expect(cell.detailTextLabel != nil)
    let edge = try #require(
      table.dequeueReusableHeaderFooterView(withIdentifier: "edge") as? CustomEdge)
    #expect(edge.word == "own init")
    #expect(edge.reuseIdentifier == "edge")
  }

  @Test func `what is not registered is not made`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    table.register(CustomCell.self, forCellReuseIdentifier: "cell")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `cells and tables are made without arguments too`() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(CustomCell().words.count == 2)
    #expect(UITableView().style == .plain)
    #expect(UITableView().frame == .zero)
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test func `a style decides which parts there are`() {
    func parts(_ style: UITableViewCell.CellStyle) -> [Bool] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    #expect(parts(.default) == [true, false, true])
    #expect(parts(.value1) == [true, true, true])
    #expect(parts(.value2) == [true, true, false])
    #expect(parts(.subtitle) == [true, true, true])
  }

  @Test func `an accessory takes its width from the content`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    #expect(narrow < 300)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = box
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 246)
    #expect(box.frame == CGRect(x: 254, y: 12, width: 50, height: 20))
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == narrow)
    #expect(box.superview == nil)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `backgrounds lie behind the content and are as large as the cell`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.backgroundView = background
    cell.frame.size.height = 70
    cell.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(cell.subviews.first === background)
    cell.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `reuse ends selection and highlight`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
  }

  @Test func `a cell's own color wins over the table's`() throws {
    final class Red: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .red
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = makeTable(Rows(count: 2), style: .grouped)
    #expect(table.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
    table.register(Red.self, forCellReuseIdentifier: "cell")
    table.reloadData()
    #expect(table.visibleCells.first?.backgroundColor == .red)
  }
}
