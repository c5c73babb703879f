import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Stock rows` {
  @Test func `a date stands below its title where text is large`() throws {
    let stage = TestStage()
    defer {
      stage.contentSizeCategory = .large
      stage.close()
    }
    let row = DateRowView(frame: CGRect(x: 0, y: 0, width: 358, height: 100))
    stage.window.addSubview(row)
    func place(_ category: UIContentSizeCategory) -> (title: CGRect, date: CGRect) {
      stage.contentSizeCategory = category
      let component = DateRow("Arrival", date: Date(timeIntervalSince1970: 1_780_000_000))
      component.render(in: row)
      let size = row.systemLayoutSizeFitting(
        CGSize(width: 358, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      row.frame.size.height = size.height
      row.layoutIfNeeded()
      return (row.titleLabel.frame, row.picker.frame)
    }
    let small = place(.large)
    #expect(small.title.maxX <= small.date.minX)
    let large = place(.accessibilityExtraExtraExtraLarge)
    #expect(large.title.maxY <= large.date.minY)
    #expect(large.title.width > 300)
    #expect(large.title.height < 80)
    #expect(row.bounds.contains(large.date))
  }

  @Test func `a separator begins at the text beside an icon at every size of text`() throws {
    let stage = ListStage()
    defer {
      stage.stage.contentSizeCategory = .large
      stage.close()
    }
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      stage.stage.contentSizeCategory = category
      stage.render {
        ListRow("Wind", icon: .symbol("wind")) {}
        ListRow("Sun", icon: .symbol("sun.max")) {}
      }
      let cell = try #require(stage.cell(0))
      let title = try #require(stage.row(0, as: ListRowView.self)).titleLabel
      let start = title.convert(title.bounds, to: cell).minX
      #expect(abs(cell.separatorInset.left - start) < 1, "\(category.rawValue)")
    }
  }

  @Test func `texts above and below a section are the system's headers and footers`() {
    let section = Section("Team", footer: "8 people") { ListRow("Ada") }
    #expect(section.header?.component(as: SectionHeader.self)?.title.string == "Team")
    #expect(section.footer?.component(as: SectionFooter.self)?.text.string == "8 people")
    let changed = section.header("Staff").footer(nil)
    #expect(changed.header?.component(as: SectionHeader.self)?.title.string == "Staff")
    #expect(changed.footer == nil)
  }

  @Test func `a card stands on the ground of its list, not on another card`() throws {
    let stage = ListStage()
    defer { stage.close() }
    stage.render {
      Card { ListRow("Reservation") }.id("card")
      ListRow("Table")
    }
    #expect(try #require(stage.cell(0)).backgroundColor == .clear)
    #expect(try #require(stage.cell(1)).backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `look and feel like the system's`() throws {
    let stage = ListStage()
    var taps = 0
    stage.render {
      ListRow("Wi-Fi", value: "Home", icon: .tile("wifi", .systemBlue)) { taps += 1 }
      ListRow("Version", value: "1.0")
    }
    let cell = try #require(stage.cell(0))
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.selectionStyle == .default)
    try stage.stage.tap(on: "Wi-Fi")
    stage.stage.settle()
    #expect(taps == 1)
    #expect(stage.table.indexPathForSelectedRow == nil, "it does not stay selected")
    #expect(stage.cell(1)?.selectionStyle == UITableViewCell.SelectionStyle.none)
    #expect(stage.cell(1)?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func `tell assistive technology what they are`() throws {
    let stage = ListStage()
    stage.render {
      ListRow("Wi-Fi", subtitle: "Nearby", value: "Home") {}
      ToggleRow("Airplane", isOn: true)
      StepperRow("Guests", value: 2)
      ListRow("Red", accessory: .checkmark) {}
      ButtonRow("Go", isEnabled: false)
    }
    let row = try #require(stage.row(0, as: ListRowView.self))
    #expect(row.isAccessibilityElement)
    #expect(row.accessibilityLabel == "Wi-Fi, Nearby")
    #expect(row.accessibilityValue == "Home")
    #expect(row.accessibilityTraits == .button)
    let toggle = try #require(stage.row(1, as: ToggleRowView.self))
    #expect(toggle.accessibilityValue == toggle.toggle.accessibilityValue)
    #expect(toggle.accessibilityActivate())
    #expect(!toggle.toggle.isOn)
    let stepper = try #require(stage.row(2, as: StepperRowView.self))
    #expect(stepper.accessibilityTraits == .adjustable)
    #expect(stepper.accessibilityValue == "2")
    let red = try #require(stage.row(3, as: ListRowView.self))
    #expect(red.accessibilityTraits == [.button, .selected])
    let button = try #require(stage.row(4, as: ButtonRowView.self)?.button)
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func `begin at the right where reading does`() throws {
    let stage = ListStage()
    stage.table.semanticContentAttribute = .forceRightToLeft
    stage.stage.window.semanticContentAttribute = .forceRightToLeft
    stage.render { ListRow("شبكة", value: "منزل", icon: .symbol("wifi")) }
    let row = try #require(stage.row(0, as: ListRowView.self))
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    let width = row.bounds.width
    #expect(row.iconView.frame.midX > width / 2)
    #expect(row.valueLabel.frame.midX < width / 2)
  }

  @Test func `tell the newest handler of changes`() throws {
    let stage = ListStage()
    var log: [String] = []
    func render(_ version: Int) {
      stage.render {
        ToggleRow("Toggle") { log.append("toggle \(version) \($0)") }
        StepperRow("Stepper", value: 1) { log.append("stepper \(version) \(Int($0))") }
        SliderRow("Slider", value: 0) { log.append("slider \(version) \($0)") }
        SegmentedRow(options: ["A", "B"], selectedIndex: 0) {
          log.append("segment \(version) \($0)")
        }
        ButtonRow("Button") { log.append("button \(version)") }
      }
    }
    render(1)
    render(2)
    let toggle = try #require(stage.row(0, as: ToggleRowView.self)?.toggle)
    stage.stage.display.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
    stage.stage.settle()
    let stepper = try #require(stage.row(1, as: StepperRowView.self)?.stepper)
    stage.stage.display.tap(at: stepper.convert(CGPoint(x: 80, y: 16), to: nil))
    let segments = try #require(stage.row(3, as: SegmentedRowView.self)?.control)
    stage.stage.display.tap(
      at: segments.convert(CGPoint(x: segments.bounds.width - 20, y: 16), to: nil))
    try stage.stage.tap(on: "Button")
    stage.stage.settle()
    #expect(log == ["toggle 2 true", "stepper 2 2", "segment 2 1", "button 2"])
  }

  @Test func `disable a button while it is loading`() throws {
    let stage = ListStage()
    var taps = 0
    stage.render { ButtonRow("Send", isEnabled: true, isLoading: true) { taps += 1 } }
    let button = try #require(stage.row(0, as: ButtonRowView.self)?.button)
    #expect(!button.isEnabled)
    #expect(button.titleLabel.isHidden)
    stage.stage.display.tap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(taps == 0)
    stage.render { ButtonRow("Send") { taps += 1 } }
    try stage.stage.tap(on: "Send")
    #expect(taps == 1)
    #expect(button.isEnabled)
  }

  @Test func `show a spinner in place of a switch that is being refreshed`() throws {
    let stage = ListStage()
    stage.render { ToggleRow("Sync", isRefreshing: true) }
    let row = try #require(stage.row(0, as: ToggleRowView.self))
    #expect(row.toggle.superview == nil)
    let title = row.titleLabel.frame
    stage.render { ToggleRow("Sync") }
    row.layoutIfNeeded()
    #expect(row.toggle.superview === row)
    #expect(row.titleLabel.frame == title)
  }

  @Test func `ask before a text changes, and tell after it has`() throws {
    let stage = ListStage()
    var text = ""
    var changes: [TextInput.Change] = []
    func render() {
      stage.render {
        TextInput("Code", placeholder: "Digits", text: text) {
          text = $0
        }.shouldChangeText {
          changes.append($0)
          return $0.result.allSatisfy(\.isNumber)
        }
      }
    }
    render()
    try stage.stage.tap(on: "Digits")
    try stage.stage.type("1a2")
    #expect(text == "12")
    #expect(changes.map(\.result) == ["1", "1a", "12"])
    render()
    #expect(stage.row(0, as: TextInputView.self)?.textField.text == "12")
  }

  @Test func `grow with their text`() throws {
    let stage = ListStage()
    var text = "One"
    stage.render { MultilineTextInput(placeholder: "Note", text: text) { text = $0 } }
    let before = try #require(stage.cell(0)).bounds.height
    let view = try #require(stage.row(0, as: MultilineTextInputView.self))
    view.focus()
    try stage.stage.type("\nTwo\nThree\nFour")
    stage.stage.settle()
    #expect(text == "One\nTwo\nThree\nFour")
    let after = try #require(stage.cell(0)).bounds.height
    #expect(after > before + 40)
    #expect(view.textView.isFirstResponder)
  }

  @Test func `have their height in a table, at once and when they come later`() throws {
    let stage = ListStage()
    let context = HeightContext(
      width: 358, margins: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    func render(_ count: Int) {
      stage.render {
        for index in 0..<count { ListRow("Row \(index)", subtitle: "A text below").id(index) }
      }
    }
    let height = AnyComponent(ListRow("Row", subtitle: "A text below")).height(in: context)
    render(2)
    #expect(stage.cell(1)?.bounds.height == height)
    render(6)
    #expect(stage.cell(5)?.bounds.height == height)
    stage.table.reloadData()
    stage.stage.settle()
    #expect(stage.cell(3)?.bounds.height == height)
    #expect(stage.table.rectForRow(at: IndexPath(row: 5, section: 0)).height == height)
  }

  @Test func `give the keys to their field wherever they are tapped`() throws {
    let stage = ListStage()
    stage.render { TextInput("Name", text: "") }
    let row = try #require(stage.row(0, as: TextInputView.self))
    stage.stage.display.tap(at: row.titleLabel.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(row.textField.isFirstResponder)
  }

  @Test func `have the identifier that was said last`() {
    #expect(ListRow("Title").id(3).id == 3)
    let node = CellNode(id: 7, ListRow("Title").id(3))
    #expect(node.id == AnyHashable(7))
    #expect(node.component(as: ListRow.self)?.texts == ["Title"])
  }

  @Test func `a date has room for its text at each text size`() throws {
    let stage = ListStage()
    defer {
      stage.stage.contentSizeCategory = .large
      stage.close()
    }
    for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      stage.stage.contentSizeCategory = category
      stage.render { DateRow("Arrival", date: Date(timeIntervalSince1970: 0)).id(category) }
      let picker = try #require(stage.row(0, as: DateRowView.self)).picker
      #expect(picker.bounds.width >= picker.intrinsicContentSize.width)
      #expect(picker.bounds.height >= picker.intrinsicContentSize.height)
    }
  }

  @Test func `progress that is no number counts as none`() throws {
    let stage = ListStage()
    defer { stage.close() }
    stage.render { ProgressRow("Downloading", progress: .nan) }
    let row = try #require(stage.row(0, as: ProgressRowView.self))
    #expect(row.accessibilityValue == "0 %")
    #expect(row.bar.progress == 0)
  }

  @Test func `an image without a size leaves the room of no image`() {
    let stage = ListStage(style: .plain)
    defer { stage.close() }
    stage.render { ImageRow(UIImage()) }
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
  }

  @Test func `are tapped if they say what a tap does, whatever they take by themselves`() throws {
    let stage = ListStage()
    defer { stage.close() }
    var taps: [String] = []
    stage.render {
      DescriptionRow("Terms").onSelect { taps.append("terms") }
      Card { ListRow("Friday") }.id(1).onSelect { taps.append("card") }
      DescriptionRow("Still").id(2).onSelect { taps.append("never") }.selectable(false)
    }
    for title in ["Terms", "Friday", "Still"] { try stage.stage.tap(on: title) }
    #expect(taps == ["terms", "card"])
  }

  @Test func `a slider shows what the app has answered when the finger is lifted`() throws {
    let stage = ListStage()
    defer { stage.close() }
    var told: [Float] = []
    func render() {
      stage.list.render {
        Section(id: 0) {
          SliderRow("Volume", value: 0.5) {
            told.append($0)
            render()
          }
        }
      }
    }
    render()
    stage.stage.settle()
    let slider = try #require(stage.row(0, as: SliderRowView.self)?.slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    let start = slider.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    stage.stage.display.press(at: start)
    stage.stage.display.advance(by: 0.3)
    stage.stage.display.move(to: CGPoint(x: start.x + 80, y: start.y))
    stage.stage.display.advance(by: 0.1)
    #expect(slider.value > 0.6, "it follows the finger")
    stage.stage.display.lift()
    stage.stage.settle()
    #expect(!told.isEmpty)
    #expect(slider.value == 0.5)
  }

  @Test func `a step that is none counts as one`() throws {
    let stage = ListStage()
    defer { stage.close() }
    stage.render {
      StepperRow("Guests", value: 2, step: 0).id(0)
      StepperRow("Tables", value: 2, step: .nan).id(1)
      StepperRow("Chairs", value: 2, step: 3).id(2)
    }
    let steps = (0..<3).map { stage.row($0, as: StepperRowView.self)?.stepper.stepValue }
    #expect(steps == [1, 1, 3])
  }

  @Test func `a stepper at its limit tells of no change`() throws {
    let stage = ListStage()
    defer { stage.close() }
    var values: [Double] = []
    stage.render { StepperRow("Guests", value: 1, range: 1...2) { values.append($0) } }
    let row = try #require(stage.row(0, as: StepperRowView.self))
    row.accessibilityDecrement()
    row.accessibilityIncrement()
    row.accessibilityIncrement()
    #expect(values == [2])
  }
}
