import Kumiko
import KumikoTesting
import UIKit

/// The kinds of lists that an ability is to work in.
enum ListKind: String, CaseIterable, Sendable {
  case table, list, grid, shelf, waterfall, form
}

/// A list of a kind, 300 × 500 points, that shows numbered rows.
@MainActor
final class AbilityStage {
  let kind: ListKind
  let view: UIScrollView
  let screen: TestStage
  let table: TableRenderer?
  let collection: CollectionRenderer?

  init(_ kind: ListKind, isShown: Bool = true) {
    self.kind = kind
    let frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    switch kind {
    case .table, .form:
      let view = UITableView(frame: frame, style: kind == .form ? .insetGrouped : .plain)
      (table, collection, self.view) = (TableRenderer(view), nil, view)
    case .list, .grid, .shelf, .waterfall:
      let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      (table, collection, self.view) = (nil, CollectionRenderer(view), view)
    }
    screen = TestStage(view: view, size: frame.size)
    screen.runFrame()
  }

  /// Rows as the kind of list has them.
  struct Line: Component {
    var number: Int
    var id: Int { number }
    func render(in label: UILabel) { label.text = "line \(number)" }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 50) }
  }

  /// A section of numbered rows.
  func section(_ numbers: some Sequence<Int>) -> Section {
    arranged(Section(id: "lines") { for number in numbers { Line(number: number) } })
  }

  /// A section, arranged as the kind of list has it.
  func arranged(_ section: Section) -> Section {
    switch kind {
    case .table, .form: section
    case .list: section.layout(.list(.plain))
    case .grid: section.layout(.grid(columns: 2, height: .absolute(50)))
    case .shelf: section.layout(.shelf(height: 50))
    case .waterfall: section.layout(.waterfall(columns: 2))
    }
  }

  func render(_ options: ListOptions? = nil, _ sections: Section...) {
    render(options, sections)
  }

  func render(_ options: ListOptions? = nil, _ sections: [Section]) {
    if let table {
      if let options {
        table.render(options) { Group(of: sections) { $0 } }
      } else {
        table.render(sections)
      }
    }
    if let collection {
      if let options {
        collection.render(options) { Group(of: sections) { $0 } }
      } else {
        collection.render(sections)
      }
    }
    screen.runFrame()
  }

  /// Lets everything come to rest that goes by way of other tasks.
  func rest() async {
    for _ in 0..<4 {
      for _ in 0..<20 { await Task.yield() }
      // Work on other threads comes back, also on a machine that is busy.
      try? await Task.sleep(for: .milliseconds(3))
      screen.advance(by: 0.4)
    }
  }

  /// How many rows there are.
  var count: Int {
    (view as? UITableView).map { $0.numberOfRows(inSection: 0) }
      ?? (view as? UICollectionView)?.numberOfItems(inSection: 0) ?? 0
  }

  /// The texts of the rows in view, in their order.
  var rowTexts: [String] {
    let cells: [UIView] =
      if let table = view as? UITableView {
        table.visibleCells
      } else if let collection = view as? UICollectionView {
        collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
      } else { [] }
    return cells.compactMap { cell in
      descendants(of: cell).compactMap { ($0 as? UILabel)?.text }.first
    }
  }

  /// The cell that shows a text.
  func cell(showing text: String) -> UIView? {
    guard let label = try? screen.view(called: text) else { return nil }
    return sequence(first: label, next: { $0.superview }).first {
      $0 is UITableViewCell || $0 is UICollectionViewCell
    }
  }

  /// All views inside of another, parents before children.
  func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }

  /// Scrolls to the end, or along a shelf.
  func scrollToEnd() {
    screen.settle()
    if kind == .shelf {
      for region in view.subviews.compactMap({ $0 as? UIScrollView }) {
        region.contentOffset.x = max(0, region.contentSize.width - region.bounds.width)
      }
    } else {
      // Rows that are measured on the way are higher or lower than was thought.
      for _ in 0..<4 {
        let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
        view.contentOffset.y = max(-view.adjustedContentInset.top, end)
        screen.runFrame()
      }
    }
    screen.runFrame()
    screen.settle()
  }
}

/// Lets a test decide when something asynchronous ends.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  private(set) var count = 0
  private(set) var canceled = 0

  /// Waits until the gate is opened, or fails.
  func pass() async throws {
    count += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func open() { take().forEach { $0.resume() } }
  func fail(_ error: any Error) { take().forEach { $0.resume(throwing: error) } }

  private func cancel() {
    canceled += 1
    fail(CancellationError())
  }

  private func take() -> [CheckedContinuation<Void, any Error>] {
    defer { waiting = [] }
    return waiting
  }
}

struct Offline: LocalizedError { var errorDescription: String? { "You are offline." } }
