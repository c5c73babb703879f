import Kumiko
import KumikoTesting
import UIKit

/// What a table shows in each frame: where its rows are drawn, animations included.
@MainActor
struct FrameWatch {
  let table: UITableView
  let screen: TestStage

  /// The rows as they are drawn now, by their text: from the top of the table to the top of a row.
  var rows: [String: CGFloat] {
    let rows = drawn.compactMap { cell, frame in
      ((cell as? any ComponentRenderable)?.renderedContent as? UILabel)?.text
        .map { ($0, frame.minY) }
    }
    return Dictionary(rows) { first, _ in first }
  }

  /// The height of the largest part of the table in which no row is drawn.
  var gap: CGFloat { gap(in: table.bounds.height) }

  /// The height of the largest part, within a height from the top, in which no row is drawn.
  func gap(in height: CGFloat) -> CGFloat {
    var (end, gap) = (CGFloat(0), CGFloat(0))
    for frame in drawn.map(\.frame).sorted(by: { $0.minY < $1.minY }) {
      gap = max(gap, frame.minY - end)
      end = max(end, frame.maxY)
    }
    return max(gap, height - end)
  }

  private var drawn: [(cell: UITableViewCell, frame: CGRect)] {
    let top = (table.layer.presentation() ?? table.layer).bounds.minY
    return table.subviews.compactMap { view in
      guard let cell = view as? UITableViewCell, !cell.isHidden else { return nil }
      let layer = cell.layer.presentation() ?? cell.layer
      let frame = layer.frame.offsetBy(dx: 0, dy: -top)
      guard layer.opacity > 0.05, frame.maxY > 0, frame.minY < 2_000 else {
        return nil
      }
      return (cell, frame)
    }
  }

  /// Makes a number of frames, drawn like any, and returns what `look` sees after each.
  func frames<Seen>(_ count: Int, _ look: (Int) -> Seen) -> [Seen] {
    (0..<count).map { frame in
      screen.advance(by: screen.frameDuration)
      _ = screen.display.textSnapshot()
      return look(frame)
    }
  }
}
