import UIKit

extension GalleryScreen {
  /// The address of a server of the shop (`make server`), which the gallery shows if it answers;
  /// nil, for the shop's files, by default.
  public static var shopServer: URL?

  /// Pages that a server describes.
  static let shop = GalleryScreen(
    name: "shop",
    row: MenuRow(
      id: "shop", title: "Shop", subtitle: "Screens that a server describes", symbol: "bag.fill",
      tint: .systemGreen),
    states: [
      State("front", of: ShopPageController.self),
      State("product", of: ShopPageController.self) { $0.showPage(at: "/products/pot") },
      State("cart", of: ShopPageController.self) { $0.showPage(at: "/cart") },
      State("checkout", of: ShopPageController.self) { $0.showPage(at: "/checkout") },
      State("order", of: ShopPageController.self) { $0.showPage(at: "/orders/latest") },
      State("journal", of: ShopPageController.self) { $0.showPage(at: "/journal") },
    ],
    make: { ShopPageController.front(server: shopServer) })
}
