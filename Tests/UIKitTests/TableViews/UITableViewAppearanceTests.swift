import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct UITableViewAppearanceTests {
  private var hairline: CGFloat { 1 / max(UITraitCollection.current.displayScale, 1) }

  /// The lines in the cells of a table with sections of two and one rows.
  private func lines(
    _ style: UITableView.Style, _ configure: (UITableView) -> Void = { _ in }
  ) -> [[CGRect]] {
    let table = makeTable(Rows([[0, 1], [2]]), style: style) {
      $0.rowHeight = 40
      configure($0)
    }
    return table.visibleCells.map(lines)
  }

  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    cell.layoutIfNeeded()
    return cell.subviews.filter { $0.frame.height == hairline }.map(\.frame)
  }

  private func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: hairline)
  }

  @Test func `rows of a plain table have a line below that begins where text does`() {
    let below = line(16, 40 - hairline, 284)
    #expect(lines(.plain) == [[below], [below], [below]])
  }

  @Test func `sections of a grouped table are framed by full lines`() {
    let (top, bottom) = (line(0, 0, 300), line(0, 40 - hairline, 300))
    #expect(
      lines(.grouped) == [[line(16, 40 - hairline, 284), top], [bottom], [bottom, top]])
  }

  @Test func `cards have lines between their rows only`() {
    #expect(lines(.insetGrouped) == [[line(16, 40 - hairline, 252)], [], []])
  }

  @Test func `rows that are picked while editing are lighter than a selected row`() throws {
    func color(isEditing: Bool) throws -> UIColor {
      let table = makeTable(Rows(count: 3)) {
        $0.rowHeight = 40
        $0.allowsMultipleSelectionDuringEditing = true
        $0.setEditing(isEditing, animated: false)
      }
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      return try #require(cell.subviews.first?.backgroundColor)
    }
    func light(_ color: UIColor) -> CGFloat {
      var red: CGFloat = 0
      color.getRed(&red, green: nil, blue: nil, alpha: nil)
      return red
    }
    #expect(light(try color(isEditing: true)) > light(try color(isEditing: false)))
    var state = UICellConfigurationState(traitCollection: .current)
    (state.isSelected, state.isEditing) = (true, true)
    let picked = UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor
    state.isEditing = false
    let chosen = UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor
    #expect(light(try #require(picked)) > light(try #require(chosen)))
  }

  @Test func `no line stands above or below a row that is selected`() {
    let table = makeTable(Rows(count: 3)) { $0.rowHeight = 40 }
    let below = line(16, 40 - hairline, 284)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(lines) == [[], [], [below]])
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.visibleCells.map(lines) == [[below], [], []])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(table.visibleCells.map(lines) == [[below], [below], [below]])
  }

  @Test func `lines follow the table's settings`() {
    #expect(lines(.plain) { $0.separatorStyle = .none } == [[], [], []])
    let inset = lines(.plain) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    }
    #expect(inset.allSatisfy { $0 == [line(50, 40 - hairline, 230)] })
    let added = lines(.plain) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    #expect(added.allSatisfy { $0 == [line(66, 40 - hairline, 214)] })
    let table = makeTable(Rows(count: 1)) {
      $0.rowHeight = 40
      $0.separatorColor = .red
    }
    let cell = table.visibleCells[0]
    cell.layoutIfNeeded()
    #expect(cell.subviews.contains { $0.frame.height == hairline && $0.backgroundColor == .red })
    table.separatorStyle = .none
    #expect(lines(cell).isEmpty)
  }

  @Test func `a cell's own inset wins`() {
    let table = makeTable(Rows(count: 1)) { $0.rowHeight = 40 }
    let cell = table.visibleCells[0]
    #expect(cell.separatorInset.left == 16)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    #expect(lines(cell) == [line(5, 40 - hairline, 290)])
  }

  @Test func `lines and corners follow rows through updates`() {
    let rows = Rows([[0, 1]])
    let table = makeTable(rows, style: .insetGrouped)
    let first = table.visibleCells[0]
    rows.sections[0].insert(5, at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(first.layer.cornerRadius == 0)
    #expect(lines(first).count == 1)
    #expect(table.visibleCells[0].layer.cornerRadius == 10)
    #expect(
      table.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(
      table.visibleCells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `the background stays behind the rows and in view`() throws {
    let table = makeTable(Rows(count: 100))
    let background = UIView()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(background.frame == table.bounds)
    #expect(table.subviews.first === background)
    table.scroll(to: 500)
    #expect(background.frame == table.bounds)
    #expect(table.subviews.first === background)
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a table has the ground of its style`() {
    #expect(UITableView(frame: .zero, style: .plain).backgroundColor == .systemBackground)
    #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
  }

  @Test func `indentation moves the text`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    label.text = "Text"
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 16)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 36)
    cell.indentationWidth = 30
    cell.layoutIfNeeded()
    #expect(label.frame.minX == 76)
  }

  @Test func `the detail text stands beside or below the text`() throws {
    for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      (text.text, detail.text) = ("Text", "Detail")
      cell.layoutIfNeeded()
      if style == .subtitle {
        #expect(detail.frame.minY >= text.frame.maxY)
        #expect(detail.frame.minX == text.frame.minX)
      } else {
        #expect(detail.frame.minX >= text.frame.maxX)
        #expect(detail.frame.maxX <= 304)
      }
    }
  }

  @Test func `built-in views follow what they show`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    (text.text, detail.text) = ("Text", "1")
    cell.layoutIfNeeded()
    let narrow = detail.frame
    detail.text = "1,000,000"
    cell.layoutIfNeeded()
    #expect(detail.frame.width > narrow.width)
    #expect(detail.frame.maxX == narrow.maxX)
    let start = text.frame.minX
    let picture = try #require(
      CGImage(width: 10, height: 10, bytesPerRow: 40, pixels: Array(repeating: 255, count: 400)))
    cell.imageView?.image = UIImage(cgImage: picture)
    cell.layoutIfNeeded()
    #expect(text.frame.minX == start + 26)
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 17, width: 10, height: 10))
  }

  @Test func `where reading begins at the right everything is mirrored`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = box
    cell.textLabel?.text = "Text"
    cell.layoutIfNeeded()
    #expect(box.frame.minX == 16)
    #expect(cell.contentView.frame == CGRect(x: 74, y: 0, width: 246, height: 44))
    #expect(cell.textLabel?.frame.maxX == 230)
  }

  @Test func `dark and light tables draw their own colors`() {
    let stage = Stage()
    let table = makeTable(Rows(count: 1), style: .grouped)
    stage.window.addSubview(table)
    stage.frame()
    let light = table.visibleCells[0].layer.backgroundColor
    stage.window.overrideUserInterfaceStyle = .dark
    stage.frame()
    #expect(light != nil && table.visibleCells[0].layer.backgroundColor != light)
  }
}
