import Foundation
import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Rows of what is bound` {
  struct SignUp: Equatable {
    var name = ""
    var password = ""
    var notes = ""
    var query = ""
    var agrees = false
    var guests = 2
    var weight = 1.5
    var volume: Float = 0.5
    var size = 1
    var birthday = Date(timeIntervalSince1970: 0)
  }

  final class Form: ListViewController {
    @Bound var form = SignUp()
    var submitted: [SignUp] = []

    func sections() -> [Section] {
      Section {
        // Above the fields that it depends on.
        ButtonRow("Sign up", isEnabled: $form.isValid) { [unowned self] in submitted.append(form) }
      }
      Section("Account", footer: $form.problems.joined(separator: " ")) {
        TextInput("Name", text: $form.name).validated { $0.isEmpty ? "A name is needed." : nil }
        TextInput("Password", text: $form.password, isSecure: true)
          .validated { $0.count >= 8 ? nil : "At least 8 characters." }
        ToggleRow("Terms", isOn: $form.agrees).validated { $0 ? nil : "Agree first." }
      }
      if form.agrees { Section("Thanks") {} }
    }
  }

  /// Lets what was scheduled on the main actor run, and shows it.
  private func turn(_ stage: TestStage) async {
    for _ in 0..<10 { await Task.yield() }
    stage.settle()
  }

  private func button(in stage: TestStage) throws -> StockButton {
    try stage.view(of: StockButton.self)
  }

  @Test func `know the verdict of rows below them, from the first render on`() async throws {
    let stage = TestStage(root: Form())
    stage.settle()
    #expect(try !button(in: stage).isEnabled)
    #expect(
      stage.texts.contains("A name is needed. At least 8 characters. Agree first."))
  }

  @Test func `follow what is typed, and let it be submitted once all is right`() async throws {
    let controller = Form()
    let stage = TestStage(root: controller)
    stage.settle()
    controller.$form.name.wrappedValue = "Ada"
    controller.$form.password.wrappedValue = "lattice"
    controller.$form.agrees.wrappedValue = true
    await turn(stage)
    #expect(try !button(in: stage).isEnabled)
    #expect(stage.texts.contains("At least 8 characters."))
    #expect(stage.texts.contains("Thanks"))
    controller.form.password = "lattices"
    await turn(stage)
    #expect(try button(in: stage).isEnabled)
    #expect(controller.$form.problems.isEmpty)
    try stage.tap(on: "Sign up")
    #expect(controller.submitted == [controller.form])
  }

  @Test func `are no part of the verdict any more when they are gone`() async throws {
    @Bound var isLong = true
    @Bound var form = SignUp()
    let (long, bound) = ($isLong, $form)
    let list = ListView()
    let stage = TestStage(view: list, size: CGSize(width: 390, height: 844))
    _ = list.renderer.observe {
      Section("\(bound.isValid)") {
        if long.wrappedValue {
          TextInput("Name", text: bound.name).validated { $0.isEmpty ? "Missing." : nil }
        }
      }
    }
    stage.settle()
    #expect(stage.texts.contains("false"))
    isLong = false
    await turn(stage)
    #expect(stage.texts.contains("true"))
  }

  @Test func `change what is bound, whatever it is`() {
    @Bound var form = SignUp()
    TextInput("Name", text: $form.name).textDidChange?("Ada")
    MultilineTextInput(text: $form.notes).didChange?("Notes")
    SearchRow(text: $form.query).didChange?("kyoto")
    ToggleRow("Terms", isOn: $form.agrees).didChange?(true)
    StepperRow("Guests", value: $form.guests, range: 1...8).didChange?(3)
    StepperRow("Weight", value: $form.weight, step: 0.5).didChange?(2)
    SliderRow("Volume", value: $form.volume).didChange?(0.7)
    SegmentedRow(options: ["S", "M"], selectedIndex: $form.size).didSelect?(0)
    let day = Date(timeIntervalSince1970: 86_400)
    DateRow("Birthday", date: $form.birthday).didPick?(day)
    #expect(
      form
        == SignUp(
          name: "Ada", notes: "Notes", query: "kyoto", agrees: true, guests: 3, weight: 2,
          volume: 0.7, size: 0, birthday: day))
    DatePicker(date: $form.birthday).didPick?(.distantPast)
    #expect(form.birthday == .distantPast)
    @Bound var size = "S"
    OptionPicker(options: ["S", "M"], selected: $size).didPick?("M")
    #expect(size == "M")
  }

  @Test func `go to the limits of whole numbers`() {
    @Bound var count = 0
    let row = StepperRow("Count", value: $count, range: Int.min...Int.max)
    row.didChange?(row.range.upperBound)
    #expect(count == Int.max)
    row.didChange?(row.range.lowerBound)
    #expect(count == Int.min)
  }

  @Test func `show what is bound`() {
    @Bound var form = SignUp(name: "Ada", agrees: true, guests: 5)
    #expect(TextInput("Name", text: $form.name).text == "Ada")
    #expect(ToggleRow("Terms", isOn: $form.agrees).isOn)
    #expect(StepperRow("Guests", value: $form.guests, range: 1...8).range == 1...8)
    #expect(StepperRow("Guests", value: $form.guests).value == 5)
    #expect(TextInput("Name", text: .constant("Fixed")).text == "Fixed")
  }

  @Test func `mark a problem once something was typed, and not while it is typed`() async throws {
    @Bound var name = ""
    let bound = $name
    let list = ListView()
    let stage = TestStage(view: list, size: CGSize(width: 390, height: 844))
    _ = list.renderer.observe {
      Section("Account") {
        TextInput("Name", text: bound).validated { $0.count > 2 ? nil : "Too short." }
      }
    }
    stage.settle()
    func mark() -> UIImageView? {
      try? stage.view(of: TextInputView.self).descendants.compactMap { $0 as? UIImageView }
        .first { $0.tintColor == .systemRed && !$0.isHidden && $0.alpha > 0 }
    }
    let field = try stage.view(of: TextInputView.self).textField
    #expect(mark() == nil)
    #expect(field.accessibilityHint == "Too short.")
    try stage.tap(on: "Name")
    name = "Al"
    await turn(stage)
    #expect(mark() == nil)
    field.resignFirstResponder()
    #expect(mark() != nil)
    name = "Ada"
    await turn(stage)
    #expect(mark() == nil)
    #expect(field.accessibilityHint == nil)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
