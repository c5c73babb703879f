import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows)
struct UIContextMenuInteractionTests {
  private let inside = CGPoint(x: 100, y: 130)
  private let outside = CGPoint(x: 20, y: 820)

  private func run(_ test: (Stage, MenuOwner) throws -> Void) rethrows {
    let (stage, owner) = (Stage(), MenuOwner())
    defer { stage.close() }
    stage.window.addSubview(owner.view)
    try test(stage, owner)
  }

  // MARK: Ways in

  @Test func `a long press opens the menu with a lifted picture`() {
    run { stage, owner in
      stage.press(at: inside)
      #expect(owner.locations == [CGPoint(x: 50, y: 30)])
      #expect(owner.log == ["opens it", "animates", "opened"])
      #expect(owner.interaction.menuAppearance == .rich)
      #expect(stage.label("Copy") != nil)
      stage.touch(.ended, at: inside)
      stage.advance(by: 0.5)
      #expect(stage.label("Copy") != nil)
    }
  }

  @Test func `a short press, or one that moves, opens nothing`() {
    run { stage, owner in
      stage.tap(at: inside)
      stage.advance(by: 1)
      stage.touch(.began, at: inside)
      stage.touch(.moved, at: CGPoint(x: 130, y: 130))
      stage.advance(by: 1)
      stage.touch(.ended, at: inside)
      #expect(owner.log.isEmpty)
    }
  }

  @Test func `a click of the secondary button opens the menu at the pointer`() {
    run { stage, owner in
      stage.secondaryClick(at: inside)
      #expect(owner.interaction.menuAppearance == .compact)
      #expect(owner.interaction.location(in: nil) == inside)
      let place = stage.place(of: "Copy") ?? .zero
      #expect(place.x > inside.x)
      #expect(place.y > inside.y)
      #expect(place.y < inside.y + 44)
    }
  }

  @Test(arguments: [(CGFloat(100), CGFloat(100)), (200, 132), (350, 100)])
  func `stands beside the pointer, or across it where neither side has room`(
    pointer: CGFloat, left: CGFloat
  ) throws {
    try run { stage, owner in
      owner.view.frame = stage.window.bounds
      stage.secondaryClick(at: CGPoint(x: pointer, y: 130))
      let label = try #require(stage.label("Copy"))
      let list = sequence(first: label as UIView, next: \.superview).first {
        $0.bounds.width == 250
      }
      #expect(list?.convert(CGPoint.zero, to: nil).x == left)
    }
  }

  @Test func `the menu key opens the menu of the view with the focus`() {
    run { stage, owner in
      let button = UIButton(type: .system)
      button.frame = owner.view.bounds
      owner.view.addSubview(button)
      stage.key(KeyInput(.menu))
      #expect(owner.log.isEmpty)
      stage.key(KeyInput(.tab))
      stage.key(KeyInput(.menu))
      #expect(owner.interaction.menuAppearance == .compact)
      stage.key(KeyInput(.down))
      stage.key(KeyInput(.return))
      #expect(owner.log.contains("Delete"))
    }
  }

  @Test func `without a configuration the view around it is asked`() {
    run { stage, owner in
      let inner = MenuOwner()
      inner.view.frame = owner.view.bounds
      inner.hasMenu = false
      owner.view.addSubview(inner.view)
      stage.secondaryClick(at: inside)
      #expect(inner.locations.count == 1)
      #expect(inner.log.isEmpty)
      #expect(owner.log.first == "opens it")
      owner.interaction.dismissMenu()
      stage.advance(by: 0.5)
      stage.press(at: inside)
      #expect(owner.interaction.menuAppearance == .rich)
    }
  }

  @Test func `a menu without entries does not open`() {
    run { stage, owner in
      owner.children = [UIAction(title: "Hidden", attributes: .hidden) { _ in }]
      stage.secondaryClick(at: inside)
      stage.press(at: inside)
      #expect(owner.log.isEmpty)
      #expect(owner.interaction.menuAppearance == .unknown)
    }
  }

  // MARK: Picking

  @Test func `the delegate hears of the end before the entry runs`() {
    run { stage, owner in
      stage.secondaryClick(at: inside)
      stage.tap(on: "Delete")
      #expect(owner.log == ["opens it", "animates", "opened", "ends", "Delete", "ended"])
      #expect(stage.label("Copy") == nil)
      #expect(owner.interaction.menuAppearance == .unknown)
    }
  }

  @Test func `the finger that opened the menu can slide to an entry`() throws {
    try run { stage, owner in
      stage.press(at: inside)
      let goal = try #require(stage.place(of: "Copy"))
      stage.touch(.moved, at: goal)
      stage.touch(.ended, at: goal)
      stage.advance(by: 0.5)
      #expect(owner.log.suffix(3) == ["ends", "Copy", "ended"])
    }
  }

  @Test func `an entry can keep the menu open`() {
    run { stage, owner in
      owner.children = [
        UIAction(title: "More", attributes: .keepsMenuPresented) { _ in owner.note("More") }
      ]
      stage.secondaryClick(at: inside)
      stage.tap(on: "More")
      stage.tap(on: "More")
      #expect(owner.log == ["opens it", "animates", "opened", "More", "More"])
    }
  }

  @Test func `a menu in the menu opens in its place, and leads back`() {
    run { stage, owner in
      owner.children = [
        UIMenu(title: "Share", children: [UIAction(title: "Mail") { _ in owner.note("Mail") }])
      ]
      stage.secondaryClick(at: inside)
      stage.tap(on: "Share")
      #expect(stage.label("Mail") != nil)
      stage.tap(on: "Share")
      #expect(stage.label("Mail") == nil)
      #expect(stage.label("Share") != nil)
      #expect(!owner.log.contains("ends"))
      stage.tap(on: "Share")
      stage.tap(on: "Mail")
      #expect(owner.log.suffix(3) == ["ends", "Mail", "ended"])
    }
  }

  // MARK: Deferred entries

  private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

  private func close(_ owner: MenuOwner, on stage: Stage) {
    owner.interaction.dismissMenu()
    stage.advance(by: 0.5)
  }

  @Test func `entries that are not kept are found at each opening`() {
    run { stage, owner in
      var asked = 0
      owner.children = [
        UIDeferredMenuElement.uncached { done in
          asked += 1
          done([action("Found \(asked)")])
        }
      ]
      for opening in 1...2 {
        stage.secondaryClick(at: inside)
        #expect(stage.label("Found \(opening)") != nil)
        close(owner, on: stage)
      }
      #expect(asked == 2)
    }
  }

  @Test func `a late answer counts at the opening that asked`() throws {
    try run { stage, owner in
      var answers: [([UIMenuElement]) -> Void] = []
      owner.children = [UIDeferredMenuElement.uncached { answers.append($0) }]
      stage.secondaryClick(at: inside)
      close(owner, on: stage)
      stage.secondaryClick(at: inside)
      try #require(answers.count == 2)
      answers[0]([action("Early")])
      #expect(stage.label("Early") == nil)
      answers[1]([action("Late")])
      #expect(stage.label("Late") != nil)
    }
  }

  @Test(arguments: [false, true])
  func `entries that come late make the panel as high as they are`(isPress: Bool) throws {
    try run { stage, owner in
      var answer: (([UIMenuElement]) -> Void)?
      owner.view.frame = stage.window.bounds
      owner.children = [UIDeferredMenuElement { answer = $0 }]
      let point = CGPoint(x: 100, y: 780)
      if isPress { stage.press(at: point) } else { stage.secondaryClick(at: point) }
      answer?((1...6).map { action("Entry \($0)") })
      stage.advance(by: 0.5)
      let label = try #require(stage.label("Entry 6"))
      let around = sequence(first: label as UIView, next: \.superview)
      let list = try #require(around.compactMap { $0 as? UIScrollView }.first)
      #expect(list.bounds.height == list.contentSize.height)
      #expect(stage.window.bounds.contains(list.convert(list.bounds, to: nil)))
    }
  }

  @Test func `a menu grows by the entries that it waited for, but not by hidden ones`() throws {
    try run { stage, owner in
      var answers: [([UIMenuElement]) -> Void] = []
      owner.children = [UIDeferredMenuElement { answers.append($0) }]
      stage.secondaryClick(at: inside)
      let found: [UIMenuElement] = [
        action("One"), UIAction(title: "Hidden", attributes: .hidden) { _ in }, action("Two"),
        action("Three"),
      ]
      answers.first?(found)
      stage.advance(by: 0.5)
      let row = try #require(stage.label("Three"))
      let list = sequence(first: row as UIView, next: \.superview).first { $0 is UIScrollView }
      #expect(list?.bounds.height == 132)
      #expect(stage.label("Hidden") == nil)
    }
  }

  @Test func `entries that are found once are waited for across openings`() throws {
    try run { stage, owner in
      var answers: [([UIMenuElement]) -> Void] = []
      owner.children = [UIDeferredMenuElement { answers.append($0) }]
      stage.secondaryClick(at: inside)
      close(owner, on: stage)
      stage.secondaryClick(at: inside)
      try #require(answers.count == 1)
      answers[0]([action("Late")])
      #expect(stage.label("Late") != nil)
      close(owner, on: stage)
      stage.secondaryClick(at: inside)
      #expect(stage.label("Late") != nil)
      #expect(answers.count == 1)
    }
  }

  // MARK: Closing

  @Test func `a tap elsewhere, escape and code close the menu once`() {
    let ways: [(Stage, MenuOwner) -> Void] = [
      { stage, _ in stage.tap(at: CGPoint(x: 20, y: 820)) },
      { stage, _ in stage.secondaryClick(at: CGPoint(x: 20, y: 820)) },
      { stage, _ in stage.key(KeyInput(.escape)) },
      { _, owner in owner.interaction.dismissMenu() },
      { _, owner in owner.view.removeInteraction(owner.interaction) },
    ]
    for way in ways {
      run { stage, owner in
        stage.press(at: inside)
        stage.touch(.ended, at: inside)
        way(stage, owner)
        stage.advance(by: 0.5)
        #expect(owner.log == ["opens it", "animates", "opened", "ends", "ended"])
        #expect(stage.window.hitTest(inside, with: nil) === owner.view)
      }
    }
  }

  @Test func `a preview can be tapped`() {
    run { stage, owner in
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 300, height: 200)
      owner.preview = controller
      stage.press(at: inside)
      stage.touch(.ended, at: inside)
      #expect(controller.view.window === stage.window)
      let middle = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
      stage.tap(at: controller.view.convert(middle, to: nil))
      stage.advance(by: 0.5)
      #expect(owner.log.suffix(4) == ["commits", "ends", "committed", "ended"])
      #expect(controller.view.window == nil)
    }
  }

  @Test func `an open menu can be replaced`() {
    run { stage, owner in
      stage.secondaryClick(at: inside)
      owner.interaction.updateVisibleMenu { menu in
        menu.replacingChildren([UIAction(title: "New") { _ in owner.note("New") }])
      }
      stage.advance(by: 0.5)
      #expect(stage.label("Copy") == nil)
      stage.tap(on: "New")
      #expect(owner.log.contains("New"))
    }
  }

  @Test func `a longer menu in place of the open one leaves the preview free`() throws {
    try run { stage, owner in
      owner.view.frame.origin.y = 500
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 300, height: 200)
      owner.preview = controller
      let point = CGPoint(x: 100, y: 530)
      stage.press(at: point)
      stage.touch(.ended, at: point)
      owner.interaction.updateVisibleMenu { menu in
        menu.replacingChildren((0..<10).map { action("Entry \($0)") })
      }
      stage.advance(by: 0.5)
      let row = try #require(stage.label("Entry 0"))
      let list = sequence(first: row as UIView, next: \.superview).first { $0 is UIScrollView }
      let menu = try #require(list.map { $0.convert($0.bounds, to: nil) })
      let preview = controller.view.convert(controller.view.bounds, to: nil)
      #expect(menu.height > 400)
      #expect(!menu.intersects(preview))
      #expect(stage.window.bounds.contains(preview))
    }
  }

  // MARK: Bounds

  @Test func `menus stand inside the window wherever they are asked for`() {
    for x in stride(from: 1, to: 390, by: 97) {
      for y in stride(from: 1, to: 844, by: 140) {
        run { stage, owner in
          owner.view.frame = stage.window.bounds
          for opens in [stage.secondaryClick, stage.press] {
            opens(CGPoint(x: x, y: y))
            let label = stage.label("Delete")
            let row = label?.superview.map { $0.convert($0.bounds, to: nil) } ?? .null
            #expect(stage.window.bounds.contains(row))
            owner.interaction.dismissMenu()
            stage.touch(.ended, at: CGPoint(x: x, y: y))
            stage.advance(by: 0.5)
          }
        }
      }
    }
  }

  @Test func `the picture of a view without a background stands on what is behind the view`() {
    run { stage, owner in
      let ground = UIView(frame: stage.window.bounds)
      ground.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      stage.window.addSubview(ground)
      ground.addSubview(owner.view)
      let colors: [(UIColor?, UIColor?)] = [
        (nil, ground.backgroundColor), (.clear, ground.backgroundColor),
        (UIColor(white: 1, alpha: 0.5), UIColor(red: 1, green: 0.75, blue: 0.5, alpha: 1)),
        (.blue, .blue),
      ]
      for (own, expected) in colors {
        owner.view.backgroundColor = own
        stage.press(at: inside)
        #expect(stage.liftedColors(like: owner.view).contains(expected))
        stage.touch(.ended, at: inside)
        stage.tap(at: outside)
        stage.advance(by: 1)
      }
    }
  }

  // MARK: Interactions

  @Test func `a view has the interactions that it was given`() {
    let (one, other) = (UIView(), UIView())
    let owner = MenuOwner()
    one.addInteraction(owner.interaction)
    #expect(owner.view.interactions.isEmpty)
    #expect(owner.interaction.view === one)
    other.interactions = [owner.interaction]
    #expect(one.interactions.isEmpty)
    #expect(owner.interaction.view === other)
    #expect(other.gestureRecognizers?.count == 2)
    other.interactions = []
    #expect(owner.interaction.view == nil)
    #expect(other.gestureRecognizers == nil)
  }

  @Test func `views hear nothing of secondary clicks, recognizers that ask for them do`() {
    let stage = Stage()
    let view = TouchCounter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var (clicks, taps) = (0, 0)
    let click = UITapGestureRecognizer { _ in clicks += 1 }
    click.buttonMaskRequired = .secondary
    view.addGestureRecognizer(click)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.secondaryClick(at: inside)
    #expect((clicks, taps, view.touches) == (1, 0, 0))
    stage.tap(at: inside)
    #expect((clicks, taps, view.touches) == (1, 1, 1))
  }
}

/// Counts the touches that begin in it.
private final class TouchCounter: UIView {
  private(set) var touches = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches.count
  }
}

extension Stage {
  /// The backgrounds of what is as large as a view that is lifted.
  fileprivate func liftedColors(like view: UIView) -> [UIColor?] {
    func colors(in other: UIView) -> [UIColor?] {
      let own = other !== view && other.bounds.size == view.bounds.size
      return (own ? [other.backgroundColor] : []) + other.subviews.flatMap(colors)
    }
    return colors(in: window).filter { $0 != nil }
  }
}
