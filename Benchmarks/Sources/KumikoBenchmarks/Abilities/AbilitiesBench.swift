import HeadlessHost
import Kumiko
import UIKit

/// What a list can do that is scrolled.
enum BenchmarkAbility: String, CaseIterable {
  case refreshing, searching, paging, selecting, dropping, swiping, dragging, transitions, badges
}

/// A table of many lazily built rows with some abilities, on a headless screen.
@MainActor
final class AbilitiesBench {
  let display = HeadlessDisplay.install(scale: 1)
  private let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let renderer: TableRenderer
  private let window: UIWindow
  private var ids: [Int] = []
  private var ability: BenchmarkAbility?
  @Bound private var query = ""
  @Bound private var picked: Set<Int> = []
  @Bound private var expanded: Set<Int> = []

  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    renderer = TableRenderer(tableView)
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func close() {
    display.advanceUntilIdle()
    window.isHidden = true
  }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }

  // MARK: Scrolling

  /// Shows rows with an ability that nobody makes use of.
  func show(rows: Int, _ ability: BenchmarkAbility?) {
    (ids, self.ability) = (Array(0..<rows), ability)
    render(options)
    display.advanceUntilIdle()
    tableView.contentOffset.y = 20_000
    draw()
  }

  func scroll(by points: CGFloat) {
    tableView.contentOffset.y += points
    draw()
  }

  private var options: ListOptions {
    switch ability {
    case .refreshing: ListOptions().refreshable {}
    case .searching: ListOptions().searchable(text: $query, placement: .top)
    case .paging: ListOptions().pagination {}
    case .selecting: ListOptions().selection($picked)
    case .dropping: ListOptions().dropDestination(of: Int.self) { _, _ in }
    default: ListOptions()
    }
  }

  private func render(_ options: ListOptions) {
    let (ids, ability) = (ids, ability)
    renderer.render(options) {
      switch ability {
      case .swiping:
        Section(id: 0, of: ids, id: \.self) {
          BenchmarkRow(id: $0).swipeActions { RowAction("Archive") {} }
        }
      case .dragging:
        Section(id: 0, of: ids, id: \.self) { id in BenchmarkRow(id: id).draggable { id } }
      case .transitions:
        Section(id: 0, of: ids, id: \.self) { BenchmarkRow(id: $0).transition(.left) }
      case .badges: Section(id: 0, of: ids, id: \.self) { BenchmarkRow(id: $0).badge(0) }
      default: Section(id: 0, of: ids, id: \.self) { BenchmarkRow(id: $0) }
      }
    }
  }

  // MARK: Pages

  /// Adds a page of rows at the end, and shows them.
  func addPage(of count: Int, measuring frame: (() -> Void) -> Void) {
    ids += ids.count..<ids.count + count
    ability = .paging
    frame {
      render(ListOptions().pagination {})
      draw()
    }
    for _ in 0..<4 {
      frame { scroll(by: CGFloat(count) * 60 / 4) }
    }
  }

  // MARK: Outlines

  /// Folders that hold others: a number says which.
  struct Tree {
    var folders: Int
    var children: Int

    func children(of id: Int) -> Range<Int>? {
      id < folders ? folders + id * children..<folders + (id + 1) * children : nil
    }
  }

  func show(_ tree: Tree, expanded: Set<Int>) {
    self.expanded = expanded
    render(tree)
    display.advanceUntilIdle()
  }

  /// Opens or closes a folder, and draws the first frame of that.
  func toggle(_ id: Int, of tree: Tree, measuring clock: (() -> Void) -> Void) {
    expanded.formSymmetricDifference([id])
    clock {
      render(tree)
      draw()
    }
    display.advanceUntilIdle()
  }

  private func render(_ tree: Tree) {
    let expanded = $expanded
    renderer.render {
      Section(id: 0) {
        Outline(of: 0..<tree.folders, id: { $0 }, children: tree.children) { BenchmarkRow(id: $0) }
          .expanded(expanded)
      }
    }
  }
}
