import Foundation
import KumikoComponents
import KumikoDocuments
import KumikoStock
import UIKit

extension StockElements {
  private static func bind(_ type: RemoteType) -> ElementProperty {
    ElementProperty("bind", .binding(type), "the value of state that it shows and changes")
  }

  private static let changed = ElementProperty(
    "onChange", .actions, "what is done after the user has changed the value")

  private static let rules: [ElementProperty] = [
    ElementProperty("isRequired", .boolean, "whether it has to be filled"),
    ElementProperty(
      "format", .choice(["email", "url", "phone", "digits", "date", "creditCard"]),
      "how a text has to be written"),
    ElementProperty("minimumLength", .number, "the least number of characters"),
    ElementProperty("maximumLength", .number, "the greatest number of characters"),
    ElementProperty("message", .text, "what it says when a rule is broken"),
    ElementProperty("problem", .text, "what is wrong with it now, whatever the rules say"),
  ]

  static let inputs: [ElementDefinition] = [
    ElementDefinition(
      "TextInput", .row, "a field for a line of text",
      [
        ElementProperty("title", .text, "what stands before it"), bind(.string), changed,
        ElementProperty("placeholder", .text, "what it says while it is empty"),
        ElementProperty("keyboard", .choice(Words.keyboards.keys.sorted()), "the keyboard"),
        ElementProperty("contentType", .choice(Words.contentTypes.keys.sorted()), "what it is for"),
        ElementProperty(
          "capitalization", .choice(Words.capitalizations.keys.sorted()),
          "which letters are capitals"),
        ElementProperty("isSecure", .boolean, "whether dots stand for what is typed"),
        ElementProperty("isEnabled", .boolean, "whether it can be changed"),
        ElementProperty("accessorySymbol", .symbol, "a symbol at the end"),
        ElementProperty("onAccessoryTap", .actions, "what a tap on that does"),
        ElementProperty("onEndEditing", .actions, "what is done when the keyboard goes"),
      ] + rules + rowStyle, .row { AnyComponent(textInput($0)) }),
    ElementDefinition(
      "MultilineTextInput", .row, "a field for a text of several lines",
      [
        bind(.string), changed,
        ElementProperty("placeholder", .text, "what it says while it is empty"),
        ElementProperty("minimumLineCount", .number, "how many lines it has at least"),
        ElementProperty("textStyle", .choice(Words.textStyles.keys.sorted()), "its font"),
        ElementProperty(
          "showsFocusToolbar", .boolean,
          "whether the keyboard has a bar that leads to other fields; true by default"),
        ElementProperty("onEndEditing", .actions, "what is done when the keyboard goes"),
      ], .row { AnyComponent(multilineTextInput($0)) }),
    ElementDefinition(
      "SearchRow", .row, "a field for what is searched for",
      [
        bind(.string), changed,
        ElementProperty("placeholder", .text, "what it says while it is empty"),
        ElementProperty("keyboard", .choice(Words.keyboards.keys.sorted()), "the keyboard"),
        ElementProperty("showsCancelButton", .boolean, "whether it has a button to cancel"),
        ElementProperty("onCancel", .actions, "what that does"),
        ElementProperty("onBeginEditing", .actions, "what is done when the keyboard comes"),
      ], .row { AnyComponent(searchRow($0)) }),
    ElementDefinition(
      "ToggleRow", .row, "a switch",
      [
        ElementProperty("title", .text, "what it says", isRequired: true),
        ElementProperty("subtitle", .text, "a text below that"), bind(.bool), changed,
        ElementProperty("isEnabled", .boolean, "whether it can be changed"),
        ElementProperty("isRefreshing", .boolean, "whether a wheel turns in place of the switch"),
        ElementProperty(
          "animatesValueChange", .boolean, "whether it is seen to move when the value changes"),
      ] + icon + rowStyle, .row { AnyComponent(toggleRow($0)) }),
    ElementDefinition(
      "SliderRow", .row, "a slider",
      [
        ElementProperty("title", .text, "what it says"),
        ElementProperty("value", .text, "a text at the end"), bind(.number), changed,
        ElementProperty("minimum", .number, "the least value; 0 by default"),
        ElementProperty("maximum", .number, "the greatest value; 1 by default"),
      ] + icon + rowStyle, .row { AnyComponent(sliderRow($0)) }),
    ElementDefinition(
      "StepperRow", .row, "a number with a button for more and one for less",
      [
        ElementProperty("title", .text, "what it says", isRequired: true), bind(.number), changed,
        ElementProperty("minimum", .number, "the least value; 0 by default"),
        ElementProperty("maximum", .number, "the greatest value; 100 by default"),
        ElementProperty("step", .number, "how much a tap adds; 1 by default"),
      ] + rowStyle, .row { AnyComponent(stepperRow($0)) }),
    ElementDefinition(
      "DateRow", .row, "a day or a time",
      [
        ElementProperty("title", .text, "what it says", isRequired: true), bind(.string), changed,
        ElementProperty("minimum", .date, "the first day"),
        ElementProperty("maximum", .date, "the last day"),
        ElementProperty("mode", .choice(Words.dateModes.keys.sorted()), "what is picked"),
      ] + rowStyle, .row { AnyComponent(dateRow($0)) }),
    ElementDefinition(
      "SegmentedRow", .row, "a choice of few, beside each other: tabs",
      [
        ElementProperty("title", .text, "what it says"),
        ElementProperty("options", .texts, "what can be chosen", isRequired: true),
        bind(.any), changed,
      ] + rowStyle, .row { AnyComponent(segmentedRow($0)) }),
  ]

  // MARK: Making

  @MainActor
  private static func textInput(_ values: ElementValues) -> TextInput {
    let isEnabled = values.bool("isEnabled") ?? true
    var input = TextInput(
      values.text("title") ?? "", placeholder: values.text("placeholder"),
      text: values.boundText() ?? .constant(""),
      keyboardType: values.word("keyboard", Words.keyboards) ?? .default,
      isSecure: values.bool("isSecure") ?? false, isEnabled: isEnabled
    ).style(style(values))
    input.textContentType = values.word("contentType", Words.contentTypes)
    if let letters = values.word("capitalization", Words.capitalizations) {
      input.autocapitalization = letters
    }
    if input.isSecure, case .string(let words) = values.value("bind"),
      let path = StatePath(words)
    {
      values.model.noteSecret(path)
    }
    let rules = InputRules(values)
    if !rules.isEmpty { input = input.validated { rules.problem(of: $0) } }
    if let problem = values.text("problem") ?? values.error, !problem.isEmpty {
      input.problem = problem
    }
    if let symbol = values.string("accessorySymbol").flatMap({ UIImage(systemName: $0) }) {
      input.accessory = .icon(symbol)
    }
    if let tap = values.action("onAccessoryTap") { input = input.onAccessoryTap(tap) }
    return values.action("onEndEditing").map { input.onEndEditing($0) } ?? input
  }

  @MainActor
  private static func multilineTextInput(_ values: ElementValues) -> MultilineTextInput {
    let input = MultilineTextInput(
      placeholder: values.text("placeholder") ?? "",
      text: values.boundText() ?? .constant(""),
      textProperties: TextProperties(values.word("textStyle", Words.textStyles) ?? .body),
      minimumLineCount: min(50, values.integer("minimumLineCount", atLeast: 1) ?? 1),
      showsFocusToolbar: values.bool("showsFocusToolbar") ?? true)
    guard let ended = values.action("onEndEditing") else { return input }
    return input.onEndEditing { _ in ended() }
  }

  @MainActor
  private static func toggleRow(_ values: ElementValues) -> ToggleRow {
    var row = ToggleRow(
      values.text("title") ?? "", subtitle: values.text("subtitle"),
      icon: StockElements.icon(values), isOn: values.boundBool() ?? .constant(false),
      isEnabled: values.bool("isEnabled") ?? true
    ).style(style(values))
    row.isRefreshing = values.bool("isRefreshing") ?? false
    row.animatesValueChange = values.bool("animatesValueChange") ?? row.animatesValueChange
    return row
  }

  @MainActor
  private static func searchRow(_ values: ElementValues) -> SearchRow {
    var row = SearchRow(
      placeholder: values.text("placeholder") ?? "Search",
      text: values.boundText() ?? .constant(""),
      keyboardType: values.word("keyboard", Words.keyboards) ?? .default,
      showsCancelButton: values.bool("showsCancelButton") ?? false)
    if let cancel = values.action("onCancel") { row = row.onCancel(cancel) }
    return values.action("onBeginEditing").map { row.onBeginEditing($0) } ?? row
  }

  /// A range that is one whatever the document says.
  @MainActor
  private static func range(_ values: ElementValues, to standard: Double) -> ClosedRange<Double> {
    let least = values.number("minimum") ?? 0
    return least...max(least, values.number("maximum") ?? max(standard, least))
  }

  @MainActor
  private static func sliderRow(_ values: ElementValues) -> SliderRow {
    let range = range(values, to: 1)
    let bound = values.boundNumber(range.lowerBound)
    return SliderRow(
      values.text("title") ?? "", valueText: values.text("value"),
      icon: StockElements.icon(values),
      value: Bound<Float>(
        get: { Float(bound?.wrappedValue ?? range.lowerBound) },
        set: { bound?.wrappedValue = Double($0) }),
      range: Float(range.lowerBound)...Float(range.upperBound)
    ).style(style(values))
  }

  @MainActor
  private static func stepperRow(_ values: ElementValues) -> StepperRow {
    let range = range(values, to: 100)
    let step = values.number("step") ?? 1
    return StepperRow(
      values.text("title") ?? "",
      value: values.boundNumber(range.lowerBound) ?? .constant(range.lowerBound), range: range,
      step: step > 0 ? step : 1
    ).style(style(values))
  }

  @MainActor
  private static func dateRow(_ values: ElementValues) -> DateRow {
    let isDay = values.string("mode") ?? "date" == "date"
    // Wheels that turn are not set to a later time by what is described meanwhile.
    let standard = values.model.openedAt
    let zone = values.model.environment.timeZone
    let bound = values.bound(
      standard: standard, read: { $0.text.flatMap { ISODate($0)?.date(in: zone) } },
      write: { .string(isDay ? ISODate.day(of: $0, in: zone) : ISODate.text(of: $0)) })
    return DateRow(
      values.text("title") ?? "", date: bound ?? .constant(standard),
      minimumDate: values.date("minimum"), maximumDate: values.date("maximum"),
      mode: values.word("mode", Words.dateModes) ?? .date
    ).style(style(values))
  }

  /// The state holds the number of what is chosen, or the option itself if it began with one.
  @MainActor
  private static func segmentedRow(_ values: ElementValues) -> SegmentedRow {
    let options = values.texts("options")
    var writesText = false
    if case .string(let path) = values.value("bind"), case .string = values.model.state(at: path) {
      writesText = true
    }
    let bound = values.bound(
      standard: 0,
      read: { value -> Int? in
        switch value {
        case .number(let number):
          min(max(0, Int(near: number.rounded(.down))), max(0, options.count - 1))
        case .string(let text): options.firstIndex(of: text) ?? 0
        default: nil
        }
      },
      write: { [writesText] in
        writesText && options.indices.contains($0) ? .string(options[$0]) : .number(Double($0))
      })
    return SegmentedRow(
      values.text("title") ?? "", options: values.readableTexts("options"),
      selectedIndex: bound ?? .constant(0)
    ).style(style(values))
  }
}
