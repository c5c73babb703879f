#if DEBUG
import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Rows that keep their screen` {
  /// A screen whose rows have a swipe action that uses the screen.
  class Screen: UIViewController {
    let tableView = UITableView()
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    private(set) var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      view.addSubview(tableView)
      renderer.target = tableView
      update()
    }

    func update() {
      count += 1
      renderer.render(sections())
    }

    func sections() -> [Section] { [] }
  }

  /// The inner list of captures makes the outer closure capture the screen.
  final class KeptByAction: Screen {
    override func sections() -> [Section] {
      [
        Section(id: 0) {
          ListRow("Row \(count)").id(0).swipeActions {
            RowAction("Add") { [weak self] in self?.update() }
          }
        }
      ]
    }
  }

  final class KeptByLazySection: Screen {
    override func sections() -> [Section] {
      [Section(id: 0, of: [count], id: \.self) { ListRow("\($0) of \(self.count)").id(0) }]
    }
  }

  final class Free: Screen {
    override func sections() -> [Section] {
      [
        Section(id: 0) {
          ListRow("Row \(count)").id(0)
            .swipeActions { [weak self] in RowAction("Add") { self?.update() } }
            .onSelect { [weak self] in self?.update() }
        }
      ]
    }
  }

  /// Shows a screen, updates it, and returns what was reported.
  private func reports(of screen: Screen) -> [KumikoDiagnostic] {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reported: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reported.append($0) }
    let stage = TestStage(root: screen)
    for _ in 0..<3 {
      screen.update()
      stage.settle()
    }
    stage.close()
    stage.window.rootViewController = nil
    return reported
  }

  @Test func `are reported once, by the name of the screen`() {
    let reported = reports(of: KeptByAction())
    #expect(reported == [.screenKeptByRows(screen: "KeptByAction")])
    #expect(reported.first?.description.contains("[weak self] in the outermost closure") == true)
    #expect(reports(of: KeptByLazySection()) == [.screenKeptByRows(screen: "KeptByLazySection")])
  }

  @Test func `are none if they hold it weakly, and the screen goes`() {
    weak var screen: Free?
    do {
      let free = Free()
      screen = free
      #expect(reports(of: free) == [])
    }
    #expect(screen == nil)
  }
}
#endif
