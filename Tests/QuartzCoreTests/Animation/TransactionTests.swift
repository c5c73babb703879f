import QuartzCore
import Testing

extension Timed {
  @Suite @MainActor
  struct Transactions {
    let layer = CALayer()
    let screen = CALayer()

    init() {
      screen.treeDidChange = {}
      screen.addSublayer(layer)
      CATransaction.flush()
    }

    var shownOpacity: Float { layer.presented(at: MediaClock.now).opacity }

    @Test func `a layer on its own animates its changes`() {
      layer.opacity = 0
      #expect(layer.opacity == 0)
      #expect(shownOpacity == 1)
      advance(by: 0.1)
      #expect(shownOpacity > 0.2)
      #expect(shownOpacity < 1)
      advance(by: 0.2)
      #expect(shownOpacity == 0)
    }

    @Test func `an interrupted change goes on from what is on screen`() {
      layer.opacity = 0
      advance(by: 0.1)
      let middle = shownOpacity
      layer.opacity = 1
      #expect(shownOpacity == middle)
      #expect(middle < 1)
      advance(by: 0.3)
      #expect(shownOpacity == 1)
    }

    @Test func `what has not been seen changes at once`() {
      let fresh = CALayer()
      fresh.opacity = 0
      #expect(fresh.animationKeys() == nil)
    }

    @Test func `a layer that joins what is on screen animates its changes from the next frame on`()
    {
      let fresh = CALayer()
      layer.addSublayer(fresh)
      fresh.opacity = 0.5
      #expect(fresh.animationKeys() == nil)
      #expect(fresh.presentation() == nil)
      advance(by: 0.1)
      #expect(fresh.presentation()?.opacity == 0.5)
      fresh.opacity = 0
      #expect(fresh.animationKeys() == ["opacity"])
    }

    @Test func `drawing a layer makes no difference to how it changes`() {
      let fresh = CALayer()
      _ = fresh.displayNode(at: MediaClock.now)
      fresh.opacity = 0
      #expect(fresh.animationKeys() == nil)
      #expect(fresh.presentation() == nil)
    }

    @Test func `a flush commits layers of a tree on screen at once, masks too`() {
      let (fresh, mask) = (CALayer(), CALayer())
      layer.addSublayer(fresh)
      fresh.mask = mask
      CATransaction.flush()
      #expect(fresh.presentation() != nil)
      #expect(mask.presentation() != nil)
      let late = CALayer()
      mask.addSublayer(late)
      CATransaction.flush()
      #expect(late.presentation() != nil)
    }

    @Test func `setting a value once more lets its animation go on`() {
      layer.opacity = 0
      advance(by: 0.1)
      let middle = shownOpacity
      layer.opacity = 0
      #expect(shownOpacity == middle)
      advance(by: 0.2)
      #expect(shownOpacity == 0)
    }

    @Test func `transactions set duration and pace, and turn actions off`() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      layer.cornerRadius = 5
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(layer.animationKeys() == ["opacity"])
      advance(by: 0.5)
      #expect(abs(shownOpacity - 0.75) < 1e-6)
    }

    @Test func `the completion waits for the animations of the transaction`() {
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("inner") }
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.setAnimationDuration(1)
      layer.cornerRadius = 4
      CATransaction.commit()
      advance(by: 0.3)
      #expect(calls == ["inner"])
      advance(by: 1)
      #expect(calls == ["inner", "outer"])
    }

    @Test func `a completion without animations is called at the end`() {
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(calls == 0)
      CATransaction.commit()
      #expect(calls == 1)
      CATransaction.commit()
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(FrameLoop.shared.needsFrame)
      advance(by: 0)
      #expect(calls == 2)
    }

    @Test func `actions are looked for with the delegate, the layer, then its class`() {
      let delegate = ActionDelegate()
      let own = Action()
      layer.delegate = delegate
      layer.actions = ["opacity": own]
      layer.opacity = 0.5
      #expect(own.events == ["opacity"])
      delegate.answer = NSNull()
      layer.opacity = 0.6
      #expect(own.events == ["opacity"])
      let given = Action()
      delegate.answer = given
      layer.opacity = 0.7
      #expect(given.events == ["opacity"])
      #expect(layer.animationKeys() == nil)
    }
  }
}

@MainActor
private final class Action: CAAction {
  var events: [String] = []
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

@MainActor
private final class ActionDelegate: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}
