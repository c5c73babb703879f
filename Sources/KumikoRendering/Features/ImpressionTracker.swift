import KumikoComponents
import UIKit

/// Finds out which rows have been seen: far enough in view for long enough.
@MainActor
final class ImpressionTracker {
  private struct RowKey: Hashable {
    var section: AnyHashable
    var row: AnyHashable
  }

  /// A cell whose row waits to be seen.
  private struct Watch {
    weak var cell: UIView?
    var key: RowKey
    var impressions: [Impression]
    /// Since when each impression's part of the row is in view.
    var starts: [CFTimeInterval?]
  }

  /// What a look at all rows has found.
  private struct Findings {
    let now: CFTimeInterval
    /// What to do about rows that have been seen.
    var due: [@MainActor () -> Void] = []
    /// How long it takes until another row may have been seen.
    var next = CFTimeInterval.infinity

    /// Takes down an impression whose part of a row is in view; returns whether it counts.
    @MainActor
    mutating func note(_ impression: Impression, since start: CFTimeInterval) -> Bool {
      let left = start + impression.duration - now
      guard left <= 0.001 else {
        next = min(next, left)
        return false
      }
      due.append(impression.action)
      return true
    }
  }

  private var watches: [ObjectIdentifier: Watch] = [:]

  /// How many impressions of a row were counted, those added first before others.
  private var counted: [RowKey: Set<Int>] = [:]

  private let timer = DisplayTimer()

  /// Whether no row in view waits to be seen.
  var isIdle: Bool { watches.isEmpty }

  /// A row was rendered into a cell.
  func rendered(
    _ impressions: [Impression], in cell: UIView, section: AnyHashable, row: AnyHashable
  ) {
    let name = ObjectIdentifier(cell)
    guard !impressions.isEmpty else {
      watches[name] = nil
      return
    }
    let key = RowKey(section: section, row: row)
    if watches[name]?.key == key, watches[name]?.starts.count == impressions.count {
      watches[name]?.impressions = impressions
    } else if counted[key]?.count != impressions.count {
      let starts = [CFTimeInterval?](repeating: nil, count: impressions.count)
      watches[name] = Watch(cell: cell, key: key, impressions: impressions, starts: starts)
    } else {
      watches[name] = nil
    }
  }

  /// A cell has left the list view.
  func ended(_ cell: UIView) { watches[ObjectIdentifier(cell)] = nil }

  /// Looks which rows are in view now, and calls the actions of those that have been for long
  /// enough.
  func check(in list: UIScrollView) {
    guard !isIdle else { return }
    let view = list.bounds.inset(by: list.adjustedContentInset)
    var findings = Findings(now: CACurrentMediaTime())
    for (name, watch) in watches {
      let fraction = watch.cell.map { Self.fraction(of: $0, in: view, list) } ?? 0
      watches[name] = inspect(watch, fraction: fraction, &findings)
    }
    schedule(after: findings.next, in: list)
    for action in findings.due { action() }
  }

  /// Looks at one row; returns what there is still to watch of it.
  private func inspect(
    _ watch: Watch, fraction: CGFloat, _ findings: inout Findings
  ) -> Watch? {
    var watch = watch
    var seen = counted[watch.key] ?? []
    for (index, impression) in watch.impressions.enumerated() where !seen.contains(index) {
      guard fraction > 0, fraction >= impression.fraction else {
        watch.starts[index] = nil
        continue
      }
      let start = watch.starts[index] ?? findings.now
      watch.starts[index] = start
      if findings.note(impression, since: start) { seen.insert(index) }
    }
    if !seen.isEmpty { counted[watch.key] = seen }
    return seen.count == watch.impressions.count ? nil : watch
  }

  private func schedule(after seconds: CFTimeInterval, in list: UIScrollView) {
    guard seconds.isFinite else { return timer.cancel() }
    timer.onReturn { [weak self, weak list] in
      if let list { self?.check(in: list) }
    }
    timer.schedule(after: seconds, in: list) { [weak self, weak list] in
      if let list { self?.check(in: list) }
    }
  }

  /// How much of a cell is in view, or how much of the view it fills, if that is more: along both
  /// axes.
  private static func fraction(of cell: UIView, in view: CGRect, _ list: UIScrollView) -> CGFloat {
    guard list.window != nil, !cell.isHidden else { return 0 }
    // Cells may stand in a part of the list view that scrolls by itself.
    let frame = cell.superview?.convert(cell.frame, to: list) ?? cell.frame
    let seen = frame.intersection(view)
    guard !seen.isNull, !frame.isEmpty, !view.isEmpty else { return 0 }
    return max(seen.height / frame.height, seen.height / view.height)
      * max(seen.width / frame.width, seen.width / view.width)
  }
}
