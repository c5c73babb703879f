import Foundation
import KumikoDocuments

/// What documents know about where they are shown.
public struct ScreenEnvironment: Sendable, Equatable {
  /// The language and region of numbers, money, dates and plurals.
  public var locale: Locale
  /// The time zone of dates.
  public var timeZone: TimeZone
  /// The time that dates are compared with: the present one, unless another one is set.
  public var now: Date {
    get { fixedNow ?? Date() }
    set { fixedNow = newValue }
  }
  /// The time that was set; nil for the present one.
  private var fixedNow: Date?
  /// The width of the screen, in points: documents know it as `env.width`.
  public var width: Double
  /// Whether the screen is dark: `env.isDark`.
  public var isDark: Bool
  /// What the app is called: alerts of documents say it, so that none passes for the system's. The
  /// bundle's name by default; nil if it has none.
  public var appName = ScreenEnvironment.bundleName

  /// Creates an environment; without parameters that of the user.
  ///
  /// - Parameters:
  ///   - locale: The language and region of numbers, money, dates and plurals; `.current` by
  ///     default.
  ///   - timeZone: The time zone of dates; `.current` by default.
  ///   - now: The time that dates are compared with; nil, for the present one, by default.
  ///   - width: The width of the screen, in points: documents know it as `env.width`; 0 by default.
  ///   - isDark: Whether the screen is dark: `env.isDark`; false by default.
  public init(
    locale: Locale = .current, timeZone: TimeZone = .current, now: Date? = nil,
    width: Double = 0, isDark: Bool = false
  ) {
    (self.locale, self.timeZone, fixedNow) = (locale, timeZone, now)
    (self.width, self.isDark) = (width, isDark)
  }

  private static let bundleName: String? = ["CFBundleDisplayName", "CFBundleName"].lazy
    .compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
    .first { !$0.isEmpty }

  /// The names behind `env`, with values of their types.
  static let names: [String: RemoteValue] = [
    "locale": "", "language": "", "width": 0, "isDark": false, "now": "",
  ]

  /// The values behind `env` at a time.
  func values(at now: Date) -> [String: RemoteValue] {
    [
      "locale": .string(locale.identifier),
      "language": .string(locale.language.languageCode?.identifier ?? "en"),
      "width": .number(width), "isDark": .bool(isDark), "now": .string(ISODate.text(of: now)),
    ]
  }

  func expressions(
    strings: [String: [String: String]], at now: Date
  ) -> ExpressionEnvironment {
    ExpressionEnvironment(locale: locale, timeZone: timeZone, now: now, strings: strings)
  }
}
