import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// A list below another controller for a while.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1)))
struct `A list that another controller is pushed over` {
  let log = Log()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  let navigation: UINavigationController
  let screen: TestStage

  init() {
    let controller = UIViewController()
    controller.view.addSubview(table)
    navigation = UINavigationController(rootViewController: controller)
    screen = TestStage(root: navigation)
    renderer.target = table
  }

  func render(_ text: String, with renderer: Renderer<UITableViewUpdater<UITableViewAdapter>>) {
    renderer.render(sections(text, log: log))
    screen.settle()
  }

  func push() {
    navigation.pushViewController(UIViewController(), animated: true)
    screen.settle()
    #expect(table.window == nil)
  }

  func pop() {
    navigation.popViewController(animated: true)
    screen.settle()
    #expect(table.window != nil)
  }

  @Test func `displays its rows all the time`() {
    render("A: a b", with: renderer)
    _ = log.take()
    push()
    pop()
    #expect(log.take() == [])
    render("A: a", with: renderer)
    #expect(log.take().contains("end b0"))
  }

  @Test func `ends the display of its rows when it dies`() async {
    let log = log
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
      let other = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
      navigation.view.addSubview(table)
      other.target = table
      render("A: a b", with: other)
      #expect(log.take().filter { $0.hasPrefix("display") } == ["display a0", "display b0"])
      table.removeFromSuperview()
      #expect(log.take() == [])
    }
    screen.settle()
    for _ in 0..<4 { await Task.yield() }
    #expect(log.take().sorted() == ["end a0", "end b0"])
  }

  @Test func `counts impressions once, also those that were interrupted`() async {
    let log = log
    renderer.render(
      Section(id: 0) {
        Item("a").onImpression(duration: 1) { log.events.append("a") }
        Item("b").onImpression(duration: 3) { log.events.append("b") }
      })
    screen.advance(by: 1.5)
    #expect(log.take() == ["a"])
    push()
    screen.advance(by: 5)
    #expect(log.take() == [])
    pop()
    for _ in 0..<3 { await Task.yield() }
    screen.advance(by: 4)
    #expect(log.take() == ["b"])
  }

  final class RowController: UIViewController {
    var log: Log?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.events.append("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log?.events.append("disappeared")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log?.events.append(parent == nil ? "left" : "joined")
    }
  }

  struct ControllerRow: Component {
    var log: Log
    func renderContent() -> RowController {
      let controller = RowController()
      controller.log = log
      return controller
    }
    func render(in content: RowController) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 100) }
  }

  @Test func `keeps controllers in its rows, and has them appear and disappear`() {
    renderer.render(Section(id: 0) { ControllerRow(log: log).id(0) })
    screen.settle()
    #expect(log.take() == ["joined", "appeared"])
    push()
    #expect(log.take() == ["disappeared"])
    pop()
    #expect(log.take() == ["appeared"])
    renderer.render([Section]())
    screen.settle()
    #expect(log.take().sorted() == ["disappeared", "left"])
  }
}
