import QuartzCore

/// A date in a gray field that opens a calendar, or wheels for a time, in front of everything. Of
/// large text, and where there is height but no width for both, the time stands below the date;
/// what is wider than the view then becomes smaller.
final class DateLabelView: UIView, DatePickerContent {
  private let calendar: Calendar
  private let mode: UIDatePicker.Mode
  private let minuteInterval: Int
  private let limit: (Date) -> Date
  private let changed: (Date) -> Void
  private var buttons: [(mode: UIDatePicker.Mode, button: UIButton)] = []
  private var shown = Date()
  private weak var panel: PopoverView?
  private weak var opened: (any DatePickerContent)?

  init(
    calendar: Calendar, mode: UIDatePicker.Mode, minuteInterval: Int,
    limit: @escaping (Date) -> Date, changed: @escaping (Date) -> Void
  ) {
    (self.calendar, self.mode, self.minuteInterval) = (calendar, mode, minuteInterval)
    (self.limit, self.changed) = (limit, changed)
    super.init(frame: .zero)
    if mode != .time { addButton(.date) }
    if mode != .date { addButton(.time) }
  }

  required init?(coder: NSCoder) { nil }

  private func addButton(_ mode: UIDatePicker.Mode) {
    var looks = UIButton.Configuration.gray()
    looks.baseForegroundColor = .label
    // Only a text of one line becomes smaller.
    looks.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(
      configuration: looks, primaryAction: UIAction { [weak self] _ in self?.open(mode) })
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.4
    buttons.append((mode, button))
    addSubview(button)
  }

  var naturalSize: CGSize { hasLargeText ? stackedSize : sizeInOneLine }

  func size(fitting width: CGFloat) -> CGSize {
    sizeInOneLine.width > width ? stackedSize : naturalSize
  }

  private static let gap: CGFloat = 5

  private var sizes: [CGSize] { buttons.map { $0.button.intrinsicContentSize } }

  private var gaps: CGFloat { Self.gap * CGFloat(max(0, buttons.count - 1)) }

  private var sizeInOneLine: CGSize {
    let sizes = sizes
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  private var stackedSize: CGSize {
    let sizes = sizes
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  private var hasLargeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private var isStacked: Bool {
    if hasLargeText || buttons.count < 2 { return hasLargeText }
    // Half a pixel of what whole pixels took away is none that is missing.
    return bounds.width < sizeInOneLine.width - 0.5 && bounds.height >= stackedSize.height - 0.5
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }

  func setDate(_ date: Date, animated: Bool) {
    shown = date
    for (mode, button) in buttons { button.configuration?.title = text(of: date, mode) }
    opened?.setDate(date, animated: animated)
    superview?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func text(of date: Date, _ mode: UIDatePicker.Mode) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale ?? .current
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = mode == .date ? .medium : .none
    formatter.timeStyle = mode == .date ? .none : .short
    return formatter.string(from: date)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isStacked = isStacked
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for (_, button) in buttons {
      let size = button.intrinsicContentSize
      let width = max(0, min(size.width, bounds.width - x))
      button.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: y, width: width,
        height: isStacked ? size.height : bounds.height)
      if isStacked { y += size.height + Self.gap } else { x += size.width + Self.gap }
    }
  }

  // MARK: The panel

  private func open(_ mode: UIDatePicker.Mode) {
    guard let window else { return }
    let content = makeContent(mode)
    content.setDate(shown, animated: false)
    let margin = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    let panel = PopoverView(content: content, margin: margin)
    panel.tintColor = tintColor
    panel.open(in: window, at: convert(bounds, to: nil), contentSize: content.naturalSize)
    (self.panel, opened) = (panel, content)
  }

  private func makeContent(_ mode: UIDatePicker.Mode) -> any DatePickerContent {
    let chosen = { [weak self] (date: Date) -> Void in self?.changed(date) }
    guard mode == .date else {
      let wheels = DateWheels(
        calendar: calendar, mode: .time, minuteInterval: minuteInterval, base: shown)
      return DateWheelsView(wheels: wheels, changed: chosen)
    }
    return DateCalendarView(
      calendar: calendar, hasTime: false, minuteInterval: minuteInterval, limit: limit,
      changed: chosen)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { panel?.close() }
  }
}
