import Testing
import UIKit
import _UIKitTestSupport

/// The way of the tab key into lists and out of them, and of escape back.
@MainActor
@Suite(.closesWindows) struct ListKeyTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var canFocus: (Int) -> Bool = { _ in true }
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      canFocus(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private let stage = Stage()
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
  private let above = UIButton(frame: CGRect(x: 10, y: 40, width: 100, height: 40))
  private let below = UIButton(frame: CGRect(x: 10, y: 600, width: 100, height: 40))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    for view in [below, table, above] as [UIView] { stage.window.addSubview(view) }
    stage.frame()
  }

  private func press(_ code: KeyInput.Code, shift: Bool = false) {
    for isDown in [true, false] {
      stage.window.receive(
        .key(KeyInput(code, isShiftDown: shift), isDown: isDown, time: MediaClock.now))
    }
    stage.frame()
  }

  private var focusedRow: Int? {
    table.visibleCells.first(where: \.isFocused).flatMap { table.indexPath(for: $0)?.row }
  }

  @Test func `tab leads to the first row, arrows from there, tab out and in again`() {
    press(.tab)
    #expect(above.isFocused)
    press(.tab)
    #expect(focusedRow == 0)
    #expect(!above.isFocused)
    press(.down)
    press(.down)
    press(.return)
    #expect(rows.selected == [2])
    press(.tab)
    #expect(below.isFocused)
    #expect(focusedRow == nil)
    press(.tab, shift: true)
    #expect(focusedRow == 2)
    press(.tab, shift: true)
    #expect(above.isFocused)
    #expect(focusedRow == nil)
  }

  @Test func `tab leads to the row that was touched last`() {
    stage.tap(at: CGPoint(x: 200, y: 100 + 44 * 4 + 20))
    #expect(rows.selected == [4])
    press(.tab)
    press(.tab)
    #expect(focusedRow == 4)
  }

  @Test func `rows that keys cannot be at are passed over, and lists without any other`() {
    rows.canFocus = { $0 > 2 }
    press(.tab)
    press(.tab)
    #expect(focusedRow == 3)
    rows.canFocus = { _ in false }
    table.reloadData()
    stage.frame()
    press(.tab)
    #expect(above.isFocused || below.isFocused)
    press(.tab)
    press(.tab)
    #expect(focusedRow == nil)
  }

  @Test func `a list where nothing can be selected is passed over`() {
    table.allowsSelection = false
    press(.tab)
    press(.tab)
    #expect(below.isFocused)
  }

  @Test func `a finger takes the focus from a list`() {
    press(.tab)
    press(.tab)
    #expect(focusedRow == 0)
    stage.tap(at: CGPoint(x: 300, y: 800))
    #expect(focusedRow == nil)
  }

  @Test func `tab goes on from the row that arrows have come to`() {
    stage.tap(at: CGPoint(x: 200, y: 120))
    press(.down)
    #expect(focusedRow == 1)
    press(.tab)
    #expect(below.isFocused)
    #expect(focusedRow == nil)
  }

  @Test func `keys go to the list that has the focus, not to the largest`() {
    let (other, small) = (Rows(), UITableView(frame: CGRect(x: 0, y: 650, width: 390, height: 132)))
    small.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    small.rowHeight = 44
    (small.dataSource, small.delegate) = (other, other)
    stage.window.addSubview(small)
    stage.frame()
    for _ in 0..<4 { press(.tab) }
    press(.down)
    press(.space)
    #expect(other.selected == [1])
    #expect(rows.selected.isEmpty)
  }

  @Test func `tab leads to the first item of a collection view`() {
    let list = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    table.removeFromSuperview()
    stage.window.addSubview(list)
    stage.frame()
    press(.tab)
    press(.tab)
    #expect(list.cellForItem(at: [0, 0])?.isFocused == true)
    press(.right)
    press(.tab)
    press(.tab, shift: true)
    #expect(list.cellForItem(at: [0, 1])?.isFocused == true)
  }

  // MARK: Escape

  @Test func `escape goes back where a back button is`() {
    let stage = Stage()
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    func escape() {
      for isDown in [true, false] {
        stage.window.receive(.key(KeyInput(.escape), isDown: isDown, time: MediaClock.now))
      }
      stage.advance(by: 1)
    }
    escape()
    #expect(navigation.topViewController === root)
    navigation.pushViewController(top, animated: false)
    stage.advance(by: 0.1)
    top.navigationItem.hidesBackButton = true
    escape()
    #expect(navigation.topViewController === top)
    top.navigationItem.hidesBackButton = false
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    top.view.addSubview(field)
    field.becomeFirstResponder()
    escape()
    #expect(navigation.topViewController === top)
    field.resignFirstResponder()
    escape()
    #expect(navigation.topViewController === root)
  }

  @Test func `escape closes what is in front before it goes back`() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let top = UIViewController()
    stage.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    let owner = MenuOwner()
    top.view.addSubview(owner.view)
    stage.advance(by: 0.1)
    stage.secondaryClick(at: CGPoint(x: 100, y: 130))
    #expect(owner.interaction.menuAppearance == .compact)
    stage.key(KeyInput(.escape))
    stage.advance(by: 1)
    #expect(owner.interaction.menuAppearance == .unknown)
    #expect(navigation.topViewController === top)
    stage.key(KeyInput(.escape))
    stage.advance(by: 1)
    #expect(navigation.topViewController !== top)
  }

  // MARK: Search

  @Test func `tab leads from a search field to its scopes and on to what is found`() throws {
    let stage = Stage()
    let content = UITableViewController(style: .plain)
    content.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    content.tableView.dataSource = rows
    content.tableView.delegate = rows
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    stage.window.rootViewController = UINavigationController(rootViewController: content)
    stage.advance(by: 0.5)
    search.searchBar.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(search.isActive)
    var scopes: UISegmentedControl?
    func find(in view: UIView) {
      if let found = view as? UISegmentedControl { scopes = found }
      view.subviews.forEach(find)
    }
    find(in: search.searchBar)
    let found = try #require(scopes)
    func tab(until done: () -> Bool) -> Bool {
      for _ in 0..<6 {
        if done() { return true }
        stage.key(KeyInput(.tab))
      }
      return done()
    }
    #expect(tab { found.isFocused })
    #expect(search.isActive)
    stage.key(KeyInput(.right))
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(tab { content.tableView.cellForRow(at: [0, 0])?.isFocused == true })
  }
}
