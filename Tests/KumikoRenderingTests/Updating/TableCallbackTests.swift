import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Renders from within what a table calls while it lays out.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A render while a table lays out` {
  enum Callback: CaseIterable {
    case render, willDisplay, endDisplay, size, window, superview, controllerDisappears, overridden
    case registration
  }

  /// A row that does something when its content is called back.
  struct Row: Component {
    var id: Int
    var callback: Callback?
    var call: @MainActor () -> Void = {}

    /// Content goes into a cell that has none yet, or has that of another kind of row.
    var reuseIdentifier: String { callback == .superview ? "row \(id)" : "row" }

    func renderContent() -> CallingView {
      let content = CallingView()
      if callback == .superview { content.didMove = call }
      return content
    }

    func render(in content: CallingView) {
      content.label.text = "row \(id)"
      content.didEnterWindow = callback == .window ? call : {}
      if callback == .render { call() }
    }

    func referenceSize(in bounds: CGRect) -> CGSize? {
      if callback == .size { call() }
      return CGSize(width: 0, height: 40)
    }

    func contentWillDisplay(_ content: CallingView) { if callback == .willDisplay { call() } }
    func contentDidEndDisplay(_ content: CallingView) { if callback == .endDisplay { call() } }
  }

  final class CallingView: UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    var didEnterWindow: () -> Void = {}
    var didMove: () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if label.superview == nil { addSubview(label) }
      didEnterWindow()
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      didMove()
    }
  }

  final class Controller: UIViewController {
    var call: @MainActor () -> Void = {}
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      call()
    }
  }

  struct ControllerRow: Component {
    var id: Int
    var call: @MainActor () -> Void
    func renderContent() -> Controller { Controller() }
    func render(in content: Controller) { content.call = call }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 40) }
  }

  final class CallingAdapter: UITableViewAdapter {
    var callback: Callback?
    var call: () -> Void = {}

    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      if callback == .overridden { call() }
    }

    override func cellRegistration(
      tableView: UITableView, indexPath: IndexPath, node: CellNode
    ) -> CellRegistration {
      if callback == .registration { call() }
      return super.cellRegistration(tableView: tableView, indexPath: indexPath, node: node)
    }
  }

  func rows(
    _ count: Int, _ callback: Callback? = nil, _ call: @escaping @MainActor () -> Void = {}
  ) -> [Section] {
    [
      Section(id: 0) {
        for id in 0..<count {
          if callback == .controllerDisappears {
            ControllerRow(id: id, call: call).id(id)
          } else {
            Row(id: id, callback: callback, call: call).id(id)
          }
        }
      }
    ]
  }

  /// Scrolls a table, no further than to its end, and lays it out.
  func scroll(_ table: UITableView, to offset: CGFloat) {
    table.contentOffset.y = min(offset, max(0, table.contentSize.height - table.bounds.height))
    table.layoutIfNeeded()
  }

  @Test(arguments: Callback.allCases, [2, 100, 0])
  func `is shown when that is over`(callback: Callback, count: Int) async {
    let adapter = CallingAdapter()
    let stage = TableStage(size: CGSize(width: 200, height: 400), adapter: adapter)
    let once = Once()
    let call: @MainActor () -> Void = { [unowned stage] in
      guard once.isArmed, once.take() else { return }
      stage.renderer.render(rows(count))
    }
    stage.render(rows(60, callback, call))
    stage.screen.settle()
    (adapter.callback, adapter.call) = (callback, call)
    once.isArmed = true
    scroll(stage.table, to: 1200)
    scroll(stage.table, to: 400)
    for _ in 0..<8 {
      stage.screen.advance(by: 0.1)
      await Task.yield()
    }
    stage.screen.settle()
    #expect(stage.adapter.data[0].cells.count == count)
    #expect(stage.table.numberOfRows(inSection: 0) == count)
    #expect(stage.table.visibleCells.count == min(count, 10))
    #expect(stage.completionCount == 2)
  }
}
