import Kumiko
import Testing
import UIKit

/// What was called a style before 1.0 and is none, under its old names.
@MainActor
@Suite("Former words for looks")
struct DeprecatedStyleTests {
  @available(*, deprecated)
  private func configuration() -> (ButtonStyle, TextStyle, FormStyle, SectionHeader.Style) {
    (.filled, TextStyle(.headline), .centerYAligned, .prominent)
  }

  @available(*, deprecated)
  private func compare() {
    let (button, text, form, header) = configuration()
    let row = ButtonRow("Send", style: button)
    #expect(row.configuration == .filled && row.style == .filled)
    let empty = EmptyState("None", buttonTitle: "Add", buttonStyle: button)
    #expect(empty.buttonConfiguration == .filled && empty.buttonStyle == .filled)
    #expect(SectionHeader("New", style: header).prominence == .prominent)
    var field = TextInput("Name", text: "Ada")
    field.textStyle = text
    #expect(field.textProperties == TextProperties(.headline))
    let notes = MultilineTextInput(text: "", textStyle: text)
    #expect(notes.textProperties == text && notes.textStyle == text)
    @Bound var words = ""
    #expect(MultilineTextInput(text: $words, textStyle: text).textProperties == text)
    let screen = Screen(formStyle: form) { Section { row } }
    #expect(screen.formAlignment == .centerYAligned && screen.formStyle == form)
  }

  @Test func `mean what they meant`() throws {
    let tests: any Former = self
    tests.compareFormer()
  }
}

/// Calls what is deprecated without a warning.
@MainActor
private protocol Former {
  func compareFormer()
}

extension DeprecatedStyleTests: Former {
  @available(*, deprecated)
  fileprivate func compareFormer() { compare() }
}
