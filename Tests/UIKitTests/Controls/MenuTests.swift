import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct MenuTests {
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
    #expect(count == before)
    #expect(picked == 0)
  }

  @Test func `a long press opens a menu that a press does not`() {
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    let log = ControlLog(button)
    let before = count
    stage.tap(at: middle)
    #expect(count == before)
    #expect(log.entries.contains("primary"))
    stage.touch(.began, at: middle)
    stage.advance(by: 0.7)
    stage.touch(.ended, at: middle)
    #expect(count == before + 1)
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
  }

  @Test func `a menu inside opens in place of the outer one`() {
    var picked = 0
    let inner = UIMenu(title: "", children: [UIAction(title: "Deep") { _ in picked += 1 }])
    button.menu = UIMenu(children: [inner])
    button.showsMenuAsPrimaryAction = true
    let before = count
    open()
    pick(0)
    #expect(count == before + 1)
    #expect(picked == 0)
    pick(0)
    #expect(count == before)
    #expect(picked == 1)
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
  }

  @Test func `one selection is one of the menus inside, too, and is marked at once`() {
    let actions = ["A", "B", "C"].map {
      UIAction(title: $0, attributes: .keepsMenuPresented) { _ in }
    }
    actions[0].state = .on
    let groups = [[actions[0], actions[1]], [actions[2]]].map {
      UIMenu(options: .displayInline, children: $0)
    }
    button.menu = UIMenu(options: .singleSelection, children: groups)
    button.showsMenuAsPrimaryAction = true
    open()
    func marked() -> [Bool?] { ["A", "B", "C"].map { stage.window.button($0)?.isSelected } }
    #expect(marked() == [true, false, false])
    press(.up, .return)
    #expect(actions.map(\.state) == [.off, .off, .on])
    #expect(marked() == [false, false, true])
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
  }

  // MARK: Sliding

  private func slide(to index: Int) {
    stage.touch(.began, at: middle)
    stage.advance(by: 0.3)
    stage.touch(.moved, at: row(index))
    stage.advance(by: 0.1)
    stage.touch(.ended, at: row(index))
    stage.advance(by: 0.5)
  }

  @Test func `a finger presses, slides to an entry and picks it by lifting`() {
    var picked: [String] = []
    button.menu = UIMenu(
      children: ["A", "B"].map { name in UIAction(title: name) { _ in picked.append(name) } })
    button.showsMenuAsPrimaryAction = true
    let before = count
    slide(to: 1)
    #expect(picked == ["B"])
    #expect(count == before)
  }

  @Test func `lifted over nothing or over what is disabled, it leaves the menu open`() {
    var picked = 0
    button.menu = UIMenu(
      children: [UIAction(title: "A", attributes: .disabled) { _ in picked += 1 }])
    button.showsMenuAsPrimaryAction = true
    let before = count
    slide(to: 0)
    #expect(picked == 0)
    #expect(count == before + 1)
  }

  @Test func `sliding works after a long press, too`() {
    var picked = 0
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in picked += 1 }])
    stage.touch(.began, at: middle)
    stage.advance(by: 0.7)
    stage.touch(.moved, at: row(0))
    stage.touch(.ended, at: row(0))
    #expect(picked == 1)
  }

  // MARK: Keys

  private func press(_ codes: KeyInput.Code...) {
    for code in codes {
      for isDown in [true, false] {
        stage.window.receive(.key(KeyInput(code), isDown: isDown, time: MediaClock.now))
      }
      stage.advance(by: 0.3)
    }
  }

  @Test func `arrows move past what is disabled and around, return picks`() {
    var picked: [String] = []
    button.menu = UIMenu(
      children: ["A", "B", "C"].map { name in
        UIAction(title: name, attributes: name == "B" ? .disabled : []) { _ in
          picked.append(name)
        }
      })
    button.showsMenuAsPrimaryAction = true
    open()
    press(.down, .down, .return)
    open()
    press(.down, .down, .down, .return)
    open()
    press(.up, .return)
    #expect(picked == ["C", "A", "C"])
  }

  @Test func `arrows lead into a menu inside and back, escape closes`() {
    var picked: [String] = []
    let inner = UIMenu(title: "More", children: [UIAction(title: "A") { _ in picked.append("A") }])
    button.menu = UIMenu(children: [UIAction(title: "B") { _ in picked.append("B") }, inner])
    button.showsMenuAsPrimaryAction = true
    let before = count
    open()
    press(.down, .down, .right, .left, .down, .return)
    #expect(picked == ["B"])
    #expect(count == before)
    open()
    press(.up, .right, .up, .return)
    #expect(picked == ["B", "A"])
    open()
    press(.up, .right, .escape)
    #expect(count == before + 1)
    press(.escape)
    #expect(count == before)
  }

  @Test func `an open menu takes arrows from a field that is being edited`() {
    var picked = 0
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in picked += 1 }])
    button.showsMenuAsPrimaryAction = true
    open()
    press(.down, .return)
    #expect(picked == 1)
  }

  // MARK: Inner menus

  @Test func `an inner menu has a row that leads back`() {
    let inner = UIMenu(title: "More", children: [UIAction(title: "A") { _ in }])
    button.menu = UIMenu(children: [inner, UIAction(title: "B") { _ in }])
    button.showsMenuAsPrimaryAction = true
    open()
    #expect(stage.window.button("B") != nil)
    pick(0)
    #expect(stage.window.button("A") != nil)
    #expect(stage.window.button("B") == nil)
    pick(0)
    #expect(stage.window.button("A") == nil)
    #expect(stage.window.button("B") != nil)
  }

  @Test func `inline menus stand among the others`() {
    var picked: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(title: name) { _ in picked.append(name) }
    }
    button.menu = UIMenu(
      children: [action("A"), UIMenu(options: .displayInline, children: [action("B")])])
    button.showsMenuAsPrimaryAction = true
    open()
    press(.down, .down, .return)
    #expect(picked == ["B"])
  }

  // MARK: Deferred entries

  @Test func `deferred entries come once, or each time`() {
    for isCached in [true, false] {
      var asked = 0
      let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { done in
        asked += 1
        done([UIAction(title: "Found") { _ in }])
      }
      let element =
        isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
      button.menu = UIMenu(children: [element])
      button.showsMenuAsPrimaryAction = true
      for _ in 0..<2 {
        open()
        #expect(stage.window.button("Found") != nil)
        press(.escape)
      }
      #expect(asked == (isCached ? 1 : 2))
    }
  }

  @Test func `deferred entries inside of deferred menus come each time`() {
    var asked = 0
    let deep = UIDeferredMenuElement.uncached { done in
      asked += 1
      done([UIAction(title: "Deep") { _ in }])
    }
    let inner = UIMenu(title: "Inner", children: [deep])
    button.menu = UIMenu(children: [UIDeferredMenuElement { done in done([inner]) }])
    button.showsMenuAsPrimaryAction = true
    for opening in 1...2 {
      open()
      pick(0)
      #expect(stage.window.button("Deep") != nil)
      #expect(asked == opening)
      press(.escape, .escape)
    }
  }

  @Test func `what deferred entries find stands in groups, and is chosen with the others`() {
    let actions = ["A", "B", "C"].map {
      UIAction(title: $0, attributes: .keepsMenuPresented) { _ in }
    }
    actions[0].state = .on
    let group = UIMenu(title: "Group", options: .displayInline, children: [actions[2]])
    let inner = UIDeferredMenuElement { done in done([group]) }
    let outer = UIDeferredMenuElement.uncached { done in done([actions[1], inner]) }
    button.menu = UIMenu(options: .singleSelection, children: [actions[0], outer])
    button.showsMenuAsPrimaryAction = true
    open()
    #expect(stage.window.button("Group") == nil)
    #expect(stage.window.button("C") != nil)
    press(.up, .return)
    #expect(actions.map(\.state) == [.off, .off, .on])
    #expect(stage.window.button("C")?.isSelected == true)
    #expect(stage.window.button("A")?.isSelected == false)
  }

  @Test func `deferred entries that find themselves are shown once`() {
    var again: [UIMenuElement] = []
    var picked = 0
    let element = UIDeferredMenuElement { done in
      done([UIAction(title: "Found") { _ in picked += 1 }] + again)
    }
    again = [element, UIMenu(options: .displayInline, children: [element])]
    button.menu = UIMenu(options: .singleSelection, children: [element])
    button.showsMenuAsPrimaryAction = true
    open()
    press(.up, .return)
    #expect(picked == 1, "it is the only entry")
    again = []
  }

  @Test func `entries that come late take their place`() {
    var finish: (([UIMenuElement]) -> Void)?
    var picked = 0
    button.menu = UIMenu(children: [UIDeferredMenuElement { finish = $0 }])
    button.showsMenuAsPrimaryAction = true
    open()
    pick(0)
    #expect(picked == 0)
    #expect(stage.window.button("Late") == nil)
    finish?([UIAction(title: "Late") { _ in picked += 1 }])
    stage.advance(by: 0.5)
    pick(0)
    #expect(picked == 1)
  }

  // MARK: Bar buttons

  @Test func `a bar button opens its menu, or performs its action`() {
    var senders: [Any?] = []
    let menu = UIMenu(children: [UIAction(title: "A") { senders.append($0.sender) }])
    let opening = UIBarButtonItem(title: "Menu", menu: menu)
    var performed = 0
    let both = UIBarButtonItem(
      title: "Both", primaryAction: UIAction { _ in performed += 1 }, menu: menu)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [opening, both]
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.frame()
    let center: (String) -> CGPoint = { name in
      let view = stage.window.button(name)
      return view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: 10), to: nil) } ?? .zero
    }
    stage.tap(at: center("Menu"))
    stage.advance(by: 0.5)
    press(.down, .return)
    #expect(senders.count == 1)
    #expect(senders.first as? UIBarButtonItem === opening)
    stage.tap(at: center("Both"))
    stage.advance(by: 0.5)
    #expect(performed == 1)
    #expect(stage.window.button("A") == nil)
    stage.touch(.began, at: center("Both"))
    stage.advance(by: 0.7)
    stage.touch(.ended, at: center("Both"))
    stage.advance(by: 0.3)
    #expect(performed == 1)
    #expect(stage.window.button("A") != nil)
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
  }
}
