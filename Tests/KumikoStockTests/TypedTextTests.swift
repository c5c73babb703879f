import Kumiko
import KumikoTesting
import Testing
import UIKit

/// Rows whose component goes on saying the text that it said before the user typed.
@MainActor
@Suite struct `Typed text` {
  private let stage = ListStage(style: .plain)

  private var display: HeadlessDisplay { stage.stage.display }
  private var firstField: UITextField? { stage.row(0, as: TextInputView.self)?.textField }

  private func render(_ text: String? = "", count: Int = 60) {
    stage.render {
      for number in 0..<count {
        TextInput(placeholder: "Field \(number)", text: number == 0 ? text : "\(number)")
          .id(number)
      }
    }
  }

  private func scroll(to row: Int) {
    stage.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    stage.stage.settle()
  }

  private func close() {
    UIApplication.shared.setPreferredContentSizeCategory(.large)
    stage.close()
  }

  @Test(arguments: ["Mia", "e\u{301}", "🇨🇭👩‍👩‍👧", "שלום abc"])
  func `survives another look, another size of text and another window`(text: String) throws {
    defer { close() }
    render()
    try stage.stage.tap(on: "Field 0")
    try stage.stage.type(text)
    let changes: [(HeadlessDisplay) -> Void] = [
      { $0.prefersDarkAppearance = true },
      { _ in UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge) },
      { $0.layoutDirection = .rightToLeft }, { $0.scale = 3 },
      { $0.size = CGSize(width: 844, height: 390) },
      { $0.size = CGSize(width: 200, height: 90) },
    ]
    for change in changes {
      change(display)
      stage.stage.settle()
      #expect(stage.stage.window.firstResponder as? UITextField === firstField)
      #expect(firstField?.text == text)
    }
  }

  @Test func `survives that its row scrolls away, with the keys or without`() throws {
    defer { close() }
    render()
    try stage.stage.tap(on: "Field 0")
    try stage.stage.type("Mia")
    scroll(to: 40)
    scroll(to: 0)
    #expect(firstField?.text == "Mia")
    stage.stage.window.endEditing(true)
    scroll(to: 40)
    scroll(to: 0)
    #expect(firstField?.text == "Mia")
    #expect(stage.row(1, as: TextInputView.self)?.textField.text == "1")
  }

  @Test func `gives way to what is rendered afterwards`() throws {
    defer { close() }
    render()
    try stage.stage.tap(on: "Field 0")
    try stage.stage.type("Mia")
    render("Jules")
    #expect(firstField?.text == "Jules")
    try stage.stage.type("!")
    stage.stage.window.endEditing(true)
    scroll(to: 40)
    render("")
    scroll(to: 0)
    #expect(firstField?.text == "")
  }

  @Test func `stays through renders that say nothing of it, and goes to no other row`() throws {
    defer { close() }
    func render() {
      stage.render {
        for number in 0..<60 { TextInput(placeholder: "Field \(number)", text: nil).id(number) }
      }
    }
    render()
    try stage.stage.tap(on: "Field 0")
    try stage.stage.type("Mia")
    stage.stage.window.endEditing(true)
    scroll(to: 40)
    let others = stage.table.visibleCells.compactMap {
      (($0 as? any ComponentRenderable)?.renderedContent as? TextInputView)?.textField.text
    }
    #expect(!others.isEmpty && others.allSatisfy(\.isEmpty))
    render()
    scroll(to: 0)
    #expect(firstField?.text == "Mia")
  }

  @Test func `goes with its row, whose cell is another one's later`() throws {
    defer { close() }
    func render(_ numbers: Range<Int>) {
      stage.render {
        for number in numbers {
          if number % 2 == 0 {
            TextInput(placeholder: "Field \(number)", text: nil).id(number)
          } else {
            SearchRow(placeholder: "Find \(number)").id(number)
          }
        }
      }
    }
    func texts() -> [String] {
      stage.table.visibleCells.compactMap { $0.firstSubview(of: UITextField.self)?.text }
    }
    render(0..<12)
    for row in 0..<6 {
      try #require(stage.cell(row)?.firstSubview(of: UITextField.self)).becomeFirstResponder()
      try stage.stage.type("Mia")
    }
    stage.stage.window.endEditing(true)
    #expect(texts().count { $0 == "Mia" } == 6)
    // The cells of the rows that leave are free once others have taken their place.
    for start in [100, 200, 300] {
      render(start..<start + 12)
      #expect(texts().count == 12)
      #expect(texts().allSatisfy { $0.isEmpty })
    }
  }

  @Test func `of many lines and of searches survives likewise`() throws {
    defer { close() }
    stage.render {
      MultilineTextInput(placeholder: "Notes", text: "").id(0)
      SearchRow(placeholder: "Find").id(1)
      for number in 2..<60 { TextInput(placeholder: "Field \(number)", text: "").id(number) }
    }
    let notes = try #require(stage.row(0, as: MultilineTextInputView.self)?.textView)
    notes.becomeFirstResponder()
    try stage.stage.type("One\nTwo")
    let bar = try #require(stage.row(1, as: SearchRowView.self)?.searchBar)
    bar.becomeFirstResponder()
    try stage.stage.type("Kyoto")
    stage.stage.window.endEditing(true)
    display.prefersDarkAppearance = true
    UIApplication.shared.setPreferredContentSizeCategory(.extraExtraLarge)
    stage.stage.settle()
    #expect(notes.text == "One\nTwo")
    scroll(to: 40)
    scroll(to: 0)
    #expect(stage.row(0, as: MultilineTextInputView.self)?.textView.text == "One\nTwo")
    #expect(stage.row(1, as: SearchRowView.self)?.searchBar.text == "Kyoto")
  }

  @Test func `stays with its row on a card, which hears of its display`() throws {
    defer { close() }
    var displays = 0
    stage.render {
      for number in 0..<60 {
        Card {
          TextInput(placeholder: "Field \(number)", text: nil).on(willDisplay: { displays += 1 })
        }.id(number)
      }
    }
    #expect(displays > 0)
    let field = try #require(stage.cell(0)?.firstSubview(of: UITextField.self))
    field.becomeFirstResponder()
    try stage.stage.type("Mia")
    stage.stage.window.endEditing(true)
    scroll(to: 40)
    let others = stage.table.visibleCells.compactMap { $0.firstSubview(of: UITextField.self)?.text }
    #expect(!others.isEmpty && others.allSatisfy(\.isEmpty))
    scroll(to: 0)
    #expect(stage.cell(0)?.firstSubview(of: UITextField.self)?.text == "Mia")
  }

  @Test func `may be typed after the renderer of its list is gone`() throws {
    defer { close() }
    let table = UITableView(frame: .zero, style: .plain)
    var list: TableRenderer? = TableRenderer(table)
    let stage = TestStage(view: table)
    defer { stage.close() }
    list?.render([Section(id: 0) { TextInput(placeholder: "Name", text: "").id(0) }])
    stage.settle()
    try stage.tap(on: "Name")
    weak let adapter = list?.adapter
    list = nil
    #expect(adapter == nil)
    try stage.type("Mia")
    #expect((stage.window.firstResponder as? UITextField)?.text == "Mia")
  }
}
