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
