import Kumiko
import KumikoTesting
import UIKit

/// A table on a screen, and what it shows.
@MainActor
final class TableStage: ListStage {
  let table: UITableView
  let adapter: UITableViewAdapter
  let updater = UITableViewUpdater<UITableViewAdapter>()
  let renderer: Renderer<UITableViewUpdater<UITableViewAdapter>>
  let screen: TestStage
  private(set) var completionCount = 0

  init(
    style: UITableView.Style = .plain, size: CGSize = CGSize(width: 390, height: 844),
    adapter: UITableViewAdapter = UITableViewAdapter()
  ) {
    self.adapter = adapter
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    renderer = Renderer(adapter: adapter, updater: updater)
    screen = TestStage(view: table, size: size)
    renderer.target = table
    updater.completion = { [weak self] in self?.completionCount += 1 }
    screen.runFrame()
  }

  /// Renders sections and lays out, without letting time pass.
  func render(_ sections: [Section]) {
    renderer.render(sections)
    table.layoutIfNeeded()
  }

  /// What the visible headers, rows and footers show, as `section:text` or `section/row:text`.
  var shown: [String] {
    table.visibleElements.compactMap { element in
      switch element {
      case .header(let section, let view):
        view.isHidden ? nil : "header \(section): \(text(in: view))"
      case .footer(let section, let view):
        view.isHidden ? nil : "footer \(section): \(text(in: view))"
      case .supplementary(let kind, let path, let view): "\(kind) \(path): \(text(in: view))"
      case .cell(let path, let view): "row \(path.section)/\(path.row): \(text(in: view))"
      }
    }
  }

  /// What they should show if all of the data is visible.
  var expected: [String] { expectedTexts(of: adapter.data) }

  func label(at row: Int, _ section: Int = 0) -> UILabel? {
    cell(at: row, section)?.renderedContent as? UILabel
  }

  func cell(at row: Int, _ section: Int = 0) -> (any UIView & ComponentRenderable)? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? any UIView & ComponentRenderable
  }
}

/// What a view of the library shows.
@MainActor
func text(in view: UIView) -> String {
  ((view as? any ComponentRenderable)?.renderedContent as? UILabel)?.text ?? "nothing"
}

/// What headers, footers and rows should show, as `header section: text` or
/// `row section/row: text`.
@MainActor
func expectedTexts(of data: [Section]) -> [String] {
  let sections = data.enumerated()
  let edges = sections.flatMap { index, section in
    [
      section.header?.component(as: Title.self).map { "header \(index): \($0.text)" },
      section.footer?.component(as: Title.self).map { "footer \(index): \($0.text)" },
    ].compactMap(\.self)
  }
  let rows = sections.flatMap { index, section in
    section.cells.enumerated().compactMap { row, node in
      node.component(as: Item.self).map { "row \(index)/\(row): \($0.id)\($0.version)" }
    }
  }
  return edges + rows
}
