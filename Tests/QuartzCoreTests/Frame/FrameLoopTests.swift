import QuartzCore
import Testing

extension Timed {
  @Suite @MainActor
  struct Frames {
    let loop = FrameLoop.shared

    @Test func `several requests ask once`() {
      loop.runFrame(at: 0)
      var asked = 0
      loop.onRequest = { asked += 1 }
      defer { loop.onRequest = nil }
      loop.requestFrame()
      loop.requestFrame()
      #expect(asked == 1)
      #expect(loop.needsFrame)
      #expect(!loop.runFrame(at: 0))
      loop.requestFrame()
      #expect(asked == 2)
      loop.runFrame(at: 0)
    }

    @Test func `steppers run until they are done, and keep frames coming`() {
      var times: [CFTimeInterval] = []
      loop.addStepper { time in
        times.append(time)
        return times.count < 2
      }
      let stopped = loop.addStepper { _ in
        Issue.record("a removed stepper ran")
        return false
      }
      loop.removeStepper(stopped)
      #expect(loop.runFrame(at: 1))
      #expect(!loop.runFrame(at: 2))
      loop.runFrame(at: 3)
      #expect(times == [1, 2])
    }

    @Test func `what waits for the frame runs after it was painted`() {
      var events: [String] = []
      loop.afterFrame { events.append("after") }
      #expect(loop.needsFrame)
      loop.runFrame(at: 0, finishes: false)
      events.append("painted")
      loop.finishFrame()
      loop.finishFrame()
      #expect(events == ["painted", "after"])
    }

    @Test func `a display link calls in each frame until it is stopped`() {
      var calls: [CFTimeInterval] = []
      let link = CADisplayLink { calls.append($0.timestamp) }
      link.add(to: .current, forMode: .default)
      advance(by: 0.5)
      advance(by: 0.25)
      link.isPaused = true
      advance(by: 0.25)
      #expect(calls == [100.5, 100.75])
      #expect(link.duration == 0.25)
      #expect(link.targetTimestamp == 101)
      link.isPaused = false
      advance(by: 0.25)
      link.invalidate()
      advance(by: 0.25)
      #expect(calls.count == 3)
      #expect(!loop.needsFrame)
    }

    @Test func `a display link skips frames that come too early`() {
      var calls = 0
      let link = CADisplayLink { _ in calls += 1 }
      link.preferredFramesPerSecond = 30
      link.add(to: .current, forMode: .default)
      for _ in 0..<60 { advance(by: 1 / 60) }
      link.invalidate()
      #expect((30...31).contains(calls))
    }

    @Test func `the clock stands until it is moved`() {
      let now = CACurrentMediaTime()
      #expect(now == 100)
      #expect(MediaClock.isHeld)
      MediaClock.advance(by: 2)
      #expect(CACurrentMediaTime() == 102)
    }
  }
}
