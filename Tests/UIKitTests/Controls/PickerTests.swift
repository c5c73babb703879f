import Testing
import UIKit
import _UIKitTestSupport

@MainActor
private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns = [["Apple", "Pear", "Plum", "Quince"], ["One", "Two"]]
  var chosen: [String] = []
  var rowHeight: CGFloat = 32
  var width: CGFloat = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { rowHeight }

  func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { width }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { chosen.append(columns[component][row]) }
}

@MainActor
@Suite(.closesWindows) struct PickerTests {
  private let stage = Stage()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let fruit = Fruit()
  private let left = CGPoint(x: 80, y: 108)

  init() {
    picker.dataSource = fruit
    picker.delegate = fruit
    stage.window.addSubview(picker)
    stage.frame()
  }

  @Test func `a picker asks for its columns and rows and starts at the first`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    let label = picker.view(forRow: 1, forComponent: 0) as? UILabel
    #expect(label?.text == "Pear")
    #expect(picker.rowSize(forComponent: 0).height == 32)
  }

  @Test func `selecting a row tells nobody and keeps within the rows`() {
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(9, inComponent: 1, animated: true)
    stage.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(fruit.chosen.isEmpty)
  }

  @Test func `a wheel that is turned comes to rest on a row and tells`() {
    stage.pull(from: left, by: CGVector(dx: 0, dy: -5), count: 11)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: left)
    stage.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row == 1 || row == 2)
    #expect(fruit.chosen == [fruit.columns[0][row]])
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  /// Has the left wheel turn by itself.
  private func spin() {
    stage.pull(from: left, by: CGVector(dx: 0, dy: -8), count: 8)
    stage.touch(.ended, at: left)
    stage.advance(by: 0.05)
  }

  /// How far the chosen row is from the middle.
  private var distance: CGFloat? {
    let row = picker.view(forRow: picker.selectedRow(inComponent: 0), forComponent: 0)
    return row.map { abs($0.convert($0.bounds, to: picker).midY - picker.bounds.midY) }
  }

  @Test func `a wheel that turns while its picker gets another size shows what it told`() {
    for size in [CGSize(width: 380, height: 216), CGSize(width: 380, height: 120)] {
      spin()
      picker.frame.size = size
      stage.advance(by: 2)
      #expect(distance.map { $0 < 0.5 } == true, "\(size)")
      #expect(fruit.chosen.last == fruit.columns[0][picker.selectedRow(inComponent: 0)])
      picker.selectRow(0, inComponent: 0, animated: false)
    }
  }

  @Test func `a wheel that a finger stops between two rows goes on to the nearer one`() {
    for wait in [0.05, 0.1, 0.15, 0.2] {
      spin()
      stage.advance(by: wait)
      stage.touch(.began, at: left)
      stage.touch(.ended, at: left)
      stage.advance(by: 2)
      #expect(distance.map { $0 < 0.5 } == true, "\(wait)")
      #expect(fruit.chosen.last == fruit.columns[0][picker.selectedRow(inComponent: 0)])
      picker.selectRow(0, inComponent: 0, animated: false)
    }
  }

  @Test("A row that code selects while the wheel turns is chosen", arguments: [false, true])
  func selectWhileTurning(animated: Bool) {
    spin()
    picker.selectRow(0, inComponent: 0, animated: animated)
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(distance.map { $0 < 0.5 } == true)
    #expect(fruit.chosen.isEmpty)
  }

  @Test func `a tap turns to the row below`() {
    stage.tap(at: CGPoint(x: 80, y: 140))
    stage.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(fruit.chosen == ["Pear"])
  }

  @Test func `reloading keeps the choice where it can`() {
    picker.selectRow(3, inComponent: 0, animated: false)
    fruit.columns[0].removeLast(2)
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    fruit.columns = [[]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `only rows that are seen have views`() {
    fruit.columns = [(0..<100_000).map { "\($0)" }]
    picker.reloadAllComponents()
    picker.selectRow(50_000, inComponent: 0, animated: false)
    stage.frame()
    #expect(picker.view(forRow: 50_000, forComponent: 0) != nil)
    #expect(picker.view(forRow: 49_000, forComponent: 0) == nil)
  }

  @Test(arguments: [0, -20, .nan, .infinity, 1e-9, .leastNonzeroMagnitude, 1e300] as [CGFloat])
  func `rows and columns of sizes that nobody can see are shown all the same`(size: CGFloat) {
    fruit.columns = [(0..<10_000).map { "\($0)" }, ["One", "Two"]]
    (fruit.rowHeight, fruit.width) = (size, size.isFinite ? 0 : size)
    picker.reloadAllComponents()
    picker.selectRow(50, inComponent: 0, animated: false)
    stage.frame()
    #expect(picker.selectedRow(inComponent: 0) == 50)
    #expect(picker.view(forRow: 50, forComponent: 0) != nil)
    #expect(picker.view(forRow: 9_000, forComponent: 0) == nil)
    #expect(picker.rowSize(forComponent: 0).height.isFinite)
    #expect(picker.rowSize(forComponent: 0).width > 0)
  }
}

@MainActor
@Suite(.closesWindows) struct DatePickerTests {
  private let stage = Stage()
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let log: ControlLog

  init() {
    log = ControlLog(picker)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    stage.window.addSubview(picker)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  @Test func `dates are kept within the limits`() throws {
    picker.minimumDate = try date(2020, 1, 1)
    picker.maximumDate = try date(2021, 1, 1)
    #expect(picker.date == (try date(2021, 1, 1)))
    picker.setDate(try date(1999, 1, 1), animated: true)
    #expect(picker.date == (try date(2020, 1, 1)))
    #expect(log.entries.isEmpty)
  }

  @Test func `the style suits the mode unless one is asked for`() {
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      picker.preferredDatePickerStyle = style
      #expect(picker.datePickerStyle == style)
      #expect(picker.intrinsicContentSize.height > 20)
    }
  }

  @Test func `minute intervals that do not divide an hour are not taken`() {
    picker.minuteInterval = 15
    #expect(picker.minuteInterval == 15)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func `a duration is hours and minutes`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(picker.countDownDuration == 5400)
  }

  @Test func `a duration is one in the picker's time zone, whatever the calendar's is`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(picker.countDownDuration == 5400)
  }

  @Test func `a duration is less than a day, also on one on which clocks change`() throws {
    picker.datePickerMode = .countDownTimer
    for long in [90_000, .infinity] as [TimeInterval] {
      picker.countDownDuration = long
      #expect(picker.countDownDuration == 86_340)
    }
    picker.timeZone = TimeZone(identifier: "America/New_York")
    picker.date = try date(2026, 3, 8).addingTimeInterval(12 * 3600)
    picker.countDownDuration = 5 * 3600
    #expect(picker.countDownDuration == 5 * 3600)
  }

  @Test func `dates that are in no calendar are not taken`() throws {
    let start = try date(2026, 1, 15)
    picker.date = start
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == start)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == start)
    picker.minimumDate = try date(2027, 1, 1)
    picker.maximumDate = try date(2025, 1, 1)
    picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(picker.date == .distantFuture)
    picker.date = start
    #expect(picker.date == start, "limits that contradict each other are none")
  }

  @Test func `turning a wheel chooses a date and tells`() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = try date(2026, 1, 15)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    stage.frame()
    stage.tap(at: CGPoint(x: 80, y: 140))
    stage.advance(by: 1)
    #expect(picker.date == (try date(2026, 2, 15)))
    #expect(log.entries == ["value", "primary"])
  }

  @Test func `wheels of days reach any date that is set`() throws {
    picker.date = try date(2030, 1, 1)
    picker.preferredDatePickerStyle = .wheels
    let old = try date(1990, 5, 1)
    picker.date = old
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    stage.frame()
    stage.tap(at: CGPoint(x: 190, y: 140))
    stage.advance(by: 1)
    #expect(picker.date == old.addingTimeInterval(3600))
    #expect(log.entries == ["value", "primary"])
  }

  @Test func `a calendar's days are chosen by taps`() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = try date(2026, 2, 1)
    picker.minimumDate = try date(2026, 1, 1)
    picker.maximumDate = try date(2026, 2, 10)
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: 332)
    stage.frame()
    stage.tap(at: CGPoint(x: 75, y: 90 + 44))
    #expect(picker.date == (try date(2026, 2, 9)))
    stage.tap(at: CGPoint(x: 175, y: 90 + 44))
    #expect(picker.date == (try date(2026, 2, 9)))
    stage.tap(at: CGPoint(x: 350 - 66, y: 22))
    stage.frame()
    stage.tap(at: CGPoint(x: 225, y: 90))
    #expect(picker.date == (try date(2026, 1, 1)))
    #expect(log.entries == ["value", "primary", "value", "primary"])
  }

  @Test func `values that it has already leave an open calendar open`() throws {
    picker.datePickerMode = .date
    picker.date = try date(2026, 2, 1)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.frame()
    stage.tap(at: CGPoint(x: 40, y: 35))
    stage.advance(by: 0.5)
    let count = stage.window.subviews.count
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .automatic
    picker.minuteInterval = 1
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = .gmt
    picker.calendar = Calendar(identifier: .gregorian)
    stage.advance(by: 0.5)
    #expect(stage.window.subviews.count == count)
  }

  @Test func `a picker that is off stays off in another mode`() throws {
    picker.isEnabled = false
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = try date(2026, 2, 1)
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: 332)
    stage.frame()
    stage.tap(at: CGPoint(x: 75, y: 90 + 44))
    #expect(picker.date == (try date(2026, 2, 1)))
    picker.isEnabled = true
    stage.tap(at: CGPoint(x: 75, y: 90 + 44))
    #expect(picker.date == (try date(2026, 2, 9)))
  }

  @Test func `a compact picker opens a calendar that a tap beside it closes`() throws {
    picker.datePickerMode = .date
    picker.date = try date(2026, 2, 1)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.frame()
    let count = stage.window.subviews.count
    stage.tap(at: CGPoint(x: 40, y: 35))
    stage.advance(by: 0.5)
    #expect(stage.window.subviews.count == count + 1)
    stage.tap(at: CGPoint(x: 380, y: 800))
    stage.advance(by: 0.5)
    #expect(stage.window.subviews.count == count)
  }
}
