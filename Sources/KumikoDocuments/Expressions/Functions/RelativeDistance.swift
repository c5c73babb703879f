import Foundation

/// How far a date is from now, in the largest unit that fits.
///
/// Days, and the months and years next to the current ones, are those of the calendar: what was at
/// eleven last night is yesterday at one in the morning. Weeks, and months and years further away,
/// are counted from now.
struct RelativeDistance: Equatable {
  enum Unit { case second, minute, hour, day, week, month, year }

  var count: Int
  var unit: Unit
  /// Whether there may be a word for it, such as `yesterday`.
  var isNamed = false

  init(to date: Date, in environment: ExpressionEnvironment) {
    let seconds = date.timeIntervalSince(environment.now)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    let today = calendar.startOfDay(for: environment.now)
    let day = calendar.startOfDay(for: date)
    let days = calendar.dateComponents([.day], from: today, to: day).day ?? 0
    switch seconds.magnitude {
    case ..<60: (count, unit, isNamed) = (Int(seconds), .second, Int(seconds) == 0)
    case ..<3_600: (count, unit) = (Int(seconds / 60), .minute)
    case _ where days == 0 || seconds.magnitude < 6 * 3_600:
      (count, unit) = (Int(seconds / 3_600), .hour)
    case _ where days.magnitude < 7: (count, unit, isNamed) = (days, .day, true)
    case _ where days.magnitude < 28: (count, unit) = (days / 7, .week)
    default: (count, unit, isNamed) = Self.far(from: today, to: day, days, calendar)
    }
  }

  /// The distance of days that are four weeks or more apart.
  private static func far(
    from today: Date, to day: Date, _ days: Int, _ calendar: Calendar
  ) -> (Int, Unit, Bool) {
    let start = calendar.dateComponents([.year, .month], from: today)
    let end = calendar.dateComponents([.year, .month], from: day)
    let years = (end.year ?? 0) - (start.year ?? 0)
    let months = years * 12 + (end.month ?? 0) - (start.month ?? 0)
    if months.magnitude == 1 { return (months, .month, true) }
    let wholeMonths = max(1, (Double(days.magnitude) / 30.436875).rounded())
    if wholeMonths < 12 { return (days.signum() * Int(wholeMonths), .month, false) }
    if years.magnitude == 1 { return (years, .year, true) }
    let wholeYears = max(1, (Double(days.magnitude) / 365.2425).rounded())
    return (days.signum() * Int(wholeYears), .year, false)
  }

  /// The distance in words of a locale, such as `in 3 days` and `yesterday`.
  func formatted(in locale: Locale) -> String {
    // The style compares with the current time, and not with another one: it is given a date that
    // is as far from that. Names follow the calendar's days, so it is noon in the calendar's zone.
    let now = Date.now
    var calendar = Calendar(identifier: .gregorian)
    let hour = Int(now.timeIntervalSince1970 / 3_600) % 24
    calendar.timeZone = TimeZone(secondsFromGMT: (12 - hour) * 3_600) ?? .gmt
    let style = Date.RelativeFormatStyle(
      presentation: isNamed ? .named : .numeric, unitsStyle: .wide, locale: locale,
      calendar: calendar)
    let date = calendar.date(byAdding: component, value: count, to: now) ?? now
    return style.format(date.addingTimeInterval(Double(count.signum()) * margin))
  }

  private var component: Calendar.Component {
    switch unit {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }

  /// How many seconds more are far enough that the distance is reached, and less than half a unit.
  private var margin: Double {
    switch unit {
    case .second: 0.3
    case .minute: 10
    case .hour: 600
    // Less than half a day: the style counts the calendar's days and weeks.
    case .day, .week, .month, .year: 3_600
    }
  }
}
