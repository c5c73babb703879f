import CBenchmarks
import UIKit

/// Our table against GTK's own list view, `GtkListView` on a `GListStore`, and our flow layout
/// against `GtkGridView`, in one run and in turns.
///
/// Both show the same rows of two measured labels in the same fonts, in 390 × 844 pixels; items of
/// grids are 130 × 100 pixels, three a line. A figure
/// is the time that the processor works for the whole of it: the change, layout, and a picture
/// drawn with GSK's nodes by cairo into memory. The caller's data (an array of numbers here, an
/// array of `GtkStringObject`s there) exist before the clock starts.
///
/// `insert` and `change` tell both lists what has changed; `render-insert` leaves it to ours to
/// find out, and `reload` gives both of them all new rows.
let gtkChapter = Chapter(name: "gtk") { table in
  MainActor.assumeIsolated {
    if VirtualScreen.isConnected {
      GtkChapter(isGrid: false).run(&table)
      GtkChapter(isGrid: true).run(&table)
    } else {
      table.addHeading("gtk: skipped: no display")
    }
  }
}

@MainActor
private struct GtkChapter {
  private static let sizes = [100_000, 1_000_000]
  private static let runs = 9
  private static let frames = 300

  let isGrid: Bool

  func run(_ table: inout Table) {
    for size in Self.sizes {
      guard table.filter.mayMatch(name(size)) else { continue }
      let memory = memory(size)
      table.addHeading(
        isGrid
          ? "\(size) items in our flow layout and in GtkGridView: best (median) in ms"
          : "\(size) rows in our table and in GtkListView: best (median) in ms")
      let openings = firstFrames(size)
      add("first-frame", size, openings, to: &table)
      let (ours, gtk) = (makeOurs(size), makeGtk(size))
      ours.open()
      gtk.open()
      addUpdates(ours, gtk, size, to: &table)
      addScrolling(ours, gtk, size, to: &table)
      ours.close()
      gtk.close()
      table.add(
        "\(name(size))/memory",
        "bytes for each row, data included: ours \(memory.ours)  gtk \(memory.gtk)",
        figure: Double(memory.ours) / Double(memory.gtk), unit: "× GTK", bar: 1)
    }
  }

  /// What all rows of a size begin with.
  private func name(_ size: Int) -> String { isGrid ? "gtk/grid/\(size)" : "gtk/\(size)" }

  private func makeOurs(_ size: Int) -> any OurComparedList {
    isGrid ? OurList(items: size) : OurList(rows: size)
  }

  private func makeGtk(_ size: Int) -> GtkListUnderTest {
    GtkListUnderTest(count: size, isGrid: isGrid)
  }

  private func addUpdates(
    _ ours: any OurComparedList, _ gtk: GtkListUnderTest, _ size: Int, to table: inout Table
  ) {
    let lists: [any ComparedList] = [ours, gtk]
    var number = -1
    let inserted = inTurns(lists, runs: 3 * Self.runs) { list in
      number -= 1
      return processorTime { list.insertFirst(number) }
    }
    add("insert", size, inserted, to: &table)
    var found = Timing()
    for _ in 0..<Self.runs {
      number -= 1
      found.add(processorTime { ours.renderInsertedRow(number) })
      ours.tidy()
    }
    table.add(
      "\(name(size))/render-insert", text("ours", found) + "  told by a diff of all numbers",
      figure: found.best / inserted.gtk.best, unit: "× GTK", bar: nil)
    add("change", size, changes(lists, size), to: &table)
    add("jump", size, jumps(lists, size), to: &table)
    var first = size
    let reloaded = inTurns(lists, runs: 5) { list in
      first += size
      list.prepareData(from: first)
      return processorTime { list.reload() }
    }
    add("reload", size, reloaded, to: &table)
  }

  // MARK: What is measured

  private typealias Pair = (ours: Timing, gtk: Timing)

  /// What is allocated for each row once both lists are shown.
  private func memory(_ size: Int) -> (ours: Int, gtk: Int) {
    func held(_ make: () -> any ComparedList) -> Int {
      let before = allocated_bytes()
      let list = make()
      list.open()
      let bytes = allocated_bytes() - before
      list.close()
      list.tidy()
      return bytes / size
    }
    return (held { makeOurs(size) }, held { makeGtk(size) })
  }

  private func firstFrames(_ size: Int) -> Pair {
    var pair = Pair(Timing(), Timing())
    for run in 0...Self.runs {
      let (ours, gtk) = (makeOurs(size), makeGtk(size))
      let samples = (processorTime { ours.open() }, processorTime { gtk.open() })
      ours.close()
      gtk.close()
      // What is made once in the life of a process, fonts above all, is not measured.
      guard run > 0 else { continue }
      pair.ours.add(samples.0)
      pair.gtk.add(samples.1)
    }
    return pair
  }

  /// 1 % of the rows, at random places.
  private func changes(_ lists: [any ComparedList], _ size: Int) -> Pair {
    var random = Random(seed: UInt64(size))
    var first = size * 100
    return inTurns(lists) { list in
      let rows = Set((0..<size / 100).map { _ in Int.random(in: 0..<size, using: &random) })
      first += rows.count
      let numbers = Array(first..<first + rows.count)
      let sorted = rows.sorted()
      return processorTime { list.change(sorted, to: numbers) }
    }
  }

  private func jumps(_ lists: [any ComparedList], _ size: Int) -> Pair {
    inTurns(lists) { list in
      list.jump(to: 0)
      return processorTime { list.jump(to: size / 2) }
    }
  }

  private func inTurns(
    _ lists: [any ComparedList], runs: Int = Self.runs,
    _ measure: (any ComparedList) -> Duration
  ) -> Pair {
    var pair = Pair(Timing(), Timing())
    for run in 0...runs {
      let samples = lists.map { list in
        let sample = measure(list)
        list.tidy()
        return sample
      }
      guard run > 0 else { continue }
      pair.ours.add(samples[0])
      pair.gtk.add(samples[1])
    }
    return pair
  }

  // MARK: Rows

  private func add(_ name: String, _ size: Int, _ pair: Pair, to table: inout Table) {
    let row = "\(self.name(size))/\(name)"
    guard table.filter.matches(row) else { return }
    table.add(
      row, text("ours", pair.ours) + "  " + text("gtk", pair.gtk),
      figure: pair.ours.best / pair.gtk.best, unit: "× GTK", bar: 1)
  }

  /// 40 points a frame from the middle on.
  private func addScrolling(
    _ ours: any OurComparedList, _ gtk: GtkListUnderTest, _ size: Int, to table: inout Table
  ) {
    var pair = Pair(Timing(), Timing())
    ours.jump(to: size / 2)
    gtk.jump(to: size / 2)
    for _ in 0..<Self.frames {
      pair.ours.add(processorTime { ours.scroll(by: 40) })
      pair.gtk.add(processorTime { gtk.scroll(by: 40) })
    }
    let row = "\(name(size))/scroll"
    guard table.filter.matches(row) else { return }
    table.add(
      row, text("ours", pair.ours) + "  " + text("gtk", pair.gtk),
      figure: pair.ours.median / pair.gtk.median, unit: "× GTK", bar: 1)
  }
}
