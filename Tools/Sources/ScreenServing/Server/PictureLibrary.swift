import Foundation

/// The pictures of the shop, which lie beside its code.
struct PictureLibrary: Sendable {
  /// A picture in PNG.
  struct Picture: Sendable {
    var bytes: [UInt8]
    var tag: EntityTag
  }

  private var pictures: [String: Picture] = [:]

  /// Reads all pictures.
  init() throws {
    for url in Bundle.module.urls(forResourcesWithExtension: "png", subdirectory: "Pictures") ?? []
    {
      let bytes = [UInt8](try Data(contentsOf: url as URL))
      let name = (url as URL).deletingPathExtension().lastPathComponent
      guard Self.isPNG(bytes) else { throw ShopProblem.brokenPicture(name) }
      pictures[name] = Picture(bytes: bytes, tag: EntityTag(of: bytes))
    }
  }

  /// The names, in alphabetical order.
  var names: [String] { pictures.keys.sorted() }

  /// The picture of a name; nil if there is none.
  subscript(name: String) -> Picture? { pictures[name] }

  private static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
