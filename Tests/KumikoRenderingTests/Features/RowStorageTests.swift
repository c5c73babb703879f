import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `What a component keeps with its row` {
  /// Counts how often its row was mounted, and shows it.
  struct Counter: Component {
    static let count = ViewStorage.Key<Int>()
    var id: Int
    func render(in content: UILabel) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 100) }
    func didMount(to content: UILabel, storage: ViewStorage) {
      let count = (storage.row[Self.count] ?? 0) + 1
      storage.row[Self.count] = count
      content.text = "\(id): \(count)"
    }
  }

  func sections(_ ids: [Int], _ others: [Int] = []) -> [Section] {
    [
      Section(id: "one") { for id in ids { Counter(id: id) } },
      Section(id: "two") { for id in others { Counter(id: id) } },
    ]
  }

  @Test func `survives that its view shows other rows`() {
    let stage = TableStage()
    stage.renderer.updater.alwaysRenderVisibleComponents = false
    stage.render(sections(Array(0..<50)))
    #expect(stage.screen.texts.first == "0: 1")
    stage.table.contentOffset.y = 3_000
    stage.screen.runFrame()
    #expect(!stage.screen.texts.contains("0: 1"))
    stage.table.contentOffset.y = 0
    stage.screen.runFrame()
    #expect(stage.screen.texts.first == "0: 2")
  }

  @Test func `goes when the row leaves the list, and only then`() {
    let stage = TableStage()
    stage.render(sections([1, 2]))
    stage.screen.settle()
    let before = stage.screen.texts
    #expect(stage.adapter.rowStorages.count == 2)
    stage.render(sections([2]))
    stage.screen.settle()
    #expect(stage.adapter.rowStorages.count == 1)
    stage.render(sections([1, 2]))
    stage.screen.settle()
    #expect(stage.screen.texts.first?.hasPrefix("1: ") == true)
    #expect(stage.screen.texts.first.map { $0 <= before[0] } == true, "it counts anew")
  }

  @Test func `goes with the row to another section`() {
    let stage = TableStage()
    stage.render(sections([1, 2], [3]))
    stage.render(sections([2], [3, 1]))
    stage.screen.settle()
    let last = stage.screen.texts.last ?? ""
    #expect(last.hasPrefix("1: "))
    #expect(last != "1: 1")
    #expect(stage.adapter.rowStorages.count == 3)
  }
}
