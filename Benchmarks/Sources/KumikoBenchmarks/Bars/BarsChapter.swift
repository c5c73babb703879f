import HeadlessHost
import Kumiko
import UIKit

/// A list that scrolls below a navigation bar and a tab bar: what the material of bars costs.
let barsChapter = Chapter(name: "bars") { table in
  MainActor.assumeIsolated { BarsChapter().run(&table) }
}

@MainActor
private struct BarsChapter {
  /// Opaque bars and bars of material are measured in turns: a noisy moment of the machine meets
  /// both.
  private static let rounds = 4
  private static let frames = 60

  func run(_ table: inout Table) {
    for scale in [1.0, 2.0] {
      let name = "bars/\(Int(scale))x"
      guard table.filter.mayMatch(name) else { continue }
      table.addHeading("\(name), against opaque bars")
      let changes: [(String, Double, (BarsBench) -> Void)] = [
        ("scroll-frame", 2, { $0.scroll(by: 4) }), ("title-frame", 2, { $0.changeTitle() }),
        ("still-frame", 2, { $0.stand() }),
      ]
      for (change, bar, perform) in changes where table.filter.matches("\(name)/\(change)") {
        var (opaque, material) = (Timing(), Timing())
        for _ in 0..<Self.rounds {
          addFrames(&opaque, isOpaque: true, scale, perform)
          addFrames(&material, isOpaque: false, scale, perform)
        }
        table.add(
          "\(name)/\(change)", "\(text("opaque", opaque))  \(text("material", material)) ms",
          figure: material.median / opaque.median, unit: "× opaque", bar: bar)
      }
    }
  }

  private func addFrames(
    _ timing: inout Timing, isOpaque: Bool, _ scale: Double, _ perform: (BarsBench) -> Void
  ) {
    let bench = BarsBench(isOpaque: isOpaque, scale: scale)
    for _ in 0..<Self.frames { timing.measure { perform(bench) } }
    bench.close()
  }
}
