import Foundation

/// The wheels of a date picker as a value: what each shows, and which date their rows mean.
struct DateWheels {
  /// What one wheel turns.
  enum Wheel: Hashable {
    case day, month, year
    /// A day of some years around the date.
    case anyDay
    case hour, minute, half
  }

  private static let years = 1...9999
  private static let daysAround = 10_000

  var calendar: Calendar
  var mode: UIDatePicker.Mode
  var minuteInterval: Int
  /// The day in the middle of a wheel of days.
  var base: Date

  private var locale: Locale { calendar.locale ?? .current }

  /// Whether hours run from 1 to 12, twice a day.
  private var hasHalves: Bool {
    guard mode != .countDownTimer else { return false }
    let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
    return format?.contains("a") ?? false
  }

  /// The wheels from left to right.
  var wheels: [Wheel] {
    let time: [Wheel] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .date: return dateOrder
    case .yearAndMonth: return dateOrder.filter { $0 != .day }
    case .time, .countDownTimer: return time
    case .dateAndTime: return [.anyDay] + time
    }
  }

  /// Day, month and year in the order of the language.
  private var dateOrder: [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? ""
    let places: [(Wheel, Set<Character>)] = [
      (.day, ["d"]), (.month, ["M", "L"]), (.year, ["y"]),
    ]
    return places.sorted { first, second in
      let place = { (letters: Set<Character>) in
        format.firstIndex { letters.contains($0) } ?? format.endIndex
      }
      return place(first.1) < place(second.1)
    }.map(\.0)
  }

  func count(of wheel: Wheel) -> Int {
    switch wheel {
    case .day: 31
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .year: Self.years.count
    case .anyDay: 2 * Self.daysAround + 1
    case .hour: hasHalves ? 12 : 24
    case .minute: 60 / minuteInterval
    case .half: 2
    }
  }

  func title(of wheel: Wheel, row: Int) -> String {
    switch wheel {
    case .day: return "\(row + 1)"
    case .month: return name(row, in: calendar.standaloneMonthSymbols)
    case .year: return "\(Self.years.lowerBound + row)"
    case .anyDay: return title(ofDay: row)
    case .hour: return hasHalves ? "\(row == 0 ? 12 : row)" : "\(row)"
    case .minute:
      let minute = row * minuteInterval
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    }
  }

  private func name(_ row: Int, in names: [String]) -> String {
    names.indices.contains(row) ? names[row] : "\(row + 1)"
  }

  private func title(ofDay row: Int) -> String {
    let day = day(row)
    let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
    let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
    let month = name((parts.month ?? 1) - 1, in: calendar.shortMonthSymbols)
    return "\(weekday) \(month) \(parts.day ?? 1)"
  }

  private func day(_ row: Int) -> Date {
    calendar.date(
      byAdding: .day, value: row - Self.daysAround, to: calendar.startOfDay(for: base)) ?? base
  }

  // MARK: Dates and rows

  /// The rows that show `date`.
  func rows(for date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return wheels.map { wheel in
      switch wheel {
      case .day: return (parts.day ?? 1) - 1
      case .month: return (parts.month ?? 1) - 1
      case .year: return (parts.year ?? 1) - Self.years.lowerBound
      case .anyDay: return row(ofDay: date)
      case .hour: return (parts.hour ?? 0) % (hasHalves ? 12 : 24)
      case .minute: return (parts.minute ?? 0) / minuteInterval
      case .half: return (parts.hour ?? 0) / 12
      }
    }
  }

  /// Whether there are rows for `date`: a wheel of days has only some years.
  func reaches(_ date: Date) -> Bool {
    mode != .dateAndTime || (0..<count(of: .anyDay)).contains(row(ofDay: date))
  }

  private func row(ofDay date: Date) -> Int {
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: base), to: calendar.startOfDay(for: date)
    ).day
    return Self.daysAround + (days ?? 0)
  }

  /// The date that rows mean. What no wheel turns is as in `date`; a day that a month does not have
  /// becomes its last.
  func date(rows: [Int], basedOn date: Date) -> Date {
    var values: [Wheel: Int] = [:]
    for (wheel, row) in zip(wheels, rows) { values[wheel] = row }
    let start = values[.anyDay].map(day) ?? date
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: start)
    if values[.anyDay] != nil {
      let time = calendar.dateComponents([.hour, .minute], from: date)
      (parts.hour, parts.minute) = (time.hour, time.minute)
    }
    if let year = values[.year] { parts.year = Self.years.lowerBound + year }
    if let month = values[.month] { parts.month = month + 1 }
    if let day = values[.day] { parts.day = day + 1 }
    if let hour = values[.hour] { parts.hour = hour + 12 * (values[.half] ?? 0) }
    if let minute = values[.minute] { parts.minute = minute * minuteInterval }
    parts.day = min(parts.day ?? 1, length(ofMonth: parts))
    return calendar.date(from: parts) ?? date
  }

  private func length(ofMonth parts: DateComponents) -> Int {
    var first = parts
    first.day = 1
    guard let date = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return 31 }
    return days.count
  }
}
