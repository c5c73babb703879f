import CarbonExample
import UIKit

extension GalleryScreen {
  /// The example app in Carbon's words.
  static let bakery = GalleryScreen(
    name: "bakery",
    row: MenuRow(
      id: "bakery", title: "Bakery", subtitle: "Tabs in the words of Carbon", symbol: "basket.fill",
      tint: .systemBrown),
    states: [
      State("breads", of: BakeryController.self),
      State("breads-chosen", of: BakeryController.self) { $0.choose() },
      State("basket", of: BakeryController.self) {
        $0.choose()
        $0.selectedIndex = 1
      },
      State("basket-empty", of: BakeryController.self) { $0.selectedIndex = 1 },
      State("hours", of: BakeryController.self) { $0.selectedIndex = 2 },
    ],
    make: BakeryController.init)
}

extension BakeryController {
  /// Puts some breads into the basket.
  fileprivate func choose() {
    basket.add(2, Bread.all[1])
    basket.add(1, Bread.all[4])
  }
}
