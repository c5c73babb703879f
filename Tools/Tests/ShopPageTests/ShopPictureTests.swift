import Foundation
import ScreenServing
import Testing
import UIKit

/// The shop's pictures lie beside its code; `RECORD_PICTURES=1` draws them anew.
@MainActor
@Suite("Pictures of the shop")
struct ShopPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/ScreenServing/Pictures").standardizedFileURL

  @Test("are those that its code draws, and an app can show them")
  func canBeShown() throws {
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil { try record() }
    let drawn = ShopPictures.all
    #expect(try ShopServer().pictureNames == drawn.keys.sorted())
    for (name, picture) in drawn {
      let bytes = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).png"))
      let shown = try #require(UIImage(data: bytes), "\(name).png")
      #expect(shown.size == picture.size, "\(name).png")
    }
  }

  private func record() throws {
    for (name, picture) in ShopPictures.all {
      let bytes = try #require(picture.pngData())
      try bytes.write(to: Self.folder.appendingPathComponent("\(name).png"))
    }
  }
}
