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

  @Test func `an accessory that another cell took stays there until it is given back`() {
    let (one, other) = (UITableViewCell(), UITableViewCell())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    one.accessoryView = box
    other.accessoryView = box
    #expect(box.superview === other)
    one.accessoryType = .checkmark
    #expect(box.superview === other)
    one.accessoryView = box
    #expect(box.superview === one)
    other.accessoryView = box
    one.accessoryView = nil
    #expect(box.superview === other)
  }

  @Test func `an accessory that another cell has stays there when editing ends`() {
    let (one, other) = (UITableViewCell(), UITableViewCell())
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    one.accessoryView = box
    one.isEditing = true
    #expect(box.superview == nil)
    other.accessoryView = box
    one.isEditing = false
    #expect(box.superview === other)
    other.isEditing = true
    one.accessoryView = box
    other.accessoryView = box
    #expect(box.superview == nil)
    other.isEditing = false
    #expect(box.superview === other)
  }

  @Test func `backgrounds that another cell took stay there`() {
    let (one, other) = (UITableViewCell(), UITableViewCell())
    let (background, selected) = (UIView(), UIView())
    for cell in [one, other] {
      cell.isSelected = true
      cell.backgroundView = background
      cell.selectedBackgroundView = selected
    }
    one.isSelected = false
    one.backgroundView = nil
    one.selectedBackgroundView = nil
    #expect(background.superview === other)
    #expect(selected.superview === other)
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

  @Test func `labels know when a selection that a configuration shows is over`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    #expect(label.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted)
    cell.isHighlighted = true
    #expect(label.isHighlighted)
    cell.prepareForReuse()
    #expect(!label.isHighlighted)
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
