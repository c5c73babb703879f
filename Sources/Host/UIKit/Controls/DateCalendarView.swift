import QuartzCore

/// A month's days to choose from, with buttons to turn months, and wheels for the time if asked.
final class DateCalendarView: UIView, DatePickerContent {
  private enum Length {
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 24
    static let row: CGFloat = 44
    static let wheels: CGFloat = 110
    static let width: CGFloat = 320
  }

  private let calendar: Calendar
  private let limit: (Date) -> Date
  private let changed: (Date) -> Void
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDayButton] = []
  private var time: DateWheelsView?
  private var month: CalendarMonth
  private var chosen = Date()

  init(
    calendar: Calendar, hasTime: Bool, minuteInterval: Int, limit: @escaping (Date) -> Date,
    changed: @escaping (Date) -> Void
  ) {
    (self.calendar, self.limit, self.changed) = (calendar, limit, changed)
    month = CalendarMonth(of: Date(), calendar)
    super.init(frame: .zero)
    setUp()
    guard hasTime else { return }
    let wheels = DateWheels(
      calendar: calendar, mode: .time, minuteInterval: minuteInterval, base: Date())
    let view = DateWheelsView(wheels: wheels, changed: changed)
    addSubview(view)
    time = view
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    for (button, way) in [(back, -1), (forward, 1)] {
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold), forImageIn: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: way) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    weekdays = month.weekdaySymbols.map { symbol in
      let label = UILabel()
      label.text = symbol.uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  // MARK: Contents

  var naturalSize: CGSize {
    let height = Length.header + Length.weekdays + 6 * Length.row
    return CGSize(width: Length.width, height: height + (time == nil ? 0 : Length.wheels))
  }

  func setDate(_ date: Date, animated: Bool) {
    chosen = date
    month = CalendarMonth(of: date, calendar)
    time?.setDate(date, animated: animated)
    fill()
  }

  private func turn(by months: Int) {
    month = month.moved(by: months)
    fill()
  }

  private func fill() {
    title.text = month.title
    for day in days { day.removeFromSuperview() }
    days = month.days.map { day in
      let button = CalendarDayButton(
        number: day.number, isToday: calendar.isDateInToday(day.date),
        isChosen: calendar.isDate(day.date, inSameDayAs: chosen))
      button.isEnabled = isAllowed(day.date)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(day.date) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Whether some moment of a day lies within the limits.
  private func isAllowed(_ day: Date) -> Bool {
    let limited = limit(day)
    return limited == day || calendar.isDate(limited, inSameDayAs: day)
  }

  private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: chosen)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    changed(date ?? day)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutHeader()
    let width = bounds.width / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = directed(
        CGRect(x: CGFloat(index) * width, y: Length.header, width: width, height: Length.weekdays))
    }
    let top = Length.header + Length.weekdays
    for (index, button) in days.enumerated() {
      let place = index + month.leadingBlanks
      button.frame = directed(
        CGRect(
          x: CGFloat(place % 7) * width, y: top + CGFloat(place / 7) * Length.row,
          width: width, height: Length.row))
    }
    time?.frame = CGRect(
      x: 0, y: top + 6 * Length.row, width: bounds.width, height: Length.wheels)
  }

  /// The month where reading begins, and the ways to the months before and after it at the end.
  private func layOutHeader() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let symbols =
      isMirrored ? ["chevron.right", "chevron.left"] : ["chevron.left", "chevron.right"]
    for (index, button) in [back, forward].enumerated() {
      button.setImage(UIImage(systemName: symbols[index]), for: .normal)
      let x = bounds.width - (index == 0 ? 88 : 44)
      button.frame = directed(CGRect(x: x, y: 0, width: 44, height: Length.header))
    }
    title.frame = directed(
      CGRect(x: 12, y: 0, width: bounds.width - 112, height: Length.header))
  }

  /// A rectangle of reading from left to right where it stands in this view.
  private func directed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// A day of a calendar: a number on a round spot if it is chosen.
final class CalendarDayButton: UIControl {
  private let label = UILabel()
  private let spot = UIView()
  private let isToday: Bool
  private let isChosen: Bool

  init(number: Int, isToday: Bool, isChosen: Bool) {
    (self.isToday, self.isChosen) = (isToday, isChosen)
    super.init(frame: .zero)
    spot.isUserInteractionEnabled = false
    label.text = "\(number)"
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    addSubview(spot)
    addSubview(label)
    recolor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = min(bounds.width, bounds.height)
    spot.frame = CGRect(
      x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
    spot.layer.cornerRadius = size / 2
    label.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    recolor()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  private func recolor() {
    let accent: UIColor = tintColor
    let isFilled = isChosen && isToday
    spot.backgroundColor = isFilled ? accent : accent.withAlphaComponent(0.15)
    spot.isHidden = !isChosen && !isHighlighted
    label.textColor =
      isFilled ? .white : isChosen || isToday ? accent : isEnabled ? .label : .tertiaryLabel
  }

  override var takesTaps: Bool { true }

  override var focusRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override var standardTraits: UIAccessibilityTraits { .button }
}
