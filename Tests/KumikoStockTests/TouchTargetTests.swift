import Kumiko
import KumikoTesting
import Testing
import UIKit

/// How much room a finger has at the controls of stock rows.
@MainActor
@Suite(.closesWindows) struct `Touch targets` {
  @Test func `of every control are 44 points wide and high`() {
    // A search bar is the system's, whose field is 36 points high.
    for (name, component) in Specimens.all("Title") where name != "search" {
      let stage = ListStage()
      stage.render { CellNode(id: 0, component) }
      let content = stage.cell(0)?.renderedContent as? UIView
      for control in content.map(controls(in:)) ?? [] {
        for corner in corners(around: control, in: content) {
          let hit = stage.stage.window.hitTest(control.convert(corner, to: nil), with: nil)
          #expect(hit?.isDescendant(of: control) == true, "\(name): \(control) at \(corner)")
        }
      }
      stage.close()
    }
  }

  @Test func `reach beyond an icon at the end`() throws {
    let stage = ListStage()
    let star = try #require(UIImage(systemName: "star"))
    var taps = 0
    stage.render {
      ListRow("Title", accessory: .icon(star)) {}.onAccessoryTap { taps += 1 }
    }
    let content = try #require(stage.row(0, as: ListRowView.self))
    let button = try #require(controls(in: content).first)
    let top = CGPoint(x: button.bounds.midX, y: button.bounds.midY - 21)
    stage.stage.display.tap(at: button.convert(top, to: nil))
    #expect(taps == 1)
  }

  /// The corners of a finger's 44 points around the middle of a control, or as near to it as the
  /// row's edges allow.
  private func corners(around control: UIControl, in row: UIView?) -> [CGPoint] {
    let bounds = row?.convert(row?.bounds ?? .zero, to: control) ?? .zero
    #expect(bounds.height >= 44)
    var area = CGRect(
      x: control.bounds.midX - 22, y: control.bounds.midY - 22, width: 44, height: 44)
    area.origin.x = max(min(area.minX, bounds.maxX - 44), bounds.minX)
    area.origin.y = max(min(area.minY, bounds.maxY - 44), bounds.minY)
    area = area.insetBy(dx: 0.25, dy: 0.25)
    return [area.minX, area.maxX].flatMap { x in
      [area.minY, area.maxY].map { CGPoint(x: x, y: $0) }
    }
  }

  /// The controls that can be touched.
  private func controls(in view: UIView) -> [UIControl] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
    return view.subviews.flatMap(controls(in:))
  }
}
