import Kumiko

/// What ten times as many elements cost.
struct Growth {
  private var times: [String: (time: Double, compare: Double)] = [:]

  mutating func add(_ kind: String, _ pattern: Pattern, size: Int, time: Double, compare: Double) {
    times["\(kind)/\(pattern.rawValue)/\(size)"] = (time, compare)
  }

  /// Adds rows of a million elements against a hundred thousand, for what was measured of both.
  ///
  /// A million elements do not fit into a processor's caches: where merely comparing them grows
  /// more than the bar, that growth is the bar. A shuffle is read at random: its bar is higher.
  func addRows(to table: inout Table) {
    table.addHeading("1000000 elements against 100000")
    for kind in ["int", "uuid", "node"] {
      for pattern in Pattern.allCases {
        let key = "\(kind)/\(pattern.rawValue)"
        guard let small = times[key + "/100000"], let great = times[key + "/1000000"] else {
          continue
        }
        let compare = great.compare / small.compare
        table.add(
          "diff/growth/\(key)",
          "ours \(format(small.time)) → \(format(great.time)), compare grows \(format(compare))",
          figure: great.time / small.time, unit: "times",
          bar: max(pattern == .shuffle ? 20 : 13, compare))
      }
    }
  }
}

/// Rows of the memory that differences of a million elements need beside their result.
@MainActor
func addMemoryRows(to table: inout Table) {
  table.addHeading("Memory beyond the result, a million elements")
  for pattern in Pattern.allCases {
    let name = "diff/memory/\(pattern.rawValue)"
    guard table.filter.matches(name) else { continue }
    let workload = Workload(pattern, size: 1_000_000)
    let source: [IntElement] = elements(workload.source)
    let target: [IntElement] = elements(workload.target)
    var result = 0
    let peak = peakMemory {
      let stages = StagedChangeset(source: source, target: target)
      result = stages.reduce(0) { $0 + size($1) }
      return stages
    }
    guard let peak else { continue }
    table.add(
      name, "peak \(peak / 1_024) KiB, result \(result / 1_024) KiB",
      figure: Double(max(0, peak - result)) / 1_000_000, unit: "bytes", bar: 40)
  }
}

/// The bytes of a changeset's lists of changes.
private func size<C>(_ changes: Changeset<C>) -> Int {
  let paths =
    changes.elementDeleted.count + changes.elementInserted.count
    + changes.elementUpdated.count + 2 * changes.elementMoved.count
  return paths * MemoryLayout<ElementPath>.size
}
