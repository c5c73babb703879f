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
  private weak var sheet: DatePickerSheet?

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
    sheet?.content.show(date, animated: animated)
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

  // MARK: The sheet

  private func open(_ mode: UIDatePicker.Mode) {
    guard let window else { return }
    let content = makeContent(mode)
    content.show(shown, animated: false)
    let sheet = DatePickerSheet(content: content)
    sheet.tintColor = tintColor
    sheet.open(in: window, at: convert(bounds, to: window))
    self.sheet = sheet
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
    if newWindow == nil { sheet?.close() }
  }
}

/// A panel in front of a window that a tap beside it closes.
final class DatePickerSheet: UIView {
  let content: any DatePickerContent
  private let panel = UIView()

  init(content: any DatePickerContent) {
    self.content = content
    super.init(frame: .zero)
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 13
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 20
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    panel.addSubview(content)
    addSubview(panel)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) })
  }

  required init?(coder: NSCoder) { nil }

  /// Opens below `anchor`, or above it where there is more room.
  func open(in window: UIWindow, at anchor: CGRect) {
    let size = CGSize(
      width: content.naturalSize.width + 20, height: content.naturalSize.height + 16)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let fitsBelow = anchor.maxY + 8 + size.height <= area.maxY
    let y = fitsBelow ? anchor.maxY + 8 : max(area.minY, anchor.minY - 8 - size.height)
    let x = min(
      max(anchor.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    content.frame = panel.bounds.insetBy(dx: 10, dy: 8)
    window.addSubview(self)
    panel.alpha = 0
    UIView.animate(withDuration: 0.2) { [panel] in panel.alpha = 1 }
  }

  func close() {
    UIView.animate(
      withDuration: 0.2, animations: { self.panel.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    if !panel.frame.contains(tap.location(in: self)) { close() }
  }
}
