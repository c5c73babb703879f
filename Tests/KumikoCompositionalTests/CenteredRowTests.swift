import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Rows of lists without a height of their own", .closesWindows, .serialized)
@MainActor
struct CenteredRowTests {
  /// A label in the middle: nothing says how high the row is.
  private struct Centered: Component {
    var text: String

    func renderContent() -> UIView {
      let view = UIView()
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
      return view
    }

    func render(in content: UIView) {
      (content.subviews.first as? UILabel)?.text = text
    }
  }

  @Test("have the height of a standard row, as in a table")
  func height() {
    let stage = GroupStage(size: CGSize(width: 400, height: 600))
    stage.render(
      Section(id: 0, rows: { Group(of: 0..<3) { Centered(text: "Row \($0)").id($0) } })
        .list(.plain))
    #expect(stage.list.visibleCells.map(\.bounds.height) == [44, 44, 44])
  }
}
