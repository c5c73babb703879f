import KumikoRender
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Render: samples of clients", .closesWindows)
struct SampleTests {
  @Test("A tree follows the state when it is rendered: labels stay, what is hidden goes")
  func song() {
    let view = SongView()
    view.state = Song(name: "Tide", isPlaying: true)
    view.renderComponent(CGSize.sizeConstraintToWidth(320))
    let label: UILabel? = view.root.viewWithIdentifier("name")
    let time: UILabel? = view.root.viewWithIdentifier("time")
    #expect(view.root.children.count == 2)
    #expect(time?.superview != nil)
    view.state = Song(name: "Ebb", isPlaying: false)
    #expect(label?.text == "Tide")
    view.renderComponent(.sizeConstraintToWidth(320))
    #expect(view.root.children.count == 2)
    #expect(label === view.root.viewWithIdentifier("name"))
    #expect(label?.text == "Ebb")
    #expect(time?.superview == nil)
    let cover: UIImageView? = view.root.viewWithIdentifier("cover")
    #expect(cover?.superview === view.root.renderedView)
  }

  @Test("Nodes that are added one by one stand in their order, and are found by identifier")
  func stars() {
    let view = Stars()
    view.renderComponent(.undefined)
    let stars = view.root.componenstWithIdentifier("star")
    #expect(stars.compactMap { $0.renderedView?.tag } == [0, 1, 2, 3, 4])
    #expect(stars.compactMap { $0.renderedView?.frame.minX } == [0, 20, 40, 60, 80])
    #expect(view.root.componentWithIdentifier("count")?.index == 5)
    #expect(view.root.componentWithIdentifier("none") == nil)
  }

  @Test("A static component is constructed by its initializer, and configured by each render")
  func badge() {
    let badge = Badge()
    #expect(badge.isRootInitialized)
    #expect(badge.constructions == 1)
    #expect(badge.configurations == 1)
    #expect(badge.root.renderedView?.superview === badge)
    badge.state = Note(text: "new")
    badge.renderComponent()
    badge.renderComponent()
    #expect(badge.constructions == 1)
    #expect(badge.configurations == 3)
    #expect(badge.root.renderedView?.isHidden == false)
    #expect(badge.bounds.size == CGSize(width: 64, height: 24))
  }

  @Test("Sizes and insets are tuples, of which one component is set without the others")
  func lengths() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    #expect(style(view, in: parent))
    #expect(view.style.dimensions == (50, 50))
    #expect(view.style.minDimensions == (200, 0))
    #expect(view.style.maxDimensions.width.isNaN)
    #expect(view.style.maxDimensions.height == 500)
    #expect(view.style.position.right.isNaN)
    #expect(sums())
    view.style.dimensions.height = Undefined
    #expect(view.style.dimensions.width == 50)
    #expect(view.style.dimensions.height.isNaN)
  }

  @Test("The words of 2016 are the words of today")
  func capitals() {
    let view = UIView()
    styleInCapitals(view)
    #expect(view.style.direction == .ltr)
    #expect(view.style.flexDirection == .rowReverse)
    #expect(view.style.justifyContent == .spaceBetween)
    #expect(view.style.alignItems == .flexEnd)
    #expect(view.style.alignSelf == .center)
    #expect(view.style.alignContent == .stretch)
    #expect(view.style.positionType == .absolute)
    #expect(view.style.flexWrap == .wrap)
    #expect(abs(view.style.flex - 0.99) < 0.0001)
  }

  @Test("Looks add up from left to right, each for the views that can have it")
  func looks() {
    let cover = Cover()
    cover.renderComponent(.sizeConstraintToWidth(300))
    let label: UILabel? = cover.root.viewWithIdentifier("h1")
    #expect(label?.style.margin.left == 2)
    #expect(label?.style.alignSelf == .center)
    #expect(label?.numberOfLines == 3)
    #expect(label?.textAlignment == .right)
    #expect(cover.root.renderedView?.style.margin.top == 5)
    #expect(cover.root.renderedView?.style.justifyContent == .center)
    #expect(cover.root.componentWithIdentifier("art")?.renderedView is UIImageView)
  }

  @Test("A look given to a node is given once, one in configure in each render")
  func looksOnce() {
    let cover = Cover()
    cover.renderComponent(.sizeConstraintToWidth(300))
    let label: UILabel? = cover.root.viewWithIdentifier("h1")
    label?.numberOfLines = 1
    cover.root.renderedView?.style.margin.top = 0
    cover.renderComponent(.sizeConstraintToWidth(300))
    #expect(label === cover.root.viewWithIdentifier("h1"))
    #expect(label?.numberOfLines == 1)
    #expect(cover.root.renderedView?.style.margin.top == 5)
  }

  @Test("Cells of an ordinary table are as high as their texts at its width")
  func feed() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let feed = NoteTable()
    feed.notes = [
      Note(text: "short"), Note(text: String(repeating: "long words ", count: 20)),
    ]
    table.dataSource = feed
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    let stage = TestStage(view: table, size: CGSize(width: 240, height: 600))
    stage.settle()
    let cells = table.visibleCells.compactMap { $0 as? ComponentTableViewCell }
    #expect(cells.count == 2)
    #expect((cells[0].component.state as? Note)?.text == "short")
    let label = UILabel()
    label.numberOfLines = 0
    label.font = UIFont.systemFont(ofSize: 17)
    for (cell, note) in zip(cells, feed.notes) {
      label.text = note.text
      let height = label.sizeThatFits(CGSize(width: 240, height: 9999)).height.rounded(.up)
      #expect(abs(cell.bounds.height - height) <= 1)
      #expect(cell.sizeThatFits(.sizeConstraintToWidth(240)).height == height)
    }
    cells[0].state = Note(text: "changed")
    #expect((cells[0].component as? NoteView)?.text == "short")
    table.renderVisibleComponents()
    #expect((cells[0].component as? NoteView)?.text == "changed")
  }

  @Test("A collection runs its closure in each render, and its cells have their prototypes' sizes")
  func gallery() {
    let gallery = Gallery()
    let stage = TestStage(view: gallery.view, size: CGSize(width: 320, height: 480))
    gallery.list.renderComponent()
    stage.settle()
    #expect(gallery.list.bounds.size == CGSize(width: 320, height: 480))
    let cells = gallery.list.visibleCells
    #expect(cells.count == 2)
    for case let cell as ComponentCollectionViewCell in cells {
      let view = cell.component as? NoteView
      #expect(view?.clipsToBounds == true)
      #expect(view?.bounds.size == cell.bounds.size)
    }
    #expect(
      Set(cells.compactMap { ($0 as? ComponentCollectionViewCell)?.state as? Note }.map(\.text))
        == ["Ebb", "Flow"])
    #expect(
      prototypeSize(gallery.list, state: gallery.items[0]) == cells[0].bounds.size
        || prototypeSize(gallery.list, state: gallery.items[1]) == cells[0].bounds.size)
  }

  @Test("A table of components tells its items' delegates of taps")
  func articles() throws {
    let articles = Articles()
    let stage = TestStage(view: articles.view, size: CGSize(width: 320, height: 480))
    articles.articles = [Article(name: "a", title: "First"), Article(name: "b", title: "Second")]
    articles.viewDidLayoutSubviews()
    stage.settle()
    #expect(articles.table.visibleCells.count == 2)
    articles.table.tableView(articles.table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(articles.tapped == ["b"])
  }

  @Test("A component that lays itself out is as wide as the parent that it was given")
  func ownLayout() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stamp = label(in: parent)
    let view = stamp as? Label
    #expect(view?.frame.size == CGSize(width: 200, height: 32))
    #expect(view?.superview == nil)
    view?.layoutIfNeeded()
    #expect(view?.subviews.first?.frame == CGRect(x: 6, y: 0, width: 188, height: 32))
    stamp.parentView = nil
    #expect(stamp.parentSize == .zero)
    parent.addSubview(view ?? UIView())
    #expect(stamp.parentView === parent)
    #expect(Label().initializations == 1)
    #expect(Label(frame: .zero).initializations == 1)
  }

  @Test("Plain views are laid out without a component")
  func plain() {
    let card = card()
    card.render(CGSize(width: 200, height: 40))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(card.subviews[0].frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(card.subviews[1].frame == CGRect(x: 40, y: 0, width: 160, height: 40))
    #expect(card.subviews[1].subviews[1].frame == CGRect(x: 0, y: 10, width: 160, height: 20))
  }

  @Test("Boxes without views share the space that is left")
  func nodes() {
    let positions = boxes()
    #expect(positions.map(\.left) == [0, 80, 240])
    #expect(positions.map(\.top) == [0, 0, 80])
    #expect(positions.map(\.right) == [220, 60, 0])
  }

  @Test("The readme's component")
  func album() {
    let view = AlbumView()
    view.state = AlbumState(
      title: "Tide", subtitle: "Moon", image: UIImage(), expanded: false)
    view.renderComponent(CGSize.sizeConstraintToWidth(320))
    #expect(view.bounds.width == 320)
    let container = view.root.renderedView
    #expect(container?.subviews.count == 3)
    #expect(container?.subviews[0].frame == CGRect(x: 0, y: 0, width: 48, height: 48))
    // The margins on the left and the right are 0: `start` and `end` win.
    #expect(container?.subviews[1].frame.minX == 0)
    #expect(container?.subviews[1].frame.minY == 56)
    let year: UILabel? = view.root.viewWithIdentifier("year")
    #expect(year?.text == "2016")
    view.injected()
    #expect(year === view.root.viewWithIdentifier("year"))
  }

  @Test("The readme's table and list")
  func albums() {
    let table = AlbumTable()
    table.albums = [
      AlbumState(title: "Tide", subtitle: "Moon", image: UIImage(), expanded: false)
    ]
    let stage = TestStage(view: table.view, size: CGSize(width: 320, height: 480))
    table.tableView.frame = table.view.bounds
    stage.settle()
    #expect(table.tableView.visibleCells.first is ComponentCell)
    let list = AlbumCollection()
    let second = TestStage(view: list.view, size: CGSize(width: 320, height: 960))
    list.listComponentView.renderComponent()
    second.settle()
    #expect(list.listComponentView.numberOfItems(inSection: 0) == 10)
    #expect(list.listComponentView.visibleCells.first?.bounds.width == 320)
    list.listComponentView.collectionView(
      list.listComponentView, didSelectItemAt: IndexPath(item: 3, section: 0))
    #expect(list.selected == [IndexPath(item: 3, section: 0)])
  }

  @Test("Targets that configure adds do not pile up, and those that a view is made with stay")
  func controls() {
    let view = CounterView()
    for _ in 0..<3 { view.renderComponent(.sizeConstraintToWidth(200)) }
    let plus: UIButton? = view.root.viewWithIdentifier("plus")
    let made: UIButton? = view.root.viewWithIdentifier("made")
    plus?.sendActions(for: .touchUpInside)
    made?.sendActions(for: .touchUpInside)
    #expect(view.count == 1)
    #expect(view.made == 1)
  }

  @Test("Components stand inside of components")
  func nested() {
    let shelf = Shelf()
    shelf.renderComponent(.sizeConstraintToWidth(200))
    let notes = shelf.root.componenstWithIdentifier("note").compactMap { $0.renderedView }
    #expect(notes.compactMap { ($0 as? NoteView)?.text } == ["Ebb", "Flow"])
    #expect(notes[0].frame.width == 200)
    #expect(notes[0].frame.height > 0)
    #expect(notes[1].frame.minY == notes[0].frame.maxY)
    shelf.notes = ["Neap"]
    shelf.renderComponent(.sizeConstraintToWidth(200))
    #expect(shelf.root.renderedView?.subviews.count == 1)
    #expect((notes[0] as? NoteView)?.text == "Neap")
  }

  @Test("Nodes make their views without a component, and items their components")
  func makers() {
    let look = ComponentStyle<UILabel>(closure: { $0.numberOfLines = 2 })
    let node = ComponentNode<UILabel>(reuseIdentifier: "title", style: look)
    #expect(node.renderedView == nil)
    node.buildView()
    let label = node.renderedView as? UILabel
    #expect(label != nil)
    node.buildView()
    #expect(node.renderedView === label, "it is made once")
    let looks: any ComponentStyleType = look + ComponentStyle<UIView>(closure: { $0.tag = 4 })
    label?.applyComponentStyle(looks)
    #expect(label?.numberOfLines == 2 && label?.tag == 4)
    let item = ListComponentItem<NoteView, Note>(state: Note(text: "a"))
    #expect(item.newComponentIstance() is FlexboxComponentView)
    #expect(Dim(3, 4) == (3, 4))
    let list = ComponentCollectionView()
    list.estimatedItemSize = CGSize(width: 10, height: 20)
    #expect(list.estimatedItemSize == CGSize(width: 10, height: 20))
  }

  @Test("A calculator keeps a table in step with an array")
  func words() {
    let words = Words()
    words.table.dataSource = words
    let stage = TestStage(view: words.table, size: CGSize(width: 200, height: 400))
    stage.settle()
    words.calculator.rows = ["b", "a", "c"]
    stage.settle()
    #expect(words.table.visibleCells.map { $0.textLabel?.text } == ["b", "a", "c"])
    words.calculator.insertionAnimation = .none
    words.calculator.rows = ["c"]
    stage.settle()
    #expect(words.table.visibleCells.map { $0.textLabel?.text } == ["c"])
    #expect(["a", "b", "c", "d"].LCS(["b", "x", "d"]) == ["b", "d"])
  }
}

extension NoteView {
  /// What the component shows.
  var text: String? {
    let label: UILabel? = root.viewWithIdentifier("UILabel")
    return label?.text
  }
}
