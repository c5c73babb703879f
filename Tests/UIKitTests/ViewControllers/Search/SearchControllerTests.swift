import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Writes down what a search controller tells.
@MainActor
private final class Listener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  var texts: [String] = []

  func presentSearchController(_ searchController: UISearchController) { lines.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("did dismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text ?? "")
  }
}

@MainActor
@Suite(.closesWindows) struct SearchControllerTests {
  private let list = UIScrollView()
  private let controller = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private let navigation: UINavigationController
  private let typing = TypingStage()
  private let listener = Listener()

  init() {
    controller.title = "Garden"
    controller.view = list
    controller.definesPresentationContext = true
    list.contentSize = CGSize(width: 390, height: 3000)
    list.alwaysBounceVertical = true
    search = UISearchController(searchResultsController: results)
    search.delegate = listener
    search.searchResultsUpdater = listener
    controller.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: controller)
    typing.stage.window.rootViewController = navigation
    typing.stage.frame()
  }

  private var stage: Stage { typing.stage }
  private var bar: UINavigationBar { navigation.navigationBar }
  private var field: UISearchTextField { search.searchBar.searchTextField }
  private var fieldTop: CGFloat { field.convert(.zero, to: nil).y }

  private func begin() {
    typing.tap(field.convert(CGPoint(x: 150, y: field.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  private func cancel() {
    let button = search.searchBar.button("Cancel")
    #expect(button != nil)
    if let button { typing.tap(button.convert(CGPoint(x: 20, y: 18), to: nil)) }
    stage.advance(by: 1)
  }

  // MARK: The bar

  @Test func `the search bar stands below the title and belongs to the bar`() {
    #expect(search.searchBar.isDescendant(of: bar))
    #expect(bar.frame.height > 90)
    #expect(fieldTop >= 44)
    #expect(list.adjustedContentInset.top == bar.frame.height)
    #expect(list.contentOffset.y == -bar.frame.height)
  }

  @Test func `with a large title both make way, the search bar first`() {
    bar.prefersLargeTitles = true
    stage.frame()
    let full = bar.frame.height
    #expect(full > 140)
    #expect(list.contentOffset.y == -full)
    list.contentOffset.y = -full + 30
    stage.frame()
    #expect(bar.frame.height == full - 30)
    #expect(field.frame.height < 36)
    list.contentOffset.y = -full + 52
    stage.frame()
    #expect(bar.frame.height == 96)
    #expect(field.frame.height < 1)
    list.contentOffset.y = 200
    stage.frame()
    #expect(bar.frame.height == 44)
    list.contentOffset.y = -full
    stage.frame()
    #expect(bar.frame.height == full)
    #expect(field.frame.height == 36)
  }

  @Test func `with text of another size content goes as far as the bar reaches then`() {
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    bar.prefersLargeTitles = true
    stage.frame()
    let full = bar.frame.height
    for category in [.small, .extraExtraExtraLarge, .large] as [UIContentSizeCategory] {
      UIApplication.shared.setPreferredContentSizeCategory(category)
      stage.frame()
      #expect(category == .large ? bar.frame.height == full : bar.frame.height != full)
      #expect(list.adjustedContentInset.top == bar.frame.height)
      #expect(list.offsetRange.y.lowerBound == -bar.frame.height)
      #expect(list.contentOffset.y == -bar.frame.height)
    }
  }

  @Test func `the bar is as high as a search text of the program's own needs`() {
    let before = bar.frame.height
    field.font = .systemFont(ofSize: 40)
    stage.frame()
    #expect(bar.frame.height > before + 15)
    #expect(list.adjustedContentInset.top == bar.frame.height)
    #expect(list.contentOffset.y == -bar.frame.height)
  }

  @Test func `a finger that has caught the bar halfway does not leave it so`() {
    bar.prefersLargeTitles = true
    stage.frame()
    let full = bar.frame.height
    list.contentOffset.y = -full + 30
    stage.frame()
    stage.touch(.began, at: CGPoint(x: 150, y: 500))
    stage.advance(by: 0.3)
    #expect(bar.frame.height == full - 30)
    stage.touch(.ended, at: CGPoint(x: 150, y: 500))
    stage.advance(by: 2)
    #expect(bar.frame.height == full - 52)
    #expect(list.contentOffset.y == -full + 52)
  }

  @Test func `the search bar can stay`() {
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    stage.frame()
    let height = bar.frame.height
    list.contentOffset.y = 500
    stage.frame()
    #expect(bar.frame.height == height)
    #expect(field.frame.height == 36)
  }

  @Test func `the search bar goes and comes with its item`() {
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(search.searchBar.window == nil)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height > 90)
    #expect(search.searchBar.window != nil)
    controller.navigationItem.searchController = nil
    stage.frame()
    #expect(bar.frame.height == 44)
    #expect(search.searchBar.window == nil)
  }

  // MARK: Beginning and end

  @Test func `a touch begins the search, cancel ends it, in UIKit's order`() {
    let top = fieldTop
    begin()
    #expect(search.isActive)
    #expect(field.isFirstResponder)
    #expect(listener.lines == ["present", "will present", "did present"])
    #expect(controller.presentedViewController === search)
    #expect(fieldTop < top)
    #expect(search.searchBar.showsCancelButton)
    listener.lines = []
    typing.type("fern")
    cancel()
    #expect(!search.isActive)
    #expect(!field.isFirstResponder)
    #expect(search.searchBar.text == "")
    #expect(listener.lines == ["will dismiss", "did dismiss"])
    #expect(controller.presentedViewController == nil)
    #expect(fieldTop == top)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test(arguments: [4, 0, -8, 40])
  func `a canceled search cuts no part of the bar in half`(_ distance: CGFloat) {
    bar.prefersLargeTitles = true
    stage.frame()
    let full = bar.frame.height
    begin()
    list.contentOffset.y = -list.adjustedContentInset.top + distance
    if distance < 0 { list.setContentOffset(list.contentOffset, animated: true) }
    search.isActive = false
    stage.advance(by: 2)
    let parts: Set<CGFloat> = [44, 96, full]
    #expect(parts.contains(bar.frame.height))
    if distance <= 0 { #expect(bar.frame.height == full && list.contentOffset.y == -full) }
  }

  @Test func `the program begins and ends a search, too`() {
    search.isActive = true
    #expect(listener.lines.first == "present")
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(listener.lines.last == "did present")
    search.isActive = false
    stage.advance(by: 1)
    #expect(!search.isActive)
    #expect(listener.lines.last == "did dismiss")
  }

  @Test func `escape ends the search`() {
    begin()
    typing.press(.escape)
    stage.advance(by: 1)
    #expect(!search.isActive)
  }

  @Test func `a search goes on in a window of any other size`() {
    begin()
    typing.type("tu")
    for size in [
      CGSize(width: 844, height: 390), CGSize(width: 320, height: 568), .zero,
      CGSize(width: 3000, height: 1), CGSize(width: 390, height: 844),
    ] {
      stage.window.frame.size = size
      stage.advance(by: 1)
      #expect(search.isActive)
      #expect(field.isFirstResponder)
      #expect(field.text == "tu")
    }
    typing.type("lip")
    #expect(listener.texts.last == "tulip")
    #expect(fieldTop > 0)
  }

  @Test func `content at its top stays there`() {
    bar.prefersLargeTitles = true
    stage.frame()
    let full = bar.frame.height
    begin()
    #expect(bar.frame.height < 60)
    #expect(list.contentOffset.y == -bar.frame.height)
    cancel()
    #expect(bar.frame.height == full)
    #expect(list.contentOffset.y == -full)
  }

  @Test func `the bar stays where it is if it is not to be hidden`() {
    search.hidesNavigationBarDuringPresentation = false
    let (height, top) = (bar.frame.height, fieldTop)
    begin()
    #expect(bar.frame.height == height)
    #expect(fieldTop == top)
    #expect(search.isActive)
  }

  @Test func `the program may decide about the cancel button`() {
    search.searchBar.showsCancelButton = false
    #expect(!search.automaticallyShowsCancelButton)
    begin()
    #expect(search.isActive)
    #expect(!search.searchBar.showsCancelButton)
  }

  // MARK: Results

  @Test func `results are asked for when editing begins and with each change`() {
    begin()
    #expect(listener.texts == [""])
    typing.type("ab")
    #expect(listener.texts == ["", "a", "ab"])
    cancel()
    #expect(listener.texts.last == "")
  }

  @Test func `results show while there is text, dimmed content before`() {
    begin()
    #expect(!search.showsSearchResultsController)
    #expect(results.view.isHidden)
    let point = CGPoint(x: 195, y: 600)
    #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: search.view) == true)
    typing.type("a")
    #expect(search.showsSearchResultsController)
    #expect(!results.view.isHidden)
    #expect(stage.window.hitTest(point, with: nil) === results.view)
    #expect(results.view.safeAreaInsets.top == bar.frame.maxY)
    typing.press(.backspace)
    #expect(results.view.isHidden)
    search.showsSearchResultsController = true
    #expect(!results.view.isHidden)
    #expect(!search.automaticallyShowsSearchResultsController)
  }

  @Test func `a tap on dimmed content ends the search`() {
    begin()
    typing.tap(CGPoint(x: 195, y: 600))
    stage.advance(by: 1)
    #expect(!search.isActive)
  }

  @Test func `content that is not obscured can be used`() {
    let plain = UISearchController(searchResultsController: nil)
    plain.obscuresBackgroundDuringPresentation = false
    controller.navigationItem.searchController = plain
    stage.frame()
    plain.isActive = true
    stage.advance(by: 1)
    #expect(plain.isActive)
    #expect(stage.window.hitTest(CGPoint(x: 195, y: 600), with: nil) === list)
  }

  @Test func `scopes are offered during the search`() {
    search.searchBar.scopeButtonTitles = ["All", "Open"]
    #expect(!search.searchBar.showsScopeBar)
    begin()
    let height = bar.frame.height
    #expect(search.searchBar.showsScopeBar)
    #expect(height > 90)
    listener.texts = []
    typing.tap(CGPoint(x: 290, y: height - 27))
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(listener.texts == [""])
    cancel()
    #expect(!search.searchBar.showsScopeBar)
  }

  // MARK: Moving on

  @Test func `a search goes on below a controller that is pushed`() {
    begin()
    typing.type("a")
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(search.view.window == nil)
    #expect(search.isActive)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(search.view.window != nil)
    #expect(search.searchBar.text == "a")
    #expect(bar.frame.height < 60)
    cancel()
    #expect(!search.isActive)
    #expect(bar.frame.height > 90)
  }

  @Test func `a search ends when its content is popped`() {
    let next = UIViewController()
    let other = UISearchController(searchResultsController: nil)
    next.navigationItem.searchController = other
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    other.isActive = true
    stage.advance(by: 1)
    #expect(other.isActive)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(!other.isActive)
    #expect(other.presentingViewController == nil)
    #expect(other.view.window == nil)
  }
}

@MainActor
@Suite(.closesWindows) struct SearchPlaceTests {
  private let stage = Stage()
  private let search = UISearchController(searchResultsController: UIViewController())

  @Test func `a search bar can be a table's header`() {
    let table = UITableViewController(style: .plain)
    search.searchBar.sizeToFit()
    table.tableView.tableHeaderView = search.searchBar
    table.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: table)
    stage.window.rootViewController = navigation
    stage.frame()
    #expect(search.searchBar.frame.height == 56)
    #expect(search.searchBar.convert(.zero, to: nil).y == 44)
    #expect(search.searchBar.becomeFirstResponder())
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(navigation.isNavigationBarHidden)
    #expect(search.searchBar.convert(.zero, to: nil).y == 0)
    let point = CGPoint(x: 195, y: 30)
    #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: search.searchBar) == true)
    search.isActive = false
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!search.isActive)
    #expect(search.searchBar.convert(.zero, to: nil).y == 44)
  }

  @Test func `a search whose bar stands nowhere brings it along`() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.frame()
    controller.present(search, animated: true)
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(search.searchBar.window === stage.window)
    search.isActive = false
    stage.advance(by: 1)
    #expect(search.searchBar.window == nil)
    #expect(controller.presentedViewController == nil)
  }
}
