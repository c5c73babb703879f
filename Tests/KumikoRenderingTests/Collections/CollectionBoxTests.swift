import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A collection view that renders boxes` {
  enum SectionID: Hashable { case first, second }

  func box(_ first: String, _ second: String = "") -> Box<SectionID, String> {
    func nodes(_ text: String) -> [Node<String>] {
      text.map { Node(id: String($0), Item("\($0)")) }
    }
    return Box.empty
      |-+ BoxSection(id: .first, header: Title("H")) |---* nodes(first)
      |-? .iff(!second.isEmpty) { BoxSection(id: .second) |---* nodes(second) }
  }

  func stage() -> (TestStage, UICollectionView) {
    let list = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.rows)
    return (TestStage(view: list), list)
  }

  @Test func `needs nothing else`() {
    let (stage, list) = stage()
    list.render(box("abc"))
    stage.settle()
    #expect(stage.texts == ["H", "a0", "b0", "c0"])
    list.render(box("cb", "d"))
    stage.settle()
    #expect(stage.texts == ["H", "c0", "b0", "d0"])
    AnyBox(box("x")).render(in: list, animated: false)
    stage.runFrame()
    #expect(stage.texts == ["H", "x0"])
  }

  @Test func `calls completions, with animations and without`() async {
    let (stage, list) = stage()
    var count = 0
    list.render(box("abc"), animated: false) { count += 1 }
    stage.runFrame()
    list.render(box("b")) { count += 1 }
    stage.settle()
    await stage.settleRenders()
    #expect(count == 2)
  }

  @Test func `takes an adapter of one's own, and custom supplements`() {
    let (stage, list) = stage()
    list.render(box("abc"))
    stage.runFrame()
    list.collectionViewLayout = BadgeLayout()
    let adapter = UICollectionViewAdapter()
    list.prepareForBoxRendering(with: adapter)
    #expect(list.dataSource === adapter)
    let section = BoxSection<Int, Int>(id: 0, nodes: [Node(id: 1, Item("a"))])
      .supplementary(Title("New"), ofKind: "badge")
    list.render(Box.empty |-+ section)
    stage.settle()
    #expect(Set(stage.texts) == ["a0", "New"])
  }
}
