import Kumiko

/// How fast differences are found.
///
/// Yardsticks in the same run: *floor*, one pass that hashes every identifier of both lists;
/// *compare*, one comparison of the list with an equal copy of itself; *stdlib*, the standard
/// library's `difference(from:by:)` of identifiers, where it is not hopeless; *build*, making the
/// nodes of one list. The patterns 1 to 8 are those of ``Pattern``; `cross` moves elements and
/// sections across sections.
let diffChapter = Chapter(name: "diff") { table in
  var growth = Growth()
  for size in [1_000, 10_000, 100_000, 1_000_000] {
    table.addHeading("\(size) elements: best (median) in ms")
    addPlainRows(of: IntElement.self, size: size, to: &table, &growth)
    addPlainRows(of: UUIDElement.self, size: size, to: &table, &growth)
    if size == 100_000 { addPlainRows(of: TextRowElement.self, size: size, to: &table, &growth) }
    addNodeRows(size: size, to: &table, &growth)
  }
  table.addHeading("100 sections of 1000 elements against the same edits in one list")
  addSectionRows(of: IntElement.self, to: &table)
  addSectionRows(of: UUIDElement.self, to: &table)
  addNodeSectionRows(to: &table)
  growth.addRows(to: &table)
  addMemoryRows(to: &table)
}

/// How often rows of a size are measured.
func runs(_ size: Int) -> Int { size >= 1_000_000 ? 7 : size >= 100_000 ? 9 : 15 }

/// Rows of elements with plain identifiers, against one pass that hashes them all.
@MainActor
private func addPlainRows<Element: BenchmarkElement>(
  of kind: Element.Type, size: Int, to table: inout Table, _ growth: inout Growth
) {
  for pattern in Pattern.allCases {
    let name = "diff/\(kind.kind)/\(size)/\(pattern.rawValue)"
    guard table.filter.matches(name) else { continue }
    let workload = Workload(pattern, size: size)
    let source: [Element] = elements(workload.source)
    let target: [Element] = elements(workload.target)
    let copy: [Element] = elements(workload.source)
    var candidates = [
      Candidate("ours") { StagedChangeset(source: source, target: target) },
      Candidate("floor") { hashAll(source) ^ hashAll(target) },
      Candidate("compare") { compareAll(source, copy) },
    ]
    if pattern.rawValue <= 3, size <= 100_000 {
      candidates.append(
        Candidate("stdlib") { target.difference(from: source) { $0.hasSameIdentifier(as: $1) } })
    }
    let timings = measure(candidates, runs: runs(size))
    let (ours, floor) = (timings["ours"].best, timings["floor"].best)
    let compare = timings["compare"].best
    growth.add(kind.kind, pattern, size: size, time: ours, compare: compare)
    table.add(
      name, timings.description, figure: ours / floor, unit: "floor",
      bar: kind == TextRowElement.self ? nil : bar(pattern, kind.kind, compare: compare / floor))
  }
}

/// How many times the floor a difference may take.
private func bar(_ pattern: Pattern, _ kind: String, compare: Double) -> Double {
  switch pattern {
  case .nothing, .appendOne, .insertFirst: max(0.5, 1.3 * compare)
  case .mixedEdits: kind == "int" ? 2 : 1
  case .heavyEdits: 1.5
  case .shuffle: 4.5
  case .replaceAll, .reverse: 2.5
  }
}

/// Rows of nodes: making them, finding the difference and freeing all, against making them.
@MainActor
private func addNodeRows(size: Int, to table: inout Table, _ growth: inout Growth) {
  for pattern in Pattern.allCases {
    let name = "diff/node/\(size)/\(pattern.rawValue)"
    guard table.filter.matches(name) else { continue }
    let workload = Workload(pattern, size: size)
    let source: [CellNode] = elements(workload.source)
    let target: [CellNode] = elements(workload.target)
    let copy: [CellNode] = elements(workload.source)
    let timings = measure(
      [
        Candidate("render") {
          let target: [CellNode] = elements(workload.target)
          return StagedChangeset(source: source, target: target).changeCount
        },
        Candidate("build") { elements(workload.target) as [CellNode] },
        Candidate("ours") { StagedChangeset(source: source, target: target) },
        Candidate("compare") { compareAll(source, copy) },
      ], runs: runs(size))
    growth.add(
      "node", pattern, size: size, time: timings["ours"].best, compare: timings["compare"].best)
    table.add(
      name, timings.description, figure: timings["render"].best / timings["build"].best,
      unit: "build",
      bar: pattern.rawValue <= 5 ? 2 : nil)
  }
}
