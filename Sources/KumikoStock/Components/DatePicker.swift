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
  public func render(in view: DatePickerView) { view.configure(self) }

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    picker.preferredDatePickerStyle = .wheels
    picker.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
    fill(with: picker, height: PickerMetrics.height)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ row: DatePicker) {
    if picker.datePickerMode != row.mode { picker.datePickerMode = row.mode }
    let calendar = row.calendar ?? .current
    if picker.calendar != calendar { picker.calendar = calendar }
    if picker.minimumDate != row.minimumDate { picker.minimumDate = row.minimumDate }
    if picker.maximumDate != row.maximumDate { picker.maximumDate = row.maximumDate }
    if picker.date != row.date { picker.setDate(row.date, animated: false) }
  }

  private func tell() { didPick?(picker.date) }
}
