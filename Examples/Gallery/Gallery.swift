import ArgumentParser
import Foundation
import GalleryScreens
import UIKit

/// The gallery: an application where there is a display, a set of pictures where there is none.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows screens written with Kumiko.",
    discussion: """
      With a display, opens a window. Without one, or with --headless, writes a PNG of every screen \
      and state, light and dark, and prints the paths.
      """)

  @Flag(help: "Write pictures even if there is a display.")
  var headless = false

  @Flag(help: "Write animated pictures of transitions instead of stills.")
  var record = false

  @Option(help: "The folder for pictures; made if missing.")
  var output = "out/gallery"

  @Option(help: "Only the screen of this name, such as todo; a window begins with it.")
  var screen: String?

  @Flag(help: "Show the window in the dark look.")
  var dark = false

  func run() throws { try MainActor.assumeIsolated { try show() } }

  @MainActor
  private func show() throws {
    if record || headless || !Self.hasDisplay {
      try makePictures()
      return
    }
    AppDelegate.appearance = dark ? .dark : .unspecified
    AppDelegate.screen = screen
    let name = NSStringFromClass(AppDelegate.self)
    let status = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
    throw ExitCode(status)
  }

  @MainActor
  private func makePictures() throws {
    var pictures = try GalleryPictures(folder: output)
    for screen in GalleryPictures.screens(named: screen) {
      if record {
        try pictures.takeFilm(of: screen)
      } else {
        try pictures.takeStills(of: screen)
      }
    }
  }

  func validate() throws {
    let names = MainActor.assumeIsolated { GalleryPictures.screenNames }
    if let screen, !names.contains(screen) {
      throw ValidationError(
        "There is no screen named \(screen). There are: \(names.joined(separator: ", ")).")
    }
  }

  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { name in
      ProcessInfo.processInfo.environment[name].map { !$0.isEmpty } ?? false
    }
  }
}
