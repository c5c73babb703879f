import Foundation

/// Rows of figures, each judged by a bar.
struct Table {
  let filter: Filter
  private var misses: [String] = []
  private var rowCount = 0

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
    rowCount += 1
    let isMiss = bar.map { figure > $0 } ?? false
    if isMiss { misses.append(name) }
    let verdict = bar.map { "≤ \(String(format: "%5.2f", $0))  \(isMiss ? "MISS" : "ok")" } ?? ""
    let value = "\(String(format: "%7.2f", figure)) \(padded(unit, 11))"
    print("\(padded(name, 26)) \(padded(details, 76)) \(value) \(verdict)")
  }

  /// Prints a heading.
  func addHeading(_ text: String) { print("\n\(text)") }

  /// Prints how many rows reach their bars.
  func printSummary() {
    print("\n\(rowCount) rows, \(misses.count) of them over their bar")
    for miss in misses { print("MISS \(miss)") }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A time as best and median in milliseconds.
func text(_ name: String, _ timing: Timing?) -> String {
  guard let timing else { return "" }
  return name + String(format: " %.2f (%.2f)", timing.best, timing.median)
}
