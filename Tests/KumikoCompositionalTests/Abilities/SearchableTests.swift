import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A list that can be searched", .closesWindows, .serialized)
@MainActor
struct SearchableTests {
  enum Scope: String, CaseIterable { case all, unread }

  final class Query {
    var text = ""
    var scope = Scope.all
  }

  let query = Query()

  private func options(_ searches: Log = Log()) -> ListOptions {
    ListOptions().searchable(text: Bound(query, \.text), prompt: "Search lines") { text in
      searches.begun.append(text)
      try? await searches.gate.pass()
      if !Task.isCancelled { searches.found.append(text) }
    }
  }

  /// What was searched for, and found.
  final class Log {
    let gate = Gate()
    var begun: [String] = []
    var found: [String] = []
  }

  private func searchBar(in view: UIView) -> UISearchBar? {
    for view in view.subviews {
      if let found = view as? UISearchBar ?? searchBar(in: view) { return found }
    }
    return nil
  }

  @Test("has a bar above its rows, whose text it is bound to", arguments: ListKind.allCases)
  func top(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    stage.render(options(), stage.section(0..<30))
    await stage.rest()
    let bar = try #require(searchBar(in: stage.view))
    #expect(bar.placeholder == "Search lines")
    #expect(bar.convert(bar.bounds, to: nil).minY >= 0)
    try stage.screen.tap(bar.searchTextField)
    try stage.screen.type("tea")
    #expect(query.text == "tea")
    stage.render(options(), stage.section(0..<3))
    await stage.rest()
    #expect(bar.text == "tea" && bar.searchTextField.isFirstResponder, "typing goes on")
    query.text = "milk"
    stage.render(options(), stage.section(0..<3))
    await stage.rest()
    #expect(bar.text == "milk")
    bar.delegate?.searchBarCancelButtonClicked(bar)
    #expect(query.text == "" && !bar.searchTextField.isFirstResponder)
    stage.render(ListOptions(), stage.section(0..<3))
    await stage.rest()
    #expect(searchBar(in: stage.view) == nil)
  }

  @Test(
    "shows its bar although it was rendered before it was in a window", arguments: ListKind.allCases
  )
  func late(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    let view = stage.view
    let home = try #require(view.superview)
    view.removeFromSuperview()
    stage.render(options(), stage.section(0..<30))
    #expect(searchBar(in: view) == nil)
    home.addSubview(view)
    await stage.rest()
    let bar = try #require(searchBar(in: view))
    #expect(bar.convert(bar.bounds, to: nil).minY >= 0)
  }

  @Test("has its bar in the navigation bar if there is one", arguments: [true, false])
  func navigation(isTable: Bool) async throws {
    let controller = UIViewController()
    controller.title = "Lines"
    let table = UITableView(frame: controller.view.bounds)
    let grid = UICollectionView(
      frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let list: UIScrollView = isTable ? table : grid
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list)
    let section = Section(id: 0) { for number in 0..<30 { AbilityStage.Line(number: number) } }
    let tables = TableRenderer(table)
    let grids = CollectionRenderer(grid)
    func render(_ options: ListOptions) {
      if isTable {
        tables.render(options) { section }
      } else {
        grids.render(options) { section.layout(.list(.plain)) }
      }
    }
    render(options())
    let screen = TestStage(
      root: UINavigationController(rootViewController: controller),
      size: CGSize(width: 300, height: 600))
    await screen.settleRenders()
    let search = try #require(controller.navigationItem.searchController)
    #expect(searchBar(in: list) == nil)
    try screen.tap(search.searchBar.searchTextField)
    await screen.settleRenders()
    try screen.type("so")
    await screen.settleRenders()
    #expect(query.text == "so")
    search.isActive = false
    await screen.settleRenders()
    #expect(query.text == "")
    render(ListOptions())
    await screen.settleRenders()
    #expect(controller.navigationItem.searchController == nil)
    screen.close()
  }

  @Test("finds with each change; the latest wins", arguments: ListKind.allCases)
  func latest(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    let log = Log()
    stage.render(options(log), stage.section(0..<30))
    await stage.rest()
    let bar = try #require(searchBar(in: stage.view))
    try stage.screen.tap(bar.searchTextField)
    for letter in ["a", "b", "c"] {
      try stage.screen.type(letter)
      await stage.rest()
    }
    for _ in 0..<50 where log.gate.canceled < 2 { await Task.yield() }
    log.gate.open()
    for _ in 0..<50 where log.found.isEmpty { await Task.yield() }
    #expect(log.begun == ["a", "ab", "abc"])
    #expect(log.found == ["abc"])
    #expect(log.gate.canceled == 2)
  }

  @Test("has a choice of where to search", arguments: ListKind.allCases)
  func scopes(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    var searches: [String] = []
    func render() {
      let options = ListOptions().searchable(
        text: Bound(query, \.text), scope: Bound(query, \.scope), scopes: Scope.allCases,
        scopeTitle: \.rawValue, placement: .top
      )
      .onSearch { [query] in searches.append("\($0) in \(query.scope)") }
      stage.render(options, stage.section(0..<30))
    }
    render()
    await stage.rest()
    let bar = try #require(searchBar(in: stage.view))
    #expect(bar.scopeButtonTitles == ["all", "unread"])
    try stage.screen.tap(on: "unread")
    await stage.rest()
    #expect(query.scope == .unread)
    #expect(searches == [" in unread"])
    query.scope = .all
    render()
    await stage.rest()
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(searches.count == 1, "what the app does is no search")
  }
}
