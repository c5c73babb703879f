import QuartzCore
import Testing

extension Timed {
  @Suite @MainActor
  struct Animations {
    let layer = CALayer()

    init() {
      layer.position = CGPoint(x: 10, y: 20)
      _ = layer.displayNode(at: MediaClock.now)
    }

    var shown: LayerValues { layer.presented(at: MediaClock.now) }

    func animation(_ keyPath: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      return animation
    }

    @Test func `a basic animation moves evenly and leaves the model alone`() {
      layer.add(animation("position.x", from: CGFloat(0), to: CGFloat(100)), forKey: "move")
      #expect(layer.position.x == 10)
      #expect(shown.position == CGPoint(x: 0, y: 20))
      advance(by: 0.25)
      #expect(abs(shown.position.x - 25) < 1e-9)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 1e-9)
      #expect(layer.presentation()?.model() === layer)
      advance(by: 1)
      #expect(shown.position.x == 10)
      #expect(layer.animationKeys() == nil)
    }

    @Test func `missing values follow from the others`() {
      let cases: [(from: Any?, to: Any?, by: Any?, middle: CGFloat)] = [
        (0, 4, nil, 2), (0, nil, 4, 2), (nil, 4, 4, 2), (0, nil, nil, 5), (nil, 4, nil, 7),
        (nil, nil, 4, 12), (nil, nil, nil, 10),
      ]
      for (from, to, by, middle) in cases {
        layer.add(animation("position.x", from: from, to: to, by: by), forKey: "move")
        MediaClock.advance(by: 0.5)
        #expect(abs(shown.position.x - middle) < 1e-9, "\((from, to, by))")
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
      #expect(abs(shown.position.x - -10) < 1e-9)
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
      advance(by: 0.5)
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
  }
}

@MainActor
final class Listener: NSObject, CAAnimationDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}
