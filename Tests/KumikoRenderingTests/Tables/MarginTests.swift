import Kumiko
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `The content of a row` {
  /// A text within the margins of what surrounds it.
  struct Padded: Component {
    func renderContent() -> UIView {
      let view = UIView()
      view.preservesSuperviewLayoutMargins = true
      return view
    }
    func render(in content: UIView) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 80) }
  }

  /// A label that is laid out within the margins of its container.
  struct Inset: Component {
    func render(in content: UILabel) { content.text = "inset" }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 80) }
    func layout(content: UILabel, in container: UIView) {
      content.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(content)
      let guide = container.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
      ])
    }
  }

  @Test func `has the margins of the cell's content view`() throws {
    let stage = TableStage(size: CGSize(width: 390, height: 400))
    stage.render([
      Section(id: 0) {
        Padded().id(0)
        Inset().id(1)
      }
    ])
    stage.screen.settle()
    let cell = try #require(stage.cell(at: 0) as? UITableViewCell)
    let content = try #require(stage.cell(at: 0)?.renderedContent as? UIView)
    #expect(content.layoutMargins == cell.contentView.layoutMargins)
    #expect(content.layoutMargins.left == 16)
    #expect(content.layoutMargins.top == 11)
    #expect(stage.label(at: 1)?.frame.origin == CGPoint(x: 16, y: 11))
    cell.contentView.layoutMargins.left = 40
    stage.screen.settle()
    #expect(content.layoutMargins.left == 40)
  }

  @Test func `has the same margins and height where a bar covers the row`() throws {
    let stage = TableStage(size: CGSize(width: 390, height: 400))
    stage.table.contentInsetAdjustmentBehavior = .never
    stage.screen.display.safeAreaInsets.top = 100
    let row = ButtonRow("Send", configuration: .filled)
    stage.render([Section(id: 0) { for id in 0..<4 { row.id(id) } }])
    stage.screen.settle()
    let cells = try (0..<4).map { try #require(stage.cell(at: $0) as? UITableViewCell) }
    #expect(cells[0].safeAreaInsets.top > 0)
    #expect(Set(cells.map(\.contentView.layoutMargins.top)) == [11])
    #expect(Set(cells.map(\.bounds.height)) == [61])
    let fitting = cells[0].contentView.systemLayoutSizeFitting(CGSize(width: 390, height: 0))
    #expect(fitting.height == 61)
  }
}
