import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ControlTests {
  private let stage = Stage()
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let log: ControlLog
  private let inside = CGPoint(x: 150, y: 120)
  private let far = CGPoint(x: 150, y: 400)

  init() {
    log = ControlLog(control)
    stage.window.addSubview(control)
  }

  // MARK: Tracking

  @Test func `a press sends down and up inside and highlights meanwhile`() {
    stage.touch(.began, at: inside)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.isHighlighted)
    #expect(control.state == .highlighted)
    stage.touch(.ended, at: inside)
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
    #expect(log.entries == ["down", "up"])
  }

  @Test func `a finger may leave and come back`() {
    stage.touch(.began, at: inside)
    stage.touch(.moved, at: CGPoint(x: 150, y: 200))
    #expect(control.isTouchInside)
    stage.touch(.moved, at: far)
    #expect(!control.isTouchInside)
    #expect(!control.isHighlighted)
    stage.touch(.moved, at: inside)
    stage.touch(.moved, at: far)
    stage.touch(.ended, at: far)
    #expect(
      log.entries == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "up outside",
      ])
  }

  @Test func `a finger that lifts elsewhere than it moved to last is where it lifts`() {
    final class Watched: UIControl {
      var wasInside: [Bool] = []
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        wasInside.append(isTouchInside)
      }
    }
    let watched = Watched(frame: control.frame)
    let log = ControlLog(watched)
    stage.window.addSubview(watched)
    stage.touch(.began, at: inside)
    stage.touch(.ended, at: far)
    stage.touch(.began, at: inside)
    stage.touch(.moved, at: far)
    stage.touch(.ended, at: inside)
    #expect(watched.wasInside == [false, true])
    #expect(log.entries.filter { $0.hasPrefix("up") } == ["up outside", "up"])
  }

  @Test func `a second tap is a repeat`() {
    stage.tap(at: inside)
    stage.tap(at: inside)
    #expect(log.entries == ["down", "up", "down", "repeat", "up"])
  }

  @Test func `a touch that is taken away cancels`() {
    stage.touch(.began, at: inside)
    stage.touch(.cancelled, at: inside)
    #expect(log.entries == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `a disabled control does not react`() {
    control.isEnabled = false
    stage.tap(at: inside)
    #expect(log.entries.isEmpty)
    #expect(control.state == .disabled)
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `subclasses decide how long they follow a finger`() {
    final class Short: UIControl {
      var ends = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 50
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends += 1 }
    }
    let short = Short(frame: control.frame)
    stage.window.addSubview(short)
    let log = ControlLog(short)
    stage.tap(at: CGPoint(x: 190, y: 120))
    #expect(log.entries.isEmpty)
    stage.touch(.began, at: CGPoint(x: 110, y: 120))
    stage.touch(.moved, at: CGPoint(x: 120, y: 120))
    #expect(!short.isTracking)
    #expect(!short.isHighlighted)
    stage.touch(.ended, at: CGPoint(x: 120, y: 120))
    #expect(log.entries == ["down"])
    #expect(short.ends == 0)
  }

  // MARK: Actions and targets

  @Test func `an action of an identifier replaces the one before`() {
    let control = UIControl()
    var ran: [String] = []
    let identifier = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: identifier) { _ in ran.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: identifier) { _ in ran.append("new") }, for: .touchDown)
    control.addAction(UIAction { _ in ran.append("other") }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(ran == ["new", "other"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(ran == ["new", "other", "other"])
  }

  @Test func `an action knows who sent it`() {
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender as AnyObject? }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
  }

  @MainActor private final class Target: UIView {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sent(_ sender: UIControl) { calls.append("sent") }
    func event(_ sender: UIControl, _ event: UIEvent?) {
      calls.append(event == nil ? "no event" : "event")
    }
  }

  @Test func `targets get the control and the event as their method asks`() {
    let target = Target()
    control.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    control.addTarget(target, action: Selector(Target.sent(_:)), for: .touchDown)
    control.addTarget(target, action: Selector(Target.event(_:_:)), for: .touchDown)
    stage.touch(.began, at: inside)
    #expect(target.calls == ["plain", "sent", "event"])
    control.sendActions(for: .touchDown)
    #expect(target.calls.last == "no event")
    #expect(control.allTargets == [target])
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a method of a target is called once however often it is added`() {
    let target = Target()
    let plain = Selector(Target.plain)
    for events in [.touchDown, .touchDown, .touchUpInside] as [UIControl.Event] {
      control.addTarget(target, action: plain, for: events)
    }
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain"])
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "plain"])
    control.removeTarget(target, action: plain, for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.calls.count == 3)
    let other = Target()
    control.addTarget(other, action: plain, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 4)
    #expect(other.calls.count == 1)
  }

  @MainActor private final class Misled: UIView {
    var calls: [String] = []
    func button(_ sender: UIButton) { calls.append("button") }
    func maybe(_ sender: UIButton?) { calls.append(sender == nil ? "nil" : "button") }
    func event(_ sender: UIButton, _ event: UIEvent?) { calls.append("event") }
    func view(_ sender: UIView) { calls.append("view") }
  }

  @Test func `a method that takes another sender is called as far as it can, and reported once`() {
    var reports: [String] = []
    let report = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = report }
    let target = Misled()
    control.addTarget(target, action: Selector(Misled.button(_:)), for: .touchDown)
    control.addTarget(target, action: Selector(Misled.maybe(_:)), for: .touchDown)
    control.addTarget(target, action: Selector(Misled.event(_:_:)), for: .touchDown)
    control.addTarget(target, action: Selector(Misled.view(_:)), for: .touchDown)
    control.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    for _ in 0..<2 { control.sendActions(for: .touchDown) }
    #expect(target.calls == ["nil", "view", "nil", "view"])
    #expect(reports.count == 3)
    #expect(reports.allSatisfy { $0.contains("Misled") })
    #expect(reports.filter { $0.contains("a UIControl") }.count == 2)
    let button = UIButton(type: .system)
    button.addTarget(target, action: Selector(Misled.button(_:)), for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(target.calls.last == "button")
    #expect(reports.count == 3)
  }

  @Test func `a target that is nil is looked for up the responder chain`() {
    let target = Target(frame: stage.window.bounds)
    stage.window.addSubview(target)
    target.addSubview(control)
    control.addTarget(nil, action: Selector(Target.plain), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["plain"])
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first?.base is NSNull)
  }

  @Test func `everything sent passes through sendAction`() {
    final class Deaf: UIControl {
      var stopped = 0
      override func sendAction(_ action: UIAction) { stopped += 1 }
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        stopped += 1
      }
    }
    let deaf = Deaf()
    let target = Target()
    deaf.addTarget(target, action: Selector(Target.plain), for: .touchDown)
    deaf.addAction(UIAction { _ in target.plain() }, for: .touchDown)
    deaf.sendActions(for: .touchDown)
    #expect(deaf.stopped == 2)
    #expect(target.calls.isEmpty)
  }

  @Test func `handlers are enumerated until told to stop`() {
    let control = UIControl()
    for _ in 0..<3 { control.addAction(UIAction { _ in }, for: .touchDown) }
    var seen = 0
    control.enumerateEventHandlers { action, target, events, stop in
      #expect(action != nil)
      #expect(target == nil)
      #expect(events == .touchDown)
      seen += 1
      stop = seen == 2
    }
    #expect(seen == 2)
  }

  @Test func `alignment is turned round where text runs right to left`() {
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  // MARK: Gestures around

  @Test func `a tap of a view around does not take a button's press`() {
    let log = GestureLog()
    log.watch(UITapGestureRecognizer(), "tap", on: stage.window)
    let button = UIButton(frame: control.frame)
    stage.window.addSubview(button)
    let events = ControlLog(button)
    stage.tap(at: inside)
    #expect(log.entries.isEmpty)
    #expect(events.entries == ["down", "up", "primary"])
    button.isEnabled = false
    stage.tap(at: inside)
    #expect(log.entries == ["tap ended"])
  }

  // MARK: Menus

  @Test func `menus know what is selected inside`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIMenu(title: "Inner", children: [on])
    let menu = UIMenu(title: "Menu", options: .displayInline, children: [off, inner])
    #expect(menu.selectedElements == [on])
    let other = menu.replacingChildren([off])
    #expect(other.identifier == menu.identifier)
    #expect(other.children == [off])
    #expect(other.title == "Menu")
    #expect(other.options == .displayInline)
  }
}
