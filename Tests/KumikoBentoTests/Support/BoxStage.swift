import KumikoBento
import KumikoTesting
import UIKit

/// A table on a screen of 320 × 600 points.
@MainActor
final class BoxStage {
  let table: UITableView
  let screen: TestStage

  init(_ table: UITableView? = nil) {
    let table = table ?? UITableView(frame: .zero, style: .plain)
    self.table = table
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    screen = TestStage(view: table, size: CGSize(width: 320, height: 600))
    screen.runFrame()
  }

  /// Shows a box and waits for its animations.
  func render<SectionID, ItemID>(_ box: Box<SectionID, ItemID>, animated: Bool = true) {
    table.render(box, animated: animated)
    screen.settle()
  }

  /// The content of a row.
  func content(_ row: Int, section: Int = 0) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: section)).flatMap { Self.content(in: $0) }
  }

  private static func content(in cell: UITableViewCell) -> UIView? {
    cell.contentView.subviews.first?.subviews.first
  }
}

extension BoxStage {
  /// How red the picture is in the middle of the first row, from 0 to 1.
  var redness: CGFloat? {
    screen.display.snapshot().color(at: CGPoint(x: 160, y: 20))?.components?.first
  }
}

/// A colored plane in a view of some class.
struct Plate<View: UIView>: Renderable {
  let color: UIColor
  func render(in view: View) { view.backgroundColor = color }
}

extension Plate: HeightCustomizing {
  func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat { 40 }
}

/// What a component hears of its life.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A component that tells of its life.
struct Told: Renderable {
  static let key = ViewStorage.Key<String>()
  let name: String
  let log: Log

  func render(in view: UILabel) {
    view.text = name
    log.note("render \(name)")
  }

  func didMount(to view: UILabel, storage: ViewStorage) {
    log.note("mount \(name) \(storage[Self.key] ?? "-")")
    storage[Self.key] = name
  }

  func willUnmount(from view: UILabel, storage: ViewStorage) {
    log.note("unmount \(name) \(storage[Self.key] ?? "-")")
  }

  func willDisplay(_ view: UILabel) { log.note("display \(name)") }
  func didEndDisplaying(_ view: UILabel) { log.note("end \(name)") }
}

@MainActor
func told(_ sections: [(Int, [Int])], _ log: Log, version: String = "") -> Box<Int, Int> {
  Box(
    sections: sections.map { id, rows in
      Section(
        id: id, items: rows.map { Node(id: $0, component: Told(name: "\($0)\(version)", log: log)) }
      )
    })
}
