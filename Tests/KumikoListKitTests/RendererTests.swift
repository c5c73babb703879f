import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("ComposeRenderer", .serialized, .closesWindows)
@MainActor
struct RendererTests {
  @Test("a target that comes later shows what was rendered")
  func lateTarget() {
    let stage = ListStage(isAttached: false)
    stage.render(lines: ["a", "b"])
    #expect(stage.list.numberOfSections == 0)
    stage.renderer.target = stage.list
    #expect(stage.list.texts == [["a", "b"]])
  }

  @Test("the same with a plain data source")
  func lateTargetOfPlainDataSource() {
    let stage = ListStage(PlainDataSource(), isAttached: false)
    stage.render(lines: ["a", "b"])
    stage.renderer.target = stage.list
    #expect(stage.list.texts == [["a", "b"]])
  }

  @Test("a target that is taken away shows nothing, and has no delegate and data source")
  func noTarget() {
    for dataSource in [DiffableDataSource(), PlainDataSource()] as [any ListKitDataSource] {
      let stage = ListStage(dataSource)
      stage.render(lines: ["a"])
      stage.renderer.target = nil
      #expect(stage.list.dataSource == nil)
      #expect(stage.list.delegate == nil)
      #expect(dataSource.collectionView == nil)
      #expect(stage.list.collectionViewLayout is UICollectionViewFlowLayout)
      stage.screen.close()
    }
  }

  @Test("another target takes over what was shown")
  func otherTarget() {
    let stage = ListStage()
    stage.render(lines: ["a"])
    let other = UICollectionView(
      frame: stage.list.bounds, collectionViewLayout: ComposeRenderer.emptyLayout)
    stage.screen.window.rootViewController?.view.addSubview(other)
    stage.renderer.target = other
    stage.screen.runFrame()
    #expect(other.texts == [["a"]])
    #expect(stage.list.dataSource == nil)
    stage.render(lines: ["a", "b"])
    #expect(other.texts == [["a", "b"]])
  }

  @Test("a renderer that takes its target back from another one shows what it rendered")
  func sharedTarget() {
    for isPlain in [true, false] {
      func source() -> any ListKitDataSource { isPlain ? PlainDataSource() : DiffableDataSource() }
      let stage = ListStage(source())
      stage.render(lines: ["a"])
      let other = ComposeRenderer(dataSource: source())
      other.target = stage.list
      other.render {
        Section(id: "other") {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("b") }
        }
      }
      stage.screen.runFrame()
      #expect(stage.list.texts == [["b"]])
      stage.renderer.target = stage.list
      stage.screen.runFrame()
      #expect(stage.list.texts == [["a"]])
      stage.render(lines: ["c"])
      other.target = nil
      #expect(stage.list.texts == [["c"]])
      stage.screen.close()
    }
  }

  @Test("the target is not retained; data source and delegate are")
  func retaining() {
    var list: UICollectionView? = UICollectionView(
      frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
    weak var dataSource: DiffableDataSource?
    weak var delegate: ComponentLifeTimeTrackingDelegate?
    let renderer: ComposeRenderer = {
      let (source, other) = (DiffableDataSource(), ComponentLifeTimeTrackingDelegate())
      (dataSource, delegate) = (source, other)
      return ComposeRenderer(dataSource: source, delegate: other)
    }()
    renderer.target = list
    #expect(dataSource != nil)
    #expect(delegate != nil)
    #expect(list?.delegate === delegate)
    list = nil
    #expect(renderer.target == nil)
  }

  @Test("the delegate tells components of their display unless another one is given")
  func standardDelegate() {
    let stage = ListStage()
    #expect(stage.list.delegate is ComponentLifeTimeTrackingDelegate)
  }

  @Test("fewer sections than before are laid out together with their data")
  func fewerSections() {
    let stage = ListStage()
    for count in [5, 1, 3, 0, 2] {
      for isAnimated in [true, false] {
        stage.renderer.render(of: Array(0..<count), animated: isAnimated) { number in
          Section(id: number) {
            HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("\(number)") }
          }
        }
        stage.screen.settle()
        #expect(stage.list.texts == (0..<count).map { ["\($0)"] })
      }
    }
  }

  @Test("a layout knows its sections, and makes UIKit's layout once")
  func madeLayout() {
    let layout = ComposeLayout(configuration: nil) {
      Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
      }
    }
    #expect(layout.sections.map(\.id) == [0])
    #expect(layout.layout === layout.layout)
  }

  @Test("renders are animated if they say so", arguments: [true, false])
  func animation(isAnimated: Bool) {
    let stage = ListStage()
    stage.render(lines: ["a", "b"])
    stage.screen.settle()
    stage.render(lines: ["b"], animated: isAnimated)
    let cell = stage.list.cellForItem(at: [0, 0])
    #expect((cell?.layer.presentation()?.frame.minY ?? 0) == (isAnimated ? 40 : 0))
    stage.screen.settle()
    #expect(cell?.layer.presentation()?.frame.minY == 0)
  }

  @Test("another layout of the same items is animated, too", arguments: [true, false])
  func layoutAnimation(isAnimated: Bool) {
    let stage = ListStage()
    func render(width: CGFloat) {
      stage.render(animated: isAnimated) {
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
            TintBox.Fixed(id: 0, width: width)
            TintBox.Fixed(id: 1, width: width)
          }
        }
      }
    }
    render(width: 100)
    stage.screen.settle()
    render(width: 200)
    let cell = stage.list.cellForItem(at: [0, 1])
    #expect((cell?.layer.presentation()?.frame.minX ?? 0) == (isAnimated ? 100 : 200))
    stage.screen.settle()
    #expect(stage.list.frame(at: [0, 1]) == "200 0 200 40")
    #expect(cell?.layer.presentation()?.frame.minX == 200)
  }

  @Test("a section made outside of the closure keeps its views")
  func keptSection() {
    let stage = ListStage()
    let section = Section(id: 0) {
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
        Mailbox(name: "Inbox", unread: 3)
      }
    }
    .boundarySupplementaryItem(ListTitle(id: "title", text: "Mail"))
    for _ in 0..<2 {
      stage.render { section }
      #expect(stage.list.supplementaryTexts == ["3", "Mail"])
    }
  }

  @Test("a header of the whole list needs no section that has it, too")
  func listHeader() {
    let stage = ListStage()
    stage.renderer.boundarySupplementaryItems = [
      ListTitle(id: "title", text: "All").toNSCollectionLayoutBoundarySupplementaryItem()
    ]
    #expect(stage.renderer.boundarySupplementaryItems.count == 1)
    stage.render(lines: ["a"])
    #expect(stage.list.supplementaryTexts == ["All"])
    #expect(stage.list.frame(at: [0, 0]) == "0 30 400 40")
  }

  @Test("what concerns all sections takes effect at the next render")
  func configuration() {
    let stage = ListStage()
    #expect(stage.renderer.scrollDirection == .vertical)
    #expect(stage.renderer.contentInsetsReference == .safeArea)
    func render() {
      stage.renderer.render(of: [0, 1]) { number in
        Section(id: number) {
          HGroup(width: .absolute(100), height: .absolute(40)) { TextLine("\(number)") }
        }
      }
      stage.screen.runFrame()
    }
    render()
    stage.renderer.interSectionSpacing = 10
    #expect(stage.list.frame(at: [1, 0]) == "0 40 100 40")
    render()
    #expect(stage.list.frame(at: [1, 0]) == "0 50 100 40")
    stage.renderer.scrollDirection = .horizontal
    render()
    #expect(stage.list.frame(at: [1, 0]) == "110 0 100 40")
    #expect(stage.renderer.interSectionSpacing == 10)
  }

  @Test("each empty layout is a new one")
  func emptyLayout() {
    #expect(ComposeRenderer.emptyLayout !== ComposeRenderer.emptyLayout)
    #expect(ComposeRenderer.emptyLayout.scrollDirection == .vertical)
  }

  @Test("two lists on one screen do not know of each other")
  func twoLists() {
    let (first, second) = (ListStage(), ListStage())
    for (stage, text) in [(first, "first"), (second, "second")] {
      stage.render {
        Section(id: 0) {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) { TextLine("a") }
        }
        .boundarySupplementaryItem(ListTitle(id: "title", text: text))
      }
    }
    first.list.reloadData()
    #expect(first.list.supplementaryTexts == ["first"])
    #expect(second.list.supplementaryTexts == ["second"])
  }

  @Test("items with equal ids are no exception")
  func duplicates() {
    let stage = ListStage()
    stage.render(lines: ["a", "a"])
    #expect(stage.list.texts == [["a", "a"]])
  }

  @Test("more changes than the language would animate are animated")
  func manyChanges() {
    let stage = ListStage()
    stage.render(lines: (0..<400).map { "\($0)" })
    let cell = stage.list.cellForItem(at: [0, 0])
    stage.render(lines: ["0"] + (400..<800).map { "\($0)" }, animated: true)
    stage.screen.settle()
    #expect(stage.list.numberOfItems(inSection: 0) == 401)
    #expect(stage.list.cellForItem(at: [0, 0]) === cell)
  }
}

extension TintBox {
  /// A box of an id.
  struct Fixed: Component {
    let id: AnyHashable
    let width: CGFloat

    func contentView() -> UIView { UIView() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .fractionalHeight(1))
    }
    func render(in content: UIView) {}
  }
}
