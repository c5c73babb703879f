import Foundation

/// What an engine takes for a tree, in microseconds.
struct FlexTimes {
  var cold: Double
  var leaf: Double
  /// A first layout with the building of the tree.
  var built: Double

  /// The better of each.
  func best(_ other: FlexTimes?) -> FlexTimes {
    guard let other else { return self }
    return FlexTimes(
      cold: min(cold, other.cold), leaf: min(leaf, other.leaf), built: min(built, other.built))
  }
}

/// What other engines take, as `Benchmarks/Yardsticks/flex.py` finds it out.
enum FlexYardsticks {
  /// Measures `yoga` or `taffy`; nil where Python or the engine's package is absent.
  static func measure(_ engine: String, _ shape: FlexShape, nodes: Int) -> FlexTimes? {
    let words = output([engine, shape.rawValue, "\(nodes)"]).split(whereSeparator: \.isWhitespace)
    let times = words.compactMap { Double($0) }
    guard times.count == 3 else { return nil }
    return FlexTimes(cold: times[0], leaf: times[1], built: times[2])
  }

  /// How often Yoga measures texts; empty where Python or poga is absent.
  static func textCounts(_ shapes: [TextShape]) -> [TextShape: TextCounts] {
    let lines = output(["yoga", "texts"] + shapes.map(\.rawValue)).split(separator: "\n")
    var counts: [TextShape: TextCounts] = [:]
    for (shape, line) in zip(shapes, lines) {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { continue }
      counts[shape] = TextCounts(cold: numbers[0], changed: numbers[1])
    }
    return counts
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
