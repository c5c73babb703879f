import ArgumentParser
import Foundation
import ScreenServing

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a sample of every page into a folder.",
    discussion: """
      Screens are NAME.json, patches patches/NAME.json, and pictures i/NAME.png, as their addresses \
      have it; to be looked at, checked or shown without a server. EXAMPLE:

        screen-server export pages && kumiko validate pages/*.json
      """)

  @Argument(help: "The folder, which is made if it is missing.", completion: .directory)
  var folder: String

  func run() throws {
    try ShopServer().export(to: URL(fileURLWithPath: folder, isDirectory: true))
  }
}
