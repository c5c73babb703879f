import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// Screens as they were written for ListKit do what they promise.
@Suite("ListKit's samples", .serialized, .closesWindows)
@MainActor
final class SampleTests {
  private var stage: TestStage?

  /// Shows a screen of 400 × 800 points.
  private func show<Screen: BaseScreen>(_ screen: Screen) -> UICollectionView {
    stage = TestStage(root: screen, size: CGSize(width: 400, height: 800))
    stage?.settle()
    return screen.collectionView
  }

  @Test("items are left out by if, for and else")
  func numbers() {
    let screen = NumbersScreen()
    let list = show(screen)
    #expect(list.texts == [["0", "1", "2", "3", "4", "5", "6", "7"], ["10", "11", "12", "13"]])
    screen.showsOddOnly = true
    stage?.settle()
    #expect(list.texts == [["1", "3", "5", "7"], ["Odd numbers"]])
  }

  @Test("items that do not fit into their group go into the next one")
  func wrapping() {
    let list = show(NumbersScreen())
    #expect(list.frame(at: [0, 5]) == "300 0 60 40")
    #expect(list.frame(at: [0, 6]) == "0 40 60 40")
    #expect(list.frame(at: [1, 0]) == "0 80 60 40")
    #expect(list.frame(at: [1, 1]) == "0 120 60 40")
    #expect(list.frame(at: [1, 2]) == "60 80 60 40")
  }

  @Test("groups stand in groups, before a background and below a header")
  func colorGrid() {
    let list = show(ColorGridScreen())
    #expect(list.frame(at: [0, 0]) == "16 46 92 150")
    #expect(list.frame(at: [0, 3]) == "292 46 92 150")
    #expect(list.content(at: [0, 1])?.backgroundColor == .orange)
    #expect(list.numberOfItems(inSection: 1) == 9)
    #expect(list.frame(at: [1, 4]) == "133 312 133 100")
    let background = list.subviews.first { $0 is ShelfBackgroundView }
    #expect(background?.frame == CGRect(x: 4, y: 4, width: 392, height: 204))
    #expect(list.supplementaryTexts.contains("Section 1"))
  }

  @Test("each value has its section")
  func shelves() {
    let list = show(ShelvesScreen())
    #expect(list.numberOfSections == 10)
    #expect(list.numberOfItems(inSection: 3) == 15)
    #expect(list.frame(at: [0, 0]) == "0 30 200 150")
    #expect(list.frame(at: [0, 1]) == "200 30 100 75")
    #expect(list.frame(at: [0, 4]) == "300 105 100 75")
    #expect(list.supplementaryTexts.contains("Section 2"))
  }

  @Test("items come, go and change places")
  func faces() {
    let screen = FacesScreen()
    let list = show(screen)
    #expect(list.texts == [["😊"]])
    let first = list.cellForItem(at: [0, 0])
    screen.faces = ["🐱", "😊", "🌳"]
    stage?.settle()
    #expect(list.texts == [["🐱", "😊", "🌳"]])
    #expect(list.cellForItem(at: [0, 1]) === first)
    #expect(list.frame(at: [0, 2]) == "62 2 26 26")
    #expect(list.content(at: [0, 0])?.bounds.size == CGSize(width: 26, height: 26))
    screen.faces.removeFirst()
    stage?.settle()
    #expect(list.texts == [["😊", "🌳"]])
  }

  @Test("cards are as large as the handler says")
  func carousel() {
    let list = show(CarouselScreen())
    let region = list.subviews.first { $0 is UIScrollView }
    let scales = (0..<2).map { list.cellForItem(at: [0, $0])?.transform.a ?? 0 }
    #expect(region != nil)
    #expect(abs(scales[0] - 1) < 0.001)
    #expect(abs(scales[1] - 0.79) < 0.001)
  }

  @Test("a component found by its protocol deletes its item; an empty list says so")
  func todos() {
    let screen = TodoScreen()
    let list = show(screen)
    #expect(list.texts == [["Buy milk", "Call Ada"]])
    let cell = list.cellForItem(at: [0, 0]) as? SwipeCell
    #expect(cell?.swipeDelegate === screen.dataSource)
    screen.dataSource.deleteItem(at: [0, 0])
    stage?.settle()
    #expect(list.texts == [["Call Ada"]])
    screen.dataSource.deleteItem(at: [0, 0])
    stage?.settle()
    #expect(list.texts == [["Add New Todo!"]])
  }

  @Test("a delegate that is subclassed is told what was selected")
  func selecting() throws {
    let screen = TodoScreen()
    let list = show(screen)
    try stage?.tap(on: "Call Ada")
    stage?.settle()
    #expect((list.delegate as? SelectingDelegate)?.selected == ["Call Ada"])
  }

  @Test("sections and groups are as their modifiers say")
  func everything() {
    let list = show(EverythingScreen())
    #expect(list.texts == [["Inbox", "Drafts", "Sent"]])
    #expect(
      list.supplementaryTexts == ["1", "3", "3 mailboxes", "All of it", "Mail", "new"])
    #expect(list.frame(at: [0, 0]) == "35 65 90 40")
    #expect(list.frame(at: [0, 1]) == "35 115 90 40")
    #expect(list.frame(at: [0, 2]) == "138 60 100 40")
  }

  @Test("components are told of their display")
  func display() {
    Player.log = []
    let stage = ListStage()
    stage.render {
      Section(id: 0) {
        VGroup(of: ["a", "b", "c", "d"], width: .fractionalWidth(1), height: .estimated(300)) {
          Video($0)
        }
      }
    }
    #expect(Player.log == ["play a", "play b", "play c"])
    stage.list.contentOffset.y = 400
    stage.screen.runFrame()
    #expect(Player.log == ["play a", "play b", "play c", "play d", "stop a"])
  }

  @Test("a layout is shown without a renderer")
  func bare() {
    let screen = BareScreen()
    let stage = TestStage(root: screen, size: CGSize(width: 400, height: 800))
    stage.settle()
    #expect(screen.collectionView.texts == [["a"], ["b"]])
    #expect(screen.dataSource.component(at: [1, 0], to: TextLine.self)?.text == "b")
  }

  @Test("functions and types of an app's own make parts of layouts")
  func parts() {
    let list = show(PartsScreen())
    #expect(list.texts == [["0", "1", "9"], ["one", "two"]])
    #expect(list.frame(at: [0, 2]) == "120 0 60 40")
    #expect(list.frame(at: [1, 1]) == "30 110 370 40")
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header == nil || header?.frame.width == 400, "it is as wide as the list")
  }

  @Test("objects keep values that are associated with them")
  func associations() {
    let (first, second) = (UIView(), UIView())
    first.nickname = "Ada"
    #expect(first.nickname == "Ada")
    #expect(second.nickname == nil)
    first.nickname = nil
    #expect(first.nickname == nil)
  }
}
