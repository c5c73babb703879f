import Foundation

/// Dates as HTTP writes them, in each of the three forms that are still read (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  /// The date of a text.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 64 else { return nil }
    for form in forms {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// The seconds that a `Retry-After` asks for.
  static func seconds(retryAfter field: String?, now: Date) -> TimeInterval? {
    let field = field?.trimmingCharacters(in: .whitespaces) ?? ""
    guard !field.isEmpty else { return nil }
    if field.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Double(field) }
    return date(field).map { max(0, $0.timeIntervalSince(now)) }
  }
}
