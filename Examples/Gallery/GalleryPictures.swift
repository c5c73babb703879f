import Foundation
import GalleryScreens
import HeadlessHost
import UIKit

/// Takes pictures and films of the gallery's screens, without a display.
@MainActor
struct GalleryPictures {
  /// The names that `--screen` takes.
  static var screenNames: [String] { GalleryScreen.all.map(\.name) }

  private let folder: URL
  private let display: HeadlessDisplay
  private let usualScreen: CGSize
  private var progress = PictureProgress()
  private var window = UIWindow(frame: .zero)

  /// Prepares to write into a folder, which is made if it is missing.
  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    display = HeadlessDisplay.install(
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    usualScreen = display.size
  }

  /// The screens of a name, or all.
  static func screens(named name: String?) -> [GalleryScreen] {
    GalleryScreen.all.filter { name == nil || $0.name == name }
  }

  /// Says what comes, so that each path is printed with how many of how many there are.
  mutating func expectStills(of screens: [GalleryScreen], in variants: [PictureVariant]) {
    progress = PictureProgress(
      expected: screens.map(\.states.count).reduce(0, +) * variants.count)
  }

  /// Writes a PNG of every state of a screen in some variants, and prints the paths.
  mutating func takeStills(of screen: GalleryScreen, in variants: [PictureVariant]) throws {
    let size = UIApplication.shared.preferredContentSizeCategory
    defer { show(PictureVariant(), usualSize: size) }
    for variant in variants {
      show(variant, usualSize: size)
      for state in screen.states { try takeStill(of: screen, state, variant) }
    }
  }

  private mutating func takeStill(
    of screen: GalleryScreen, _ state: GalleryScreen.State, _ variant: PictureVariant
  ) throws {
    display.keyboardHeight = state.keyboardHeight
    let controller = open(screen, in: variant.style)
    state.prepare(controller)
    if state.touch != nil { display.advanceUntilIdle() }
    let finger = touch(controller, state.touch)
    settle(after: state.delay)
    let name = "\(screen.name)-\(state.name)\(variant.suffix).png"
    try save(display.snapshot().pngData(), as: name)
    if let finger { display.touch(.cancelled, at: finger) }
  }

  private func show(_ variant: PictureVariant, usualSize: UIContentSizeCategory) {
    display.layoutDirection = variant.layoutDirection
    let wanted = variant.size ?? usualScreen
    if display.size != wanted { display.size = wanted }
    UIApplication.shared.setPreferredContentSizeCategory(variant.contentSize ?? usualSize)
  }

  /// Writes an animation of a screen's transition, if it has one, and prints the path.
  mutating func takeFilm(of screen: GalleryScreen) throws {
    guard let transition = screen.transition else { return }
    display.scale = 1
    let controller = open(screen, in: .light)
    let film = display.record {
      display.advance(by: 0.5)
      for step in transition {
        step.perform(controller)
        _ = touch(controller, step.touch)
        display.advance(by: step.wait)
      }
    }
    try save(film, as: "\(screen.name).webp")
  }

  private mutating func open(
    _ screen: GalleryScreen, in style: UIUserInterfaceStyle
  ) -> UIViewController {
    let navigation = GalleryScreen.makeNavigation()
    if screen.name != GalleryScreen.home.name {
      navigation.pushViewController(screen.make(), animated: false)
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = style
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
    return navigation.topViewController ?? navigation
  }

  /// Does what a finger does; returns where it is if it stays on the screen.
  private func touch(_ controller: UIViewController, _ touch: RowTouch?) -> CGPoint? {
    guard let touch, var point = touch.start(on: controller) else { return nil }
    display.touch(.began, at: point)
    display.advance(by: touch.hold)
    let steps = 20
    for _ in 0..<steps where touch.way != .zero {
      point.x += touch.way.dx / CGFloat(steps)
      point.y += touch.way.dy / CGFloat(steps)
      display.advance(by: 1 / 60)
      display.touch(.moved, at: point)
    }
    guard touch.lifts else { return point }
    display.touch(.ended, at: point)
    return nil
  }

  private func settle(after delay: TimeInterval?) {
    if let delay {
      display.advance(by: delay)
    } else {
      display.advanceUntilIdle()
    }
  }

  private mutating func save(_ data: Data?, as name: String) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    print(progress.take(file.relativePath))
  }
}

/// What a picture of a screen differs in.
struct PictureVariant {
  /// What the names of pictures end with.
  var suffix = ""
  var style = UIUserInterfaceStyle.light
  var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The size of text; nil for that of the command line.
  var contentSize: UIContentSizeCategory?
  /// The size of the screen; nil for the usual one.
  var size: CGSize?

  /// Light and dark.
  static let looks = [PictureVariant(), PictureVariant(suffix: "-dark", style: .dark)]

  /// On its side, on the narrowest phone and on a tablet, right to left, in the largest text that
  /// phones offer without the accessibility settings' own sizes, and with them, and with all that is
  /// hard at once: dark, right to left and in the largest text of all, narrow and wide.
  static let adaptations = [
    PictureVariant(suffix: "-landscape", size: CGSize(width: 844, height: 390)),
    PictureVariant(suffix: "-narrow", size: CGSize(width: 320, height: 568)),
    PictureVariant(suffix: "-wide", size: CGSize(width: 1024, height: 768)),
    PictureVariant(suffix: "-rtl", layoutDirection: .rightToLeft),
    PictureVariant(suffix: "-xxxl", contentSize: .extraExtraExtraLarge),
    PictureVariant(suffix: "-ax3", contentSize: .accessibilityExtraLarge),
    hardest("-hardest-narrow", size: CGSize(width: 320, height: 568)),
    hardest("-hardest-wide", size: CGSize(width: 1024, height: 768)),
  ]

  private static func hardest(_ suffix: String, size: CGSize) -> PictureVariant {
    PictureVariant(
      suffix: suffix, style: .dark, layoutDirection: .rightToLeft,
      contentSize: .accessibilityExtraExtraExtraLarge, size: size)
  }
}
