import Foundation
import KumikoComponents
import UIKit

// Rows that change what is bound, rather than tell a closure of a new value.

extension TextInput {
  /// Makes a row whose field changes a text that is bound.
  ///
  /// ```swift
  /// TextInput("Name", text: $form.name)
  /// TextInput("Password", text: $form.password, isSecure: true)
  ///   .validated { $0.count >= 8 ? nil : "At least 8 characters" }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title before the field; none by default.
  ///   - placeholder: What stands in an empty field; nothing by default.
  ///   - text: The text.
  ///   - keyboardType: Which keyboard comes up.
  ///   - isSecure: Whether the characters are hidden; false by default.
  ///   - isEnabled: Whether the text can be changed; true by default.
  ///   - accessory: What stands at the end; nothing by default.
  public init(
    _ title: any TextConvertible = "", placeholder: String? = nil,
    text: some BoundConvertible<String>, keyboardType: UIKeyboardType = .default,
    isSecure: Bool = false, isEnabled: Bool = true, accessory: Accessory = .none
  ) {
    let bound = text.bound
    self.init(
      title, placeholder: placeholder, text: bound.wrappedValue, keyboardType: keyboardType,
      isSecure: isSecure, isEnabled: isEnabled, accessory: accessory
    ) { bound.wrappedValue = $0 }
    verdict = bound.verdict
  }

  /// This row, checking its text: a problem is marked at the end of the row once something was
  /// typed, and makes what is bound not valid.
  ///
  /// - Parameter check: Returns what is wrong with the text; nil for nothing.
  public func validated(_ check: (String) -> String?) -> TextInput {
    var copy = self
    copy.problem = check(text ?? "")
    verdict?.report(copy.problem)
    return copy
  }
}

extension MultilineTextInput {
  /// Makes a row whose text changes one that is bound.
  ///
  /// - Parameters:
  ///   - placeholder: What stands in an empty field; nothing by default.
  ///   - text: The text.
  ///   - textProperties: What the text looks like.
  ///   - minimumLineCount: The least number of lines the row has room for; 1 by default.
  ///   - showsFocusToolbar: Whether buttons above the keyboard lead to the fields before and after;
  ///     true by default.
  public init(
    placeholder: String = "", text: some BoundConvertible<String>,
    textProperties: TextProperties = TextProperties(), minimumLineCount: Int = 1,
    showsFocusToolbar: Bool = true
  ) {
    let bound = text.bound
    self.init(
      placeholder: placeholder, text: bound.wrappedValue, textProperties: textProperties,
      minimumLineCount: minimumLineCount, showsFocusToolbar: showsFocusToolbar
    ) { bound.wrappedValue = $0 }
    verdict = bound.verdict
  }

  /// This row, checking its text: a problem makes what is bound not valid.
  ///
  /// - Parameter check: Returns what is wrong with the text; nil for nothing.
  public func validated(_ check: (String) -> String?) -> MultilineTextInput {
    verdict?.report(check(text))
    return self
  }
}

extension SearchRow {
  /// Makes a row whose bar changes a text that is bound.
  ///
  /// - Parameters:
  ///   - placeholder: What stands in an empty field; "Search" by default.
  ///   - text: The text.
  ///   - keyboardType: Which keyboard comes up; `.default` by default.
  ///   - showsCancelButton: Whether there is a button that cancels; false by default.
  public init(
    placeholder: String = "Search", text: some BoundConvertible<String>,
    keyboardType: UIKeyboardType = .default, showsCancelButton: Bool = false
  ) {
    let bound = text.bound
    self.init(
      placeholder: placeholder, text: bound.wrappedValue, keyboardType: keyboardType,
      showsCancelButton: showsCancelButton
    ) { bound.wrappedValue = $0 }
  }
}

extension ToggleRow {
  /// Makes a row whose switch changes a value that is bound.
  ///
  /// ```swift
  /// ToggleRow("Newsletter", isOn: $form.newsletter)
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below; none by default.
  ///   - icon: What stands at the beginning; nothing by default.
  ///   - isOn: Whether the switch is on.
  ///   - isEnabled: Whether it can be used; true by default.
  ///   - accessibilityIdentifier: The name that tests find the switch by; the title by default.
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    isOn: some BoundConvertible<Bool>, isEnabled: Bool = true,
    accessibilityIdentifier: String? = nil
  ) {
    let bound = isOn.bound
    self.init(
      title, subtitle: subtitle, icon: icon, isOn: bound.wrappedValue, isEnabled: isEnabled,
      animatesValueChange: true, accessibilityIdentifier: accessibilityIdentifier
    ) { bound.wrappedValue = $0 }
    verdict = bound.verdict
  }

  /// This row, checking its value: a problem makes what is bound not valid.
  ///
  /// - Parameter check: Returns what is wrong with the value; nil for nothing.
  public func validated(_ check: (Bool) -> String?) -> ToggleRow {
    verdict?.report(check(isOn))
    return self
  }
}

extension DatePicker {
  /// Makes wheels that change a date that is bound.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - minimumDate: The earliest date; none by default.
  ///   - maximumDate: The latest date; none by default.
  ///   - calendar: The calendar; the current one by default.
  ///   - mode: What can be chosen; `.date` by default.
  public init(
    date: some BoundConvertible<Date>, minimumDate: Date? = nil, maximumDate: Date? = nil,
    calendar: Calendar? = nil, mode: UIDatePicker.Mode = .date
  ) {
    let bound = date.bound
    self.init(
      date: bound.wrappedValue, minimumDate: minimumDate, maximumDate: maximumDate,
      calendar: calendar, mode: mode
    ) { bound.wrappedValue = $0 }
  }
}

extension DateRow {
  /// Makes a row that changes a date that is bound.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - date: The date.
  ///   - minimumDate: The earliest date; none by default.
  ///   - maximumDate: The latest date; none by default.
  ///   - mode: What can be chosen; `.date` by default.
  public init(
    _ title: any TextConvertible, date: some BoundConvertible<Date>, minimumDate: Date? = nil,
    maximumDate: Date? = nil, mode: UIDatePicker.Mode = .date
  ) {
    let bound = date.bound
    self.init(
      title, date: bound.wrappedValue, minimumDate: minimumDate, maximumDate: maximumDate,
      mode: mode
    ) { bound.wrappedValue = $0 }
    verdict = bound.verdict
  }

  /// This row, checking its date: a problem makes what is bound not valid.
  ///
  /// - Parameter check: Returns what is wrong with the date; nil for nothing.
  public func validated(_ check: (Date) -> String?) -> DateRow {
    verdict?.report(check(date))
    return self
  }
}

extension OptionPicker {
  /// Makes a wheel that changes an option that is bound.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The option that is chosen.
  public init(options: [Option], selected: some BoundConvertible<Option>) {
    let bound = selected.bound
    self.init(options: options, selected: bound.wrappedValue) { bound.wrappedValue = $0 }
  }
}

extension StepperRow {
  /// Makes a row whose stepper changes a number that is bound.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - range: The least and the greatest value; 0...100 by default.
  ///   - step: By how much a tap changes the value; 1 by default.
  public init(
    _ title: any TextConvertible, value: some BoundConvertible<Double>,
    range: ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    let bound = value.bound
    self.init(title, value: bound.wrappedValue, range: range, step: step) {
      bound.wrappedValue = $0
    }
  }

  /// Makes a row whose stepper changes a whole number that is bound.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - range: The least and the greatest value; 0...100 by default.
  ///   - step: By how much a tap changes the value; 1 by default.
  public init(
    _ title: any TextConvertible, value: some BoundConvertible<Int>,
    range: ClosedRange<Int> = 0...100, step: Int = 1
  ) {
    let bound = value.bound
    self.init(
      title, value: Double(bound.wrappedValue),
      range: Double(range.lowerBound)...Double(range.upperBound), step: Double(step)
    ) { number in
      // The limits of integers are no numbers that a stepper has: it goes beyond them.
      let limit = number > 0 ? range.upperBound : range.lowerBound
      bound.wrappedValue = Int(exactly: number.rounded()) ?? limit
    }
  }
}

extension SliderRow {
  /// Makes a row whose slider changes a number that is bound.
  ///
  /// - Parameters:
  ///   - title: The title; nothing by default.
  ///   - valueText: What stands beside the title; nothing by default.
  ///   - icon: What stands at the beginning; nothing by default.
  ///   - value: The value.
  ///   - range: The least and the greatest value; 0...1 by default.
  public init(
    _ title: any TextConvertible = "", valueText: (any TextConvertible)? = nil,
    icon: RowIcon? = nil, value: some BoundConvertible<Float>, range: ClosedRange<Float> = 0...1
  ) {
    let bound = value.bound
    self.init(
      title, valueText: valueText, icon: icon, value: bound.wrappedValue, range: range
    ) { bound.wrappedValue = $0 }
  }
}

extension SegmentedRow {
  /// Makes a row whose segments change an index that is bound.
  ///
  /// - Parameters:
  ///   - title: The title; nothing by default.
  ///   - options: The options, in their order.
  ///   - selectedIndex: Which segment is chosen.
  public init(
    _ title: any TextConvertible = "", options: [String],
    selectedIndex: some BoundConvertible<Int>
  ) {
    let bound = selectedIndex.bound
    self.init(title, options: options, selectedIndex: bound.wrappedValue) {
      bound.wrappedValue = $0
    }
  }
}
