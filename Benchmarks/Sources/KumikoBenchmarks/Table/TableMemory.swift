import CBenchmarks
import HeadlessHost
import Kumiko
import UIKit

/// What rows that nobody sees cost, and whether a list that is rendered again and again grows.
@MainActor
struct TableMemory {
  func addRows(to table: inout Table) {
    guard table.filter.mayMatch("table/memory") else { return }
    table.addHeading("table/memory: allocated bytes for each row, beyond the caller's data")
    for size in [100_000, 1_000_000] {
      add("lazy/\(size)", bytes(size, isLazy: true), of: size, bar: 40, to: &table)
    }
    add("eager/100000", bytes(100_000, isLazy: false), of: 100_000, bar: 200, to: &table)
    let growth = growth(renders: 10_000)
    table.add(
      "table/memory/renders", "growth in 10,000 renders of 50 rows: \(growth) bytes",
      figure: Double(growth) / 10_000, unit: "bytes", bar: 1)
  }

  private func add(
    _ name: String, _ bytes: Int, of size: Int, bar: Double, to table: inout Table
  ) {
    table.add(
      "table/memory/\(name)", "in all \(bytes / 1_024) KB", figure: Double(bytes) / Double(size),
      unit: "bytes", bar: bar)
  }

  /// What a table holds after its first picture and an update, beyond what it holds with a thousand
  /// rows.
  private func bytes(_ size: Int, isLazy: Bool) -> Int {
    _ = held(1_000, isLazy: isLazy)
    return held(size, isLazy: isLazy) - held(1_000, isLazy: isLazy)
  }

  private func held(_ size: Int, isLazy: Bool) -> Int {
    var ids = Array(0..<size)
    let before = allocated_bytes()
    let list = MemoryList(isLazy: isLazy)
    defer { list.close() }
    list.render(ids)
    ids = Array(0..<size)
    ids[size / 2] = -1
    list.render(ids)
    // The older array has gone with the older section, the newer one has taken its place.
    return allocated_bytes() - before
  }

  private func growth(renders: Int) -> Int {
    let list = MemoryList(isLazy: false)
    defer { list.close() }
    for round in 0..<500 { list.render(rows(round)) }
    let before = allocated_bytes()
    for round in 0..<renders { list.render(rows(round)) }
    return max(0, allocated_bytes() - before)
  }

  /// Fifty rows, of which some come and go.
  private func rows(_ round: Int) -> [Int] { (0..<50).filter { ($0 + round) % 7 != 0 } }
}

/// A table on a headless screen.
@MainActor
private final class MemoryList {
  private let display = HeadlessDisplay.install(scale: 1)
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private let window: UIWindow
  private let isLazy: Bool

  init(isLazy: Bool) {
    self.isLazy = isLazy
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    renderer.target = tableView
  }

  func render(_ ids: [Int]) {
    if isLazy {
      renderer.render([Section(id: 0, of: ids, id: \.self) { BenchmarkRow(id: $0) }])
    } else {
      renderer.render([Section(id: 0) { for id in ids { BenchmarkRow(id: id) } }])
    }
    display.advance(by: 0.4, framesPerSecond: 5)
    keep(display.snapshot())
  }

  func close() {
    window.isHidden = true
    display.advanceUntilIdle()
  }
}
