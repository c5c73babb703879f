import KumikoTesting
import UIKit
import XCTest

final class MagazineTests: XCTestCase {
  func testAMagazineWrittenForIOSWorks() throws {
    let screen = MagazineViewController()
    let stage = TestStage(root: screen, size: CGSize(width: 300, height: 400))
    XCTAssertEqual(
      stage.texts, ["Article 1", "Article 2", "Article 3", "Article 4", "Article 5"])
    try stage.tap(on: "Article 2")
    stage.settle()
    XCTAssertEqual(screen.articles.count, 39)
    XCTAssertEqual(
      stage.texts, ["Article 1", "Article 3", "Article 4", "Article 5", "Article 6"])
    stage.scroll(by: 60)
    stage.settle()
    let cell = screen.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    XCTAssertEqual(
      (cell as? MagazineCell)?.parallax, 200 - screen.collectionView.contentOffset.y)
    stage.close()
  }
}
