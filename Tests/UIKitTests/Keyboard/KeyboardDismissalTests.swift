import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct KeyboardDismissalTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
  private let input = plate(200)
  private let accessory = plate(44)
  private let stage = Stage()
  private let log = KeyboardLog()

  init() {
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.window.addSubview(scroll)
    scroll.addSubview(field)
    field.inputView = input
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    stage.advance(by: 0.5)
    log.clear()
  }

  /// Drags a finger down the middle, from the first of some heights to the last.
  private func drag(_ heights: [CGFloat], pause: Double = 0.1, lifts: Bool = true) {
    let points = heights.map { CGPoint(x: 300, y: $0) }
    guard let first = points.first, let last = points.last else { return }
    stage.touch(.began, at: first)
    for point in points.dropFirst() {
      stage.advance(by: pause)
      stage.touch(.moved, at: point)
    }
    if lifts { stage.touch(.ended, at: last) }
  }

  @Test func `a drag puts the keyboard away where that is wished`() {
    drag([300, 330, 360])
    #expect(field.isFirstResponder)
    for mode in [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory] {
      field.becomeFirstResponder()
      stage.advance(by: 2)
      scroll.keyboardDismissMode = mode
      drag([300, 330, 360])
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `the keyboard follows the finger that has reached it`() {
    scroll.keyboardDismissMode = .interactive
    drag([400, 500, 640], lifts: false)
    #expect(accessory.onScreen.minY == 600)
    stage.touch(.moved, at: CGPoint(x: 300, y: 700))
    #expect(input.onScreen.minY == 700)
    stage.touch(.moved, at: CGPoint(x: 300, y: 660))
    #expect(input.onScreen.minY == 660)
    stage.touch(.moved, at: CGPoint(x: 300, y: 500))
    #expect(input.onScreen.minY == 644)
    #expect(log.names.isEmpty)
  }

  @Test func `with the accessory view, the keyboard follows from its top on`() {
    scroll.keyboardDismissMode = .interactiveWithAccessory
    drag([400, 500, 650], lifts: false)
    #expect(accessory.onScreen.minY == 650)
  }

  @Test func `a finger that moves down at the end sends the keyboard away`() {
    scroll.keyboardDismissMode = .interactive
    drag([400, 600, 660, 680, 700], pause: 1.0 / 60)
    #expect(!field.isFirstResponder)
    #expect(log.names == ["willChangeFrame", "willHide"])
    #expect(log.begins.first?.minY == 656)
    stage.advance(by: 1)
    #expect(input.window == nil)
  }

  @Test func `a finger that moves up at the end lets the keyboard spring back`() {
    scroll.keyboardDismissMode = .interactive
    drag([400, 600, 760, 740, 720, 700])
    #expect(field.isFirstResponder)
    stage.advance(by: 1)
    #expect(accessory.onScreen.minY == 600)
    #expect(!log.names.contains("willHide"))
  }
}
