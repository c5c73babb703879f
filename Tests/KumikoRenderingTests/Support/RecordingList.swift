import Kumiko
import UIKit
import _TestSupport

/// A list view that writes down what it is told, and holds no views of its own accord.
final class RecordingList: UIScrollView, BatchUpdating {
  let log = Log()
  /// The data at the beginning and at the end of each batch, as texts.
  weak var adapter: ListAdapter?
  var isShown = true
  var isDragged = false
  var visible: [VisibleElement] = []
  var itemFrames: [IndexPath: CGRect] = [:]
  /// Called while a batch is performed, as a layout would be.
  var duringBatch: () -> Void = {}
  /// Whether completions wait for ``finishAnimations()``.
  var animates = false
  private var running: [() -> Void] = []
  private let stage = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override var window: UIWindow? { isShown ? stage : nil }
  override var isDragging: Bool { isDragged }

  var visibleElements: [VisibleElement] { visible }
  func frameOfItem(at indexPath: IndexPath) -> CGRect { itemFrames[indexPath] ?? .zero }
  func reloadData() { log.events.append("reload") }

  func performBatch(_ updates: () -> Void, completion: @escaping () -> Void) {
    log.events.append(UIView.areAnimationsEnabled ? "batch" : "still batch")
    updates()
    duringBatch()
    if animates { running.append(completion) } else { completion() }
  }

  func perform(_ operation: BatchOperation, animations: String) {
    log.events.append("\(words(for: operation)) on \(adapter.map { text(of: $0.data) } ?? "")")
  }

  func finishAnimations() {
    let completions = running
    running = []
    for completion in completions { completion() }
  }
}

/// An operation as words such as `"move item (0, 1) to (0, 0)"`.
private func words(for operation: BatchOperation) -> String {
  func list(_ sections: IndexSet) -> String { sections.map(String.init).joined(separator: " ") }
  func list(_ paths: [IndexPath]) -> String { paths.map(pair).joined(separator: " ") }
  func pair(_ path: IndexPath) -> String { "(\(path.section), \(path.item))" }
  return switch operation {
  case .deleteSections(let sections): "delete sections \(list(sections))"
  case .insertSections(let sections): "insert sections \(list(sections))"
  case .reloadSections(let sections): "reload sections \(list(sections))"
  case .moveSection(let source, let target): "move section \(source) to \(target)"
  case .deleteItems(let paths): "delete items \(list(paths))"
  case .insertItems(let paths): "insert items \(list(paths))"
  case .reloadItems(let paths): "reload items \(list(paths))"
  case .moveItem(let source, let target): "move item \(pair(source)) to \(pair(target))"
  }
}

/// Sections as a text such as `"A: a0 b1 | B:"`.
@MainActor
func text(of sections: [Section]) -> String {
  sections.map { section in
    let rows = section.cells.map { node in
      node.component(as: Item.self).map { " \($0.id)\($0.version)" } ?? " ?"
    }
    return "\(section.id):\(rows.joined())"
  }.joined(separator: " | ")
}

/// A list view of 100 × 100 points, its adapter and its updater.
@MainActor
final class RecordingStage {
  let list = RecordingList(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let adapter = ListAdapter()
  let updater = ListUpdater<RecordingList, ListAdapter>(animations: "")
  let renderer: Renderer<ListUpdater<RecordingList, ListAdapter>>
  private(set) var completionCount = 0

  init(_ texts: String...) {
    renderer = Renderer(adapter: adapter, updater: updater)
    list.adapter = adapter
    adapter.data = texts.flatMap { sections($0) }
    renderer.target = list
    updater.completion = { [weak self] in self?.completionCount += 1 }
    _ = list.log.take()
  }

  /// Renders sections, and returns what the list was told.
  func render(_ texts: String...) -> [String] { render(texts) }

  func render(_ texts: [String]) -> [String] {
    renderer.render(texts.flatMap { sections($0) })
    return list.log.take()
  }

  var text: String { KumikoRenderingTests.text(of: adapter.data) }
}
