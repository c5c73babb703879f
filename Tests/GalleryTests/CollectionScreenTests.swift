import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

private let portrait = CGSize(width: 390, height: 844)
private let landscape = CGSize(width: 844, height: 390)

@MainActor
@Suite(.closesWindows) struct `Collection screens of the gallery` {
  private func show(_ screen: CollectionListController, _ size: CGSize) -> TestStage {
    let stage = TestStage(root: UINavigationController(rootViewController: screen), size: size)
    stage.display.safeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 20, right: 40)
    stage.settle()
    return stage
  }

  private func frames(_ list: UICollectionView) -> [CGRect] {
    (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).compactMap {
        list.layoutAttributesForItem(at: [section, $0])?.frame
      }
    }
  }

  @Test(arguments: [portrait, landscape])
  func `Pangram breaks lines between words`(_ size: CGSize) {
    let screen = PangramViewController()
    let stage = show(screen, size)
    var frames = frames(screen.list)[...]
    for length in [3, 5, 5, 3, 5, 4, 3, 4, 3] {
      #expect(Set(frames.prefix(length).map(\.minY)).count == 1)
      frames = frames.dropFirst(length)
    }
    #expect(frames.isEmpty)
    stage.close()
  }

  @Test func `Magazine without pictures has none to turn`() {
    let screen = MagazineViewController()
    let stage = show(screen, portrait)
    for node in screen.sections().flatMap(\.cells) { screen.didSelect(node) }
    screen.turn()
    #expect(screen.list.numberOfItems(inSection: 0) == 0)
    stage.close()
  }

  @Test func `Waterfall adds a note unlike all others after one was removed`() {
    let screen = WaterfallViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    screen.remove(5)
    screen.add()
    stage.settle()
    #expect(screen.numbers.first == 10_001)
    #expect(Set(screen.numbers).count == screen.numbers.count)
    stage.close()
  }

  @Test func `cards of the list layout stand on the ground of grouped lists`() {
    let screen = CompositionalTodoViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    #expect(screen.collectionView.backgroundColor == .systemGroupedBackground)
    stage.close()
  }

  @Test func `no picture of Magazine fills the screen in landscape`() throws {
    let screen = MagazineViewController()
    let stage = show(screen, landscape)
    let room = screen.list.bounds.inset(by: screen.list.adjustedContentInset)
    let largest = try #require(frames(screen.list).map(\.width).max())
    #expect(largest < room.width * 0.6)
    #expect(frames(screen.list).filter { $0.maxY <= room.height }.count >= 4)
    stage.close()
  }

  @Test func `Kyoto brings a hidden chapter back by its header`() throws {
    let screen = KyotoViewController()
    let stage = show(screen, portrait)
    try stage.tap(on: "Kinkaku-ji")
    stage.settle()
    #expect(!stage.texts.contains("Kinkaku-ji"))
    try stage.tap(on: "Temples")
    stage.settle()
    #expect(stage.texts.contains("Kinkaku-ji"))
    stage.close()
  }

  @Test(arguments: [portrait, landscape])
  func `cards of Kyoto stand in the safe area`(_ size: CGSize) throws {
    let screen = KyotoViewController()
    let stage = show(screen, size)
    let area = screen.list.bounds.inset(by: screen.list.safeAreaInsets).insetBy(dx: 16, dy: 0)
    let card = try #require(frames(screen.list).first)
    #expect(card.minX == area.minX)
    #expect(card.width == area.width)
    stage.close()
  }
}
