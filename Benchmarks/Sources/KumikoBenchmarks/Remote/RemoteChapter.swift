import CBenchmarks
import Foundation
import KumikoDocuments
import KumikoRemote
import UIKit

/// Screens of documents: reading, showing and changing 1,000 rows, beside `JSONDecoder`.
let remoteChapter = Chapter(name: "remote") { table in
  MainActor.assumeIsolated { RemoteChapter().run(&table) }
}

@MainActor
private struct RemoteChapter {
  private static let runs = 20

  private let whole = RemoteDocuments.screen()
  private let changed = RemoteDocuments.screen(changed: RemoteDocuments.onePercent)
  private let patch = RemoteDocuments.patch(of: RemoteDocuments.onePercent.sorted())

  func run(_ table: inout Table) {
    table.addHeading("remote, \(RemoteDocuments.rowCount) rows in \(whole.count / 1_024) KB")
    guard let screen = read(whole) else { return }
    loads(screen, &table)
    updates(screen, &table)
    if table.filter.matches("remote/memory") { memory(&table) }
    if table.filter.matches("remote/page") { pages(screen, &table) }
    if table.filter.matches("remote/growth") { growth(screen, &table) }
  }

  private func read(_ data: Data, previous: RemoteScreen? = nil) -> RemoteScreen? {
    RemoteScreen.read(data, file: "items.json", previous: previous).screen
  }

  private func decode() -> FittingScreen? {
    try? JSONDecoder().decode(FittingScreen.self, from: whole)
  }

  // MARK: Loads

  private func loads(_ screen: RemoteScreen, _ table: inout Table) {
    let names = ["read", "show", "main-actor"]
    guard names.contains(where: { table.filter.matches("remote/\($0)") }) else { return }
    precondition(decode()?.sections.count == screen.document.sections.count)
    var (decoding, reading, showing, main) = (Timing(), Timing(), Timing(), Timing())
    for _ in 0...Self.runs {
      let decoded = processorTime { keep(decode()) }
      var next: RemoteScreen?
      let taken = processorTime { next = read(whole) }
      guard let next, let bench = RemoteBench() else { return }
      let shown = processorTime { bench.show(next) }
      bench.close()
      decoding.add(decoded)
      reading.add(taken)
      showing.add(taken + shown)
      main.add(shown)
    }
    add("read", "JSONDecoder", decoding, "read and check", reading, bar: 1, &table)
    add("show", "JSONDecoder", decoding, "with the first frame", showing, bar: 2, &table)
    guard table.filter.matches("remote/main-actor") else { return }
    table.add(
      "remote/main-actor", text("first frame", main) + " ms", figure: main.median, unit: "ms",
      bar: 4)
  }

  private func add(
    _ name: String, _ yardstick: String, _ standard: Timing, _ what: String, _ timing: Timing,
    unit: String = "× JSON", bar: Double, _ table: inout Table
  ) {
    guard table.filter.matches("remote/\(name)") else { return }
    table.add(
      "remote/\(name)", "\(text(yardstick, standard))  \(text(what, timing)) ms",
      figure: timing.median / standard.median, unit: unit, bar: bar)
  }

  // MARK: Updates

  private func updates(_ screen: RemoteScreen, _ table: inout Table) {
    let names = ["again", "changed", "patch", "unchanged", "update-main-actor"]
    guard names.contains(where: { table.filter.matches("remote/\($0)") }) else { return }
    var (decoding, loading, main) = (Timing(), Timing(), Timing())
    var (again, changing, patching, same) = (Timing(), Timing(), Timing(), Timing())
    for _ in 0...Self.runs {
      decoding.measure { keep(decode()) }
      guard let bench = RemoteBench() else { return }
      loading.measure { if let first = read(whole) { bench.show(first) } }
      bench.settle()
      let shown = bench.screen
      again.measure { if let screen = read(whole, previous: shown) { bench.show(screen) } }
      // What a 304 comes to, once its header is read: the screen that is there stays.
      same.measure { bench.show(shown) }
      bench.settle()
      var next: RemoteScreen?
      let taken = processorTime { next = read(changed, previous: shown) }
      let drawn = processorTime { if let next { bench.show(next) } }
      changing.add(taken + drawn)
      main.add(drawn)
      bench.show(shown)
      bench.settle()
      patching.measure { apply(patch, to: bench) }
      bench.close()
    }
    add("again", "JSONDecoder", decoding, "the same bytes", again, bar: 0.02, &table)
    add("changed", "JSONDecoder", decoding, "1 % changed", changing, bar: 0.3, &table)
    add(
      "patch", "first load", loading, "patch of 1 %", patching, unit: "× load", bar: 0.1, &table)
    add("unchanged", "first load", loading, "unchanged", same, unit: "× load", bar: 0.02, &table)
    guard table.filter.matches("remote/update-main-actor") else { return }
    table.add(
      "remote/update-main-actor", text("1 % changed", main) + " ms", figure: main.median,
      unit: "ms", bar: 4)
  }

  private func apply(_ patch: Data, to bench: RemoteBench) {
    guard case .patched(let screen, _) = bench.screen.receiving(patch, file: "patch.json") else {
      preconditionFailure("the patch fits the screen")
    }
    bench.show(screen)
  }

  // MARK: Memory

  private func memory(_ table: inout Table) {
    keep(read(whole))
    let before = allocated_bytes()
    let screen = read(whole)
    let bytes = allocated_bytes() - before
    keep(screen)
    table.add(
      "remote/memory", "a screen that was read holds \(bytes / 1_024) KB",
      figure: Double(bytes) / Double(whole.count), unit: "× bytes", bar: 3)
  }

  /// What a thousand patches add once every row has come by patch, which takes the first thousand.
  /// What they say repeats itself: the host keeps some hundred texts that it has laid out, and that
  /// cache would take thousands of new ones to be full.
  private func growth(_ screen: RemoteScreen, _ table: inout Table) {
    guard let bench = RemoteBench(screen) else { return }
    for round in 0..<1_000 { update(bench, round) }
    bench.settle()
    let before = allocated_bytes()
    for round in 1_000..<2_000 { update(bench, round) }
    bench.settle()
    let growth = max(0, allocated_bytes() - before)
    bench.close()
    table.add(
      "remote/growth", "growth in 1,000 patches of ten rows: \(growth) bytes",
      figure: Double(growth) / 1_000, unit: "bytes", bar: 64)
  }

  private func update(_ bench: RemoteBench, _ round: Int) {
    let rows = (0..<10).map { ($0 * 97 + round * 7) % RemoteDocuments.rowCount }
    apply(RemoteDocuments.patch(of: rows, round: round % 8), to: bench)
  }

  // MARK: Pages

  /// Frames of scrolling in which pages come; what is not the main actor's work is left out.
  private func pages(_ screen: RemoteScreen, _ table: inout Table) {
    guard let bench = RemoteBench(screen) else { return }
    bench.settle()
    for _ in 0..<30 { bench.scroll(by: 20) }
    var (frames, appending) = (Timing(), Timing())
    for number in 0..<10 {
      let result = bench.screen.receivingPage(
        RemoteDocuments.page(number), of: RemoteDocuments.lastSection, file: "page.json")
      guard case .patched(let next, _) = result else { preconditionFailure("the page fits") }
      appending.measure {
        bench.controller.show(next)
        bench.scroll(by: 20)
      }
      for _ in 0..<9 { frames.measure { bench.scroll(by: 20) } }
    }
    bench.close()
    let worst = max(frames.high, appending.high)
    table.add(
      "remote/page", "\(text("frame", frames))  \(text("with a page", appending)) ms",
      figure: worst, unit: "ms", bar: 8)
  }
}
