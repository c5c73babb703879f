import HeadlessHost
import Kumiko
import UIKit

/// A list that scrolls below a navigation bar and a tab bar: what the material of bars costs.
let barsChapter = Chapter(name: "bars") { table in
  MainActor.assumeIsolated { BarsChapter().run(&table) }
}

@MainActor
private struct BarsChapter {
  private static let frames = 200

  func run(_ table: inout Table) {
    for scale in [1.0, 2.0] {
      let name = "bars/\(Int(scale))x"
      guard table.filter.mayMatch(name) else { continue }
      table.addHeading("\(name), against opaque bars")
      let changes: [(String, Double, (BarsBench) -> Void)] = [
        ("scroll-frame", 2, { $0.scroll(by: 4) }), ("title-frame", 2, { $0.changeTitle() }),
        ("still-frame", 2, { $0.stand() }),
      ]
      for (change, bar, perform) in changes {
        let opaque = frames(isOpaque: true, scale, perform)
        let material = frames(isOpaque: false, scale, perform)
        table.add(
          "\(name)/\(change)", "\(text("opaque", opaque))  \(text("material", material)) ms",
          figure: material.median / opaque.median, unit: "× opaque", bar: bar)
      }
    }
  }

  private func frames(
    isOpaque: Bool, _ scale: Double, _ perform: (BarsBench) -> Void
  ) -> Timing {
    var timing = Timing()
    let bench = BarsBench(isOpaque: isOpaque, scale: scale)
    for _ in 0..<Self.frames {
      let start = processorTime()
      perform(bench)
      timing.add(processorTime() - start)
    }
    bench.close()
    return timing
  }
}
