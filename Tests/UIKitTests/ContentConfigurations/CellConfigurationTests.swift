import Testing
import UIKit

/// Content of one's own, whose view counts what it is asked.
private struct BoxContent: UIContentConfiguration, Equatable {
  var height: CGFloat
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BoxView(self) }

  func updated(for state: any UIConfigurationState) -> BoxContent {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BoxView: UIView, UIContentView {
  private(set) var shown: BoxContent
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: shown.height)

  init(_ content: BoxContent) {
    shown = content
    super.init(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    height.priority = .init(999)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? BoxContent else { return }
      shown = new
      height.constant = new.height
    }
  }
}

/// A cell that adds a state of its own.
private final class StatefulCell: UITableViewCell {
  static let key = UIConfigurationStateCustomKey("starred")
  var isStarred = false { didSet { setNeedsUpdateConfiguration() } }
  private(set) var seen: [UICellConfigurationState] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[Self.key] = isStarred
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    seen.append(state)
  }
}

@MainActor
@Suite(.serialized) struct CellConfigurationTests {
  private func cell(_ content: (any UIContentConfiguration)? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    return cell
  }

  private func list(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  @Test func `the configuration's view is the content view, and the same as long as it can be`() {
    let cell = cell(list("One"))
    let view = cell.contentView
    #expect(view is UIListContentView)
    cell.contentConfiguration = list("Two")
    #expect(cell.contentView === view)
    #expect((view.subviews.first as? UILabel)?.text == "Two")
    cell.contentConfiguration = BoxContent(height: 30)
    #expect(cell.contentView is BoxView)
    #expect(view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
    #expect(cell.contentView.superview === cell)
  }

  @Test func `the default content suits the cell's style`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
    let defaults = styles.map {
      UITableViewCell(style: $0, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(defaults == [.cell(), .subtitleCell(), .valueCell()])
  }

  @Test func `content follows the state unless that is switched off`() throws {
    let cell = cell(BoxContent(height: 30))
    let view = try #require(cell.contentView as? BoxView)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(view.shown.isSelected)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    #expect(view.shown.isSelected)
  }

  @Test func `the state tells what the cell is`() {
    let cell = cell()
    #expect(!cell.configurationState.isSelected)
    #expect(!cell.configurationState.isHighlighted)
    cell.isSelected = true
    cell.setHighlighted(true, animated: false)
    cell.setEditing(true, animated: false)
    let state = cell.configurationState
    #expect(state.isSelected)
    #expect(state.isHighlighted)
    #expect(state.isEditing)
    #expect(!state.isSwiped)
    #expect(!state.isReordering)
    #expect(!state.isDisabled)
  }

  @Test func `configuration is updated once for all changes of state before a layout`() {
    let cell = StatefulCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.seen.count == 1)
    cell.isSelected = true
    cell.isStarred = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.seen.count == 2)
    #expect(cell.seen.last?.isSelected == true)
    #expect(cell.seen.last?[StatefulCell.key] as? Bool == true)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.seen.count == 2)
  }

  @Test func `the handler hears of every state`() {
    let cell = cell(list("Text"))
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { [list] cell, state in
      seen.append(state.isHighlighted)
      cell.contentConfiguration = list(state.isHighlighted ? "Pressed" : "Free")
    }
    cell.layoutIfNeeded()
    cell.setHighlighted(true, animated: false)
    cell.layoutIfNeeded()
    #expect(seen == [false, true])
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Pressed")
  }

  @Test func `a background takes the place of views and colors, and they of it`() {
    let cell = cell()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.selectedBackgroundView == nil)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `list backgrounds show the state, but not in colors that were set`() {
    let cell = cell()
    var background = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundConfiguration = background
    let resting = cell.backgroundConfiguration?.backgroundColor
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor != resting)
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundConfiguration == .listGroupedCell())
  }

  @Test func `rows are as high as configured content, with and without constraints`() {
    let rows = Rows(count: 3)
    rows.makeCell = { [list] _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      switch path.row {
      case 0: cell.contentConfiguration = list("Short")
      case 1: cell.contentConfiguration = list(String(repeating: "long ", count: 60))
      default: cell.contentConfiguration = BoxContent(height: 77)
      }
      return cell
    }
    let heights = makeTable(rows, { _ in }).visibleCells.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] == 77)
  }

  @Test func `an accessory narrows configured content`() {
    let rows = Rows(count: 2)
    rows.makeCell = { [list] _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = list(String(repeating: "word ", count: 9))
      if path.row == 1 {
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 10))
      }
      return cell
    }
    let cells = makeTable(rows, { _ in }).visibleCells
    #expect(cells[1].contentView.frame.maxX <= 300 - 180)
    #expect(cells[1].frame.height > cells[0].frame.height)
  }

  @Test func `content set on a row in view changes its height and keeps what is read in place`() {
    let rows = Rows(count: 50)
    rows.makeCell = { [list] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = list("Row \(path.row)")
      return cell
    }
    let table = makeTable(rows, { _ in })
    table.scroll(to: 440)
    let second = table.visibleCells[1]
    let place = second.frame.minY
    second.contentConfiguration = list(String(repeating: "long ", count: 60))
    table.layoutIfNeeded()
    #expect(second.frame.minY == place)
    #expect(second.frame.height > 100)
    #expect(table.visibleCells[2].frame.minY == second.frame.maxY)
  }

  @Test func `a reused cell takes over other content`() {
    let rows = Rows(count: 100)
    rows.makeCell = { [list] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration =
        path.row % 2 == 0 ? list("Row \(path.row)") : BoxContent(height: 50)
      return cell
    }
    let table = makeTable(rows, { _ in })
    for offset in stride(from: CGFloat(0), to: 3_000, by: 130) {
      table.scroll(to: offset)
      for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
        #expect((cell.contentView is BoxView) == (path.row % 2 == 1))
        #expect(cell.frame.height == (path.row % 2 == 1 ? 50 : 44))
      }
    }
  }

  @Test func `larger text makes rows higher at once, and stacks values`() {
    let stage = Stage()
    defer {
      UIApplication.shared.setPreferredContentSizeCategory(.large)
      stage.close()
    }
    let rows = Rows(count: 5)
    rows.makeCell = { _, _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Name", "Value")
      cell.contentConfiguration = content
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.frame()
    #expect(table.visibleCells[0].frame.height == 44)
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    stage.frame()
    #expect(table.visibleCells[0].frame.height > 120)
    table.reloadData()
    stage.frame()
    #expect(table.visibleCells[0].frame.height > 120)
    let labels = table.visibleCells[0].contentView.subviews
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
  }

  @Test func `headers are configured like cells, in the style of their table`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    #expect(content == .plainHeader())
    content.text = "Header"
    header.contentConfiguration = content
    header.backgroundConfiguration = .clear()
    header.frame.size = header.sizeThatFits(CGSize(width: 300, height: 0))
    header.layoutIfNeeded()
    #expect(header.contentView is UIListContentView)
    #expect(header.bounds.height > 20)
    #expect(header.bounds.height < 60)
    #expect(header.backgroundConfiguration == .clear())
  }

  @Test func `a dequeued header knows where it will stand`() {
    final class Maker: NSObject, UITableViewDelegate {
      var defaults: [UIListContentConfiguration] = []
      func make(_ table: UITableView) -> UIView? {
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        if let content = view?.defaultContentConfiguration() { defaults.append(content) }
        return view
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        make(tableView)
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        make(tableView)
      }
    }
    for (style, expected) in [
      (UITableView.Style.plain, Set([UIListContentConfiguration.plainHeader(), .plainFooter()])),
      (.grouped, [.groupedHeader(), .groupedFooter()]),
    ] {
      let maker = Maker()
      _ = makeTable(Rows(count: 1), style: style) {
        $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
        $0.delegate = maker
      }
      #expect(Set(maker.defaults) == expected)
    }
  }

  @Test func `a background can stand in from the margins and throw a shadow`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 2, trailing: 30)
    var background = UIBackgroundConfiguration.clear()
    #expect(background.edgesAddingLayoutMarginsToBackgroundInsets == [])
    #expect(background.shadowProperties.opacity == 0)
    background.backgroundInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    background.cornerRadius = 8
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 4
    background.shadowProperties.offset = .zero
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    view.layoutIfNeeded()
    let fill = try #require(view.subviews.first)
    #expect(fill.frame == CGRect(x: 24, y: 3, width: 320 - 60, height: 36))
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowRadius == 4)
    #expect(view.layer.shadowPath?.boundingBox == fill.frame)
    background.shadowProperties.opacity = 0
    cell.backgroundConfiguration = background
    view.layoutIfNeeded()
    #expect(view.layer.shadowOpacity == 0)
  }

  @Test func `an image can have a line along its edge`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: "star")
    content.imageProperties.strokeWidth = 2
    content.imageProperties.strokeColor = .systemRed
    content.imageProperties.strokeColorTransformer = .grayscale
    #expect(content.imageProperties.resolvedStrokeColor(for: .blue) != .systemRed)
    cell.contentConfiguration = content
    let image = try #require(
      cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(image.layer.borderWidth == 2)
    content.imageProperties.strokeColorTransformer = nil
    cell.contentConfiguration = content
    #expect(image.layer.borderColor == UIColor.systemRed.cgColor(in: image.traitCollection))
    content.imageProperties.strokeWidth = 0
    cell.contentConfiguration = content
    #expect(image.layer.borderWidth == 0)
  }
}
