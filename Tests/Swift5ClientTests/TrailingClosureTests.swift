import Kumiko
import UIKit
import XCTest

/// A closure after the parentheses means the same in Swift 5 as in Swift 6.
final class TrailingClosureTests: XCTestCase {
  private var calls: [String] = []

  @MainActor func testRowsThatAreTapped() async {
    let list = ListRow("Title") { self.calls.append("tap") }
    XCTAssertTrue(list.didTap != nil)
    XCTAssertTrue(list.didTapAccessory == nil)
    let texts = ListRow(texts: ["One", "Two"]) { self.calls.append("tap") }
    XCTAssertTrue(texts.didTap != nil)
    XCTAssertTrue(texts.didTapAccessory == nil)
    let description = DescriptionRow("Text") { self.calls.append("tap") }
    XCTAssertTrue(description.didTap != nil)
    XCTAssertTrue(description.didTapAccessory == nil)
    XCTAssertTrue(ImageRow(nil) { self.calls.append("tap") }.didTap != nil)
    XCTAssertTrue(ButtonRow("Title") { self.calls.append("tap") }.didTap != nil)
    XCTAssertTrue(ErrorRow("Title") { self.calls.append("retry") }.retry != nil)
    XCTAssertTrue(SectionHeader("Title", button: "All") {}.didTapButton != nil)
    XCTAssertTrue(SectionFooter("Text", button: "More") {}.didTapButton != nil)
    XCTAssertTrue(EmptyState("None", buttonTitle: "Add") {}.didTap != nil)
    BarItem("Save") { self.calls.append("save") }.didTap()
    BarItem(.activityIndicator) { self.calls.append("stop") }.didTap()
    XCTAssertEqual(calls, ["save", "stop"])
    let card = Card { ListRow("Title") { self.calls.append("card") } }
    card.component.as(ListRow.self)?.didTap?()
    XCTAssertEqual(calls, ["save", "stop", "card"])
  }

  @MainActor func testRowsThatChangeSomething() async {
    let input = TextInput("Title", text: "") { self.calls.append($0) }
    XCTAssertTrue(input.textDidChange != nil)
    XCTAssertTrue(input.textWillChange == nil)
    XCTAssertTrue(input.didTapAccessory == nil)
    let multiline = MultilineTextInput(text: "") { self.calls.append($0) }
    XCTAssertTrue(multiline.didChange != nil)
    XCTAssertTrue(multiline.didFinishEditing == nil)
    let search = SearchRow { self.calls.append($0) }
    XCTAssertTrue(search.didChange != nil)
    XCTAssertTrue(search.didBeginEditing == nil)
    XCTAssertTrue(search.didCancel == nil)
    let stepper = StepperRow("Guests", value: 2) { self.calls.append("\($0)") }
    XCTAssertTrue(stepper.didChange != nil)
    XCTAssertEqual(stepper.format(2), "2")
    XCTAssertTrue(SliderRow(value: 0.5) { self.calls.append("\($0)") }.didChange != nil)
    let segments = SegmentedRow(options: ["One"], selectedIndex: 0) { self.calls.append("\($0)") }
    XCTAssertTrue(segments.didSelect != nil)
    XCTAssertTrue(ToggleRow("Title") { self.calls.append("\($0)") }.didChange != nil)
    XCTAssertTrue(DatePicker(date: Date()) { self.calls.append("\($0)") }.didPick != nil)
    XCTAssertTrue(DateRow("Title", date: Date()) { self.calls.append("\($0)") }.didPick != nil)
    XCTAssertTrue(OptionPicker(options: ["One"]) { self.calls.append("\($0)") }.didPick != nil)
  }

  @MainActor func testSecondClosuresAreModifiers() async {
    let row = ListRow("Title") { self.calls.append("row") }
      .onAccessoryTap { self.calls.append("icon") }
    row.didTap?()
    row.didTapAccessory?()
    DescriptionRow("Text").onAccessoryTap { self.calls.append("info") }.didTapAccessory?()
    let input = TextInput("Title", text: "")
      .shouldChangeText { $0.result.count < 3 }
      .onEndEditing { self.calls.append("end") }
      .onAccessoryTap { self.calls.append("clear") }
    input.didEndEditing?()
    input.didTapAccessory?()
    XCTAssertTrue(input.textWillChange != nil)
    MultilineTextInput(text: "").onEndEditing { self.calls.append($0) }.didFinishEditing?("text")
    let search = SearchRow()
      .onBeginEditing { self.calls.append("begin") }.onCancel { self.calls.append("cancel") }
    search.didBeginEditing?()
    search.didCancel?()
    let guests = StepperRow("Guests", value: 2).valueFormat { "\($0) guests" }
    XCTAssertEqual(guests.format(2), "2.0 guests")
    XCTAssertEqual(
      calls, ["row", "icon", "info", "end", "clear", "text", "begin", "cancel"])
  }

  @MainActor func testDisplayIsHeardOf() async {
    let container = ComponentContainer(frame: .zero)
    let row = ListRow("Title").on { self.calls.append("will") }
      .on(didEndDisplaying: { self.calls.append("did") })
    container.render(AnyComponent(row))
    container.contentWillDisplay()
    XCTAssertEqual(calls, ["will"])
    container.contentDidEndDisplay()
    XCTAssertEqual(calls, ["will", "did"])
  }

  @available(*, deprecated, message: "What moves over from older versions.")
  @MainActor func testLabelsOfOlderVersionsMeanWhatTheyDid() async {
    let row = ListRow("Title", didTapAccessory: { self.calls.append("icon") })
    XCTAssertTrue(row.didTap == nil)
    row.didTapAccessory?()
    let texts = ListRow(texts: ["One"]) {
      self.calls.append("row")
    } didTapAccessory: {
      self.calls.append("icon")
    }
    texts.didTap?()
    texts.didTapAccessory?()
    DescriptionRow("Text", didTapAccessory: { self.calls.append("info") }).didTapAccessory?()
    XCTAssertTrue(TextInput("Title", text: "", textWillChange: { _ in true }).textWillChange != nil)
    XCTAssertTrue(MultilineTextInput(text: "", didFinishEditing: { _ in }).didFinishEditing != nil)
    XCTAssertTrue(SearchRow(didCancel: {}).didCancel != nil)
    XCTAssertEqual(StepperRow("Guests", value: 2, format: { "\($0)!" }).format(2), "2.0!")
    XCTAssertEqual(calls, ["icon", "row", "icon", "info"])
  }

  @MainActor func testAnAccessoryOfNoneIsNone() async {
    XCTAssertEqual(ListRow("Title", accessory: .none) {}.accessory, ListRow.Accessory.none)
    XCTAssertEqual(ListRow("Title", accessory: nil) {}.accessory, ListRow.Accessory.automatic)
  }
}
