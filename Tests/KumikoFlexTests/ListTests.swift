import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Flex trees in lists", .closesWindows)
struct ListTests {
  struct TextRow: Component {
    var id: Int
    var text: String

    var body: some ElementTree {
      VFlex(spacing: 4) {
        Element<UILabel>()
          .set(\.text, text).set(\.numberOfLines, 0)
          .set(\.font, .systemFont(ofSize: 17))
        HFlex {
          FlexSpacer()
          Element<UIView>().size(width: 20, height: 20)
        }
      }.padding(10)
    }
  }

  private func makeTable() -> (
    TestStage, UITableView, Renderer<UITableViewUpdater<UITableViewAdapter>>
  ) {
    let table = UITableView(frame: .zero, style: .plain)
    table.separatorStyle = .none
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 600))
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    return (stage, table, renderer)
  }

  @Test("Rows are as high as their trees at the width of the table")
  func selfSizing() throws {
    let (stage, table, renderer) = makeTable()
    let long = String(repeating: "Lorem ipsum ", count: 12)
    renderer.render {
      TextRow(id: 0, text: "Short")
      TextRow(id: 1, text: long)
    }
    stage.settle()
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    for (row, text) in ["Short", long].enumerated() {
      label.text = text
      let height = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude))
        .height.rounded(.up)
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(abs(rect.height - (height + 44)) <= 1)
    }
  }

  @Test("A row without any width has the height of its tree there, as any other")
  func noWidth() {
    let view = ElementView(frame: .zero)
    view.show(TextRow(id: 0, text: "Short").body)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    for width in [300, 0] as [CGFloat] {
      view.fit(width: width)
      #expect(view.intrinsicContentSize.height >= 44)
    }
  }

  @Test("A row whose tree grows is measured again")
  func growth() {
    let (stage, table, renderer) = makeTable()
    renderer.render { TextRow(id: 0, text: "Short") }
    stage.settle()
    let before = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    renderer.render { TextRow(id: 0, text: String(repeating: "Long text ", count: 20)) }
    stage.settle()
    table.performBatchUpdates({})
    stage.settle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before + 40)
  }

  final class Post: ComponentView<String> {
    override func construct() -> any ElementTree {
      Element<UIView>().padding(8).children {
        Element<UILabel>().set(\.text, state).set(\.numberOfLines, 0)
      }
    }
  }

  final class Listener: ListComponentItemDelegate {
    var selected: [IndexPath] = []
    func didSelectItem(
      _ item: any ListComponentItemType, indexPath: IndexPath, listComponent: any ComponentListView
    ) {
      selected.append(indexPath)
    }
  }

  @Test("A table of components inserts, deletes and moves rows, and renders those that stay")
  func componentTable() throws {
    let table = ComponentTableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 600))
    func items(_ texts: [String: String], _ order: [String]) -> [any ListComponentItemType] {
      order.map { ListComponentItem<Post, String>(id: $0, state: texts[$0] ?? $0) }
    }
    table.items = items([:], ["a", "b", "c"])
    stage.settle()
    #expect(stage.texts == ["a", "b", "c"])
    table.items = items(["b": "B"], ["c", "b", "d"])
    stage.settle()
    #expect(stage.texts == ["c", "B", "d"])
    let listener = Listener()
    (table.items[1] as? ListComponentItem<Post, String>)?.delegate = listener
    try stage.tap(on: "B")
    stage.settle()
    #expect(listener.selected == [IndexPath(row: 1, section: 0)])
    table.updateWithDiff = false
    table.items = []
    stage.settle()
    #expect(stage.texts.isEmpty)
  }

  @Test("A collection view of components inserts, deletes and moves cells")
  func componentCollection() throws {
    let list = ComponentCollectionView(frame: .zero)
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 600))
    func items(_ texts: [String: String], _ order: [String]) -> [any ListComponentItemType] {
      order.map { ListComponentItem<Post, String>(id: $0, state: texts[$0] ?? $0) }
    }
    list.items = items([:], ["a", "b", "c"])
    stage.settle()
    #expect(stage.texts == ["a", "b", "c"])
    let cell = list.cellForItem(at: IndexPath(item: 2, section: 0))
    let height = cell?.bounds.height ?? 0
    #expect(cell?.bounds.width == 300)
    #expect(height > 30)
    let long = String(repeating: "many words ", count: 20)
    list.items = items(["b": long], ["c", "b", "d"])
    stage.settle()
    #expect(stage.texts == ["c", long, "d"])
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    let second = list.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.bounds.height ?? 0 > height * 3, "an item that grows is measured again")
    let listener = Listener()
    (list.items[2] as? ListComponentItem<Post, String>)?.delegate = listener
    try stage.tap(on: "d")
    #expect(listener.selected == [IndexPath(item: 2, section: 0)])
    list.updateWithDiff = false
    list.items = []
    stage.settle()
    #expect(stage.texts.isEmpty)
  }

  @Test("Items of a flow layout that asks cells for sizes are as high as their trees")
  func selfSizingItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 10)
    layout.estimatedItemSize = CGSize(width: 140, height: 10)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 600))
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(),
      updater: UICollectionViewUpdater<UICollectionViewFlowLayoutAdapter>())
    renderer.target = list
    renderer.render {
      TextRow(id: 0, text: "Short")
      TextRow(id: 1, text: String(repeating: "Lorem ipsum ", count: 12))
    }
    stage.settle()
    let heights = (0..<2).map {
      list.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height ?? 0
    }
    #expect(heights[0] > 40)
    #expect(heights[1] > 3 * heights[0])
    renderer.render {
      TextRow(id: 0, text: String(repeating: "Lorem ipsum ", count: 12))
      TextRow(id: 1, text: "Short")
    }
    stage.settle()
    let later = (0..<2).map {
      list.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height ?? 0
    }
    #expect(later == heights.reversed(), "items whose content changes are measured again")
  }

  @Test("Prototypes measure what is not on screen, and remember it as long as the item is there")
  func prototypes() {
    let prototypes = ComponentPrototypes()
    let item = ListComponentItem<Post, String>(id: 1, state: "one line")
    let long = ListComponentItem<Post, String>(
      id: 2, state: String(repeating: "many lines ", count: 30))
    let height = prototypes.size(of: item, width: 200).height
    #expect(height > 16)
    #expect(prototypes.size(of: long, width: 200).height > height * 3)
    #expect(prototypes.knownSize(of: 1, width: 200)?.height == height)
    #expect(prototypes.knownSize(of: 1, width: 100) == nil)
    prototypes.keep([2])
    #expect(prototypes.knownSize(of: 1, width: 200) == nil)
  }

  @Test("Prototypes of a list measure with the size of text that the user has now")
  func prototypesFollow() {
    let table = ComponentTableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 300))
    let item = ListComponentItem<Following, String>(id: 1, state: "one line")
    table.items = [item]
    stage.settle()
    for category in [UIContentSizeCategory.accessibilityExtraLarge, .small, .large] {
      stage.contentSizeCategory = category
      stage.settle()
      let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
      #expect(abs(table.prototypes.size(of: item, width: 300).height - line) <= 1, "\(category)")
    }
  }

  /// A text that gets its font once, and then follows what the user prefers.
  final class Following: ComponentView<String> {
    override func construct() -> any ElementTree {
      Element<UILabel>(reuseIdentifier: "text") {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        return label
      }.set(\.text, state)
    }
  }

  @Test("Rows that are not visible count as high as those of their kind; one of a kind is measured")
  func estimates() {
    let table = ComponentTableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 300))
    Tall.constructions = 0
    table.items = (0..<1_000).map { ListComponentItem<Tall, Int>(id: $0, state: $0) }
    stage.settle()
    #expect(table.contentSize.height == 120_000)
    #expect(Tall.constructions < 20)
    #expect(table.prototypes.knownSize(of: 999, width: 300) == nil)
  }

  final class Tall: ComponentView<Int> {
    static var constructions = 0

    override func construct() -> any ElementTree {
      Self.constructions += 1
      return Element<UIView>().size(width: 300, height: 120)
    }
  }

  @Test("A height is estimated as it was measured, else by its kind, else not at all")
  func estimatedHeights() {
    let prototypes = ComponentPrototypes()
    let item = ListComponentItem<Post, String>(id: 1, state: "one line")
    let long = ListComponentItem<Post, String>(
      id: 2, state: String(repeating: "many lines ", count: 30))
    let other = ListComponentItem<Post, String>(id: 3, state: "never measured")
    #expect(prototypes.estimatedHeight(of: item, width: 200) == nil)
    let heights = [item, long].map { prototypes.size(of: $0, width: 200).height }
    #expect(prototypes.estimatedHeight(of: item, width: 200) == heights[0])
    #expect(prototypes.estimatedHeight(of: other, width: 200) == (heights[0] + heights[1]) / 2)
    #expect(prototypes.estimatedHeight(of: other, width: 100) == nil)
  }

  @Test("A cell of one's own shows a component")
  func cell() {
    let cell = ComponentTableViewCell(reuseIdentifier: "post", component: Post(frame: .zero))
    cell.setState("Text")
    cell.renderComponent(size: .sizeConstraintToWidth(200))
    #expect(cell.component.bounds.width == 200)
    #expect(cell.sizeThatFits(CGSize(width: 150, height: 0)).width == 150)
  }

  @Test("A collection view of components measures what is in view, also in later versions")
  func collectionMeasuresWhatIsInView() {
    let list = ComponentCollectionView(frame: .zero)
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 300))
    func items(_ count: Int) -> [any ListComponentItemType] {
      (0..<count).map { ListComponentItem<Tall, Int>(id: $0, state: $0) }
    }
    Tall.constructions = 0
    list.items = items(1_000)
    stage.settle()
    #expect(list.contentSize.height == 120_000)
    #expect(Tall.constructions < 20)
    #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 120)
    for count in [1_001, 999, 1_000] {
      Tall.constructions = 0
      list.items = items(count)
      stage.settle()
      #expect(Tall.constructions < 20)
    }
  }

  /// Says itself how large items are.
  final class Grid: ComponentCollectionView {
    override func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 50) }
  }

  @Test("A subclass that says how large items are is believed")
  func subclassSizes() {
    let list = Grid(frame: .zero)
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 300))
    list.items = (0..<9).map { ListComponentItem<Tall, Int>(id: $0, state: $0) }
    stage.settle()
    let sizes = list.visibleCells.map(\.frame.size)
    #expect(sizes == Array(repeating: CGSize(width: 90, height: 50), count: 9))
  }

  /// Says itself how large the first item is.
  final class MixedList: ComponentCollectionView {
    override func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.item == 0
        ? CGSize(width: 90, height: 50)
        : super.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  @Test("A subclass is believed of items whose ids are those of items of other kinds, too")
  func subclassSizesByKind() {
    let list = MixedList(frame: .zero)
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 300))
    list.items = ["small", "tall"].map {
      ListComponentItem<Tall, Int>(reuseIdentifier: $0, id: 0, state: 0)
    }
    stage.settle()
    let sizes = (0..<2).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
    #expect(sizes == [CGSize(width: 90, height: 50), CGSize(width: 300, height: 120)])
  }

  @Test("Items follow the width of their collection view")
  func otherWidth() {
    let list = ComponentCollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let screen = UIView(frame: .zero)
    screen.addSubview(list)
    let stage = TestStage(view: screen, size: CGSize(width: 300, height: 300))
    list.items = [
      ListComponentItem<Post, String>(id: 0, state: String(repeating: "many words ", count: 12))
    ]
    stage.settle()
    let narrow = list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
    list.frame.size.width = 300
    stage.settle()
    let wide = list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero
    #expect([narrow.width, wide.width] == [100, 300])
    #expect(wide.height < narrow.height / 2)
  }

  @Test("A cell that has another width by now measures its component at this one")
  func fittingAtOtherWidth() {
    func makeCell(width: CGFloat) -> UICollectionViewComponentCell {
      let cell = UICollectionViewComponentCell(
        frame: CGRect(x: 0, y: 0, width: width, height: 50))
      let row = TextRow(id: 0, text: String(repeating: "Lorem ipsum ", count: 12))
      cell.render(component: AnyComponent(row))
      cell.layoutIfNeeded()
      return cell
    }
    func height(of cell: UICollectionViewComponentCell) -> CGFloat {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.size = CGSize(width: 300, height: 50)
      return cell.preferredLayoutAttributesFitting(attributes).size.height
    }
    let cell = makeCell(width: 100)
    cell.bounds.size.width = 300
    #expect(height(of: cell) == height(of: makeCell(width: 300)))
  }

  /// Notes the size of what its parts are sized by.
  final class Half: ComponentView<Int> {
    static var sizes: Set<String> = []

    override func construct() -> any ElementTree {
      Self.sizes.insert("\(parentSize)")
      return Element<UIView>().size(width: 10, height: .points(Double(parentSize.width / 2)))
    }
  }

  @Test("What components are sized by is known while lists measure")
  func parentSize() {
    for list: any ComponentListView in [
      ComponentCollectionView(frame: .zero), ComponentTableView(frame: .zero, style: .plain),
    ] {
      Half.sizes = []
      let stage = TestStage(view: list, size: CGSize(width: 300, height: 300))
      list.items = (0..<10).map { ListComponentItem<Half, Int>(id: $0, state: $0) }
      stage.settle()
      #expect(Half.sizes == ["\(CGSize(width: 300, height: 300))"])
      #expect(list.contentSize.height == 1_500)
    }
  }
}
