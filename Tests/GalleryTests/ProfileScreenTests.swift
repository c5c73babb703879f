import KumikoTesting
import Testing
import UIKit

@testable import GalleryScreens

@MainActor
@Suite struct `The Profile screen` {
  private let screen = ProfileViewController()
  private let stage: TestStage

  init() { stage = TestStage(root: screen) }

  @Test func `opens the gender picker below its row, and closes it again`() throws {
    let below = try top(of: "Birthday")
    try tap("Gender")
    #expect(try stage.view(of: UIPickerView.self).numberOfRows(inComponent: 0) == 4)
    #expect(try top(of: "Birthday") > below)
    try tap("Gender")
    #expect(throws: TestStageError.self) { try stage.view(of: UIPickerView.self) }
    #expect(try top(of: "Birthday") == below)
  }

  @Test func `shows the gender that is chosen, and keeps the wheel that is turned`() throws {
    try tap("Gender")
    let wheel = try stage.view(of: UIPickerView.self)
    wheel.selectRow(2, inComponent: 0, animated: false)
    wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
    stage.settle()
    #expect(screen.profile.gender == .male)
    #expect(try stage.view(of: UIPickerView.self) === wheel)
    #expect(wheel.selectedRow(inComponent: 0) == 2)
  }

  @Test func `has one picker open at a time`() throws {
    try tap("Gender")
    try tap("Birthday")
    #expect(screen.openPicker == .birthday)
    #expect(try stage.view(of: UIDatePicker.self).date == Profile.usualBirthday)
    #expect(try top(of: "Birthday") - top(of: "Gender") == RowMetrics.single)
  }

  @Test func `takes the day that is chosen`() throws {
    try tap("Birthday")
    let picker = try stage.view(of: UIDatePicker.self)
    picker.date = Date(timeIntervalSince1970: 0)
    picker.sendActions(for: .valueChanged)
    stage.settle()
    #expect(screen.profile.birthday == Date(timeIntervalSince1970: 0))
  }

  @Test func `reveals four rows with the switch, and hides them again`() throws {
    let details = ["E-mail", "Phone", "Home town", "Website"]
    #expect(!stage.texts.contains { details.contains($0) })
    try tap("switch")
    #expect(stage.texts.filter { details.contains($0) } == details)
    try tap("switch")
    #expect(!stage.texts.contains { details.contains($0) })
  }

  @Test func `unfolds the rows from their middles`() throws {
    screen.showDetails(true)
    stage.advance(by: 0.15)
    let label = try stage.view(called: "E-mail")
    let cell = try #require(sequence(first: label) { $0.superview }.first { $0 is UITableViewCell })
    let shown = try #require(cell.layer.presentation())
    #expect(shown.frame.height < cell.frame.height)
    #expect(abs(shown.frame.midY - cell.frame.midY) < 0.01)
  }

  @Test func `keeps the field that is typed into through every render`() throws {
    try tap("name")
    let field = try #require(stage.view(called: "name") as? UITextField)
    try stage.type("Mia")
    #expect(screen.profile.name == "Mia")
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    screen.showDetails(true)
    stage.settle()
    try stage.type("O ")
    #expect(field.isFirstResponder)
    #expect(field.text == "O Mia")
    #expect(screen.profile.name == "O Mia")
  }

  @Test func `shows another profile in fields that are not typed into`() throws {
    screen.show(.sample)
    screen.showDetails(true)
    stage.settle()
    let fields = ["name", "email", "phone", "town", "website"].map { name in
      (try? stage.view(called: name) as? UITextField)?.text
    }
    let person = Profile.sample
    #expect(
      fields == [person.name, person.email, person.phone, person.town, person.website])
  }

  @Test func `grows the note with its text and keeps the caret`() throws {
    let (row, below) = (try stage.view(called: "text"), try top(of: "Details"))
    let height = row.bounds.height
    try tap("text")
    try stage.type("One\nTwo\nThree\nFour\nFive\nSix")
    stage.settle()
    #expect(row.isFirstResponder)
    #expect(row.bounds.height > height)
    #expect(try top(of: "Details") - below == row.bounds.height - height)
    #expect(screen.profile.note.hasSuffix("Six"))
  }

  @Test func `shows the note in the size of text that the user prefers meanwhile`() throws {
    screen.show(.sample)
    stage.settle()
    let field = try #require(stage.view(called: "text") as? UITextView)
    let size = try #require(field.font).pointSize
    stage.contentSizeCategory = .accessibilityLarge
    defer { stage.contentSizeCategory = .large }
    stage.settle()
    #expect(try #require(field.font).pointSize > size)
  }

  private func tap(_ name: String) throws {
    try stage.tap(on: name)
    stage.settle()
  }

  private func top(of name: String) throws -> CGFloat {
    let view = try stage.view(called: name)
    return view.convert(view.bounds, to: stage.window).minY
  }
}
