import KumikoLoading
import Testing
import _TestSupport

@Suite("A policy for retries") struct RetryPolicyTests {
  @Test("waits twice as long each time, up to the longest wait")
  func growth() {
    var policy = RetryPolicy()
    policy.attempts = 9
    let delays = (1...9).map { policy.delay(after: $0, random: 0) }
    #expect(delays == [1, 2, 4, 8, 16, 32, 60, 60, nil])
  }

  @Test("leaves out a random part")
  func jitter() {
    let policy = RetryPolicy()
    #expect([0, 0.5, 1].map { policy.delay(after: 3, random: $0) } == [4, 3, 2])
  }

  @Test("waits at least as long as the server asks, and gives up where that is too long")
  func retryAfter() {
    let policy = RetryPolicy()
    #expect(policy.delay(after: 1, retryAfter: 20, random: 0) == 20)
    #expect(policy.delay(after: 3, retryAfter: 1, random: 0) == 4)
    #expect(policy.delay(after: 1, retryAfter: 61, random: 0) == nil)
  }

  @Test("gives no wait that is negative or not finite")
  func totality() {
    var random = SeededRandom(seed: 1)
    let numbers = [0, -1, 1, 1e300, -1e300, .infinity, -.infinity, 0.5, 60]
    for _ in 0..<2_000 {
      var policy = RetryPolicy()
      policy.attempts = .max
      policy.firstDelay = numbers.randomElement(using: &random) ?? 0
      policy.factor = numbers.randomElement(using: &random) ?? 0
      policy.jitter = numbers.randomElement(using: &random) ?? 0
      let attempt = [1, 2, 1_000, Int.max - 1, Int.min].randomElement(using: &random) ?? 1
      let delay = policy.delay(after: attempt, random: numbers.randomElement(using: &random) ?? 0)
      #expect(delay.map { $0 >= 0 && $0 <= 60 } ?? true)
    }
  }
}
