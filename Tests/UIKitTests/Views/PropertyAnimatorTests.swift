import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct PropertyAnimatorTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let animator: UIViewPropertyAnimator
  private let log = Log()

  private final class Log {
    var ends: [UIViewAnimatingPosition] = []
  }

  init() {
    stage.window.addSubview(view)
    stage.frame()
    let (view, log) = (view, log)
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
    animator.addCompletion { log.ends.append($0) }
  }

  private func expect(_ x: CGFloat, location: SourceLocation = #_sourceLocation) {
    let shown = (view.layer.presentation() ?? view.layer).frame.minX
    #expect(abs(shown - x) < 0.001, "\(shown)", sourceLocation: location)
  }

  @Test func `nothing happens before the start`() {
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.frame.minX == 0)
  }

  @Test func `it runs to the end`() {
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    stage.advance(by: 0.5)
    expect(50)
    stage.advance(by: 0.6)
    #expect(log.ends == [.end])
    #expect(animator.state == .inactive)
    expect(100)
  }

  @Test func `it waits before the start`() {
    animator.startAnimation(afterDelay: 0.5)
    stage.advance(by: 0.4)
    expect(0)
    stage.advance(by: 0.6)
    expect(50)
  }

  @Test func `paused, it is moved by hand and goes on from there`() {
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    stage.advance(by: 1)
    expect(25)
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    animator.fractionComplete = 0.8
    stage.frame()
    expect(80)
    animator.startAnimation()
    stage.advance(by: 0.1)
    expect(90)
    stage.advance(by: 0.2)
    #expect(log.ends == [.end])
  }

  @Test func `a fraction that is no number is 0, from where it goes on`() {
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0)
    animator.startAnimation()
    stage.advance(by: 1.1)
    #expect(log.ends == [.end])
    expect(100)
  }

  @Test func `turned round it goes back and restores the old values`() {
    view.backgroundColor = .red
    animator.addAnimations { [view] in view.backgroundColor = .blue }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    stage.advance(by: 0.25)
    expect(25)
    stage.advance(by: 0.3)
    #expect(log.ends == [.start])
    #expect(view.frame.minX == 0)
    #expect(view.backgroundColor == .red)
  }

  @Test func `stopped, it can be finished anywhere`() {
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.frame.minX - 30) < 0.001)
    animator.finishAnimation(at: .start)
    #expect(view.frame.minX == 0)
    #expect(log.ends == [.start])
  }

  @Test func `stopped, it ends where the view was put meanwhile`() {
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.frame.origin.x = 300
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(view.frame.minX == 300)
  }

  @Test(arguments: [false, true])
  func `turned round, it takes back its own way only`(isStopped: Bool) {
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.frame.origin.x = 300
    stage.frame()
    expect(250)
    if isStopped {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    } else {
      animator.isReversed = true
      stage.advance(by: 0.25)
      expect(225)
      stage.advance(by: 0.3)
    }
    #expect(view.frame.minX == 200)
  }

  @Test func `stopped without finishing, it leaves what is seen and tells nobody`() {
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(log.ends.isEmpty)
    #expect(abs(view.frame.minX - 30) < 0.001)
  }

  @Test func `the last of several changes counts, and changes made meanwhile stay`() {
    animator.addAnimations { [view] in
      view.frame.origin.x = 50
      view.alpha = 0.5
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.alpha = 0.25
    stage.advance(by: 0.6)
    #expect(view.frame.minX == 50)
    #expect(view.alpha == 0.25)
  }

  @Test func `a spring goes beyond the end`() {
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in
      view.frame.origin.x = 100
    }
    spring.startAnimation()
    var furthest: CGFloat = 0
    for _ in 0..<40 {
      stage.advance(by: 0.02)
      furthest = max(furthest, view.layer.presentation()?.frame.minX ?? 0)
    }
    #expect(furthest > 105)
    stage.advance(by: 0.3)
    expect(100)
  }

  @Test func `changes may begin later`() {
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    animator.addAnimations({ other.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(other.layer.presentation().map { abs($0.frame.minX) < 0.001 } == true)
    stage.advance(by: 0.25)
    #expect(other.layer.presentation().map { abs($0.frame.minX - 50) < 0.001 } == true)
  }

  @Test func `it may stay at the end`() {
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1.5)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(log.ends.isEmpty)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(log.ends == [.end])
  }

  @Test func `views may refuse touches meanwhile`() {
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    #expect(stage.window.hitTest(CGPoint(x: 105, y: 5), with: nil) !== view)
    stage.advance(by: 1.1)
    #expect(stage.window.hitTest(CGPoint(x: 105, y: 5), with: nil) === view)
  }

  @Test func `an animator may be started as it is made`() {
    var end: UIViewAnimatingPosition?
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) {
      view.alpha = 0
    } completion: {
      end = $0
    }
    stage.advance(by: 0.3)
    #expect(end == .end)
    #expect(view.alpha == 0)
  }
}
