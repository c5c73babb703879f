import Foundation
import Testing

@testable import UIKit

@Suite struct DateWheelsTests {
  private static let modes: [UIDatePicker.Mode] = [
    .time, .date, .dateAndTime, .countDownTimer, .yearAndMonth,
  ]

  private func calendar(_ language: String = "en_US") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    throws -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar().date(from: parts))
  }

  private func wheels(_ mode: UIDatePicker.Mode, step: Int = 1, base: Date) -> DateWheels {
    DateWheels(calendar: calendar(), mode: mode, minuteInterval: step, base: base)
  }

  @Test(arguments: modes)
  func `rows show a date and mean it again`(mode: UIDatePicker.Mode) throws {
    let base = try date(2026, 2, 10)
    let wheels = wheels(mode, base: base)
    for offset in stride(from: -400, through: 400, by: 37) {
      let moment = base.addingTimeInterval(Double(offset) * 86_400 + Double(offset * 61) * 60)
      let rows = wheels.rows(for: moment)
      #expect(rows.count == wheels.wheels.count)
      for (wheel, row) in zip(wheels.wheels, rows) {
        #expect((0..<wheels.count(of: wheel)).contains(row))
      }
      #expect(wheels.date(rows: rows, basedOn: moment) == moment)
    }
  }

  @Test func `a day that the month does not have becomes its last`() throws {
    let wheels = wheels(.date, base: try date(2026, 1, 31))
    let order = wheels.wheels
    var rows = wheels.rows(for: try date(2026, 1, 31))
    rows[try #require(order.firstIndex(of: .month))] = 1
    #expect(wheels.date(rows: rows, basedOn: try date(2026, 1, 31)) == (try date(2026, 2, 28)))
    rows[try #require(order.firstIndex(of: .year))] = 2027
    #expect(wheels.date(rows: rows, basedOn: try date(2026, 1, 31)) == (try date(2028, 2, 29)))
  }

  @Test(arguments: [Calendar.Identifier.hebrew, .coptic])
  func `all months of a year with thirteen have rows`(identifier: Calendar.Identifier) throws {
    var thirteen = Calendar(identifier: identifier)
    thirteen.locale = Locale(identifier: "en_US")
    thirteen.timeZone = .gmt
    let base = try date(2026, 9, 8)
    let wheels = DateWheels(calendar: thirteen, mode: .date, minuteInterval: 1, base: base)
    #expect(wheels.count(of: .month) == 13)
    let rows = wheels.rows(for: base)
    let place = try #require(wheels.wheels.firstIndex(of: .month))
    #expect(rows[place] == 12)
    #expect(!wheels.title(of: .month, row: 12).isEmpty)
    #expect(wheels.date(rows: rows, basedOn: base) == base)
  }

  @Test func `the time stays when the day is turned`() throws {
    let moment = try date(2026, 5, 4, 17, 30)
    let wheels = wheels(.date, base: moment)
    var rows = wheels.rows(for: moment)
    rows[try #require(wheels.wheels.firstIndex(of: .day))] = 9
    #expect(wheels.date(rows: rows, basedOn: moment) == (try date(2026, 5, 10, 17, 30)))
  }

  @Test func `wheels stand in the order of the language`() throws {
    let base = try date(2026, 1, 1)
    #expect(wheels(.date, base: base).wheels == [.month, .day, .year])
    let german = DateWheels(
      calendar: calendar("de_DE"), mode: .date, minuteInterval: 1, base: base)
    #expect(german.wheels == [.day, .month, .year])
    let time = DateWheels(calendar: calendar("de_DE"), mode: .time, minuteInterval: 1, base: base)
    #expect(time.wheels == [.hour, .minute])
    #expect(wheels(.time, base: base).wheels == [.hour, .minute, .half])
  }

  @Test func `midnight and noon are twelve`() throws {
    let wheels = wheels(.time, base: try date(2026, 1, 1))
    #expect(wheels.title(of: .hour, row: 0) == "12")
    #expect(wheels.rows(for: try date(2026, 1, 1, 0, 5)) == [0, 5, 0])
    #expect(wheels.rows(for: try date(2026, 1, 1, 12, 5)) == [0, 5, 1])
    #expect(wheels.rows(for: try date(2026, 1, 1, 23, 5)) == [11, 5, 1])
  }

  @Test func `minutes go by their interval`() throws {
    let wheels = wheels(.time, step: 15, base: try date(2026, 1, 1))
    #expect(wheels.count(of: .minute) == 4)
    #expect((0..<4).map { wheels.title(of: .minute, row: $0) } == ["00", "15", "30", "45"])
    #expect(wheels.rows(for: try date(2026, 1, 1, 1, 31))[1] == 2)
  }

  // MARK: Months

  @Test func `a month knows its days and where they begin`() throws {
    let month = CalendarMonth(of: try date(2028, 2, 17), calendar())
    #expect(month.days.map(\.number) == Array(1...29))
    #expect(month.days.first?.date == (try date(2028, 2, 1)))
    #expect(month.leadingBlanks == 2)
    #expect(month.weekdaySymbols.first == "Sun")
    #expect(month.title == "February 2028")
    #expect(month.moved(by: -2).title == "December 2027")
    #expect(month.moved(by: 11).days.count == 31)
  }
}
