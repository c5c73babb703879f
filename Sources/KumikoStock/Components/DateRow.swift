import KumikoComponents
import UIKit

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
    view.configure(self)
    picker.accessibilityLabel = title.string
  }

  /// Takes over the handler.
  public func setBehaviors(in view: DateRowView) { view.didPick = didPick }
}

extension DateRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], style: style)
    let sizes = DateRowView.sizes(of: self, traits)
    content.trailing = sizes[0]
    content.trailingBelow = sizes
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

  /// The sizes of the picker: as it likes it best, and as narrow as it can be.
  fileprivate static func sizes(of row: DateRow, _ traits: UITraitCollection) -> [CGSize] {
    let measurer = measurer(for: traits)
    if measurer.datePickerMode != row.mode { measurer.datePickerMode = row.mode }
    // A date beyond a limit is shown as the limit.
    if measurer.minimumDate != row.minimumDate { measurer.minimumDate = row.minimumDate }
    if measurer.maximumDate != row.maximumDate { measurer.maximumDate = row.maximumDate }
    if measurer.date != row.date { measurer.setDate(row.date, animated: false) }
    let narrow = CGSize(width: 1, height: CGFloat.greatestFiniteMagnitude)
    return [measurer.intrinsicContentSize, measurer.sizeThatFits(narrow)]
  }

  override func setUp() {
    picker.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  private func tell() { didPick?(picker.date) }

  private var row: DateRow?

  fileprivate func configure(_ row: DateRow) {
    self.row = row
    configure(row.content(for: traitCollection), trailing: picker)
  }

  /// Measures the date anew, which stands below the title where it has no room beside it.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let row { configure(row) }
  }
}
