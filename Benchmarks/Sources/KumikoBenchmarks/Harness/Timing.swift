import Foundation

/// What several runs of one thing took.
struct Timing {
  private var samples: [Duration] = []

  /// The fastest run, in milliseconds.
  var best: Double { milliseconds(samples.min()) }

  /// The run that half of the others were faster than, in milliseconds.
  var median: Double { milliseconds(samples.isEmpty ? nil : samples.sorted()[samples.count / 2]) }

  /// The run that 99 of 100 were faster than, in milliseconds.
  var high: Double {
    milliseconds(samples.isEmpty ? nil : samples.sorted()[samples.count * 99 / 100])
  }

  /// The slowest run, in milliseconds.
  var worst: Double { milliseconds(samples.max()) }

  mutating func add(_ sample: Duration) { samples.append(sample) }

  /// Runs something and adds the time that processors worked for it.
  mutating func measure(_ work: () -> Void) { add(processorTime(of: work)) }

  private func milliseconds(_ duration: Duration?) -> Double {
    (duration ?? .zero) / .milliseconds(1)
  }
}

/// The timings of several candidates by their names.
struct Timings {
  private var timings: [(name: String, timing: Timing)] = []

  /// The timing of a candidate; nothing was measured of one that does not exist.
  subscript(name: String) -> Timing {
    timings.first { $0.name == name }?.timing ?? Timing()
  }

  mutating func add(_ name: String, _ sample: Duration) {
    if let index = timings.firstIndex(where: { $0.name == name }) {
      timings[index].timing.add(sample)
    } else {
      timings.append((name, Timing()))
      add(name, sample)
    }
  }

  /// All of them on one line, each as its best and its median in milliseconds.
  var description: String {
    timings.map { text($0.name, $0.timing) }.joined(separator: "  ")
  }
}

/// A timing as its best and its median in milliseconds.
func text(_ name: String, _ timing: Timing) -> String {
  "\(name) \(format(timing.best)) (\(format(timing.median)))"
}

/// Something to measure.
@MainActor
struct Candidate {
  /// What it is called in its row.
  let name: String

  /// Runs it once and returns how long the part that counts took.
  let run: () -> Duration

  /// Measures `body`; what it returns is freed after the clock stopped.
  init<Result>(_ name: String, _ body: @escaping () -> Result) {
    self.name = name
    run = {
      var result: Result?
      let duration = processorTime { result = body() }
      keep(result)
      return duration
    }
  }
}

/// Measures candidates in turns, so that a noisy moment of the machine meets all of them.
@MainActor
func measure(_ candidates: [Candidate], runs: Int) -> Timings {
  var timings = Timings()
  for candidate in candidates { _ = candidate.run() }
  for _ in 0..<runs {
    for candidate in candidates { timings.add(candidate.name, candidate.run()) }
  }
  return timings
}

/// The time that processors have worked for this process: unlike a wall's clock, it stands still
/// while others are served.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// The time that processors work for something.
func processorTime(of work: () -> Void) -> Duration {
  let start = processorTime()
  work()
  return processorTime() - start
}

/// Keeps the optimizer from leaving out what nobody uses.
@inline(never)
func keep<Value>(_ value: Value) {}
