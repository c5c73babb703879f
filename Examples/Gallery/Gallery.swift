import ArgumentParser
import Foundation
import GalleryScreens
import Kumiko
import KumikoLive
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

  @Flag(help: "Write pictures in landscape, narrow, wide, right to left and in large text, too.")
  var variants = false

  @Flag(help: "Show the window in the dark look.")
  var dark = false

  @Option(help: "Load this library whenever it is built anew, and render components again.")
  var live: String?

  @Option(help: "The size of text, from xs, s, m, l over xl, xxl, xxxl to ax1 … ax5.")
  var contentSize: ContentSize?

  func run() throws { try MainActor.assumeIsolated { try show() } }

  @MainActor
  private func show() throws {
    let size = contentSize?.category
    if record || headless || !Self.hasDisplay {
      if let size { UIApplication.shared.setPreferredContentSizeCategory(size) }
      try makePictures()
      return
    }
    AppDelegate.appearance = dark ? .dark : .unspecified
    AppDelegate.screen = screen
    if let size { AppDelegate.willShow = { $0.setPreferredContentSizeCategory(size) } }
    let watcher = live.map(watch)
    defer { watcher?.stop() }
    let name = NSStringFromClass(AppDelegate.self)
    let status = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)
    throw ExitCode(status)
  }

  @MainActor
  private func watch(_ path: String) -> LibraryWatcher {
    LiveRefresh.begin()
    let watcher = LibraryWatcher(file: URL(fileURLWithPath: path))
    watcher.start()
    return watcher
  }

  @MainActor
  private func makePictures() throws {
    var pictures = try GalleryPictures(folder: output)
    let screens = GalleryPictures.screens(named: screen)
    let variants = PictureVariant.looks + (variants ? PictureVariant.adaptations : [])
    if !record { pictures.expectStills(of: screens, in: variants) }
    for screen in screens {
      if record {
        try pictures.takeFilm(of: screen)
      } else {
        try pictures.takeStills(of: screen, in: variants)
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

/// A size of text as it is named on the command line.
enum ContentSize: String, CaseIterable, ExpressibleByArgument {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// UIKit's name for the size.
  var category: UIContentSizeCategory {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return UIContentSizeCategory.ascending[index]
  }
}
