import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A list that can be refreshed", .closesWindows, .serialized)
@MainActor
struct RefreshableTests {
  let gate = Gate()

  private func options(_ gate: Gate) -> ListOptions {
    ListOptions().refreshable { try? await gate.pass() }
  }

  @Test("turns a wheel from the pull to the end of its task", arguments: ListKind.allCases)
  func refreshing(kind: ListKind) async {
    let stage = AbilityStage(kind)
    stage.render(options(gate), stage.section(0..<30))
    stage.screen.settle()
    stage.screen.pullToRefresh(stage.view)
    await stage.rest()
    #expect(gate.count == 1)
    #expect(stage.view.refreshControl?.isRefreshing == true)
    stage.screen.pullToRefresh(stage.view)
    await stage.rest()
    #expect(gate.count == 1, "what is under way is not begun again")
    gate.open()
    await stage.rest()
    #expect(stage.view.refreshControl?.isRefreshing == false)
    stage.screen.pullToRefresh(stage.view)
    await stage.rest()
    #expect(gate.count == 2)
    gate.open()
    await stage.rest()
  }

  @Test(
    "shows what is rendered meanwhile, and calls the newest action", arguments: ListKind.allCases)
  func rendering(kind: ListKind) async {
    let stage = AbilityStage(kind)
    var calls: [Int] = []
    for version in 0..<3 {
      stage.render(
        ListOptions().refreshable { calls.append(version) }, stage.section(0..<(30 + version)))
    }
    stage.screen.settle()
    stage.screen.pullToRefresh(stage.view)
    await stage.rest()
    #expect(calls == [2])
    #expect(stage.count == 32)
    #expect(stage.view.refreshControl?.isRefreshing == false)
  }

  @Test("cancels its task when the option goes", arguments: ListKind.allCases)
  func removing(kind: ListKind) async {
    let stage = AbilityStage(kind)
    stage.render(options(gate), stage.section(0..<30))
    stage.screen.settle()
    stage.screen.pullToRefresh(stage.view)
    await stage.rest()
    stage.render(ListOptions(), stage.section(0..<30))
    await stage.rest()
    #expect(gate.canceled == 1)
    #expect(stage.view.refreshControl == nil)
    #expect(stage.view.adjustedContentInset.top == 0)
  }

  @Test("cancels its task when the list goes")
  func leaving() async {
    var stage: AbilityStage? = AbilityStage(.table)
    if let stage {
      stage.render(options(gate), stage.section(0..<30))
      stage.screen.settle()
      stage.screen.pullToRefresh(stage.view)
      await stage.rest()
      stage.screen.close()
    }
    stage = nil
    for _ in 0..<20 where gate.canceled == 0 { await Task.yield() }
    #expect(gate.canceled == 1)
  }

  @Test("leaves an app's own control alone")
  func ownControl() {
    let stage = AbilityStage(.table)
    let own = UIRefreshControl()
    stage.view.refreshControl = own
    stage.render(ListOptions(), stage.section(0..<3))
    #expect(stage.view.refreshControl === own)
  }

  @Test("stands below a large title")
  func largeTitle() async {
    let controller = UITableViewController(style: .plain)
    controller.title = "Inbox"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = TestStage(root: navigation, size: CGSize(width: 300, height: 600))
    let renderer = TableRenderer(controller.tableView)
    renderer.render(options(gate)) {
      Section(id: 0) { for number in 0..<30 { AbilityStage.Line(number: number) } }
    }
    screen.settle()
    let top = controller.tableView.contentOffset.y
    screen.pullToRefresh()
    #expect(await !screen.settleRenders(limit: .milliseconds(200)))
    #expect(screen.pendingWork.last == "a refresh that has not ended: await settleRenders()")
    #expect(controller.tableView.contentOffset.y < top)
    gate.open()
    #expect(await screen.settleRenders())
    #expect(controller.tableView.contentOffset.y == top)
    screen.close()
  }
}
