import Kumiko

/// Rows of sections of elements with plain identifiers.
@MainActor
func addSectionRows<Element: BenchmarkElement>(of kind: Element.Type, to table: inout Table) {
  addSectionRows(kind.kind, to: &table) { workload in
    let source: [ArraySection<SectionModel, Element>] = workload.source.map(arraySection)
    let target: [ArraySection<SectionModel, Element>] = workload.target.map(arraySection)
    let (flatSource, flatTarget) = (source.flatMap(\.elements), target.flatMap(\.elements))
    return [
      Candidate("ours") { StagedChangeset(source: source, target: target) },
      Candidate("flat") { StagedChangeset(source: flatSource, target: flatTarget) },
    ]
  }
}

/// Rows of sections of nodes.
@MainActor
func addNodeSectionRows(to table: inout Table) {
  addSectionRows("node", to: &table) { workload in
    let source = workload.source.map { Section(id: $0.id, cells: elements($0.elements)) }
    let target = workload.target.map { Section(id: $0.id, cells: elements($0.elements)) }
    let (flatSource, flatTarget) = (source.flatMap(\.cells), target.flatMap(\.cells))
    return [
      Candidate("ours") { StagedChangeset(source: source, target: target) },
      Candidate("flat") { StagedChangeset(source: flatSource, target: flatTarget) },
    ]
  }
}

/// A row for each pattern, and one for elements and sections that cross.
@MainActor
private func addSectionRows(
  _ kind: String, to table: inout Table, candidates: (SectionedWorkload) -> [Candidate]
) {
  for title in Pattern.allCases.map({ "\($0.rawValue)" }) + ["cross"] {
    let name = "diff/sections/\(kind)/\(title)"
    guard table.filter.matches(name) else { continue }
    let pattern = Int(title).flatMap(Pattern.init)
    let workload = pattern.map(SectionedWorkload.init) ?? .crossing()
    let timings = measure(candidates(workload), runs: runs(100_000))
    table.add(
      name, timings.description, figure: timings["ours"].best / timings["flat"].best, unit: "flat",
      bar: 1.3)
  }
}

/// A section that is nothing but its number.
struct SectionModel: Hashable, Differentiable {
  let id: Int
}

@MainActor
private func arraySection<Element: BenchmarkElement>(
  _ section: SectionedWorkload.Section
) -> ArraySection<SectionModel, Element> {
  ArraySection(model: SectionModel(id: section.id), elements: elements(section.elements))
}
