import KumikoListKit
import KumikoTesting
import Testing
import UIKit

/// The same screens as in today's language mode are shown by clients of another one.
@Suite("ListKit's samples in Swift 5", .serialized)
@MainActor
struct ClientTests {
  @Test("screens are shown", arguments: 0..<6)
  func screens(number: Int) {
    let screens: [(BaseScreen, Int)] = [
      (NumbersScreen(), 2), (ColorGridScreen(), 2), (ShelvesScreen(), 10), (FacesScreen(), 1),
      (CarouselScreen(), 1), (EverythingScreen(), 1),
    ]
    let (screen, count) = screens[number]
    let stage = TestStage(root: screen, size: CGSize(width: 400, height: 800))
    stage.settle()
    #expect(screen.collectionView.numberOfSections == count)
    #expect(!screen.collectionView.visibleCells.isEmpty)
    stage.close()
  }

  @Test("items are deleted")
  func todos() {
    let screen = TodoScreen()
    let stage = TestStage(root: screen, size: CGSize(width: 400, height: 800))
    stage.settle()
    screen.dataSource.deleteItem(at: [0, 0])
    stage.settle()
    #expect(screen.todos.map(\.title) == ["Call Ada"])
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 1)
    stage.close()
  }
}
