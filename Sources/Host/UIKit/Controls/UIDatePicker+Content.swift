import QuartzCore

/// What a date picker shows: wheels, a calendar or a label.
@MainActor
protocol DatePickerContent: UIView {
  var naturalSize: CGSize { get }
  /// The size in a width that may be less than the natural one.
  func size(fitting width: CGFloat) -> CGSize
  /// Shows a date without telling anybody.
  func setDate(_ date: Date, animated: Bool)
}

extension DatePickerContent {
  func size(fitting width: CGFloat) -> CGSize { naturalSize }
}

extension UIDatePicker {
  var shownStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (.wheels, _), (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.inline, .time): .wheels
    case (.inline, _): .inline
    case (.automatic, _), (.compact, _): .compact
    }
  }

  /// The calendar with the language and the time zone asked for.
  var shownCalendar: Calendar {
    var calendar: Calendar = self.calendar ?? .current
    if let locale { calendar.locale = locale }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  var secondsOfDay: TimeInterval {
    let parts = shownCalendar.dateComponents([.hour, .minute], from: chosen)
    return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
  }

  /// Has clocks show a time of the day, from a minute to the last one: on a day on which they are
  /// changed, that is another time since midnight.
  func chooseTime(_ time: TimeInterval) {
    let seconds = Int(min(max(60, time), 86_399))
    let calendar = shownCalendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    (parts.hour, parts.minute) = (seconds / 3600, seconds / 60 % 60)
    parts.second = seconds % 60
    guard let moment = calendar.date(from: parts) else { return }
    choose(moment, animated: false)
  }

  func limited(_ date: Date) -> Date {
    let date = date.inCalendars(else: chosen)
    let lowest = minimumDate?.inCalendars(else: .distantPast) ?? .distantPast
    let highest = maximumDate?.inCalendars(else: .distantFuture) ?? .distantFuture
    // As in UIKit, limits that contradict each other are none.
    return lowest <= highest ? min(max(date, lowest), highest) : date
  }

  /// Takes a date, or the limit that it is beyond, and shows it.
  func choose(_ date: Date, animated: Bool) {
    chosen = limited(date)
    content?.setDate(chosen, animated: animated)
  }

  func limitsDidChange() { choose(chosen, animated: false) }

  /// Makes what is shown anew, after something that it is made from has changed.
  func rebuild() {
    content?.removeFromSuperview()
    let new = makeContent()
    content = new
    addSubview(new)
    followState()
    new.setDate(chosen, animated: false)
    invalidateIntrinsicContentSize()
    takeStandardSize(of: new)
    setNeedsLayout()
  }

  /// Has the content take touches, and look so, only while the picker is enabled.
  func followState() {
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : 0.5
  }

  /// Keeps the size natural until code or constraints choose another one.
  private func takeStandardSize(of content: any DatePickerContent) {
    guard bounds.isEmpty || bounds.size == standardSize else { return }
    standardSize = content.naturalSize
    frame.size = standardSize
  }

  private func makeContent() -> any DatePickerContent {
    let changed = { [weak self] (date: Date) -> Void in self?.userChose(date) }
    switch shownStyle {
    case .inline:
      return DateCalendarView(
        calendar: shownCalendar, hasTime: datePickerMode == .dateAndTime,
        minuteInterval: minuteInterval, limit: { [weak self] in self?.limited($0) ?? $0 },
        changed: changed)
    case .compact:
      return DateLabelView(
        calendar: shownCalendar, mode: datePickerMode, minuteInterval: minuteInterval,
        limit: { [weak self] in self?.limited($0) ?? $0 }, changed: changed)
    case .wheels, .automatic:
      let wheels = DateWheels(
        calendar: shownCalendar, mode: datePickerMode, minuteInterval: minuteInterval, base: chosen)
      return DateWheelsView(wheels: wheels, changed: changed)
    }
  }

  /// Takes what the user chose. A date beyond the limits goes back to them.
  private func userChose(_ date: Date) {
    let old = chosen
    choose(date, animated: window != nil)
    if chosen != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension Date {
  /// The date as calendars take it: one without an end is the first or the last of all, and one
  /// that is no number is `other`.
  fileprivate func inCalendars(else other: Date) -> Date {
    let seconds = timeIntervalSinceReferenceDate
    if seconds.isNaN { return other }
    return seconds.isInfinite ? (seconds < 0 ? .distantPast : .distantFuture) : self
  }
}
