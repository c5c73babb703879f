public import Foundation

extension ShopServer {
  /// Writes a sample of every page that apps of the library alone can get, and all pictures.
  ///
  /// Screens are `NAME.json`, patches `patches/NAME.json`, and pictures `i/NAME.png`, as their addresses
  /// have it.
  ///
  /// - Parameter folder: Where to; it is made if it is missing, and files of the same names are
  ///   replaced.
  /// - Throws: An error of the file system.
  public func export(to folder: URL) throws {
    for page in pages(for: "Stock=1") {
      let place = page.isScreen ? folder : folder.appendingPathComponent("patches")
      try write(page.document.bytes, to: place.appendingPathComponent("\(page.name).json"))
    }
    for name in pictureNames {
      let place = folder.appendingPathComponent("i/\(name).png")
      try write(picture(name) ?? [], to: place)
    }
  }

  private func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
