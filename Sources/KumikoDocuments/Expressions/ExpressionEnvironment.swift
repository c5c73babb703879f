public import Foundation

/// What the results of expressions depend on besides the values that they read.
///
/// Formats follow from it alone, never from the settings of the machine.
public struct ExpressionEnvironment: Sendable {
  /// The language and region of numbers, money, dates, plurals and letters.
  public var locale: Locale
  /// The calendar of dates. Its locale and time zone are not used: ``locale`` and ``timeZone`` are.
  public var calendar: Calendar
  /// The time zone in which dates are shown, and read where they name none.
  public var timeZone: TimeZone
  /// The time that `relative` compares with.
  public var now: Date
  /// The document's texts of counted things by their key, each by its plural category: `zero`,
  /// `one`, `two`, `few`, `many`, `other`.
  public var strings: [String: [String: String]]

  /// Creates an environment.
  /// - Parameters:
  ///   - locale: The language and region; American English by default.
  ///   - calendar: The calendar of dates; the Gregorian one by default.
  ///   - timeZone: The time zone of dates; Greenwich's by default.
  ///   - now: The time that `relative` compares with; the current one by default.
  ///   - strings: The document's texts of counted things; none by default.
  public init(
    locale: Locale = Locale(identifier: "en_US"),
    calendar: Calendar = Calendar(identifier: .gregorian), timeZone: TimeZone = .gmt,
    now: Date = .now, strings: [String: [String: String]] = [:]
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
    self.strings = strings
  }

  /// The texts of counted things of a document's `strings`.
  ///
  /// An entry that is a string is the one for every count. Whatever is no string is left out.
  public static func strings(from value: RemoteValue) -> [String: [String: String]] {
    guard case .object(let entries) = value else { return [:] }
    return entries.compactMapValues { entry in
      switch entry {
      case .string(let text): ["other": text]
      case .object(let forms):
        forms.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
      default: nil
      }
    }
  }

  /// The calendar with the locale and time zone of the environment.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
