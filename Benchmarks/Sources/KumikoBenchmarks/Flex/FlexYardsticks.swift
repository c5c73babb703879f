import Foundation

/// What other engines take, as `Benchmarks/Yardsticks/flex.py` finds it out.
enum FlexYardsticks {
  /// An engine's times for a tree, in microseconds.
  struct Times {
    var cold: Double
    var leaf: Double
  }

  /// Returns times by engine and number of nodes, as in `yoga 100`; nothing where Python or the
  /// engines' packages are absent.
  static func measure() -> [String: Times] {
    var times: [String: Times] = [:]
    for line in output().split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, let cold = Double(words[2]), let leaf = Double(words[3]) else {
        continue
      }
      times["\(words[0]) \(words[1])"] = Times(cold: cold, leaf: leaf)
    }
    return times
  }

  private static func output() -> String {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Yardsticks/flex.py")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.standardized.path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
