import HeadlessHost
import Kumiko
import UIKit

/// What a row of the tables shows.
struct RenderedItem {
  var id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

/// What becomes of the rows of a table between two renders.
enum RowChange: String, CaseIterable {
  case nothing, insert, delete, changed, moves

  /// The rows afterwards, and which rows of a table of `visible` rows on screen it concerns.
  func apply(to items: inout [RenderedItem], step: Int) -> [(from: Int, to: Int)] {
    switch self {
    case .nothing: return []
    case .insert:
      items.insert(RenderedItem(1_000_000 + step), at: 3)
      return [(3, 3)]
    case .delete:
      items.remove(at: 3)
      return [(3, 3)]
    case .changed:
      let rows = Array(stride(from: 0, to: items.count, by: 100))
      for row in rows { items[row].title = "Row \(items[row].id), version \(step)" }
      return rows.map { ($0, $0) }
    case .moves:
      // Each of ten rows changes places with the one five further on, one after the other.
      return (0..<10).map { number in
        let row = (number * items.count / 11 + step) % (items.count - 6)
        items.insert(items.remove(at: row), at: row + 5)
        return (row, row + 5)
      }
    }
  }
}

/// A table of labels 44 points high on a headless screen, filled in one of several ways.
@MainActor
class RenderedTable: NSObject {
  final let display: HeadlessDisplay
  final let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  final var items: [RenderedItem]
  private let window: UIWindow
  private var step = 0

  init(rows: Int, on display: HeadlessDisplay) {
    self.display = display
    window = UIWindow(frame: UIScreen.main.bounds)
    items = (0..<rows).map(RenderedItem.init)
    super.init()
    tableView.rowHeight = 44
    tableView.estimatedRowHeight = 44
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
  }

  /// Puts the table on the screen while something is done with it; there is one at a time.
  final func onScreen(_ work: () -> Void) {
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
    work()
    display.advanceUntilIdle()
    window.isHidden = true
  }

  /// Shows the first rows.
  func open() {}

  /// Shows the rows after a change of which it is known where it took place.
  func show(_ change: RowChange, at rows: [(from: Int, to: Int)]) {}

  /// Changes the rows, and measures until the table shows them.
  final func time(_ change: RowChange) -> Duration {
    step += 1
    let rows = change.apply(to: &items, step: step)
    let time = processorTime {
      show(change, at: rows)
      tableView.layoutIfNeeded()
    }
    display.advanceUntilIdle()
    return time
  }

  /// Measures the frame of a scroll, drawing included.
  final func timeScroll() -> Duration {
    processorTime {
      tableView.contentOffset.y += 40
      display.advance(by: 1 / 60)
      keep(display.snapshot())
    }
  }
}

/// Filled by a data source written by hand, which is told the index paths of every change: what no
/// list that finds them out can be faster than.
final class HandwrittenTable: RenderedTable, UITableViewDataSource, UITableViewDelegate {
  private final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  override func open() {
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.layoutIfNeeded()
  }

  override func show(_ change: RowChange, at rows: [(from: Int, to: Int)]) {
    func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
    switch change {
    case .nothing: break
    case .insert: tableView.insertRows(at: paths(rows.map(\.to)), with: .fade)
    case .delete: tableView.deleteRows(at: paths(rows.map(\.from)), with: .fade)
    case .changed:
      let visible = Set(tableView.indexPathsForVisibleRows ?? [])
      tableView.reconfigureRows(at: paths(rows.map(\.to)).filter(visible.contains))
    case .moves:
      for row in rows {
        tableView.moveRow(at: paths([row.from])[0], to: paths([row.to])[0])
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Cell)?.label.text = items[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A row of one label, known by its id.
struct LabelRow: Component {
  var id: Int
  var title: String

  init(_ item: RenderedItem) {
    id = item.id
    title = item.title
  }

  func render(in label: UILabel) { label.text = title }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
}

/// Filled by a renderer.
class DescribedTable: RenderedTable {
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  final override func open() {
    renderer.target = tableView
    renderer.render([section])
    tableView.layoutIfNeeded()
  }

  final override func show(_ change: RowChange, at rows: [(from: Int, to: Int)]) {
    renderer.render([section])
  }

  var section: Section { Section(id: 0) {} }
}

/// Rows that are made in each render.
final class EagerTable: DescribedTable {
  override var section: Section {
    Section(id: 0) { for item in items { LabelRow(item) } }
  }
}

/// Rows that are made when they come near the screen.
final class LazyTable: DescribedTable {
  override var section: Section { Section(id: 0, of: items, id: \.id) { LabelRow($0) } }
}
