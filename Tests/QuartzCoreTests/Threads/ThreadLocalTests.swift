import QuartzCore
import Synchronization
import Testing
import _TestSupport

/// Counts how many of its kind there are.
private final class Probe {
  static let left = DispatchSemaphore(value: 0)

  deinit { Self.left.signal() }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ThreadLocalTests {
  private nonisolated static let probes = ThreadLocal(main: Probe()) { Probe() }

  private nonisolated static var here: ObjectIdentifier { ObjectIdentifier(probes.current) }

  @Test func `the main actor has one object, whichever thread it runs on`() async {
    let first = Self.here
    for _ in 0..<50 {
      let elsewhere = await Task.detached { Self.here }.value
      #expect(Self.here == first)
      #expect(elsewhere != first)
    }
  }

  @Test func `each other thread has an object of its own, which ends with it`() {
    #expect(onOtherThread { [Self.here, Self.here] == [Self.here, Self.here] })
    #expect(onOtherThread { Self.here } != Self.here)
    // Threads end soon after they have signalled.
    #expect(Probe.left.wait(timeout: .now() + 60) == .success)
  }

  @Test func `the main queue is known by itself, not by its thread`() async {
    #expect(MainQueue.isCurrent)
    #expect(!onOtherThread { MainQueue.isCurrent })
    let inBlock = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    let onOtherQueue = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(inBlock)
    #expect(!onOtherQueue)
  }
}
