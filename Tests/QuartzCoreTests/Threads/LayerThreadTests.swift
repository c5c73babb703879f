import QuartzCore
import Synchronization
import Testing
import _TestSupport

/// Counts on any thread.
private final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func increment() { count.add(1, ordering: .relaxed) }
}

/// Hears of the ends of animations.
private final class StopLog: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

extension Timed {
  /// Use of Core Animation on other threads than the main one.
  @Suite @MainActor
  struct LayerThreads {
    private let screen = CALayer()

    init() {
      screen.treeDidChange = {}
      CATransaction.flush()
    }

    /// A disc on a card with a border, in a mask.
    private nonisolated static func makeTree() -> CALayer {
      let card = CALayer()
      card.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      card.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      (card.borderWidth, card.cornerRadius) = (1, 8)
      let disc = CAShapeLayer()
      disc.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      disc.transform = CATransform3DMakeRotation(1, 0, 0, 1)
      card.addSublayer(disc)
      let mask = CAGradientLayer()
      mask.frame = card.bounds
      mask.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0)]
      card.mask = mask
      card.layoutIfNeeded()
      return card
    }

    private nonisolated static func text(_ layer: CALayer) -> String {
      layer.displayNode(at: 100).debugDescription
    }

    private nonisolated static func makeMovingLayer() -> CALayer {
      let layer = CALayer()
      layer.add(makeMove(), forKey: "move")
      return layer
    }

    private nonisolated static func makeMove() -> CABasicAnimation {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (CGFloat(0), CGFloat(100), 1)
      return move
    }

    private func shownX(_ layer: CALayer) -> CGFloat {
      layer.presented(at: MediaClock.now).position.x
    }

    // MARK: Layers

    @Test func `a tree of another thread is that of the main one`() {
      let here = Self.text(Self.makeTree())
      #expect(onOtherThread { Self.text(Self.makeTree()) } == here)
      #expect(Self.text(onOtherThread { Self.makeTree() }) == here)
    }

    @Test func `many threads make layers while the main one makes frames`() {
      let here = Self.text(Self.makeTree())
      let (equal, isDone) = (Counter(), DispatchGroup())
      for _ in 0..<8 {
        DispatchQueue.global().async(group: isDone) {
          for _ in 0..<50 {
            CATransaction.begin()
            let tree = Self.makeTree()
            tree.add(Self.makeMove(), forKey: nil)
            tree.removeAllAnimations()
            CATransaction.commit()
            if Self.text(tree) == here { equal.increment() }
          }
        }
      }
      for _ in 0..<50 {
        screen.sublayers = [Self.makeTree(), Self.makeMovingLayer()]
        advance(by: 0.01)
      }
      isDone.wait()
      #expect(equal.value == 400)
    }

    // MARK: Transactions

    @Test func `transactions belong to their thread`() {
      CATransaction.begin()
      defer { CATransaction.commit() }
      CATransaction.setAnimationDuration(3)
      let durations = onOtherThread {
        var durations = [CATransaction.animationDuration()]
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        durations.append(CATransaction.animationDuration())
        CATransaction.commit()
        CATransaction.setAnimationDuration(9)
        durations.append(CATransaction.animationDuration())
        CATransaction.flush()
        return durations + [CATransaction.animationDuration()]
      }
      #expect(durations == [0.25, 7, 9, 0.25])
      #expect(CATransaction.animationDuration() == 3)
    }

    @Test func `a completion block waits for what the main thread animates later`() {
      let ends = Counter()
      let layer = onOtherThread {
        CATransaction.begin()
        CATransaction.setCompletionBlock { ends.increment() }
        let layer = Self.makeMovingLayer()
        CATransaction.commit()
        return layer
      }
      advance(by: 2)
      #expect(ends.value == 0)
      screen.addSublayer(layer)
      advance(by: 0)
      advance(by: 0.5)
      #expect(ends.value == 0)
      advance(by: 1)
      #expect(ends.value == 1)
    }

    @Test func `a completion block without animations is called where the transaction ends`() {
      let isCalledThere = onOtherThread {
        var thread: Thread?
        CATransaction.begin()
        CATransaction.setCompletionBlock { thread = .current }
        CATransaction.commit()
        return thread === Thread.current
      }
      #expect(isCalledThere)
    }

    // MARK: Animations

    @Test func `an animation begins when the main thread commits its layer`() {
      let layer = onOtherThread { Self.makeMovingLayer() }
      advance(by: 5)
      #expect(layer.animationKeys() == ["move"])
      #expect(layer.presentation() == nil)
      screen.addSublayer(layer)
      advance(by: 0)
      advance(by: 0.25)
      #expect(abs(shownX(layer) - 25) < 1e-9)
      advance(by: 1)
      #expect(layer.animationKeys() == nil)
      #expect(shownX(layer) == 0)
    }

    @Test func `a thread hears of ended animations when its transaction ends`() {
      let events = onOtherThread {
        let log = StopLog()
        let (layer, move) = (CALayer(), Self.makeMove())
        move.delegate = log
        CATransaction.begin()
        layer.add(move, forKey: "move")
        layer.removeAllAnimations()
        log.events.append("removed")
        CATransaction.commit()
        layer.add(move, forKey: "move")
        layer.removeAllAnimations()
        log.events.append("removed")
        CATransaction.flush()
        return log.events
      }
      #expect(events == ["removed", "stop false", "removed", "stop false"])
    }

    @Test func `an animation that another thread removes is forgotten`() {
      let layer = onOtherThread { Self.makeMovingLayer() }
      screen.addSublayer(layer)
      advance(by: 0)
      #expect(Animator.shared.isActive)
      // The main thread waits, so that only one thread at a time uses the layer.
      nonisolated(unsafe) let shared = layer
      #expect(onOtherThread { shared.removeAllAnimations() } == ())
      advance(by: 0.1)
      #expect(!Animator.shared.isActive)
    }

    @Test func `an animation of a layer on the screen begins with the next frame`() {
      // The main thread waits, so that only one thread at a time uses the layer.
      nonisolated(unsafe) let layer = CALayer()
      screen.addSublayer(layer)
      CATransaction.flush()
      #expect(onOtherThread { layer.add(Self.makeMove(), forKey: "move") } == ())
      advance(by: 0)
      advance(by: 0.25)
      #expect(abs(shownX(layer) - 25) < 1e-9)
    }

    @Test func `the main thread animates nothing that it does not show`() {
      let layer = onOtherThread { Self.makeMovingLayer() }
      #expect(!Animator.shared.isActive)
      #expect(onOtherThread { !Animator.shared.isActive && !FrameLoop.shared.needsFrame })
      #expect(layer.animationKeys() == ["move"])
    }

    // MARK: Run loops

    @Test func `the run loop of a thread ends its transaction and calls its display links`() {
      let (calls, ends, isElsewhere) = onOtherThread {
        let (ends, limit) = (Counter(), Date(timeIntervalSinceNow: 60))
        var threads: [Thread] = []
        CATransaction.setCompletionBlock { ends.increment() }
        let link = CADisplayLink { link in
          threads.append(.current)
          if threads.count == 3 { link.invalidate() }
        }
        link.add(to: .current, forMode: .default)
        while threads.count < 3, Date() < limit {
          _ = RunLoop.current.run(mode: .default, before: limit)
        }
        return (threads.count, ends.value, threads.contains { $0 !== Thread.current })
      }
      #expect(calls == 3)
      #expect(ends == 1)
      #expect(!isElsewhere)
    }
  }
}
