import KumikoDiff

/// How fast differences are found, against what one pass over the elements costs.
let diffChapter = Chapter(name: "diff") { table in
  table.addHeading("diff: best (median) in ms")
  for size in [1_000, 10_000, 100_000, 1_000_000] {
    addFlatRows(of: IntElement.self, size: size, to: &table)
    addFlatRows(of: UUIDElement.self, size: size, to: &table)
    addNodeRows(size: size, to: &table)
  }
}

/// How often rows of a size are measured.
func runs(_ size: Int) -> Int { size >= 1_000_000 ? 3 : size >= 100_000 ? 9 : 15 }

/// A list before and after a pattern.
struct Workload {
  let source: [Specification]
  let target: [Specification]

  init(_ pattern: Pattern, size: Int) {
    var random = Random(seed: UInt64(size + pattern.rawValue))
    source = (0..<size).map { Specification(number: $0 &* 7 &+ 3) }
    target = Specification.edited(source, by: pattern, fresh: size * 8, using: &random)
  }
}

func elements<Element: BenchmarkElement>(_ specifications: [Specification]) -> [Element] {
  specifications.map { Element(number: $0.number, version: $0.version) }
}

/// Rows of elements with plain identifiers: the difference against one pass that hashes them all.
private func addFlatRows<Element: BenchmarkElement>(
  of kind: Element.Type, size: Int, to table: inout Table
) {
  for pattern in Pattern.allCases {
    let name = "diff/\(Element.kind)/\(size)/\(pattern.rawValue)"
    guard table.filter.matches(name) else { continue }
    let workload = Workload(pattern, size: size)
    let (source, target): ([Element], [Element]) = (elements(workload.source), elements(workload.target))
    var candidates = [
      Candidate("ours") { StagedChangeset(source: source, target: target) },
      Candidate("floor") { hashAll(source) ^ hashAll(target) },
      Candidate("compare") { compareAll(source, target) },
    ]
    if pattern.rawValue <= 3, size <= 100_000 {
      candidates.append(
        Candidate("stdlib") { target.difference(from: source) { $0.hasSameIdentifier(as: $1) } })
    }
    let timings = measure(candidates, runs: runs(size))
    let (ours, floor, compare) = (timings["ours"]!, timings["floor"]!, timings["compare"]!)
    let bar = bar(pattern, Element.kind, compare: compare.best / floor.best)
    table.add(
      name,
      ["ours", "floor", "compare", "stdlib"].map { text($0, timings[$0]) }
        .joined(separator: "  "),
      figure: ours.best / floor.best, unit: "floor", bar: bar)
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

/// Rows of nodes: making, comparing and dropping them against making them.
private func addNodeRows(size: Int, to table: inout Table) {
  for pattern in Pattern.allCases {
    let name = "diff/node/\(size)/\(pattern.rawValue)"
    guard table.filter.matches(name) else { continue }
    let workload = Workload(pattern, size: size)
    let (source, target): ([NodeElement], [NodeElement]) = (elements(workload.source), elements(workload.target))
    let timings = measure(
      [
        Candidate("render") {
          let target: [NodeElement] = elements(workload.target)
          return StagedChangeset(source: source, target: target).changeCount
        },
        Candidate("build") { elements(workload.target) as [NodeElement] },
        Candidate("ours") { StagedChangeset(source: source, target: target) },
        Candidate("compare") { compareAll(source, target) },
      ], runs: runs(size))
    let (render, build) = (timings["render"]!, timings["build"]!)
    table.add(
      name,
      ["render", "build", "ours", "compare"].map { text($0, timings[$0]) }.joined(separator: "  "),
      figure: render.best / build.best, unit: "build", bar: pattern.rawValue <= 5 ? 2 : nil)
  }
}

/// Feeds every identifier to a hasher.
@inline(never)
private func hashAll<Element: Differentiable>(_ elements: [Element]) -> Int {
  var result = 0
  for element in elements {
    var hasher = Hasher()
    hasher.combine(element.differenceIdentifier)
    result ^= hasher.finalize()
  }
  return result
}

/// Compares two arrays place by place, identifiers first.
@inline(never)
private func compareAll<Element: Differentiable>(_ source: [Element], _ target: [Element]) -> Int {
  var result = 0
  for index in 0..<min(source.count, target.count)
  where target[index].hasSameIdentifier(as: source[index])
    && target[index].isContentEqual(to: source[index])
  {
    result += 1
  }
  return result
}
