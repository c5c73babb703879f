import KumikoComponents
import UIKit

/// Wheels for a date, at home in a row and in the place of the keyboard.
///
/// ```swift
/// ListRow("Birthday", value: text).customInput(DatePicker(date: birthday) { birthday = $0 })
/// ```
public struct DatePicker: Component, HeightCustomizing {
  /// The date.
  public var date: Date
  /// The earliest date; nil for none.
  public var minimumDate: Date?
  /// The latest date; nil for none.
  public var maximumDate: Date?
  /// The calendar; the current one if nil.
  public var calendar: Calendar?
  /// What can be chosen; a day by default.
  public var mode: UIDatePicker.Mode
  /// Called with the new date when the user has changed it.
  public var didPick: (@MainActor (Date) -> Void)?

  /// Makes wheels.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - minimumDate: The earliest date; nil for none. Nil by default.
  ///   - maximumDate: The latest date; nil for none. Nil by default.
  ///   - calendar: The calendar; the current one if nil; nothing by default.
  ///   - mode: What can be chosen; a day by default.
  ///   - didPick: Called with the new date when the user has changed it; nil by default.
  public init(
    date: Date, minimumDate: Date? = nil, maximumDate: Date? = nil, calendar: Calendar? = nil,
    mode: UIDatePicker.Mode = .date,
    didPick: (@MainActor (Date) -> Void)? = nil
  ) {
    self.date = date
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.calendar = calendar
    self.mode = mode
    self.didPick = didPick
  }

  /// Shows the date.
  public func render(in view: DatePickerView) { view.show(self) }

  /// Takes over the handler.
  public func setBehaviors(in view: DatePickerView) { view.didPick = didPick }

  /// The height of the wheels.
  public func height(in context: HeightContext) -> CGFloat? { PickerMetrics.height }
}

extension DatePicker: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = true
    traits.isSelectable = false
  }
}

/// What wheels have in common.
enum PickerMetrics {
  static let height: CGFloat = 216
}

/// What a ``DatePicker`` is drawn in.
public final class DatePickerView: UIView {
  /// The wheels.
  public let picker = UIDatePicker()
  fileprivate var didPick: (@MainActor (Date) -> Void)?

  /// Makes wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picker.preferredDatePickerStyle = .wheels
    picker.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    fill(with: picker, height: PickerMetrics.height)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func show(_ row: DatePicker) {
    if picker.datePickerMode != row.mode { picker.datePickerMode = row.mode }
    let calendar = row.calendar ?? .current
    if picker.calendar != calendar { picker.calendar = calendar }
    if picker.minimumDate != row.minimumDate { picker.minimumDate = row.minimumDate }
    if picker.maximumDate != row.maximumDate { picker.maximumDate = row.maximumDate }
    if picker.date != row.date { picker.setDate(row.date, animated: false) }
  }

  private func tell() { didPick?(picker.date) }
}

/// A row with a date that opens a calendar.
///
/// ```swift
/// DateRow("Arrival", date: arrival) { arrival = $0 }
/// ```
public struct DateRow: StockRow {
  /// The title.
  public var title: TextValue
  /// The date.
  public var date: Date
  /// The earliest date; nil for none.
  public var minimumDate: Date?
  /// The latest date; nil for none.
  public var maximumDate: Date?
  /// What can be chosen; a day by default.
  public var mode: UIDatePicker.Mode
  /// What the row looks like.
  public var style = StyleSheet<DateRowView>()
  /// Where the checks of what is bound come together.
  var verdict: Verdict?
  /// Called with the new date when the user has changed it.
  public var didPick: (@MainActor (Date) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - date: The date.
  ///   - minimumDate: The earliest date; nil for none. Nil by default.
  ///   - maximumDate: The latest date; nil for none. Nil by default.
  ///   - mode: What can be chosen; a day by default.
  ///   - didPick: Called with the new date when the user has changed it; nil by default.
  public init(
    _ title: any TextConvertible, date: Date, minimumDate: Date? = nil, maximumDate: Date? = nil,
    mode: UIDatePicker.Mode = .date,
    didPick: (@MainActor (Date) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.date = date
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.mode = mode
    self.didPick = didPick
  }

  /// Shows the row.
  public func render(in view: DateRowView) {
    let picker = view.picker
    if picker.datePickerMode != mode { picker.datePickerMode = mode }
    if picker.minimumDate != minimumDate { picker.minimumDate = minimumDate }
    if picker.maximumDate != maximumDate { picker.maximumDate = maximumDate }
    if picker.date != date { picker.setDate(date, animated: false) }
    view.show(self)
    picker.accessibilityLabel = title.string
  }

  /// Takes over the handler.
  public func setBehaviors(in view: DateRowView) { view.didPick = didPick }
}

extension DateRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], style: style)
    let size = DateRowView.size(of: self, traits)
    if traits.preferredContentSizeCategory.isAccessibilityCategory {
      content.bottom = size.height
    } else {
      content.trailing = size
    }
    return content
  }

  func describe(_ traits: inout RowTraits) { traits.isSelectable = false }
}

/// What a ``DateRow`` is drawn in.
public final class DateRowView: RowView {
  /// Measures fields of the text size that was asked for last: a picker in no view does not hear of
  /// another one.
  private static var measurer: (picker: UIDatePicker, category: UIContentSizeCategory)?

  /// The date, which opens a calendar.
  public let picker = makePicker()
  fileprivate var didPick: (@MainActor (Date) -> Void)?

  private static func makePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    return picker
  }

  private static func measurer(for traits: UITraitCollection) -> UIDatePicker {
    let category = traits.preferredContentSizeCategory
    if let measurer, measurer.category == category { return measurer.picker }
    var picker: UIDatePicker?
    traits.performAsCurrent { picker = makePicker() }
    let measurer = picker ?? makePicker()
    self.measurer = (measurer, category)
    return measurer
  }

  fileprivate static func size(of row: DateRow, _ traits: UITraitCollection) -> CGSize {
    let measurer = measurer(for: traits)
    if measurer.datePickerMode != row.mode { measurer.datePickerMode = row.mode }
    if measurer.date != row.date { measurer.setDate(row.date, animated: false) }
    return measurer.intrinsicContentSize
  }

  override func setUp() {
    picker.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  private func tell() { didPick?(picker.date) }

  private var row: DateRow?

  fileprivate func show(_ row: DateRow) {
    self.row = row
    let content = row.content(for: traitCollection)
    let isBelow = content.bottom != nil
    show(content, trailing: isBelow ? nil : picker, bottom: isBelow ? picker : nil)
  }

  /// Puts the date below the title where text is large.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let row { show(row) }
  }
}

/// Something that can be picked.
public protocol PickerOption: Equatable {
  /// What the wheel says.
  var displayName: String { get }
}

extension String: PickerOption {
  /// The string itself.
  public var displayName: String { self }
}

/// A wheel of options, at home in a row and in the place of the keyboard.
///
/// ```swift
/// ListRow("Size", value: size).customInput(
///   OptionPicker(options: ["S", "M", "L"], selected: size) { size = $0 })
/// ```
public struct OptionPicker<Option: PickerOption>: Component, HeightCustomizing {
  /// The options, from top to bottom.
  public var options: [Option]
  /// Which one stands in the middle; nil leaves the wheel as it is.
  public var selected: Option?
  /// Called with the option that the user has turned to.
  public var didPick: (@MainActor (Option) -> Void)?

  /// Makes a wheel.
  ///
  /// - Parameters:
  ///   - options: The options, from top to bottom.
  ///   - selected: Which one stands in the middle; nil leaves the wheel as it is. Nil by default.
  ///   - didPick: Called with the new date when the user has changed it; nil by default.
  public init(
    options: [Option], selected: Option? = nil,
    didPick: (@MainActor (Option) -> Void)? = nil
  ) {
    self.options = options
    self.selected = selected
    self.didPick = didPick
  }

  /// Shows the options.
  public func render(in view: OptionPickerView) {
    let names = options.map(\.displayName)
    view.show(names, selected: selected.flatMap { options.firstIndex(of: $0) })
  }

  /// Takes over the handler.
  public func setBehaviors(in view: OptionPickerView) {
    let (options, didPick) = (options, didPick)
    view.didPick = { index in
      if options.indices.contains(index) { didPick?(options[index]) }
    }
  }

  /// All wheels share their views.
  public var reuseIdentifier: String { "KumikoStock.OptionPicker" }

  /// The height of the wheel.
  public func height(in context: HeightContext) -> CGFloat? { PickerMetrics.height }
}

extension OptionPicker: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = true
    traits.isSelectable = false
  }
}

/// What an ``OptionPicker`` is drawn in.
public final class OptionPickerView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The wheel.
  public let picker = UIPickerView()
  private var names: [String] = []
  fileprivate var didPick: (@MainActor (Int) -> Void)?

  /// Makes a wheel.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    fill(with: picker, height: PickerMetrics.height)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func show(_ names: [String], selected: Int?) {
    if names != self.names {
      self.names = names
      picker.reloadAllComponents()
    }
    guard let selected, picker.selectedRow(inComponent: 0) != selected else { return }
    picker.selectRow(selected, inComponent: 0, animated: false)
  }

  /// One wheel.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  /// The number of options.
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { names.count }

  /// What an option says.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names.indices.contains(row) ? names[row] : nil }

  /// Tells which option the user has turned to.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { didPick?(row) }
}

extension UIView {
  /// Lets a view of a certain height fill this one.
  func fill(with view: UIView, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let wanted = view.heightAnchor.constraint(equalToConstant: height)
    wanted.priority = UILayoutPriority(998)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor), wanted,
    ])
  }
}
