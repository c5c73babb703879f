import KumikoTesting
import Testing
import UIKit

@testable import Groceries

@MainActor
@Suite(.serialized) struct GroceriesTests {
  @Test func `a tap puts a grocery into the basket`() throws {
    let screen = GroceriesViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    try stage.tap(on: "Bread")
    stage.settle()
    #expect(screen.groceries.filter(\.isInBasket).map(\.name) == ["Bread"])
    #expect(stage.texts.contains("IN THE BASKET"))
    stage.close()
  }

  @Test func `the list looks as it did`() throws {
    let screen = GroceriesViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    try stage.expectPicture("groceries")
    try stage.tap(on: "Bread")
    stage.settle()
    try stage.expectPicture("groceries-basket")
    stage.close()
  }
}
