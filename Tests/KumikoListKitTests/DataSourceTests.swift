import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("ListKit's data sources and delegates", .serialized, .closesWindows)
@MainActor
struct DataSourceTests {
  @Test("cells are configured at each dequeue, before there is content")
  func configure() {
    final class Source: DiffableDataSource {
      var contents: [String] = []
      override func configure(cell: UICollectionViewCell) { contents.append(cell.contentText) }
    }
    let source = Source()
    let stage = ListStage(source)
    stage.render(lines: ["a", "b"])
    #expect(source.contents == ["-", "-"])
    stage.list.reloadData()
    stage.screen.runFrame()
    #expect(source.contents.count == 4)
  }

  @Test("a plain data source configures cells, too, and needs no reload")
  func plain() {
    final class Source: PlainDataSource {
      var count = 0
      override func configure(cell: UICollectionViewCell) { count += 1 }
    }
    let source = Source()
    let stage = ListStage(source)
    stage.render(lines: ["a", "b"])
    #expect(stage.list.dataSource === source)
    #expect(stage.list.texts == [["a", "b"]])
    #expect(source.count == 2)
    stage.render(lines: ["c"], animated: true)
    #expect(stage.list.texts == [["c"]])
    #expect(source.numberOfSections(in: stage.list) == 1)
    #expect(source.collectionView(stage.list, numberOfItemsInSection: 0) == 1)
  }

  @Test("content under the same id is rendered anew, into the same view")
  func sameID() {
    let stage = ListStage()
    func render(_ text: String) {
      stage.render {
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine(text, id: 1) }
        }
      }
    }
    render("old")
    let content = stage.list.content(at: [0, 0])
    render("new")
    #expect(stage.list.texts == [["new"]])
    #expect(stage.list.content(at: [0, 0]) === content)
  }

  @Test("content views are found by their tag, over any of their own")
  func tag() {
    struct Tagged: Component {
      let id: AnyHashable = 0
      func contentView() -> UIView {
        let view = UIView()
        view.tag = 7
        return view
      }
      func layoutSize() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
      }
      func render(in content: UIView) {}
    }
    let stage = ListStage()
    stage.render {
      Section(id: 0) { HGroup(width: .fractionalWidth(1), height: .absolute(50)) { Tagged() } }
    }
    let cell = stage.list.cellForItem(at: [0, 0])
    #expect(ListKit.componentContentViewTag == .max)
    #expect(cell?.contentView.viewWithTag(.max)?.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("view controllers are contents, too")
  func controllers() {
    final class Page: UIViewController {}
    struct Controlled: Component {
      let id: AnyHashable = 0
      func contentView() -> Page { Page() }
      func layoutSize() -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
      }
      func render(in content: Page) { content.view.backgroundColor = .red }
    }
    let stage = ListStage()
    stage.render {
      Section(id: 0) { HGroup(width: .fractionalWidth(1), height: .absolute(50)) { Controlled() } }
    }
    let views = stage.list.cellForItem(at: [0, 0])?.contentView.subviews.flatMap(\.subviews)
    #expect(views?.first?.backgroundColor == .red)
    #expect(views?.first?.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("cells of any class show components, and newer ones", arguments: [true, false])
  func cellClass(isDiffable: Bool) {
    let source: any ListKitDataSource = isDiffable ? DiffableDataSource() : PlainDataSource()
    let stage = ListStage(source, cellClass: SwipeCell.self)
    stage.render(lines: ["a", "b"])
    #expect(stage.list.cellForItem(at: [0, 0]) is SwipeCell)
    #expect(stage.list.texts == [["a", "b"]])
    Player.log = []
    stage.render {
      Section(id: "lines") {
        VGroup(width: .fractionalWidth(1), height: .estimated(40)) {
          TextLine("c", id: "a")
          Video("film")
        }
      }
    }
    #expect(stage.list.texts == [["c", "film"]])
    #expect(Player.log == ["play film"])
  }

  @Test("the component that was displayed in a cell is told that it no longer is")
  func endOfDisplay() {
    Player.log = []
    let stage = ListStage()
    func render(_ names: [String]) {
      stage.render {
        Section(id: 0) {
          VGroup(of: names, width: .fractionalWidth(1), height: .estimated(300)) { Video($0) }
        }
      }
    }
    render(["a", "b"])
    Player.log = []
    render(["b"])
    #expect(Player.log == ["stop a"])
    render([])
    #expect(Player.log == ["stop a", "stop b"])
  }

  @Test("another collection view of a data source takes over what was shown")
  func otherView() {
    for source in [DiffableDataSource(), PlainDataSource()] as [any ListKitDataSource] {
      let stage = ListStage(source)
      stage.render(lines: ["a"])
      let other = UICollectionView(
        frame: stage.list.bounds, collectionViewLayout: ComposeRenderer.emptyLayout)
      stage.screen.window.rootViewController?.view.addSubview(other)
      var moved = source
      moved.collectionView = other
      stage.screen.runFrame()
      #expect(other.texts == [["a"]])
      #expect(stage.list.dataSource == nil)
      stage.render(lines: ["b"])
      #expect(other.texts == [["b"]])
      stage.screen.close()
    }
  }

  @Test("components are found by their places, as types and as protocols")
  func query() {
    let (source, delegate) = (DiffableDataSource(), ComponentLifeTimeTrackingDelegate())
    let stage = ListStage(source, delegate: delegate)
    #expect(source.anyComponent(at: [0, 0]) == nil)
    stage.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(50)) {
          TodoComponent(todo: Todo(id: 3, title: "Tea")) { _ in }
        }
      }
    }
    let queryables: [any ComponentQueryable] = [source, delegate]
    for queryable in queryables {
      #expect(queryable.component(at: [0, 0], to: TodoComponent.self)?.todo.title == "Tea")
      #expect(queryable.component(at: [0, 0], to: (any Deletable).self) != nil)
      #expect(queryable.component(at: [0, 0], to: TextLine.self) == nil)
      #expect(queryable.anyComponent(at: [0, 0])?.id == AnyHashable(3))
      for path in [[0, 1], [1, 0], [0]] as [IndexPath] {
        #expect(queryable.anyComponent(at: path) == nil)
      }
      #expect(queryable.layout?.sections.count == 1)
    }
  }

  @Test("a data source and a delegate of the app's own are asked")
  func own() {
    final class Source: NSObject, ListKitDataSource, UICollectionViewDataSource {
      var layout: ComposeLayout?
      weak var collectionView: UICollectionView? {
        didSet { collectionView?.register(SwipeCell.self, forCellWithReuseIdentifier: "own") }
      }
      func configure(cell: UICollectionViewCell) {}
      func numberOfSections(in collectionView: UICollectionView) -> Int {
        layout?.sections.count ?? 0
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "own", for: indexPath)
        guard let component = anyComponent(at: indexPath) else { return cell }
        let content = component.contentView()
        component.render(in: content)
        guard let view = content as? UIView else { return cell }
        view.tag = ListKit.componentContentViewTag
        view.frame = cell.contentView.bounds
        cell.contentView.addSubview(view)
        return cell
      }
    }
    final class Delegate: NSObject, ListKitDelegate, UICollectionViewDelegate {
      var layout: ComposeLayout?
      var selected: [AnyHashable] = []
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { if let id = anyComponent(at: indexPath)?.id { selected.append(id) } }
    }
    let (source, delegate) = (Source(), Delegate())
    let stage = ListStage(source, delegate: delegate)
    stage.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(300)) { Video("a") }
      }
    }
    #expect(stage.list.texts == [["a"]])
    try? stage.screen.tap(on: "a")
    #expect(delegate.selected == ["a"])
    Player.log = []
    let tracking = ListStage(source)
    tracking.render {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(300)) { Video("b") }
      }
    }
    #expect(Player.log == ["play b"])
    tracking.render {}
    #expect(Player.log == ["play b", "stop b"])
  }

  @Test("a render from within a display callback is shown afterwards")
  func renderWhileDisplaying() {
    final class Delegate: ComponentLifeTimeTrackingDelegate {
      var onDisplay: (() -> Void)?
      override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        let action = onDisplay
        onDisplay = nil
        action?()
      }
    }
    let delegate = Delegate()
    let stage = ListStage(delegate: delegate)
    delegate.onDisplay = { [renderer = stage.renderer] in
      renderer.render {
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("later") }
        }
      }
    }
    stage.render(lines: ["now"])
    stage.screen.settle()
    #expect(stage.list.texts == [["later"]])
  }
}
