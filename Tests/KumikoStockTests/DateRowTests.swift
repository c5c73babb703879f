import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// A date stands beside its title where there is room, else below it, and is never cut.
@MainActor
@Suite(.serialized, .closesWindows) struct `Rows of dates` {
  /// A row on a screen.
  struct Place: CustomTestStringConvertible, Sendable {
    var mode: UIDatePicker.Mode
    var category: UIContentSizeCategory
    var width: CGFloat
    var testDescription: String { "\(mode) \(category.rawValue) \(width)" }

    static let all = [UIDatePicker.Mode.time, .date, .dateAndTime].flatMap { mode in
      [
        UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge,
      ].flatMap { category in
        [320, 390].map { Place(mode: mode, category: category, width: $0) }
      }
    }
  }

  private func show(_ title: String, at place: Place) throws -> (row: DateRowView, stage: TestStage)
  {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let stage = TestStage(
      view: table, size: CGSize(width: place.width, height: 844),
      contentSizeCategory: place.category)
    let list = TableRenderer(table)
    list.render {
      Section(id: 0) {
        DateRow(title, date: Date(timeIntervalSince1970: 1_790_000_000), mode: place.mode)
      }
    }
    stage.settle()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? any ComponentRenderable
    return (try #require(cell?.renderedContent as? DateRowView), stage)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test(arguments: Place.all) func `show all of it`(_ place: Place) throws {
    let (row, stage) = try show("Arrival", at: place)
    defer {
      stage.contentSizeCategory = .large
      stage.close()
    }
    let (title, picker) = (row.titleLabel, row.picker)
    let line = title.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    #expect(title.bounds.width >= line.width, "the title is in one line")
    #expect(!title.frame.intersects(picker.frame))
    #expect(row.bounds.contains(title.frame) && row.bounds.contains(picker.frame))
    let buttons = buttons(in: picker)
    #expect(buttons.count == (place.mode == .dateAndTime ? 2 : 1))
    for button in buttons {
      let frame = button.convert(button.bounds, to: picker)
      #expect(picker.bounds.insetBy(dx: -1, dy: -1).contains(frame))
      #expect(frame.width >= min(button.intrinsicContentSize.width, picker.bounds.width) - 1)
      #expect(frame.height >= button.intrinsicContentSize.height - 1)
    }
    if let first = buttons.first, let last = buttons.last, first !== last {
      #expect(!first.frame.insetBy(dx: 1, dy: 1).intersects(last.frame.insetBy(dx: 1, dy: 1)))
    }
  }

  @Test func `have the date beside the title as long as both fit`() throws {
    let usual = Place(mode: .dateAndTime, category: .large, width: 390)
    let (row, stage) = try show("Day", at: usual)
    #expect(row.titleLabel.frame.maxX <= row.picker.frame.minX)
    #expect(row.bounds.height < 60)
    stage.close()
    let (long, other) = try show("Day and hour of the arrival", at: usual)
    #expect(long.titleLabel.frame.maxY <= long.picker.frame.minY)
    #expect(long.picker.frame.minX == long.titleLabel.frame.minX)
    other.close()
  }

  @Test(arguments: [UIDatePicker.Mode.countDownTimer, .yearAndMonth])
  func `have wheels below the title`(_ mode: UIDatePicker.Mode) throws {
    let (row, stage) = try show("Time left", at: Place(mode: mode, category: .large, width: 320))
    defer { stage.close() }
    #expect(row.titleLabel.frame.maxY <= row.picker.frame.minY)
    #expect(row.bounds.contains(row.picker.frame))
    #expect(row.picker.bounds.height > 150)
  }

  @Test func `have room for the limit that is shown in place of a date beyond it`() throws {
    let stage = ListStage()
    defer { stage.close() }
    let (may, september) = (1_777_636_800.0, 1_790_777_600.0)
    stage.render {
      DateRow(
        "Arrival", date: Date(timeIntervalSince1970: may),
        minimumDate: Date(timeIntervalSince1970: september)
      ).id(0)
      DateRow("Arrival", date: Date(timeIntervalSince1970: september)).id(1)
    }
    let limited = try #require(stage.row(0, as: DateRowView.self)).picker
    let free = try #require(stage.row(1, as: DateRowView.self)).picker
    #expect(limited.date == free.date)
    #expect(limited.bounds.width == free.bounds.width)
  }
}
