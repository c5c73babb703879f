import Foundation

/// Functions of dates, which are texts as ISO 8601 has them, or seconds since the start of 1970.
enum DateFunctions {
  static let all = [date, relative]

  private static let value = ExpressionParameter("date", .string, .number)

  private static let date = ExpressionFunction(
    "date",
    [
      value,
      ExpressionParameter(
        "style", .string, isOptional: true, choices: DateStyle.allCases.map(\.rawValue)),
    ], .type(.string)
  ) { call throws(ExpressionFailure) in
    let date = try call.date()
    let style = call.arguments.count > 1 ? DateStyle(rawValue: try call.string(1)) : nil
    return try call.made(call.environment.formatted(date, style ?? .medium))
  }

  private static let relative = ExpressionFunction(
    "relative", [value], .type(.string), usesCurrentTime: true
  ) { call throws(ExpressionFailure) in
    let distance = RelativeDistance(to: try call.date(), in: call.environment)
    return try call.made(distance.formatted(in: call.environment.locale))
  }
}

/// How a date is written; the locale says in which order and with which words.
enum DateStyle: String, CaseIterable {
  case short, medium, long, full
  case time, dateTime
  case weekday, monthDay, month, monthYear, year
}

extension ExpressionEnvironment {
  fileprivate func formatted(_ date: Date, _ style: DateStyle) -> String {
    func standard(
      _ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle? = nil
    ) -> Date.FormatStyle {
      Date.FormatStyle(
        date: date, time: time, locale: locale, calendar: localCalendar, timeZone: timeZone)
    }
    let parts = standard(nil)
    let format =
      switch style {
      case .short: standard(.numeric, .omitted)
      case .medium: standard(.abbreviated, .omitted)
      case .long: standard(.long, .omitted)
      case .full: standard(.complete, .omitted)
      case .time: standard(.omitted, .shortened)
      case .dateTime: standard(.abbreviated, .shortened)
      case .weekday: parts.weekday(.wide)
      case .monthDay: parts.month(.wide).day()
      case .month: parts.month(.wide)
      case .monthYear: parts.month(.wide).year()
      case .year: parts.year()
      }
    return format.format(date)
  }
}

extension ExpressionCall {
  /// The date of the first argument, from the years 1 to 9999.
  fileprivate mutating func date() throws(ExpressionFailure) -> Date {
    if let seconds = number(0) {
      guard -62_135_596_800..<253_402_300_800 ~= seconds else {
        throw ExpressionFailure(.badDate, "the number is no date of the years 1 to 9999")
      }
      return Date(timeIntervalSince1970: seconds)
    }
    let text = try string(0)
    guard let date = ISODate(text)?.date(in: environment.timeZone) else {
      let message = "\(text.quoted) is no date, such as 2026-11-27 or 2026-11-27T18:10:00Z"
      throw ExpressionFailure(.badDate, message)
    }
    return date
  }
}

/// How far a date is from now, in the largest unit that fits.
///
/// Days are those of the calendar: what was at eleven last night is yesterday at one in the morning.
struct RelativeDistance: Equatable {
  enum Unit { case second, minute, hour, day, week, month, year }

  var count: Int
  var unit: Unit

  init(to date: Date, in environment: ExpressionEnvironment) {
    let seconds = date.timeIntervalSince(environment.now)
    let calendar = environment.localCalendar
    let today = calendar.startOfDay(for: environment.now)
    let difference = calendar.dateComponents(
      [.day], from: today, to: calendar.startOfDay(for: date))
    let days = difference.day ?? 0
    let months = calendar.dateComponents([.month], from: environment.now, to: date).month ?? 0
    (count, unit) =
      switch seconds.magnitude {
      case ..<60: (Int(seconds), .second)
      case ..<3_600: (Int(seconds / 60), .minute)
      case _ where days == 0 || seconds.magnitude < 6 * 3_600: (Int(seconds / 3_600), .hour)
      default: Self.distance(days: days, months: months)
      }
  }

  private static func distance(days: Int, months: Int) -> (Int, Unit) {
    switch days.magnitude {
    case ..<7: (days, .day)
    case ..<28: (days / 7, .week)
    default:
      months.magnitude < 12
        ? (months == 0 ? days.signum() : months, .month) : (months / 12, .year)
    }
  }

  /// The distance in words of a locale, such as `in 3 days` and `yesterday`.
  func formatted(in locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = Date.RelativeFormatStyle(
      presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
    // The style compares with the current time and rounds: a little more than the distance from it.
    let sign = Double(count.signum())
    let now = Date.now
    let (component, more): (Calendar.Component, Double) =
      switch unit {
      case .second: (.second, 0.3)
      case .minute: (.minute, 10)
      case .hour: (.hour, 300)
      case .day: (.day, 3_600)
      case .week: (.weekOfYear, 86_400 / 2)
      case .month: (.month, 4 * 86_400)
      case .year: (.year, 20 * 86_400)
      }
    let date = calendar.date(byAdding: component, value: count, to: now) ?? now
    return style.format(date.addingTimeInterval(sign * more))
  }
}
