import Foundation

/// How a process that did sequences ended.
struct WorkerResult: Sendable {
  /// How many sequences it began and how many actions the finished ones had.
  var count = 0
  var actions = 0
  /// The seed of the sequence that went wrong, if one did.
  var failedSeed: UInt64?
  var failure: ScreenFailure?
}

/// A process that does sequences, watched from outside.
struct WorkerProcess: Sendable {
  /// For how long the process may say nothing, in seconds.
  var patience: Double
  var arguments: [String]

  /// Runs the process to its end, or ends it if it hangs.
  func run() async throws -> WorkerResult {
    let folder = FileManager.default.temporaryDirectory
    let base = folder.appendingPathComponent("screenfuzz-\(UUID().uuidString)")
    let (output, errors) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    defer {
      for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).absoluteURL
    process.arguments = ["worker"] + arguments
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let hangs = try await watch(process, output)
    process.waitUntilExit()
    var result = try read(output)
    if let seed = result.failedSeed, result.failure == nil {
      let text = hangs ? "says nothing for \(patience) seconds" : ending(process, errors)
      result.failure = ScreenFailure(
        sequence: ScreenSequence(screen: "", steps: []),
        faults: [ScreenFault(hangs ? .hang : .trap, text)])
      result.failedSeed = seed
    }
    return result
  }

  /// Waits until the process ends; ends it if it says nothing for too long, and returns whether.
  private func watch(_ process: Process, _ output: URL) async throws -> Bool {
    var (size, heard) = (-1, ContinuousClock.now)
    while process.isRunning {
      try await Task.sleep(for: .milliseconds(20))
      let values = try? FileManager.default.attributesOfItem(atPath: output.path)
      let now = values?[.size] as? Int ?? 0
      if now != size { (size, heard) = (now, .now) }
      if ContinuousClock.now - heard > .seconds(patience) {
        kill(process.processIdentifier, SIGKILL)
        return true
      }
    }
    return false
  }

  private func read(_ output: URL) throws -> WorkerResult {
    var result = WorkerResult()
    for line in try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")) {
      guard let message = try? JSONDecoder().decode(WorkerMessage.self, from: line) else {
        continue
      }
      switch message {
      case .began(let seed):
        result.count += 1
        result.failedSeed = seed
      case .ended(_, let actions):
        result.actions += actions
        result.failedSeed = nil
      case .failed(let seed, let failure):
        result.actions += failure.sequence.steps.count
        (result.failedSeed, result.failure) = (seed, failure)
      }
    }
    return result
  }

  /// What the process said last, without the addresses of a backtrace.
  private func ending(_ process: Process, _ errors: URL) -> String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { line in
      ["Fatal error", "error:", "ERROR", "CRITICAL", "Crash", " in "].contains { line.contains($0) }
    }
    return "ended by signal or code \(process.terminationStatus)\n"
      + lines.prefix(14).joined(separator: "\n")
  }
}
