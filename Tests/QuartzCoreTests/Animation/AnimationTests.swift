import QuartzCore
import Testing
import _TestSupport

extension Timed {
  @Suite @MainActor
  struct Animations {
    let layer = CALayer()
    let screen = CALayer()

    init() {
      layer.position = CGPoint(x: 10, y: 20)
      screen.treeDidChange = {}
      screen.addSublayer(layer)
      CATransaction.flush()
    }

    var shown: LayerValues { layer.presented(at: MediaClock.now) }

    func animation(_ keyPath: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      return animation
    }

    func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

    @Test func `a basic animation moves evenly and leaves the model alone`() {
      layer.add(animation("position.x", from: CGFloat(0), to: CGFloat(100)), forKey: "move")
      #expect(layer.position.x == 10)
      #expect(shown.position == CGPoint(x: 0, y: 20))
      advance(by: 0.25)
      #expect(close(shown.position.x, 25))
      #expect(close(layer.presentation()?.position.x ?? 0, 25))
      #expect(layer.animationKeys() == ["move"])
      advance(by: 1)
      #expect(shown.position.x == 10)
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer that nobody holds is let go, and its animations end`() {
      var finished: [Bool] = []
      var gone: CALayer? = CALayer()
      weak let watched = gone
      let endless = animation("position.x", from: 0, to: 1)
      endless.repeatCount = .infinity
      endless.onStop = { finished.append($0) }
      gone?.add(endless, forKey: nil)
      advance(by: 0.1)
      #expect(finished.isEmpty)
      gone = nil
      advance(by: 0.1)
      #expect(watched == nil)
      #expect(finished == [false])
    }

    @Test func `missing values follow from the others`() {
      let cases: [(from: Any?, to: Any?, by: Any?, middle: CGFloat)] = [
        (0, 4, nil, 2), (0, nil, 4, 2), (nil, 4, 4, 2), (0, nil, nil, 5), (nil, 4, nil, 7),
        (nil, nil, 4, 12), (nil, nil, nil, 10),
      ]
      for (from, to, by, middle) in cases {
        layer.add(animation("position.x", from: from, to: to, by: by), forKey: "move")
        MediaClock.advance(by: 0.5)
        #expect(close(shown.position.x, middle), "\((from, to, by))")
        layer.removeAllAnimations()
      }
    }

    @Test func `additive animations add up`() {
      for key in ["a", "b"] {
        let one = animation("position.x", from: -20, to: 0)
        one.isAdditive = true
        layer.add(one, forKey: key)
      }
      MediaClock.advance(by: 0.5)
      #expect(close(shown.position.x, -10))
    }

    @Test func `cumulative runs go on from each other`() {
      let one = animation("position.x", from: 0, to: 10)
      (one.isCumulative, one.repeatCount) = (true, 3)
      layer.add(one, forKey: nil)
      MediaClock.advance(by: 2.5)
      #expect(close(shown.position.x, 25))
    }

    @Test func `the pace bends the way`() {
      let one = animation("position.x", from: 0, to: 100)
      one.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(one, forKey: nil)
      MediaClock.advance(by: 0.25)
      #expect(shown.position.x > 1)
      #expect(shown.position.x < 15)
    }

    @Test func `the layer keeps a copy of the same class`() throws {
      let original = CASpringAnimation(keyPath: "position.x")
      original.damping = 3
      layer.add(original, forKey: "spring")
      original.damping = 99
      let copy = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
      #expect(copy !== original)
      #expect(copy.damping == 3)
      #expect(copy.keyPath == "position.x")
    }

    @Test func `what is added under the same key replaces what was there`() {
      var ended: [Bool] = []
      let first = animation("position.x", from: 0, to: 1)
      first.onStop = { ended.append($0) }
      layer.add(first, forKey: "move")
      layer.add(animation("position.x", from: 500, to: 500), forKey: "move")
      #expect(layer.animationKeys() == ["move"])
      #expect(shown.position.x == 500)
      advance(by: 0)
      #expect(ended == [false])
    }

    @Test func `a delegate hears of start and stop after the frame`() {
      let listener = Listener()
      let one = animation("opacity", from: 0, to: 1)
      one.delegate = listener
      one.onStop = { listener.events.append("closure \($0)") }
      layer.add(one, forKey: "fade")
      #expect(listener.events.isEmpty)
      advance(by: 0.5)
      #expect(listener.events == ["start"])
      MediaClock.advance(by: 0.5)
      FrameLoop.shared.runFrame(at: MediaClock.now, finishes: false)
      #expect(listener.events == ["start"])
      FrameLoop.shared.finishFrame()
      #expect(listener.events == ["start", "stop true", "closure true"])
    }

    @Test func `a removed animation stops unfinished`() {
      let listener = Listener()
      let one = animation("opacity", from: 0, to: 1)
      one.delegate = listener
      layer.add(one, forKey: "fade")
      layer.removeAnimation(forKey: "fade")
      advance(by: 0.1)
      #expect(listener.events == ["stop false"])
    }

    @Test func `an animation that is kept holds its end without frames`() {
      let one = animation("opacity", from: 0, to: 0.5)
      (one.isRemovedOnCompletion, one.fillMode) = (false, .forwards)
      layer.add(one, forKey: "fade")
      advance(by: 2)
      #expect(close(CGFloat(shown.opacity), 0.5))
      #expect(!FrameLoop.shared.needsFrame)
      layer.removeAnimation(forKey: "fade")
      #expect(shown.opacity == 1)
    }

    @Test func `a delayed animation shows its start early only if it fills`() {
      let late = animation("position.x", from: 100, to: 200)
      late.beginTime = MediaClock.now + 1
      layer.add(late, forKey: "late")
      #expect(shown.position.x == 10)
      late.fillMode = .backwards
      layer.add(late, forKey: "late")
      #expect(shown.position.x == 100)
      advance(by: 1.5)
      #expect(close(shown.position.x, 150))
    }

    @Test func `a spring swings past its goal and comes to rest on it`() {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
      layer.add(spring, forKey: nil)
      let model = Spring(stiffness: 100, damping: 10)
      for _ in 0..<10 {
        MediaClock.advance(by: 0.1)
        let time = MediaClock.now - 100
        #expect(abs(shown.position.x - 100 * model.value(at: time)) < 1e-6)
      }
    }

    @Test func `a layer's own time runs at its speed`() {
      layer.speed = 0.5
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      advance(by: 1)
      #expect(close(shown.position.x, 50))
      layer.timeOffset = layer.convertTime(MediaClock.now, from: nil)
      layer.speed = 0
      layer.beginTime = 0
      advance(by: 9)
      #expect(close(shown.position.x, 50))
      let child = CALayer()
      layer.addSublayer(child)
      #expect(child.convertTime(5, to: nil) == 0)
    }

    @Test func `a group plays its animations in its own time`() {
      let (move, fade) = (animation("position.x", from: 0, to: 100), CABasicAnimation())
      (fade.keyPath, fade.fromValue, fade.toValue) = ("opacity", 0, 1)
      move.beginTime = 0.5
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([move, fade], 2)
      layer.add(group, forKey: nil)
      MediaClock.advance(by: 1)
      #expect(close(shown.position.x, 50))
      #expect(close(CGFloat(shown.opacity), 0.5))
      MediaClock.advance(by: 0.75)
      #expect(shown.position.x == 10)
    }

    @Test func `a group that is kept holds the ends of its animations`() {
      let (move, fade) = (animation("position.x", from: 0, to: 100), CABasicAnimation())
      (fade.keyPath, fade.fromValue, fade.toValue) = ("opacity", 1, 0.5)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([move, fade], 1)
      (group.isRemovedOnCompletion, group.fillMode) = (false, .forwards)
      layer.add(group, forKey: "group")
      advance(by: 2)
      #expect(close(shown.position.x, 100))
      #expect(close(CGFloat(shown.opacity), 0.5))
    }

    @Test func `an endless spring swings, an endless keyframe animation stands`() {
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 0)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: "swing")
      MediaClock.advance(by: 0.1)
      let model = Spring(stiffness: 100, damping: 0)
      #expect(abs(shown.position.x - 100 * model.value(at: 0.1)) < 1e-3)
      layer.removeAllAnimations()
      let frames = CAKeyframeAnimation(keyPath: "position.x")
      (frames.values, frames.calculationMode, frames.duration) = ([1, 2], .discrete, .infinity)
      layer.add(frames, forKey: "stand")
      MediaClock.advance(by: 1)
      #expect(shown.position.x == 1)
    }

    @Test func `animations end with the tree they are seen in`() {
      let root = CALayer()
      root.treeDidChange = {}
      root.addSublayer(layer)
      var ended: [Bool] = []
      let one = animation("opacity", from: 0, to: 1)
      one.onStop = { ended.append($0) }
      layer.add(one, forKey: nil)
      advance(by: 0.1)
      layer.removeFromSuperlayer()
      advance(by: 0.1)
      #expect(ended == [false])
    }

    @Test func `an endless animation that nobody sees needs no frames`() {
      let root = CALayer()
      root.treeDidChange = {}
      root.addSublayer(layer)
      let one = animation("opacity", from: 0, to: 1)
      one.repeatCount = .infinity
      layer.add(one, forKey: "spin")
      advance(by: 0.1)
      #expect(FrameLoop.shared.needsFrame)
      root.isHidden = true
      advance(by: 0.1)
      #expect(!FrameLoop.shared.needsFrame)
      layer.removeAllAnimations()
      advance(by: 0)
    }

    @Test func `only what moves is rebuilt, and only while it moves`() {
      let root = CALayer()
      root.addSublayer(layer)
      let still = CALayer()
      root.addSublayer(still)
      _ = root.displayNode(at: MediaClock.now)
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      let first = root.displayNode(at: MediaClock.now)
      advance(by: 0.5)
      let second = root.displayNode(at: MediaClock.now)
      #expect(second !== first)
      #expect(root.displayNode(at: MediaClock.now) === second)
      #expect(zip(first.children, second.children).allSatisfy { $0.node === $1.node })
      advance(by: 0.5)
      let last = root.displayNode(at: MediaClock.now)
      advance(by: 0.5)
      #expect(root.displayNode(at: MediaClock.now) === last)
    }

    @Test func `a transition fades from what was shown last`() {
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      let old = layer.displayNode(at: MediaClock.now)
      let fade = CATransition()
      fade.duration = 1
      layer.add(fade, forKey: "any")
      layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      #expect(layer.animationKeys()?.contains("transition") == true)
      advance(by: 0.25)
      let node = layer.displayNode(at: MediaClock.now)
      #expect(node.fade?.from === old)
      #expect(abs((node.fade?.progress ?? 0) - 0.25) < 1e-9)
      advance(by: 1)
      #expect(layer.displayNode(at: MediaClock.now).fade == nil)
    }
  }
}

@MainActor
final class Listener: NSObject, CAAnimationDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}
