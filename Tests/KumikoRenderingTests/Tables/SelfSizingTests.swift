import Kumiko
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Rows without a reference size` {
  /// A text of any number of lines with 10 points above and below.
  struct Paragraph: Component {
    var text: String

    func renderContent() -> UIView {
      let view = UIView(frame: .zero)
      let label = UILabel(frame: .zero)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
      return view
    }

    func render(in content: UIView) { (content.subviews.first as? UILabel)?.text = text }
  }

  let stage = TableStage(size: CGSize(width: 200, height: 600))

  func height(of text: String) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude)).height
      + 20
  }

  func render(_ texts: [String]) {
    stage.render([
      Section(id: 0) {
        for (index, text) in texts.enumerated() { Paragraph(text: text).id(index) }
      }
    ])
    stage.screen.settle()
  }

  func shownHeight(_ row: Int) -> CGFloat? { stage.cell(at: row)?.frame.height }

  @Test func `are as high as their content asks for`() {
    let texts = ["one line", String(repeating: "many words ", count: 20), "last"]
    render(texts)
    for (row, text) in texts.enumerated() {
      #expect(abs((shownHeight(row) ?? 0) - height(of: text)) < 1)
    }
    #expect((shownHeight(1) ?? 0) > 100)
  }

  @Test func `take a new height when visible content is rendered anew`() {
    let long = String(repeating: "many words ", count: 20)
    render(["short", "below"])
    render([long, "below"])
    #expect(abs((shownHeight(0) ?? 0) - height(of: long)) < 1)
    #expect(stage.cell(at: 1)?.frame.minY == shownHeight(0))
  }
}
