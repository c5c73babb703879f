import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Focus` {
  func form(_ texts: [String?], rowsBetween: Int = 0) -> ListStage {
    let stage = ListStage(keyboardHeight: 300)
    stage.render {
      for (index, text) in texts.enumerated() {
        if let text {
          TextInput("Field \(index)", text: text).id("\(index)")
        } else {
          ListRow("Row \(index)").id("\(index)")
        }
        for row in 0..<rowsBetween { ListRow("Between \(index), \(row)").id("\(index), \(row)") }
      }
    }
    return stage
  }

  func focused(_ stage: ListStage) -> String? {
    stage.table.visibleCells.compactMap { cell in
      (cell as? any ComponentRenderable)?.renderedContent as? TextInputView
    }.first { $0.textField.isFirstResponder }?.titleLabel.text
  }

  @Test func `goes to the first empty field`() {
    let stage = form([nil, "Vincent", "", nil, ""])
    #expect(stage.table.focus())
    #expect(focused(stage) == "Field 2")
    #expect(stage.table.focus(skipsPopulatedComponents: false))
    #expect(focused(stage) == "Field 1")
    #expect(stage.table.focus(direction: .forward))
    #expect(focused(stage) == "Field 4")
  }

  @Test func `passes over a text that was typed, which its component does not say`() throws {
    let stage = ListStage(keyboardHeight: 300)
    defer { stage.close() }
    func render() {
      stage.render {
        MultilineTextInput(text: "").id(0)
        TextInput("Name", text: nil).id(1)
        TextInput("Town", text: "").id(2)
        TextInput("Country", text: "").id(3)
      }
    }
    render()
    let notes = try #require(stage.row(0, as: MultilineTextInputView.self)).textView
    notes.becomeFirstResponder()
    try stage.stage.type("One")
    for row in 1...2 {
      try #require(stage.row(row, as: TextInputView.self)).focus()
      try stage.stage.type("Mia")
    }
    stage.stage.window.endEditing(true)
    #expect(stage.table.focus())
    #expect(focused(stage) == "Country")
    #expect(stage.table.focus(skipsPopulatedComponents: false))
    #expect(notes.isFirstResponder)
    render()
    #expect(stage.table.focus(direction: .forward))
    #expect(focused(stage) == "Country")
    stage.stage.window.endEditing(true)
    #expect(stage.table.focus())
    #expect(notes.isFirstResponder, "what is rendered afterwards takes the place of what was typed")
  }

  @Test func `goes through the fields of a collection view, in view or not`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let stage = TestStage(view: list)
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
    renderer.target = list
    renderer.render([
      Section(id: 0) {
        for index in 0..<4 { TextInput("Field \(index)", text: "").id("\(index)") }
        for row in 0..<30 { ListRow("Row \(row)").id(row) }
        TextInput("Last", text: "").id("last")
      }
    ])
    stage.settle()
    func focused() -> String? {
      list.visibleCells.compactMap {
        ($0 as? any ComponentRenderable)?.renderedContent as? TextInputView
      }.first { $0.textField.isFirstResponder }?.titleLabel.text
    }
    #expect(list.focus())
    #expect(focused() == "Field 0")
    #expect(list.focus(direction: .forward))
    stage.settle()
    #expect(focused() == "Last")
    #expect(list.contentOffset.y > 0)
  }

  @Test func `finds no field where there is none`() {
    let stage = form([nil, "Vincent"])
    #expect(!stage.table.focus())
    #expect(focused(stage) == nil)
  }

  @Test func `goes on with the return key, over fields with a text too`() throws {
    let stage = form(["", nil, "Vincent", ""])
    stage.table.focus()
    let first = try #require(stage.row(0, as: TextInputView.self)?.textField)
    #expect(first.returnKeyType == .next)
    try stage.stage.type("\n")
    #expect(focused(stage) == "Field 2")
    try stage.stage.type("\n")
    #expect(focused(stage) == "Field 3")
    let last = try #require(stage.row(3, as: TextInputView.self)?.textField)
    #expect(last.returnKeyType == .done)
    try stage.stage.type("\n")
    #expect(focused(stage) == nil, "the last one puts the keyboard away")
  }

  @Test func `reveals fields that are out of view`() throws {
    let stage = form(["", ""], rowsBetween: 40)
    stage.table.focus()
    #expect(focused(stage) == "Field 0")
    try stage.stage.type("\n")
    stage.stage.settle()
    #expect(focused(stage) == "Field 1")
    #expect(stage.table.contentOffset.y > 500)
  }

  @Test func `leads through a bar above the keyboard`() throws {
    let stage = form(["", "", ""])
    stage.table.focus()
    let field = try #require(stage.row(0, as: TextInputView.self)?.textField)
    let bar = try #require(field.inputAccessoryView as? FocusToolbar)
    let items = try #require(bar.items)
    #expect(items.map(\.isEnabled) == [false, true, true, true])
    stage.render {
      TextInput("Field 0", text: "").id("0")
      ListRow("No more fields")
    }
    #expect(items.map(\.isEnabled) == [false, false, true, true], "it follows every render")
    #expect(field.isFirstResponder)
    #expect(field.returnKeyType == .done)
  }

  @Test func `goes through what stands on cards`() throws {
    let stage = ListStage(keyboardHeight: 300)
    defer { stage.close() }
    stage.render {
      Card { TextInput("Name", text: "") }.id(1)
      Card { ListRow("Size").customInput(OptionPicker(options: ["Small", "Large"])) }.id(2)
      Card { TextInput("Town", text: "") }.id(3)
    }
    #expect(stage.table.focus())
    let name = try #require(stage.cell(0)?.firstSubview(of: TextInputView.self)?.textField)
    #expect(name.isFirstResponder)
    #expect(name.returnKeyType == .next)
    try stage.stage.type("\n")
    let size = try #require(stage.row(1, as: CardView.self))
    let container = try #require(size.firstSubview(of: ComponentContainer.self))
    #expect(container.isFirstResponder)
    let bar = try #require(container.inputAccessoryView as? FocusToolbar)
    #expect(bar.items?.map(\.isEnabled) == [true, true, true, true])
  }

  @Test func `shows what stands in for the keyboard when its card is tapped`() throws {
    let stage = ListStage(keyboardHeight: 300)
    defer { stage.close() }
    func render(_ picks: [String]?) {
      stage.render {
        Card {
          ListRow("Size").customInput(picks.map { CustomInput(OptionPicker(options: $0)) })
        }.id(1)
      }
    }
    render(["Small", "Large"])
    try stage.stage.tap(on: "Size")
    stage.stage.settle()
    let card = try #require(stage.row(0, as: CardView.self))
    let container = try #require(card.firstSubview(of: ComponentContainer.self))
    let wheel = try #require(container.inputView?.firstSubview(of: UIPickerView.self))
    #expect(container.isFirstResponder)
    #expect(wheel.window != nil)
    render(nil)
    #expect(!container.isFirstResponder)
    try stage.stage.tap(on: "Size")
    #expect(stage.stage.window.firstResponder == nil)
  }

  @Test func `reaches what stands in for the keyboard`() throws {
    let stage = ListStage(keyboardHeight: 300)
    stage.render {
      TextInput("Name", text: "")
      ListRow("Size").customInput(OptionPicker(options: ["Small", "Large"]))
      TextInput("Town", text: "")
    }
    stage.table.focus()
    try stage.stage.type("\n")
    let container = try #require(stage.cell(1)).componentContainer
    #expect(container.isFirstResponder)
    let bar = try #require(container.inputAccessoryView as? FocusToolbar)
    #expect(bar.items?.map(\.isEnabled) == [true, true, true, true])
  }
}
