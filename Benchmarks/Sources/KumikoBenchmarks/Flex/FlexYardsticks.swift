import Foundation

/// What an engine takes for a tree, in microseconds.
struct FlexTimes {
  var cold: Double
  var leaf: Double

  /// The better of each.
  func best(_ other: FlexTimes?) -> FlexTimes {
    guard let other else { return self }
    return FlexTimes(cold: min(cold, other.cold), leaf: min(leaf, other.leaf))
  }
}

/// What other engines take, as `Benchmarks/Yardsticks/flex.py` finds it out.
enum FlexYardsticks {
  /// Measures `yoga` or `taffy`; nil where Python or the engine's package is absent.
  static func measure(_ engine: String, nodes: Int) -> FlexTimes? {
    let words = output([engine, "\(nodes)"]).split(whereSeparator: \.isWhitespace)
    let times = words.compactMap { Double($0) }
    return times.count == 2 ? FlexTimes(cold: times[0], leaf: times[1]) : nil
  }

  private static func output(_ arguments: [String]) -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Yardsticks/flex.py")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.standardized.path] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
