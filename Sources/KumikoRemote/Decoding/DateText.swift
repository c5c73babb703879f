import Foundation

/// Days and times as ISO 8601 writes them.
enum DateText {
  /// The date of a text: `2026-05-04`, `2026-05-04T12:30:00Z`, also with fractions of seconds.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 40 else { return nil }
    let formatter = ISO8601DateFormatter()
    for options: ISO8601DateFormatter.Options in [
      [.withInternetDateTime], [.withInternetDateTime, .withFractionalSeconds], [.withFullDate],
    ] {
      formatter.formatOptions = options
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// A time as documents write it.
  static func text(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }
}
