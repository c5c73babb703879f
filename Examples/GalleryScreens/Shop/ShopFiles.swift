import Foundation
import KumikoRemote

/// The pages and pictures of a shop, as `screen-server export` writes them.
struct ShopFiles: ScreenImageLoading {
  /// Where the pages would be on a server.
  static let address = URL(string: "https://shop.example/") ?? URL(fileURLWithPath: "/")

  private let folder = Bundle.module.resourceURL?.appendingPathComponent("Pages")

  /// The page of an address; nil if there is none.
  func screen(at url: URL) -> RemoteScreen? {
    let file = Self.page(of: url.path) + ".json"
    guard let data = bytes(file) else { return nil }
    return RemoteScreen.read(data, file: file, url: url).screen
  }

  /// The name of the page that a server has at a path.
  private static func page(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    return switch parts.first {
    case nil: "front-filled"
    case "products" where parts.count == 2: "product-\(parts[1])"
    case "cart": "cart-filled"
    case "checkout": "checkout-filled"
    case "orders": "order-sent"
    case "journal": "journal-1"
    case let other?: other
    }
  }

  /// The picture of an address, which is there at once.
  func availableData(at url: URL) -> Data? { bytes(String(url.path.drop { $0 == "/" })) }

  /// The picture of an address.
  func data(at url: URL) async throws -> Data {
    guard let data = availableData(at: url) else { throw CocoaError(.fileNoSuchFile) }
    return data
  }

  private func bytes(_ path: String) -> Data? {
    folder.flatMap { FileManager.default.contents(atPath: $0.appendingPathComponent(path).path) }
  }
}
