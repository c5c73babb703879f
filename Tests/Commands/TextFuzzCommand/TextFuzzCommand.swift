import ArgumentParser
import Foundation
import Synchronization
import TextFuzz

/// Shows many more random texts than tests have time for.
@main
struct TextFuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "TextFuzzCommand",
    abstract: "Looks for texts that end the program, or that it loses.",
    discussion: """
      Shows random texts of all scripts, with controls, joiners, lone marks and ranges that cut \
      surrogate pairs, in labels, fields and text views at widths from 0 to 400 points. Prints each \
      that goes wrong; one that ends the program by its seed.
      """)

  @Option(help: "How many texts to show.")
  var texts = 100_000

  @Option(help: "The seed of the first text; those of the others count on from it.")
  var seed: UInt64 = 1

  func validate() throws {
    guard texts >= 0, seed.addingReportingOverflow(UInt64(texts)).overflow == false else {
      throw ValidationError("The texts must be no fewer than 0, their seeds within 64 bits.")
    }
  }

  func run() async throws {
    Watch.install()
    guard await search() == 0 else { throw ExitCode.failure }
  }

  /// Shows the texts and returns how many went wrong.
  @MainActor
  private func search() async -> Int {
    let screen = TextScreen()
    var faultCount = 0
    for (index, seed) in (seed..<seed + UInt64(texts)).enumerated() {
      Watch.begin(seed)
      let text = FuzzText(seed: seed)
      let faults = screen.faults(of: text)
      if !faults.isEmpty {
        faultCount += 1
        Self.say("\(text)\n  \(faults)")
      }
      if (index + 1).isMultiple(of: 10_000) || index == texts - 1 {
        Self.say("\(index + 1) texts, \(faultCount) faulty")
      }
      if faultCount >= 10 { break }
    }
    return faultCount
  }

  /// Writes a line at once, so that none is lost when a text ends the program.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Says which text ended the program, or keeps it busy for a minute of the processor's time: one of
/// the clock's passes on a busy machine without anything wrong.
private enum Watch {
  private static let seed = Atomic<UInt64>(0)

  static func install() {
    for number in [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGPROF] {
      signal(number) { number in
        Watch.say()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func begin(_ seed: UInt64) {
    Self.seed.store(seed, ordering: .relaxed)
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 60, tv_usec: 0))
    setitimer(Int32(ITIMER_PROF.rawValue), &limit, nil)
  }

  /// Writes the seed with what a signal handler may call.
  private static func say() {
    var rest = seed.load(ordering: .relaxed)
    func write(_ byte: UInt8) {
      withUnsafeBytes(of: byte) { _ = Glibc.write(2, $0.baseAddress, 1) }
    }
    for byte in "TextFuzz ends at seed ".utf8 { write(byte) }
    var place: UInt64 = 1
    while rest / place >= 10 { place *= 10 }
    while place > 0 {
      write(UInt8(ascii: "0") + UInt8(rest / place))
      (rest, place) = (rest % place, place / 10)
    }
    write(UInt8(ascii: "\n"))
  }
}
