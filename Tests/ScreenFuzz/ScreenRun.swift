import Foundation
import HeadlessHost
import UIKit

/// What went wrong in a sequence, after which step.
struct ScreenFailure: Hashable, Codable, CustomStringConvertible {
  var sequence: ScreenSequence
  var faults: [ScreenFault]

  /// The faults, and the sequence as it can be pasted into a test.
  var description: String {
    let steps = sequence.steps.map { "      \($0)" }.joined(separator: ",\n")
    return """
      \(faults.prefix(4).map { String("\($0)".prefix(1_200)) }.joined(separator: "\n"))
          await expectNoFault(
            on: "\(sequence.screen)",
      \(steps))
      """
  }
}

extension ScreenSequence {
  /// How much time of the processor a step may take, in seconds.
  private static let slowest = 4.0

  /// Does all steps, checks after each, and lets go of the screen; nil if nothing is wrong.
  ///
  /// - Parameter watchesTime: Whether a step that takes seconds is a fault.
  @MainActor
  func run(watchesTime: Bool = false) async -> ScreenFailure? {
    var screen = ScreenStage(screen)
    for (index, step) in steps.enumerated() {
      if step == .close { break }
      let start = clock()
      screen?.perform(step)
      await screen?.takeTurns()
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      var faults = screen?.faults ?? []
      if index % 8 == 7 { faults += screen?.thoroughFaults() ?? [] }
      if watchesTime, seconds > Self.slowest {
        faults.append(ScreenFault(.slow, "\(step) took \(seconds) seconds"))
      }
      if !faults.isEmpty {
        screen?.close()
        return ScreenFailure(
          sequence: ScreenSequence(screen: self.screen, steps: Array(steps[...index])),
          faults: faults)
      }
    }
    let faults = await end(&screen)
    return faults.isEmpty ? nil : ScreenFailure(sequence: self, faults: faults)
  }

  /// Lets all come to rest, checks, closes the window, and looks for what stays.
  @MainActor
  private func end(_ screen: inout ScreenStage?) async -> [ScreenFault] {
    guard let display = screen?.display, let leaks = screen?.leaks else {
      return [ScreenFault(.trap, "there is no such screen")]
    }
    if steps.contains(.close) { screen?.close() }
    let faults = steps.contains(.close) ? [] : await screen?.finish() ?? []
    screen = nil
    return faults.isEmpty ? await leakFaults(display, leaks) : faults
  }
}

extension ScreenStage {
  /// Lets all come to rest, checks, and closes the window.
  fileprivate func finish() async -> [ScreenFault] {
    liftAll()
    await settleEverything()
    let faults = self.faults + thoroughFaults() + reloadFaults()
    close()
    return faults
  }

  /// What is wrong at rest, and with the picture.
  fileprivate func thoroughFaults() -> [ScreenFault] {
    leaks.watch(stage.window)
    return faultsAtRest + pictureFaults()
  }
}

extension ScreenSequence {
  @MainActor
  fileprivate func leakFaults(
    _ display: HeadlessDisplay, _ leaks: LeakWatch
  ) async -> [ScreenFault] {
    // Tasks of a screen that wait in real time keep it until they end.
    for round in 0..<30 {
      if round > 0 { try? await Task.sleep(for: .milliseconds(100)) }
      display.advance(by: 0.5)
      for _ in 0..<20 { await Task.yield() }
      if leaks.alive.isEmpty { return [] }
    }
    let names = leaks.alive.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return [ScreenFault(.leak, names.joined(separator: ", "))]
  }
}
