import Foundation

/// Rows of figures, each judged by a bar.
struct Table {
  let filter: Filter
  private var misses: [String] = []
  private var names: [String] = []

  init(filter: Filter) { self.filter = filter }

  /// Prints a row.
  ///
  /// - Parameters:
  ///   - name: The row's name, by which ``Filter`` chooses it.
  ///   - details: What was measured, as it should read.
  ///   - figure: What counts.
  ///   - unit: What the figure is a multiple of.
  ///   - bar: How great the figure may be, or `nil` when it is only worth knowing.
  mutating func add(
    _ name: String, _ details: String, figure: Double, unit: String, bar: Double?
  ) {
    names.append(name)
    let isMiss = bar.map { figure > $0 } ?? false
    if isMiss { misses.append(name) }
    let verdict = bar.map { "  ≤ \(padded(format($0), 5)) \(isMiss ? "MISS" : "ok")" } ?? ""
    print(
      "\(padded(name, 24)) \(padded(details, 88)) \(padded(format(figure), 5)) "
        + "\(padded(unit, 7))\(verdict)")
  }

  /// Prints a heading.
  func addHeading(_ text: String) { print("\n\(text)") }

  /// What the filter asks for although no row has such a name.
  var missingPrefixes: [String] { filter.prefixesWithoutRow(among: names) }

  /// Prints how many rows reach their bars.
  func printSummary() {
    print("\n\(names.count) rows, \(misses.count) of them over their bar")
    for miss in misses { print("MISS \(miss)") }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A number with three digits that count.
func format(_ number: Double) -> String {
  String(
    format: number < 1 ? "%.3f" : number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
}
