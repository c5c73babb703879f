import QuartzCore

/// A date in a gray field that opens a calendar, or wheels for a time, in front of everything.
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
    let button = UIButton(
      configuration: looks, primaryAction: UIAction { [weak self] _ in self?.open(mode) })
    buttons.append((mode, button))
    addSubview(button)
  }

  var naturalSize: CGSize {
    let sizes = buttons.map { $0.button.intrinsicContentSize }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + 5 * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func show(_ date: Date, animated: Bool) {
    shown = date
    for (mode, button) in buttons { button.configuration?.title = text(of: date, mode) }
    opened?.show(date, animated: animated)
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
    var x: CGFloat = 0
    for (_, button) in buttons {
      let size = button.intrinsicContentSize
      button.frame = CGRect(x: x, y: 0, width: size.width, height: bounds.height)
      x += size.width + 5
    }
  }

  // MARK: The panel

  private func open(_ mode: UIDatePicker.Mode) {
    guard let window else { return }
    let content = makeContent(mode)
    content.show(shown, animated: false)
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
