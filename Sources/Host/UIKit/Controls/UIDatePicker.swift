import QuartzCore

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// As suits the mode: wheels for durations and months, else a calendar.
  case automatic
  case wheels
  /// A label that opens a calendar.
  case compact
  /// A calendar.
  case inline
}

/// A control to choose a date, a time, both or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// Hours and minutes from now.
    case countDownTimer
    /// A month of a year.
    @available(iOS 17.4, *)
    case yearAndMonth = 4269
  }

  var chosen = Date()
  var content: (any DatePickerContent)?
  /// The size that the picker gave itself, as nobody else had.
  var standardSize = CGSize.zero

  /// Makes a picker for the present date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIDatePicker.self)
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    rebuild()
  }

  // MARK: Value

  /// The date chosen, kept between the limits; now by default. Setting it sends no event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date without sending an event.
  open func setDate(_ date: Date, animated: Bool) {
    choose(date, animated: animated && window != nil)
  }

  /// The earliest date; nil, the default, sets no limit.
  open var minimumDate: Date? { didSet { limitsDidChange() } }

  /// The latest date; nil, the default, sets no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  /// The steps in which minutes are chosen: a divisor of 60 up to 30, 1 by default.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { rebuild() }
    }
  }

  /// The seconds chosen in mode ``Mode/countDownTimer``: less than a day, and at least a minute.
  open var countDownDuration: TimeInterval {
    get { secondsOfDay }
    set { chooseTime(newValue) }
  }

  // MARK: Looks

  /// What is chosen; a day and a time by default.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// The looks asked for; automatic by default.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The looks that the control has.
  open var datePickerStyle: UIDatePickerStyle { shownStyle }

  /// The calendar that dates are in; the user's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current {
    didSet { if calendar != oldValue { rebuild() } }
  }

  /// The language; nil, the default, takes the calendar's.
  open var locale: Locale? { didSet { if locale != oldValue { rebuild() } } }

  /// The time zone; nil, the default, takes the calendar's.
  open var timeZone: TimeZone? { didSet { if timeZone != oldValue { rebuild() } } }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { content?.naturalSize ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width > 0 else { return content?.naturalSize ?? .zero }
    return content?.size(fitting: size.width) ?? .zero
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  /// False: the parts inside follow fingers.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

  /// False: the parts inside get the focus.
  open override var canBecomeFocused: Bool { false }

  package override func stateDidChange() {
    super.stateDidChange()
    followState()
  }
}
