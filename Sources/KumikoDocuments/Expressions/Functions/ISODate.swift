public import Foundation

/// Reads dates as ISO 8601 writes them: `2026-11-27`, and with a time `2026-11-27T18:10:00Z`.
///
/// Seconds and their fraction may be left out, and so may the zone (`Z` or `+01:00`), for which the
/// time zone of the environment then stands. Years have four digits.
public struct ISODate: Sendable {
  private var year = 0
  private var month = 0
  private var day = 0
  private var hour = 0
  private var minute = 0
  private var second = 0.0
  /// The number of seconds by which its clock is ahead of Greenwich's; nil if it names no zone.
  public private(set) var offset: Double?
  /// Whether it is a day alone.
  public private(set) var isDay = true

  private var rest: Substring.UTF8View

  /// Reads a date with or without a time; `nil` if the text is none, or a day that never was.
  public init?(_ text: String) {
    rest = text[...].utf8
    guard text.utf8.count <= 40, readDay() else { return nil }
    if !rest.isEmpty {
      guard skip("T") || skip(" "), readTime(), readZone() else { return nil }
      isDay = false
    }
    guard rest.isEmpty else { return nil }
  }

  /// Whether the text is a time of day such as `18:10`, with or without seconds.
  public static func isTime(_ text: String) -> Bool {
    var time = ISODate(rest: text[...].utf8)
    return time.readTime() && time.rest.isEmpty
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  /// A time as documents write it: that of Greenwich, in whole seconds, `2026-11-27T18:10:00Z`.
  public static func text(of date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }

  /// The day of a time in a zone, as documents write it: `2026-11-27`.
  public static func day(of date: Date, in zone: TimeZone) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
  }

  /// The point in time, in a zone if it names none itself: the day's first moment if it is a day
  /// alone. `nil` if the calendar has no such time.
  public func date(in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset == nil ? zone : .gmt
    let components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: components)?.addingTimeInterval(second - (offset ?? 0))
  }

  private mutating func readDay() -> Bool {
    guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2),
      year >= 1, 1...12 ~= month
    else { return false }
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...lengths[month - 1] ~= day else { return false }
    (self.year, self.month, self.day) = (year, month, day)
    return true
  }

  private mutating func readTime() -> Bool {
    guard let hour = digits(2), skip(":"), let minute = digits(2), hour < 24, minute < 60 else {
      return false
    }
    (self.hour, self.minute) = (hour, minute)
    guard skip(":") else { return true }
    guard let whole = digits(2), whole < 60 else { return false }
    second = Double(whole)
    guard skip(".") else { return true }
    var (unit, count) = (0.1, 0)
    while let digit = digits(1) {
      second += Double(digit) * unit
      unit /= 10
      count += 1
    }
    return 1...9 ~= count
  }

  private mutating func readZone() -> Bool {
    if rest.isEmpty { return true }
    if skip("Z") {
      offset = 0
      return true
    }
    let isAhead = skip("+")
    guard isAhead || skip("-"), let hours = digits(2) else { return false }
    _ = skip(":")
    guard let minutes = digits(2), hours < 24, minutes < 60 else { return false }
    offset = Double(hours * 3600 + minutes * 60) * (isAhead ? 1 : -1)
    return true
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// The number of so many digits, or `nil` without having read any.
  private mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
