import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Rows of many lines` {
  /// A table that counts its updates.
  private final class CountingTable: UITableView {
    var batches = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test func `ask for another height only when the text needs more than there is`() throws {
    let table = CountingTable(frame: .zero, style: .plain)
    let stage = TestStage(view: table)
    let list = TableRenderer(table)
    var text = "Dear"
    list.render {
      Section(id: 0) {
        MultilineTextInput(text: text, minimumLineCount: 4) { text = $0 }
      }
    }
    stage.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? any ComponentRenderable
    let view = try #require(cell?.renderedContent as? MultilineTextInputView)
    view.focus()
    stage.settle()
    table.batches = 0
    try stage.type(" Mia,\n\nI ")
    stage.settle()
    #expect(text == "Dear Mia,\n\nI ")
    #expect(table.batches == 0)
    try stage.type("am\n\nwell")
    #expect(table.batches > 0)
  }

  @Test func `have room at another width for what was typed, which their component does not say`()
    throws
  {
    let stage = ListStage(style: .plain)
    defer { stage.close() }
    let (window, table) = (stage.stage.window, stage.table)
    stage.stage.display.size = CGSize(width: 844, height: 390)
    stage.render {
      MultilineTextInput(text: "").id(0)
      for row in 1..<60 { ListRow("Row \(row)").id(row) }
    }
    try #require(stage.row(0, as: MultilineTextInputView.self)).focus()
    try stage.stage.type("A letter that needs one line here, and more of them elsewhere")
    window.endEditing(true)
    stage.stage.settle()
    #expect((stage.cell(0)?.frame.height ?? 50) < 50)
    stage.stage.display.size = CGSize(width: 200, height: 844)
    stage.stage.settle()
    for row in [40, 0] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      stage.stage.settle()
    }
    let text = try #require(stage.row(0, as: MultilineTextInputView.self)).textView
    let room = CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude)
    let wanted = text.sizeThatFits(room).height
    #expect(wanted > 50)
    #expect(text.bounds.height >= wanted - 0.5)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `stand where their properties say`(_ direction: UISemanticContentAttribute) {
    let view = MultilineTextInputView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.semanticContentAttribute = direction
    func alignment(_ alignment: TextAlignment) -> NSTextAlignment {
      let properties = TextProperties(alignment: alignment)
      MultilineTextInput(text: "Text", textProperties: properties).render(in: view)
      return view.textView.textAlignment
    }
    #expect(alignment(.center) == .center)
    #expect(alignment(.trailing) == (direction == .forceRightToLeft ? .left : .right))
    #expect(alignment(.leading) == .natural)
  }
}
