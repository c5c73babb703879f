import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct LargeTitleTests {
  private let list = UIScrollView()
  private let controller = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    controller.title = "Big"
    controller.view = list
    list.contentSize = CGSize(width: 390, height: 3000)
    list.alwaysBounceVertical = true
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(root: navigation)
  }

  private var height: CGFloat { navigation.navigationBar.frame.height }

  @Test func `at the top there is room for the title`() {
    #expect(height == 96)
    #expect(list.adjustedContentInset.top == 96)
    #expect(list.contentOffset.y == -96)
  }

  @Test func `content takes the room as it is scrolled`() {
    list.contentOffset.y = -76
    #expect(height == 76)
    #expect(list.contentOffset.y == -76)
    list.contentOffset.y = 100
    #expect(height == 44)
    #expect(list.adjustedContentInset.top == 44)
    list.contentOffset.y = -96
    #expect(height == 96)
    #expect(list.contentOffset.y == -96)
  }

  @Test func `pulled down, the bar grows with the content`() {
    list.contentOffset.y = -116
    #expect(height == 116)
    #expect(list.adjustedContentInset.top == 96)
  }

  @Test func `a finger pulls the title out again`() {
    list.contentOffset.y = 0
    stage.frame()
    drag(from: 300, to: 430)
    stage.advance(by: 2)
    #expect(height == 96)
    #expect(list.contentOffset.y == -96)
  }

  @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 320, height: 568)])
  func `content at its top stays there in windows of other sizes`(size: CGSize) {
    let table = UITableView()
    let rows = TurnedRows()
    table.dataSource = rows
    let other = UIViewController()
    other.view = table
    other.title = "Rows"
    navigation.setViewControllers([other], animated: false)
    stage.frame()
    #expect(height == 96)
    let usual = stage.window.frame.size
    for size in [size, usual] {
      stage.window.frame.size = size
      stage.advance(by: 1)
      #expect(height == 96)
      #expect(table.contentOffset.y == -96)
    }
    withExtendedLifetime(rows) {}
  }

  @Test func `a title is not left cut in half`() {
    drag(from: 430, to: 380)
    stage.advance(by: 2)
    #expect(height == 44)
    #expect(list.contentOffset.y == -44)
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    stage.touch(.began, at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      stage.advance(by: 0.03)
      stage.touch(.moved, at: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
    }
    stage.advance(by: 0.5)
    stage.touch(.ended, at: CGPoint(x: 200, y: end))
  }

  @Test(arguments: [(-111.0, -116.0, 96.0), (-69.5, -64, 44), (0, 0, 44)])
  func `content that a smaller safe area brings near its top leaves no title cut in half`(
    place: CGFloat, end: CGFloat, height: CGFloat
  ) {
    navigation.additionalSafeAreaInsets.top = 200
    stage.frame()
    list.contentOffset.y = place
    #expect(list.adjustedContentInset.top == 244)
    navigation.additionalSafeAreaInsets.top = 20
    stage.frame()
    #expect(list.contentOffset.y == end)
    #expect(self.height == height)
    #expect(list.adjustedContentInset.top == 20 + height)
  }

  private final class SlowNavigation: UINavigationController {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  /// A controller that has shown a list, and is shown no more.
  private func makeHiddenNavigation(of list: UIScrollView, _ end: SlowEnd) -> SlowNavigation {
    let controller = UIViewController()
    controller.view = list
    list.contentSize = CGSize(width: 390, height: 3000)
    let navigation = SlowNavigation(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.end = end
    stage.window.rootViewController = navigation
    stage.frame()
    stage.window.rootViewController = nil
    stage.advance(by: 1)
    return navigation
  }

  @Test(.timeLimit(.minutes(1))) func `content scrolls on below a bar that is ending`() {
    let (list, end) = (UIScrollView(), SlowEnd())
    nonisolated(unsafe) var other: SlowNavigation? = makeHiddenNavigation(of: list, end)
    let isEnding = end.during {
      other = nil
    } _: {
      list.contentOffset.y = 100
    }
    #expect(isEnding)
    #expect(other == nil)
    #expect(list.contentOffset.y == 100)
  }

  @Test func `items may want small titles`() {
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(height == 44)
    #expect(next.view.safeAreaInsets.top == 44)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(height == 96)
    #expect(list.contentOffset.y == -96)
  }

  // MARK: Refreshing

  private func find<View: UIView>(_ kind: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { find(kind, in: $0) }.first
  }

  private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func title(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Big", label.font.pointSize > 30 { return label }
    return view.subviews.lazy.compactMap { title(in: $0) }.first
  }

  @Test func `the wheel stands between the items and the large title`() throws {
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    refresh.beginRefreshing()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -156)
    #expect(height == 156)
    let wheel = try #require(find(UIActivityIndicatorView.self, in: stage.window))
    let label = try #require(title(in: navigation.navigationBar))
    #expect(frameInWindow(wheel).minY >= 44)
    #expect(frameInWindow(wheel).maxY <= frameInWindow(label).minY)
    #expect(wheel.isDescendant(of: navigation.navigationBar))
    refresh.endRefreshing()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -96)
    #expect(height == 96)
    #expect(find(UIActivityIndicatorView.self, in: navigation.navigationBar) == nil)
  }

  @Test func `the room of the wheel is kept while content is scrolled away from it`() {
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    refresh.beginRefreshing()
    stage.advance(by: 2)
    list.contentOffset.y = 200
    stage.frame()
    list.setContentOffset(CGPoint(x: 0, y: -156), animated: true)
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -156)
    #expect(height == 156)
  }

  @Test func `a covered controller takes its wheel along`() {
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    refresh.beginRefreshing()
    stage.advance(by: 2)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    #expect(find(UIActivityIndicatorView.self, in: navigation.navigationBar) == nil)
  }

  // MARK: Margins

  @Test func `title, search bar and items follow the margins of wide windows`() throws {
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    stage.frame()
    let label = try #require(title(in: navigation.navigationBar))
    let field = search.searchBar.searchTextField
    #expect(frameInWindow(label).minX == 16)
    #expect(frameInWindow(field).minX == 16)
    #expect(frameInWindow(field).maxX == 374)
    stage.window.frame.size.width = 600
    stage.frame()
    #expect(frameInWindow(label).minX == 20)
    #expect(frameInWindow(field).minX == 20)
    #expect(frameInWindow(field).maxX == 580)
    navigation.navigationBar.layoutMargins.left = 32
    stage.frame()
    #expect(frameInWindow(label).minX == 32)
  }
}

/// Rows whose texts need more lines in narrow tables.
private final class TurnedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "A text that takes two lines in a window as narrow as that of a phone"
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
