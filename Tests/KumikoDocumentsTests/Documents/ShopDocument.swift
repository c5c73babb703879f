import Foundation

/// A shop's front page in both forms, and other files of the repository.
enum ShopDocument {
  static let json = text("Examples/Documents/Shop.json")
  static let xml = text("Examples/Documents/Shop.xml")

  /// The text of a file of the repository; empty if there is none.
  static func text(_ path: String) -> String {
    var folder = URL(filePath: #filePath)
    // This file stands four folders deep.
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }
}
