import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct AnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    stage.frame()
  }

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  private func move(to x: CGFloat, _ options: UIView.AnimationOptions = .curveLinear) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.origin.x = x }
  }

  /// Checks where the view is seen, to a thousandth.
  private func expect(_ x: CGFloat, location: SourceLocation = #_sourceLocation) {
    #expect(abs(shown.frame.minX - x) < 0.001, "\(shown.frame.minX)", sourceLocation: location)
  }

  @Test func `the model changes at once, the picture by and by`() {
    move(to: 100)
    #expect(view.frame.minX == 100)
    expect(0)
    stage.advance(by: 0.25)
    expect(25)
    stage.advance(by: 0.75)
    expect(100)
  }

  @Test func `outside of a block nothing is animated`() {
    view.frame.origin.x = 50
    view.layer.opacity = 0.5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a delay shows the old value meanwhile`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.frame.origin.x = 100 }
    stage.advance(by: 0.4)
    expect(0)
    stage.advance(by: 0.6)
    expect(50)
  }

  @Test func `a pace may be slow at the ends`() {
    move(to: 100, .curveEaseInOut)
    stage.advance(by: 0.1)
    #expect(shown.frame.minX < 5)
    stage.advance(by: 0.4)
    expect(50)
  }

  @Test func `a change of mind goes on from what is seen, at the speed that is seen`() {
    move(to: 100)
    stage.advance(by: 0.5)
    expect(50)
    move(to: 0)
    expect(50)
    stage.advance(by: 0.01)
    #expect(abs(shown.frame.minX - 50) < 2)
    stage.advance(by: 0.99)
    expect(0)
  }

  @Test func `completion hears once that all is done`() {
    var log: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.frame.origin.x = 20
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.9)
    #expect(log.isEmpty)
    stage.advance(by: 0.2)
    #expect(log == [true])
  }

  @Test func `completion hears that a removed view was not seen to the end`() {
    var log: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.1)
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(log == [false])
  }

  @Test func `a block without changes, without time or off the screen is done at once`() {
    var log: [String] = []
    let alone = UIView()
    UIView.animate(withDuration: 5) {
    } completion: { _ in
      log.append("no change")
    }
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: { _ in
      log.append("no time")
    }
    UIView.animate(withDuration: 5) {
      alone.alpha = 0
    } completion: { _ in
      log.append("no screen")
    }
    #expect(log.isEmpty)
    stage.frame()
    #expect(log == ["no change", "no time", "no screen"])
  }

  @Test func `a block inside another takes its duration unless it insists`() {
    var inner: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1) { inner.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        inner.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(inner == [2, 1])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `without animation nothing moves`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(shown.opacity == 0 || view.layer.animationKeys() == nil)
  }

  @Test func `views that move take no touches unless allowed`() {
    let point = CGPoint(x: 205, y: 5)
    move(to: 200)
    #expect(stage.window.hitTest(point, with: nil) !== view)
    stage.advance(by: 1.1)
    #expect(stage.window.hitTest(point, with: nil) === view)
    move(to: 0, [.allowUserInteraction, .curveLinear])
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func `repeating animations go to and fro without end`() {
    move(to: 100, [.repeat, .autoreverse, .curveLinear])
    stage.advance(by: 1.75)
    expect(25)
    stage.advance(by: 10.5)
    expect(25)
    view.layer.removeAllAnimations()
    expect(100)
  }

  @Test func `a spring swings over and comes to rest in time`() {
    var done = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) {
      view.frame.origin.x = 100
    } completion: { _ in
      done = true
    }
    var furthest: CGFloat = 0
    for _ in 0..<50 {
      stage.advance(by: 0.02)
      furthest = max(furthest, shown.frame.minX)
    }
    #expect(furthest > 110)
    stage.advance(by: 0.02)
    #expect(done)
    expect(100)
  }

  @Test func `background colors are animated`() throws {
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    stage.advance(by: 0.5)
    let gray = try #require(shown.backgroundColor?.components)
    #expect(abs(gray[0] - 0.5) < 0.01)
  }

  @Test func `subviews that are laid out in the block move along`() {
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    stage.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = 110 }
    stage.advance(by: 0.5)
    #expect(inner.layer.presentation().map { abs($0.bounds.width - 60) < 0.01 } == true)
  }

  @Test func `a view can vanish into a point`() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(by: 0.5)
    #expect(abs(shown.affineTransform().a - 0.5) < 0.01)
  }

  @Test func `keyframes follow each other`() throws {
    view.backgroundColor = .black
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .linearPace) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
        view.backgroundColor = .white
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        view.frame.origin.x = 60
        view.backgroundColor = .black
      }
    }
    stage.advance(by: 0.5)
    expect(50)
    stage.advance(by: 0.5)
    expect(100)
    #expect(shown.backgroundColor?.components?.first ?? 0 > 0.99)
    stage.advance(by: 0.25)
    expect(80)
    stage.advance(by: 0.5)
    expect(60)
    #expect(shown.backgroundColor?.components?.first ?? 1 < 0.01)
  }

  @Test func `a cross-dissolve changes at once below the fade`() {
    var done: Bool?
    UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
      view.frame.origin.x = 30
    } completion: {
      done = $0
    }
    expect(30)
    stage.advance(by: 0.4)
    #expect(done == nil)
    stage.advance(by: 0.2)
    #expect(done == true)
  }

  @Test func `a transition exchanges views`() {
    let other = UIView()
    UIView.transition(from: view, to: other, duration: 0.1, options: .transitionCrossDissolve)
    #expect(view.superview == nil)
    #expect(other.superview === stage.window)
    UIView.transition(
      from: other, to: other, duration: 0, options: .showHideTransitionViews)
    #expect(!other.isHidden)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// Key frames of an even pace, as clients ask for it.
  fileprivate static let linearPace = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
