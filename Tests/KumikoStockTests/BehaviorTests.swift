import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Behaviors` {
  /// Writes down what happens to it.
  struct Recorder: Component {
    var id: Int
    var log: (String) -> Void
    func render(in content: UILabel) {
      content.text = "row \(id)"
      log("render \(id)")
    }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 50) }
    func contentWillDisplay(_ content: UILabel) { log("display \(id)") }
    func contentDidEndDisplay(_ content: UILabel) { log("end \(id)") }
    func didMount(to content: UILabel, storage: ViewStorage) { log("mount \(id)") }
    func willUnmount(from content: UILabel, storage: ViewStorage) { log("unmount \(id)") }
  }

  @Test func `are told in order, and displays come in pairs`() {
    let stage = ListStage()
    var log: [String] = []
    stage.render { Recorder(id: 1) { log.append($0) }.on(willDisplay: { log.append("on") }) }
    #expect(log.prefix(4) == ["render 1", "mount 1", "display 1", "on"])
    #expect(log.filter { $0 == "display 1" }.count == 1)
    log = []
    stage.render { Recorder(id: 1) { log.append($0) }.on(willDisplay: { log.append("on") }) }
    #expect(log == ["unmount 1", "render 1", "mount 1"])
    log = []
    stage.render {}
    #expect(log == ["end 1", "unmount 1"])
  }

  @Test func `keep the pool and the capabilities of what they wrap`() {
    let row = ListRow("Title")
    let wrapped = AnyComponent(
      row.style(StyleSheet<ListRowView>().setting(\.titleLabel.lineBreakMode, .byClipping))
        .customInput(DatePicker(date: Date())).deletable {}.on(willDisplay: {}))
    #expect(wrapped.reuseIdentifier == AnyComponent(row).reuseIdentifier)
    #expect(wrapped.as(ListRow.self)?.texts == ["Title"])
    #expect(wrapped.as((any Focusable).self)?.focusEligibility == .eligible(.empty))
    let context = HeightContext(width: 320)
    #expect(wrapped.computedHeight(in: context) == nil, "a sheet may change the height")
    #expect(AnyComponent(row.deletable {}).computedHeight(in: context) == 44)
  }

  @Test func `take a style back when the view shows another row`() throws {
    let stage = ListStage()
    let red = StyleSheet<ListRowView>().setting(\.titleLabel.textColor, .systemRed)
    stage.render { ListRow("Total").id(1).style(red) }
    let label = try #require(stage.row(0, as: ListRowView.self)?.titleLabel)
    #expect(label.textColor == .systemRed)
    stage.render { ListRow("Total").id(1).style(red).style(red.setting(\.alpha, 0.5)) }
    #expect(stage.row(0, as: ListRowView.self)?.alpha == 0.5)
    stage.render { ListRow("Total").id(1) }
    #expect(stage.row(0, as: ListRowView.self)?.titleLabel === label)
    #expect(label.textColor == .label)
    #expect(stage.row(0, as: ListRowView.self)?.alpha == 1)
  }

  @Test func `delete a row once, whatever is rendered then`() throws {
    let stage = ListStage()
    var items = ["One", "Two", "Three"]
    func render() {
      stage.render {
        for item in items { ListRow(item).id(item).deletable { items.removeAll { $0 == item } } }
      }
    }
    render()
    try stage.stage.swipe(on: "Two", by: -330)
    stage.stage.settle()
    #expect(items == ["One", "Three"])
    render()
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    #expect(stage.stage.texts == ["One", "Three"])
  }

  @Test func `light up under a finger and act when it is lifted`() {
    let view = InteractiveView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    let root = UIView()
    let stage = TestStage(view: root)
    root.addSubview(view)
    view.backgroundColor = .systemBlue
    var taps = 0
    view.didTap = { taps += 1 }
    stage.display.press(at: CGPoint(x: 100, y: 120))
    #expect(view.isHighlighted)
    #expect(view.backgroundColor == .systemGray5)
    stage.display.lift()
    #expect(taps == 1)
    #expect(view.backgroundColor == .systemBlue)
    stage.display.press(at: CGPoint(x: 100, y: 120))
    stage.display.move(to: CGPoint(x: 100, y: 135))
    #expect(!view.isHighlighted, "a finger that goes far does not tap")
    stage.display.lift()
    #expect(taps == 1)
    view.didTap = nil
    stage.display.tap(at: CGPoint(x: 100, y: 120))
    #expect(taps == 1)
  }

  @Test(arguments: [true, false])
  func `put the keyboard away for those who do not see, as a tap does`(endsEditing: Bool) {
    let (root, view, field) = (UIView(), InteractiveView(), UITextField())
    let stage = TestStage(view: root)
    root.addSubview(field)
    root.addSubview(view)
    stage.settle()
    field.becomeFirstResponder()
    view.endsEditing = endsEditing
    #expect(!view.accessibilityActivate(), "it does nothing yet")
    var taps = 0
    view.didTap = { taps += 1 }
    #expect(view.accessibilityActivate())
    #expect(taps == 1)
    #expect(field.isFirstResponder != endsEditing)
  }

  @Test func `a color that is set under a finger stays when it is lifted`() {
    let view = InteractiveView(frame: CGRect(x: 50, y: 100, width: 200, height: 80))
    let root = UIView()
    let stage = TestStage(view: root)
    root.addSubview(view)
    view.backgroundColor = .systemBlue
    view.didTap = {}
    stage.display.press(at: CGPoint(x: 100, y: 120))
    #expect(view.isHighlighted)
    view.backgroundColor = .systemRed
    stage.display.lift()
    #expect(!view.isHighlighted)
    #expect(view.backgroundColor == .systemRed)
  }

  @Test func `show something else in place of the keyboard`() throws {
    let stage = ListStage(keyboardHeight: 300)
    func render(_ picks: [String]?) {
      stage.render {
        ListRow("Size").id(1)
          .customInput(picks.map { CustomInput(OptionPicker(options: $0)) })
        ListRow("Color").id(2)
      }
    }
    render(["Small", "Large"])
    try stage.stage.tap(on: "Size")
    stage.stage.settle()
    let container = try #require(stage.cell(0)).componentContainer
    #expect(container.isFirstResponder)
    #expect(container.backgroundColor == .systemGray5)
    let wheel = try #require(container.inputView?.firstSubview(of: UIPickerView.self))
    #expect(wheel.window != nil)
    #expect(wheel.numberOfRows(inComponent: 0) == 2)
    render(["Small", "Medium", "Large"])
    #expect(container.isFirstResponder, "it is changed in its place")
    #expect(wheel.numberOfRows(inComponent: 0) == 3)
    render(nil)
    #expect(!container.isFirstResponder)
    #expect(container.backgroundColor == nil)
    try stage.stage.tap(on: "Size")
    #expect(!container.isFirstResponder)
  }

  @Test func `show an input by itself as soon as there is one`() async throws {
    let stage = ListStage(keyboardHeight: 300)
    func render(_ input: CustomInput?) {
      stage.render { ListRow("Size").id(1).autodisplayingCustomInput(input) }
    }
    render(nil)
    let container = try #require(stage.cell(0)).componentContainer
    #expect(!container.isFirstResponder)
    render(CustomInput(OptionPicker(options: ["Small", "Large"])))
    await stage.stage.settleRenders()
    #expect(container.isFirstResponder)
  }

  @Test func `bring a list that is as high as its rows`() async throws {
    let stage = ListStage(keyboardHeight: 300)
    let list = Section(id: 0) { DatePicker(date: Date()) }
    stage.render { ListRow("Day").id(1).autodisplayingCustomInput(CustomInput(list)) }
    await stage.stage.settleRenders()
    let container = try #require(stage.cell(0)).componentContainer
    let table = try #require(container.inputView?.firstSubview(of: UITableView.self))
    #expect(table.contentSize.height == table.bounds.height)
    #expect(table.bounds.height >= 216)
  }

  @Test func `bring an input that is as high as its width wants`() throws {
    let stage = ListStage(keyboardHeight: 300)
    let text = String(repeating: "A text of several words. ", count: 20)
    stage.render { ListRow("Note").customInput(DescriptionRow(text)) }
    try stage.stage.tap(on: "Note")
    stage.stage.settle()
    let container = try #require(stage.cell(0)).componentContainer
    let input = try #require(container.inputView)
    let height = input.bounds.height
    #expect(height > 100)
    stage.stage.display.size = CGSize(width: 844, height: 390)
    stage.stage.settle()
    #expect(input.bounds.width == 844)
    #expect(input.bounds.height < height)
  }

  @Test
  func `an input that shows itself does so once, and leaves the keys to a field`() async throws {
    let stage = ListStage(keyboardHeight: 300)
    func render(_ text: String, hasInput: Bool = true) async {
      let input = CustomInput(OptionPicker(options: ["S", "L"]))
      stage.render {
        ListRow("Size").id(1).autodisplayingCustomInput(hasInput ? input : nil)
        TextInput(placeholder: "Name", text: text).id(2)
      }
      await stage.stage.settleRenders()
    }
    await render("")
    let container = try #require(stage.cell(0)).componentContainer
    #expect(container.isFirstResponder)
    let field = try #require(stage.row(1, as: TextInputView.self)?.textField)
    field.becomeFirstResponder()
    await render("M")
    #expect(field.isFirstResponder)
    await render("M", hasInput: false)
    await render("M")
    #expect(container.isFirstResponder, "there is an input anew")
  }

  /// Does not render what it shows already.
  struct Tile: Component {
    var text: String
    func render(in view: UILabel) { view.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 50) }
    func shouldRender(next: Tile, in view: UILabel) -> Bool { text != next.text }
  }

  @Test func `an input and a sheet change although their component stays as it is`() throws {
    let stage = ListStage(keyboardHeight: 300)
    func render(_ picks: [String]?, _ color: UIColor) {
      let sheet = StyleSheet<UILabel>().setting(\.textColor, color)
      stage.render {
        Tile(text: "Size").style(sheet).id(1)
          .customInput(picks.map { CustomInput(OptionPicker(options: $0)) })
      }
    }
    render(["S", "L"], .systemRed)
    try stage.stage.tap(on: "Size")
    stage.stage.settle()
    let container = try #require(stage.cell(0)).componentContainer
    let wheel = try #require(container.inputView?.firstSubview(of: UIPickerView.self))
    #expect(stage.row(0, as: UILabel.self)?.textColor == .systemRed)
    render(["S", "M", "L"], .systemBlue)
    #expect(wheel.numberOfRows(inComponent: 0) == 3)
    #expect(stage.row(0, as: UILabel.self)?.textColor == .systemBlue)
    render(nil, .systemBlue)
    #expect(!container.isFirstResponder)
  }
}

extension UIView {
  /// The first view of a kind inside this one.
  func firstSubview<View: UIView>(of type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstSubview(of: type) { return found }
    }
    return nil
  }
}
