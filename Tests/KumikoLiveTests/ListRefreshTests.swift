import Kumiko
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite("LiveRefresh in lists", .serialized) struct ListRefreshTests {
  @Test("rows of a table are rendered anew, and are as high as their new content")
  func table() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let (stage, renderer) = show(UITableViewAdapter.init, UITableViewUpdater(), in: table)
    defer { finish(stage) }
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(stage.texts == ["Header Hello", "Tree Hello 1", "View Hello 2"])
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    replaceCode()
    stage.settle()
    #expect(
      stage.texts == ["Header \(evening)", "Tree \(evening) 1", "View \(evening) 2"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 3 * height)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    _ = renderer
  }

  @Test("items of a collection view are rendered anew, and are as high as their new content")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 280, height: 10)
    layout.estimatedItemSize = CGSize(width: 280, height: 10)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let updater = UICollectionViewUpdater<UICollectionViewFlowLayoutAdapter>()
    let (stage, renderer) = show(UICollectionViewFlowLayoutAdapter.init, updater, in: list)
    defer { finish(stage) }
    let path = IndexPath(item: 0, section: 0)
    let height = list.cellForItem(at: path)?.bounds.height ?? 0
    replaceCode()
    stage.settle()
    #expect(stage.texts.contains("Tree \(evening) 1"))
    #expect(stage.texts.contains("View \(evening) 2"))
    #expect(height > 0)
    #expect(list.cellForItem(at: path)?.bounds.height == 3 * height)
    _ = renderer
  }

  @Test("rows of a table of components are as high as their new content")
  func componentTable() {
    LiveRefresh.begin()
    let table = ComponentTableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 600))
    defer { finish(stage) }
    table.items = [ListComponentItem<Tree, Int>(id: 1, state: 5)]
    stage.settle()
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    replaceCode()
    stage.settle()
    #expect(stage.texts == ["\(evening) 5"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 3 * height)
  }

  @Test("a list that was made before begin, or whose list view is gone, is left alone")
  func idle() {
    let table = UITableView(frame: .zero, style: .plain)
    let stage = TestStage(view: table, size: CGSize(width: 300, height: 600))
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    renderer.render { TreeRow(id: 1) }
    stage.settle()
    LiveRefresh.begin()
    defer { finish(stage) }
    let homeless = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    homeless.render { TreeRow(id: 2) }
    replaceCode()
    stage.settle()
    #expect(stage.texts == ["Tree Hello 1"])
  }

  private func show<Adapter: ListAdapter, ListUpdater: Updater>(
    _ adapter: ([Section]) -> Adapter, _ updater: ListUpdater, in list: ListUpdater.Target
  ) -> (TestStage, Renderer<ListUpdater>)
  where ListUpdater.Adapter == Adapter, ListUpdater.Target: UIView {
    LiveRefresh.begin()
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 600))
    let renderer = Renderer(adapter: adapter([]), updater: updater)
    renderer.target = list
    renderer.render {
      Section(id: 0, header: TitleRow(title: "Header")) {
        TreeRow(id: 1)
        ViewRow(id: 2)
      }
    }
    stage.settle()
    return (stage, renderer)
  }

  private func finish(_ stage: TestStage) {
    stage.close()
    LiveRefresh.end()
    greeting = "Hello"
  }

  private func replaceCode() {
    greeting = evening
    LiveRefresh.refresh()
  }
}

/// Stands for code that is replaced.
@MainActor private var greeting = "Hello"
private let evening = "Good\nevening\ntoday"

private struct TreeRow: Component {
  var id: Int

  var body: some ElementTree {
    Element<UILabel>().set(\.text, "Tree \(greeting) \(id)").set(\.numberOfLines, 0)
      .set(\.font, .systemFont(ofSize: 40))
  }
}

private final class Tree: ComponentView<Int> {
  override func construct() -> any ElementTree {
    Element<UILabel>().set(\.text, "\(greeting) \(state ?? 0)").set(\.numberOfLines, 0)
      .set(\.font, .systemFont(ofSize: 40))
  }
}

/// A row that says it never differs.
private struct ViewRow: Component {
  var id: Int

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "View \(greeting) \(id)" }
  func shouldRender(next: Self, in content: UILabel) -> Bool { false }
}

private struct TitleRow: Component {
  var title: String

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "\(title) \(greeting)" }
}
