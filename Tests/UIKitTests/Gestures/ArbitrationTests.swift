import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct ArbitrationTests {
  private let stage = Stage()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()
  private let judge = GestureJudge()
  private let here = CGPoint(x: 50, y: 50)
  private let there = CGPoint(x: 90, y: 50)

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func dragAcross() {
    stage.drag([here, there])
    stage.touch(.ended, at: there)
  }

  // MARK: Who wins

  @Test func `the innermost of two alike wins`() {
    log.watch(UIPanGestureRecognizer(), "outer", on: outer)
    log.watch(UIPanGestureRecognizer(), "inner", on: inner)
    dragAcross()
    #expect(log.entries == ["inner began", "inner ended"])
  }

  @Test func `both recognize if one delegate says so`() {
    log.watch(UIPanGestureRecognizer(), "outer", on: outer).delegate = judge
    log.watch(UIPanGestureRecognizer(), "inner", on: inner)
    judge.isSimultaneous = true
    dragAcross()
    #expect(log.entries == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `a recognizer that may not begin leaves the touch to others`() {
    log.watch(UIPanGestureRecognizer(), "outer", on: outer)
    log.watch(UIPanGestureRecognizer(), "inner", on: inner).delegate = judge
    judge.begins = false
    dragAcross()
    #expect(log.entries == ["outer began", "outer ended"])
  }

  @Test func `a view inside may keep recognizers around it from beginning`() {
    final class Picky: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(recognizer is UIPanGestureRecognizer)
      }
    }
    let picky = Picky(frame: inner.bounds)
    inner.addSubview(picky)
    log.watch(UIPanGestureRecognizer(), "pan", on: outer)
    log.watch(UITapGestureRecognizer(), "tap", on: outer)
    dragAcross()
    stage.tap(at: here)
    #expect(log.entries == ["tap ended", "tap ended"])
  }

  @Test func `a recognizer that does not receive a touch is not asked again`() {
    log.watch(UITapGestureRecognizer(), "tap", on: inner).delegate = judge
    judge.receives = false
    stage.tap(at: here)
    judge.receives = true
    #expect(log.entries.isEmpty)
    stage.tap(at: here)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `a view hears of the end of a touch although the scroll view around it has gone`() {
    var scrollView: UIScrollView? = UIScrollView(frame: outer.bounds)
    scrollView?.contentSize = CGSize(width: 300, height: 900)
    scrollView.map(outer.addSubview)
    scrollView?.addSubview(inner)
    stage.touch(.began, at: here)
    stage.advance(by: 0.2)
    #expect(inner.entries == ["began"])
    outer.addSubview(inner)
    scrollView?.removeFromSuperview()
    scrollView = nil
    stage.touch(.ended, at: here)
    #expect(inner.entries == ["began", "ended"])
  }

  // MARK: Waiting

  private func waitingPair() -> (UIPanGestureRecognizer, UILongPressGestureRecognizer) {
    let press = log.watch(UILongPressGestureRecognizer(), "press", on: outer)
    return (log.watch(UIPanGestureRecognizer(), "pan", on: inner), press)
  }

  @Test func `a pan that waits for a swipe begins when the swipe has failed`() {
    let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: outer)
    log.watch(UIPanGestureRecognizer(), "pan", on: inner).require(toFail: swipe)
    stage.drag([here, CGPoint(x: 50, y: 70)])
    #expect(log.entries.isEmpty)
    stage.touch(.moved, at: CGPoint(x: 50, y: 120))
    #expect(log.entries == ["pan began"])
    stage.touch(.ended, at: CGPoint(x: 50, y: 120))
    stage.drag([here, CGPoint(x: 80, y: 50), CGPoint(x: 150, y: 50)])
    stage.touch(.ended, at: CGPoint(x: 150, y: 50))
    #expect(log.entries == ["pan began", "pan ended", "swipe ended"])
  }

  @Test(arguments: [true, false])
  func `either delegate can make a recognizer wait`(asksWaiter: Bool) {
    let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: outer)
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: inner)
    if asksWaiter {
      judge.waits = ["swipe"]
      pan.delegate = judge
    } else {
      judge.isAwaited = ["pan"]
      swipe.delegate = judge
    }
    stage.drag([here, CGPoint(x: 80, y: 50), CGPoint(x: 150, y: 50)])
    #expect(log.entries == ["swipe ended"])
  }

  @Test func `a recognizer does not wait for one that sees none of its touches`() {
    let elsewhere = UIView(frame: CGRect(x: 250, y: 0, width: 50, height: 50))
    outer.addSubview(elsewhere)
    let other = log.watch(UITapGestureRecognizer(), "other", on: elsewhere)
    log.watch(UITapGestureRecognizer(), "tap", on: inner).require(toFail: other)
    stage.tap(at: here)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `a long press makes a pan fail and a pan a long press`() {
    _ = waitingPair()
    dragAcross()
    #expect(log.entries == ["pan began", "pan ended"])
    log.clear()
    stage.touch(.began, at: here)
    stage.advance(by: 0.6)
    stage.touch(.moved, at: there)
    stage.touch(.ended, at: there)
    #expect(log.entries == ["press began", "press changed", "press ended"])
  }

  @Test func `two that wait for each other do not wait for ever`() {
    let first = log.watch(UITapGestureRecognizer(), "first", on: inner)
    let second = log.watch(UITapGestureRecognizer(), "second", on: inner)
    first.require(toFail: second)
    second.require(toFail: first)
    stage.tap(at: here)
    stage.tap(at: here)
    #expect(log.entries == ["second ended", "second ended"])
  }

  @Test func `all recognizers hear of an event before one rules out the others`() {
    final class Hearing: UIPanGestureRecognizer {
      var heard = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        heard += 1
      }
    }
    let around = log.watch(Hearing(), "outer", on: outer)
    log.watch(UIPanGestureRecognizer(), "inner", on: inner)
    stage.drag([here, there])
    #expect(around.heard == 1)
    #expect(around.state == .failed)
    stage.touch(.ended, at: there)
    #expect(log.entries == ["inner began", "inner ended"])
  }

  @Test func `a recognizer that ends as soon as it begins says both`() {
    final class Instant: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        state = .ended
      }
    }
    log.watch(Instant(), "instant", on: inner)
    stage.tap(at: here)
    #expect(log.entries == ["instant began", "instant ended"])
  }

  // MARK: Touches of views

  @Test func `recognizing takes the touch from the view`() {
    log.watch(UITapGestureRecognizer(), "tap", on: outer)
    stage.tap(at: here)
    #expect(inner.entries == ["began", "cancelled"])
  }

  @Test func `a recognizer can leave views their touches`() {
    log.watch(UITapGestureRecognizer(), "tap", on: outer).cancelsTouchesInView = false
    stage.tap(at: here)
    #expect(inner.entries == ["began", "ended"])
    #expect(log.entries == ["tap ended"])
  }

  @Test func `a recognizer can keep touches from views until it fails`() {
    log.watch(UILongPressGestureRecognizer(), "press", on: outer).delaysTouchesBegan = true
    stage.touch(.began, at: here)
    #expect(inner.entries.isEmpty)
    stage.touch(.moved, at: there)
    #expect(inner.entries == ["began", "moved"])
    stage.touch(.ended, at: there)
    #expect(inner.entries == ["began", "moved", "ended"])
  }

  @Test func `views hear of the end only when a double tap is out of question`() {
    let double = log.watch(UITapGestureRecognizer(), "double", on: outer)
    double.numberOfTapsRequired = 2
    stage.tap(at: here)
    #expect(inner.entries == ["began"])
    stage.advance(by: 0.5)
    #expect(inner.entries == ["began", "ended"])
    inner.entries = []
    double.delaysTouchesEnded = false
    stage.tap(at: here)
    #expect(inner.entries == ["began", "ended"])
  }

  @Test func `a touch knows who looks at it`() {
    final class Asking: UIView {
      var names: [String?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        names = touches.first?.gestureRecognizers?.map(\.name) ?? []
      }
    }
    let view = Asking(frame: inner.bounds)
    inner.addSubview(view)
    log.watch(UITapGestureRecognizer(), "outer", on: outer)
    log.watch(UITapGestureRecognizer(), "inner", on: inner)
    stage.touch(.began, at: here)
    #expect(view.names == ["inner", "outer"])
  }

  // MARK: Changes in between

  @Test func `disabling breaks a gesture off`() {
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: inner)
    stage.drag([here, there])
    pan.isEnabled = false
    #expect(log.entries == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    stage.touch(.moved, at: here)
    stage.touch(.ended, at: here)
    #expect(log.entries.count == 2)
    dragAcross()
    #expect(log.entries.count == 4)
  }

  @Test func `a state that is set when all fingers have gone leads back to the start`() {
    let tap = log.watch(UITapGestureRecognizer(), "tap", on: inner)
    tap.state = .failed
    #expect(tap.state == .possible)
    #expect(log.entries.isEmpty)
    stage.tap(at: here)
    tap.state = .ended
    #expect(tap.state == .possible)
    stage.tap(at: here)
    #expect(log.entries == ["tap ended", "tap ended", "tap ended"])
  }

  @Test func `disabling breaks a hover off`() {
    let hover = log.watch(UIHoverGestureRecognizer(), "hover", on: inner)
    stage.window.receive(.hover(location: here, time: MediaClock.now))
    hover.isEnabled = false
    #expect(log.entries == ["hover began", "hover cancelled"])
    hover.isEnabled = true
    stage.window.receive(.hover(location: there, time: MediaClock.now))
    #expect(log.entries == ["hover began", "hover cancelled", "hover began"])
  }

  @Test func `an action may remove its own recognizer`() {
    let tap = log.watch(UITapGestureRecognizer(), "tap", on: inner)
    @MainActor final class Remover {
      func remove(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
    let remover = Remover()
    tap.addTarget(remover, action: Selector(Remover.remove(_:)))
    stage.tap(at: here)
    stage.tap(at: here)
    #expect(log.entries == ["tap ended"])
    #expect(tap.view == nil)
    #expect(inner.gestureRecognizers == nil)
  }

  @Test func `what waits for a recognizer whose view goes waits no longer`() {
    let single = log.watch(UITapGestureRecognizer(), "single", on: outer)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var view: UIView? = UIView(frame: inner.bounds)
    view?.addGestureRecognizer(double)
    if let view { inner.addSubview(view) }
    stage.tap(at: here)
    #expect(log.entries.isEmpty)
    view?.removeFromSuperview()
    view = nil
    #expect(double.view == nil)
    stage.tap(at: CGPoint(x: 380, y: 800))
    #expect(log.entries == ["single ended"])
    stage.tap(at: here)
    #expect(log.entries == ["single ended", "single ended"])
  }

  @Test func `a recognizer belongs to one view`() {
    let tap = UITapGestureRecognizer()
    outer.addGestureRecognizer(tap)
    inner.addGestureRecognizer(tap)
    #expect(tap.view === inner)
    #expect(outer.gestureRecognizers == nil)
    outer.removeGestureRecognizer(tap)
    #expect(inner.gestureRecognizers?.count == 1)
  }

  // MARK: Targets and subclasses

  @Test func `targets are called until they are removed and are not kept alive`() {
    @MainActor final class Target {
      var count = 0
      func act() { count += 1 }
    }
    let tap = UITapGestureRecognizer()
    inner.addGestureRecognizer(tap)
    var gone: Target? = Target()
    weak let watched = gone
    let stays = Target()
    let action = Selector(Target.act)
    tap.addTarget(stays, action: action)
    tap.addTarget(stays, action: Selector(Target.act))
    if let gone { tap.addTarget(gone, action: action) }
    gone = nil
    #expect(watched == nil)
    stage.tap(at: here)
    #expect(stays.count == 2)
    tap.removeTarget(stays, action: action)
    stage.tap(at: here)
    #expect(stays.count == 3)
    tap.removeTarget(nil, action: nil)
    stage.tap(at: here)
    #expect(stays.count == 3)
  }

  @Test func `a subclass recognizes by setting its state and is reset`() {
    final class Press: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let press = log.watch(Press(), "press", on: inner)
    dragAcross()
    #expect(log.entries == ["press began", "press changed", "press ended"])
    #expect(press.resets == 1)
    #expect(press.state == .possible)
    #expect(inner.entries.isEmpty)
  }
}
