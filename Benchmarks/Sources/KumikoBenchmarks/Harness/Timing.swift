/// What several runs of one thing took.
struct Timing {
  private var samples: [Duration] = []

  /// The fastest run, in milliseconds.
  var best: Double { milliseconds(samples.min()) }

  /// The run that half of the others were faster than, in milliseconds.
  var median: Double { milliseconds(samples.sorted()[samples.count / 2]) }

  mutating func add(_ sample: Duration) { samples.append(sample) }

  private func milliseconds(_ duration: Duration?) -> Double {
    (duration ?? .zero) / .milliseconds(1)
  }
}

/// Something to measure.
struct Candidate {
  /// What it is called in its row.
  let name: String

  /// Runs it once and returns how long the part that counts took.
  let run: () -> Duration

  /// Measures `body`; what it returns is freed after the clock stopped.
  init<Result>(_ name: String, _ body: @escaping () -> Result) {
    self.name = name
    run = {
      let start = ContinuousClock.now
      let result = body()
      let duration = ContinuousClock.now - start
      keep(result)
      return duration
    }
  }
}

/// Measures candidates in turns, so that a noisy moment of the machine meets all of them.
func measure(_ candidates: [Candidate], runs: Int) -> [String: Timing] {
  var timings: [String: Timing] = [:]
  for candidate in candidates { _ = candidate.run() }
  for _ in 0..<runs {
    for candidate in candidates { timings[candidate.name, default: Timing()].add(candidate.run()) }
  }
  return timings
}

/// Keeps the optimiser from leaving out what nobody uses.
@inline(never)
func keep<Value>(_ value: Value) {}
