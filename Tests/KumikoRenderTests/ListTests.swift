import KumikoRender
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Render: lists", .closesWindows)
struct ListTests {
  private func item(
    _ article: Article, configuration: ((ComponentViewType) -> Void)? = nil
  ) -> ListComponentItem<ArticleView, Article> {
    ListComponentItem<ArticleView, Article>(state: article, configuration: configuration)
  }

  @Test("Rows are told apart by their states' identifiers: those that stay keep their cells")
  func identity() {
    let table = ComponentTableView()
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 400))
    table.items = ["a", "b"].map { item(Article(name: $0, title: $0)) }
    stage.settle()
    let cells = table.visibleCells
    table.items = ["c", "a", "b"].map { item(Article(name: $0, title: "new")) }
    stage.settle()
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells[1] === cells[0])
    #expect(table.visibleCells[2] === cells[1])
    // What stays is left as it is, with what its component has done by itself.
    #expect(((cells[0] as? ComponentTableViewCell)?.state as? Article)?.title == "a")
  }

  @Test("States without identifiers make new rows, unless the items are the same")
  func noIdentity() {
    final class Watched: ComponentTableView {
      var inserted = 0
      override func insertRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
      ) {
        inserted += indexPaths.count
        super.insertRows(at: indexPaths, with: animation)
      }
    }
    let table = Watched()
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 400))
    let old = ListComponentItem<NoteView, Note>(state: Note(text: "a"))
    table.items = [old]
    stage.settle()
    let cell = table.visibleCells[0]
    table.items = [old, ListComponentItem<NoteView, Note>(state: Note(text: "b"))]
    stage.settle()
    #expect(table.visibleCells[0] === cell)
    #expect(table.visibleCells.count == 2)
    table.inserted = 0
    table.items = ["a", "b"].map { ListComponentItem<NoteView, Note>(state: Note(text: $0)) }
    stage.settle()
    #expect(table.inserted == 2, "equal states of other items are others")
  }

  @Test("Items are counted at once, without a window too")
  func offscreen() {
    let table = ComponentTableView()
    table.items = [item(Article(name: "a", title: "a"))]
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.updateWithDiff = false
    #expect(!table.updateWithDiff)
    table.items = []
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("Items that are set while cells are made follow those that are being shown")
  func itemsInsideCells() {
    for list in [ComponentTableView(), ComponentCollectionView()] as [UIView] {
      let stage = TestStage(view: list, size: CGSize(width: 300, height: 400))
      func show(_ items: [ListComponentItemType]) {
        (list as? ComponentTableView)?.items = items
        (list as? ComponentCollectionView)?.items = items
      }
      let first = item(Article(name: "a", title: "a"))
      show([first])
      stage.settle()
      var isDone = false
      let second = item(
        Article(name: "b", title: "b"),
        configuration: { component in
          // In a cell, not where it only measures.
          guard !isDone, (component as? UIView)?.superview != nil else { return }
          isDone = true
          show([first])
        })
      show([first, second, item(Article(name: "c", title: "c"))])
      stage.settle()
      #expect(isDone)
      #expect(stage.texts == ["a"])
      stage.close()
    }
  }

  @Test("Without differences, rows and items whose identifiers stay show their new states")
  func reloading() {
    let (table, collection) = (ComponentTableView(), ComponentCollectionView())
    (table.updateWithDiff, collection.updateWithDiff) = (false, false)
    for list in [table, collection] as [UIView] {
      let stage = TestStage(view: list, size: CGSize(width: 300, height: 400))
      for title in ["old", "new"] {
        let items = [item(Article(name: "a", title: title))]
        if list === table { table.items = items } else { collection.items = items }
        stage.settle()
        #expect(stage.texts == [title])
      }
      stage.close()
    }
  }

  @Test("A table has no separators, and rows as high as their components at its width")
  func heights() {
    let table = ComponentTableView()
    let stage = TestStage(view: table, size: CGSize(width: 200, height: 600))
    let note = ListComponentItem<NoteView, Note>(
      state: Note(text: String(repeating: "word ", count: 30)))
    table.items = [note]
    stage.settle()
    #expect(table.separatorStyle == .none)
    let height = prototypeSize(table, state: note).height
    #expect(height > 60)
    #expect(table.visibleCells[0].bounds.height == height)
    #expect(table.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == height)
  }

  @Test("The configuration of an item is applied in tables and collections, also to prototypes")
  func configurations() {
    let table = ComponentTableView()
    let stage = TestStage(view: table, size: CGSize(width: 200, height: 600))
    table.items = [
      item(Article(name: "a", title: "a"), configuration: { ($0 as? UIView)?.tag = 7 })
    ]
    stage.settle()
    let cell = table.visibleCells[0] as? ComponentTableViewCell
    #expect((cell?.component as? UIView)?.tag == 7)
    #expect(cell?.component.parentView === table)
  }

  @Test("The configuration of an item is run by each render of its component")
  func laterConfigurations() {
    let (table, collection) = (ComponentTableView(), ComponentCollectionView())
    var tag = 7
    let items: [ListComponentItemType] = [
      item(Article(name: "a", title: "a"), configuration: { ($0 as? UIView)?.tag = tag })
    ]
    table.items = items
    collection.items = items
    for list in [table, collection] as [UIView] {
      tag = 7
      let stage = TestStage(view: list, size: CGSize(width: 200, height: 600))
      stage.settle()
      func shownTag() -> Int? {
        let row = table.visibleCells.first as? ComponentTableViewCell
        let cell = collection.visibleCells.first as? ComponentCollectionViewCell
        let component: ComponentViewType? = list === table ? row?.component : cell?.component
        return (component as? UIView)?.tag
      }
      #expect(shownTag() == 7)
      tag = 8
      if list === table {
        table.renderVisibleComponents()
      } else {
        collection.renderVisibleComponents()
      }
      #expect(shownTag() == 8)
      stage.close()
    }
  }

  @Test("Prototypes are looked up when they are needed, by the names of classes")
  func prototypes() {
    final class Wide: BaseComponentView {
      override func renderComponent(_ size: CGSize) {
        super.renderComponent(size)
        frame.size = CGSize(width: size.width, height: (state as? Note)?.text == "" ? 5 : 55)
      }
    }
    let list = ComponentCollectionView()
    let stage = TestStage(view: list, size: CGSize(width: 200, height: 600))
    let prototype = Wide()
    registerPrototype(component: prototype)
    list.items = ["", "x"].map { ListComponentItem<Wide, Note>(state: Note(text: $0)) }
    stage.settle()
    #expect(prototype.state != nil)
    #expect(
      Set(list.visibleCells.map(\.bounds.size))
        == [CGSize(width: 200, height: 5), CGSize(width: 200, height: 55)])
    #expect(list.visibleCells.map(\.frame.minY).sorted() == [0, 5])
  }

  /// A text as large as the user likes it.
  final class BodyView: ComponentView {
    override func construct() -> ComponentNodeType {
      ComponentNode<UILabel>().configure({ label in
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.text = (self.state as? Note)?.text
      })
    }
  }

  private var body: ListComponentItem<BodyView, Note> {
    ListComponentItem(state: Note(text: String(repeating: "word ", count: 30)))
  }

  @Test("Rows and items follow the width of their list and the size of text")
  func surroundings() {
    let lists: [(UIView, () -> CGFloat?)] = {
      let (table, collection) = (ComponentTableView(), ComponentCollectionView())
      (table.items, collection.items) = ([body], [body])
      return [
        (table, { table.visibleCells.first?.bounds.height }),
        (collection, { collection.visibleCells.first?.bounds.height }),
      ]
    }()
    for (list, height) in lists {
      let stage = TestStage(view: list, size: CGSize(width: 200, height: 900))
      func expected() -> CGFloat { prototypeSize(list, state: body).height }
      stage.settle()
      let first = expected()
      #expect(height() == first)
      stage.window.frame.size.width = 300
      stage.settle()
      #expect(expected() < first)
      #expect(height() == expected())
      stage.contentSizeCategory = .accessibilityExtraLarge
      stage.settle()
      #expect(expected() > first)
      #expect(height() == expected())
      stage.contentSizeCategory = .large
    }
  }

  /// A text that gets its font once, and then follows what the user prefers.
  final class FollowingView: ComponentView {
    override func construct() -> ComponentNodeType {
      ComponentNode<UILabel>(
        reuseIdentifier: "text",
        style: ComponentStyle<UILabel>() {
          $0.numberOfLines = 0
          $0.font = .preferredFont(forTextStyle: .body)
          $0.adjustsFontForContentSizeCategory = true
        }
      ).configure { $0.text = (self.state as? Note)?.text }
    }
  }

  @Test("Prototypes hear of another size of text as the views of rows do")
  func prototypesFollow() throws {
    let note = Note(text: String(repeating: "word ", count: 30))
    let item = ListComponentItem<FollowingView, Note>(state: note)
    let (table, collection) = (ComponentTableView(), ComponentCollectionView())
    (table.items, collection.items) = ([item], [item])
    for list in [table, collection] as [UIView] {
      let stage = TestStage(view: list, size: CGSize(width: 200, height: 900))
      stage.settle()
      for category in [UIContentSizeCategory.accessibilityExtraLarge, .small, .large] {
        stage.contentSizeCategory = category
        stage.settle()
        let label = try stage.view(of: UILabel.self)
        let wanted = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
        let size = prototypeSize(list, state: item)
        #expect(abs(size.height - wanted) <= 1, "\(category)")
        let cells: [UIView] = list === table ? table.visibleCells : collection.visibleCells
        #expect(cells.map(\.bounds.height) == [size.height], "\(category)")
      }
    }
  }

  /// A text that stands where lines of its list begin.
  final class SignView: ComponentView {
    override func construct() -> ComponentNodeType {
      ComponentNode<UIView>().configure({
        let traits = (self.parentView ?? self).traitCollection
        $0.style.direction = traits.layoutDirection == .rightToLeft ? .rtl : .ltr
        $0.style.flexDirection = .row
      }).children([
        ComponentNode<UILabel>().configure({ $0.text = (self.state as? Note)?.text })
      ])
    }
  }

  @Test("Rows and items are rendered anew where lines begin at the other side")
  func direction() throws {
    let (table, collection) = (ComponentTableView(), ComponentCollectionView())
    let sign = ListComponentItem<SignView, Note>(state: Note(text: "Lines"))
    (table.items, collection.items) = ([sign], [sign])
    for list in [table, collection] as [UIView] {
      let stage = TestStage(view: list, size: CGSize(width: 200, height: 900))
      stage.settle()
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
        stage.display.layoutDirection = direction
        stage.settle()
        let label = try stage.view(of: UILabel.self)
        let place = label.convert(label.bounds, to: list)
        #expect(direction == .leftToRight ? place.minX == 0 : place.maxX == 200)
      }
    }
  }

  @Test("A list that is rendered runs its closure; its parent is its superview")
  func listComponents() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 90))
    let list: ComponentViewType = ComponentTableView()
    var calls = 0
    list.configure { list in
      calls += 1
      (list as? UIView)?.frame.size = list.parentSize
    }
    list.state = Note(text: "stored")
    list.parentView = UIView()
    #expect(list.parentView == nil)
    parent.addSubview(list as? UIView ?? UIView())
    list.renderComponent(.undefined)
    list.renderComponent(.undefined)
    #expect(calls == 2)
    #expect((list as? UIView)?.bounds.size == CGSize(width: 150, height: 90))
    #expect((list.state as? Note)?.text == "stored")
  }

  @Test("A row is rendered anew when it is asked for: its item is applied")
  func renderAtIndexPath() {
    let table = ComponentTableView()
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 400))
    let shown = item(Article(name: "a", title: "old"))
    table.items = [shown]
    stage.settle()
    shown.itemState = Article(name: "a", title: "new")
    #expect(shown.state.title == "new")
    table.renderComponentAtIndexPath(IndexPath(row: 0, section: 0))
    stage.settle()
    let cell = table.visibleCells[0] as? ComponentTableViewCell
    #expect((cell?.state as? Article)?.title == "new")
  }

  @Test("Rows and items of lists that know nothing of components are rendered anew, too")
  func renderInPlainLists() {
    final class Source: NSObject, UICollectionViewDataSource {
      var text = "old"
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        if let cell = cell as? ComponentCollectionViewCell {
          cell.component = cell.component ?? NoteView()
          cell.state = Note(text: text)
          cell.renderComponent(.sizeConstraintToWidth(100))
        }
        return cell
      }
    }
    let (table, feed) = (UITableView(), NoteTable())
    feed.notes = [Note(text: "old"), Note(text: "other")]
    table.dataSource = feed
    let stage = TestStage(view: table, size: CGSize(width: 240, height: 600))
    stage.settle()
    feed.notes = ["new", "unseen"].map { Note(text: $0) }
    table.renderComponentAtIndexPath(IndexPath(row: 0, section: 0))
    stage.settle()
    #expect(stage.texts == ["new", "other"])
    stage.close()
    let (layout, source) = (UICollectionViewFlowLayout(), Source())
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(ComponentCollectionViewCell.self, forCellWithReuseIdentifier: "note")
    list.dataSource = source
    let other = TestStage(view: list, size: CGSize(width: 240, height: 600))
    other.settle()
    #expect(other.texts == ["old"])
    source.text = "new"
    list.renderComponentAtIndexPath(IndexPath(item: 0, section: 0))
    other.settle()
    #expect(other.texts == ["new"])
    other.close()
  }

  @Test("A cell renders for its superview, and its content is as large as its component")
  func cells() {
    let cell = ComponentTableViewCell(reuseIdentifier: "note", component: ArticleView())
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    parent.addSubview(cell)
    cell.state = Article(name: "a", title: "a")
    cell.renderComponent()
    #expect(cell.contentView.frame.size == CGSize(width: 120, height: 40))
    #expect(cell.intrinsicContentSize == CGSize(width: 120, height: 40))
    let item = ComponentCollectionViewCell(reuseIdentifier: "note", component: ArticleView())
    item.state = Article(name: "a", title: "a")
    item.renderComponent(.sizeConstraintToWidth(90))
    #expect(item.contentView.frame.width == 90)
    #expect(item.component?.state != nil)
    item.component = nil
    #expect(item.contentView.subviews.isEmpty)
  }

  @Test("Calculators of collections keep their sections in step")
  func collectionCalculator() {
    final class Source: NSObject, UICollectionViewDataSource {
      var calculator: CollectionViewDiffCalculator<Int>?
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { calculator?.rows.count ?? 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    source.calculator = CollectionViewDiffCalculator(collectionView: list, initialRows: [1, 2])
    list.dataSource = source
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 300))
    stage.settle()
    source.calculator?.rows = [2, 3, 4]
    stage.settle()
    #expect(list.numberOfItems(inSection: 0) == 3)
    #expect(source.calculator?.sectionIndex == 0)
  }
}
