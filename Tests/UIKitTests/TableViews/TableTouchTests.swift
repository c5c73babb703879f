import Testing
import UIKit
import _UIKitTestSupport

/// Fingers on controls inside rows.
@MainActor
@Suite(.serialized, .closesWindows)
struct TableTouchTests {
  private let stage = Stage()
  private let rows = Rows(count: 100)
  private let table: UITableView
  private let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 40))

  init() throws {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.frame()
    try #require(table.cellForRow(at: [0, 5])).contentView.addSubview(button)
  }

  @Test func `a tap presses a button and does not select its row`() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 150, y: 220))
    #expect(presses == 1)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a drag that begins on a button scrolls, however long it was held before`() {
    for hold in [0, 0.05, 0.3] {
      var events: [String] = []
      let pressed = UIAction(identifier: .init("pressed")) { _ in events.append("pressed") }
      button.addAction(pressed, for: .touchUpInside)
      let cancelled = UIAction(identifier: .init("cancelled")) { _ in events.append("cancelled") }
      button.addAction(cancelled, for: .touchCancel)
      stage.touch(.began, at: CGPoint(x: 150, y: 220))
      stage.advance(by: hold)
      #expect(button.isTracking == (hold > 0.15))
      for y in stride(from: 210.0, through: 160, by: -10) {
        stage.touch(.moved, at: CGPoint(x: 150, y: y))
        stage.advance(by: 0.02)
      }
      #expect(table.isDragging)
      #expect(table.contentOffset.y > 30)
      #expect(!button.isTracking)
      stage.advance(by: 0.2)
      stage.touch(.ended, at: CGPoint(x: 150, y: 160))
      #expect(events == (hold > 0.15 ? ["cancelled"] : []))
      table.setContentOffset(.zero, animated: false)
      stage.frame()
    }
  }

  @Test func `controls that follow the finger keep their touch`() {
    #expect(table.touchesShouldCancel(in: button))
    #expect(table.touchesShouldCancel(in: UIControl()))
    #expect(!table.touchesShouldCancel(in: UISlider()))
    #expect(!table.touchesShouldCancel(in: UISwitch()))
    let slider = UISlider(frame: button.frame)
    slider.value = 0.5
    button.superview?.addSubview(slider)
    stage.touch(.began, at: CGPoint(x: 150, y: 220))
    stage.advance(by: 0.3)
    #expect(slider.isTracking)
    stage.touch(.moved, at: CGPoint(x: 150, y: 160))
    stage.advance(by: 0.02)
    #expect(slider.isTracking)
    #expect(!table.isDragging)
    #expect(table.contentOffset.y == 0)
    stage.touch(.ended, at: CGPoint(x: 150, y: 160))
  }
}
