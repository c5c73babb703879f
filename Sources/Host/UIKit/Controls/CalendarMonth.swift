import Foundation

/// The days of one month as a calendar shows them.
struct CalendarMonth {
  /// A day and its number.
  struct Day: Equatable {
    var number: Int
    var date: Date
  }

  private let calendar: Calendar
  private let first: Date

  init(of date: Date, _ calendar: Calendar) {
    self.calendar = calendar
    first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The month some months later or, where negative, earlier.
  func moved(by months: Int) -> CalendarMonth {
    CalendarMonth(
      of: calendar.date(byAdding: .month, value: months, to: first) ?? first, calendar)
  }

  /// The days, the first one first.
  var days: [Day] {
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    return (0..<count).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: first).map {
        Day(number: index + 1, date: $0)
      }
    }
  }

  /// How many places of the first week belong to the month before.
  var leadingBlanks: Int {
    (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }

  /// Short names of the days of the week, the first of the week first.
  var weekdaySymbols: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let start = calendar.firstWeekday - 1
    return Array(symbols[start...] + symbols[..<start])
  }

  /// The month's name and year.
  var title: String {
    let parts = calendar.dateComponents([.year, .month], from: first)
    let name = calendar.standaloneMonthSymbols[(parts.month ?? 1) - 1]
    return "\(name) \(parts.year ?? 1)"
  }
}
