import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite struct MenuTests {
  private let stage = Stage()
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  private let middle = CGPoint(x: 150, y: 120)

  init() {
    stage.window.addSubview(button)
    stage.frame()
  }

  private func open() {
    stage.tap(at: middle)
    stage.advance(by: 0.5)
  }

  /// The middle of the row `index` of a menu without a title that opened below the button.
  private func row(_ index: Int) -> CGPoint { CGPoint(x: 150, y: 148 + 22 + CGFloat(index) * 44) }

  private func pick(_ index: Int) {
    stage.tap(at: row(index))
    stage.advance(by: 0.5)
  }

  private var count: Int { stage.window.subviews.count }

  @Test func `a press opens the menu, a tap picks and closes it`() {
    var picked: [String] = []
    let names = ["Copy", "Paste"]
    button.menu = UIMenu(
      children: names.map { name in UIAction(title: name) { _ in picked.append(name) } })
    button.showsMenuAsPrimaryAction = true
    let log = ControlLog(button)
    let before = count
    open()
    #expect(count == before + 1)
    #expect(!log.entries.contains("primary"))
    pick(1)
    #expect(picked == ["Paste"])
    #expect(count == before)
    stage.close()
  }

  @Test func `a tap elsewhere or escape closes it without picking`() {
    var picked = 0
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in picked += 1 }])
    button.showsMenuAsPrimaryAction = true
    let before = count
    open()
    stage.tap(at: CGPoint(x: 20, y: 800))
    stage.advance(by: 0.5)
    #expect(count == before)
    open()
    stage.window.receive(.key(KeyInput(.escape), isDown: true, time: MediaClock.now))
    stage.advance(by: 0.5)
    #expect(count == before && picked == 0)
    stage.close()
  }

  @Test func `a long press opens a menu that a press does not`() {
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    let log = ControlLog(button)
    let before = count
    stage.tap(at: middle)
    #expect(count == before && log.entries.contains("primary"))
    stage.touch(.began, at: middle)
    stage.advance(by: 0.7)
    stage.touch(.ended, at: middle)
    #expect(count == before + 1)
    stage.close()
  }

  @Test func `entries that are disabled or hidden cannot be picked`() {
    var picked: [String] = []
    let attributes: [(String, UIMenuElement.Attributes)] = [
      ("Hidden", .hidden), ("Disabled", .disabled), ("Kept", .keepsMenuPresented),
    ]
    button.menu = UIMenu(
      children: attributes.map { name, attributes in
        UIAction(title: name, attributes: attributes) { _ in picked.append(name) }
      })
    button.showsMenuAsPrimaryAction = true
    let before = count
    open()
    pick(0)
    pick(1)
    #expect(picked == ["Kept"])
    #expect(count == before + 1)
    stage.close()
  }

  @Test func `a menu inside opens in place of the outer one`() {
    var picked = 0
    let inner = UIMenu(title: "", children: [UIAction(title: "Deep") { _ in picked += 1 }])
    button.menu = UIMenu(children: [inner])
    button.showsMenuAsPrimaryAction = true
    let before = count
    open()
    pick(0)
    #expect(count == before + 1 && picked == 0)
    pick(0)
    #expect(count == before && picked == 1)
    stage.close()
  }

  @Test func `a button shows what is selected in its menu`() {
    let actions = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
    actions[0].state = .on
    button.menu = UIMenu(options: .singleSelection, children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Day")
    open()
    pick(1)
    #expect(button.currentTitle == "Week")
    #expect(actions.map(\.state) == [.off, .on])
    stage.close()
  }

  @Test func `tab stays in an open menu and return picks`() {
    var picked: [String] = []
    button.menu = UIMenu(
      children: ["A", "B"].map { name in UIAction(title: name) { _ in picked.append(name) } })
    button.showsMenuAsPrimaryAction = true
    open()
    for code in [KeyInput.Code.tab, .tab, .return] {
      for isDown in [true, false] {
        stage.window.receive(.key(KeyInput(code), isDown: isDown, time: MediaClock.now))
      }
    }
    #expect(picked == ["B"])
    stage.close()
  }

  // MARK: Pointer

  @Test func `a hover begins, changes and ends with the pointer`() {
    let log = GestureLog()
    let hover = log.watch(UIHoverGestureRecognizer(), "hover", on: button)
    func move(_ point: CGPoint?) {
      stage.window.receive(.hover(location: point, time: MediaClock.now))
    }
    move(CGPoint(x: 10, y: 10))
    #expect(log.entries.isEmpty)
    move(middle)
    move(CGPoint(x: 160, y: 120))
    #expect(hover.location(in: button) == CGPoint(x: 60, y: 20))
    move(nil)
    #expect(log.entries == ["hover began", "hover changed", "hover ended"])
    #expect(hover.state == .possible)
    stage.close()
  }
}
