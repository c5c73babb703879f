import ArgumentParser
import Foundation
import KumikoRemote
import UIKit

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows a document, in a window or as a picture.",
    discussion: """
      With --watch a change of the file is shown at once; what was typed, the focus and the place \
      stay. While the file is broken, the last good screen stays, and says what is wrong. A screen \
      of a server is loaded, and kept up to date, as apps do. EXAMPLES:

        kumiko preview front.json --watch
        kumiko preview http://127.0.0.1:8080/ --png shop.png
        kumiko preview front.json --png front.png --size 320x568 --dark --rtl --text-size ax5
      """)

  @Argument(help: "The document: a file, or an address of a server.")
  var file: String

  @OptionGroup var app: ModuleOptions

  @Option(help: "Write a picture to this file instead of opening a window.")
  var png: String?

  @Flag(help: "Show each change of the file.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "The size of the screen in points, such as 390x844; each side from 16 to 8192.",
      valueName: "WIDTHxHEIGHT"))
  var size = ScreenSize(width: 390, height: 844)

  @Flag(help: "Show the dark look.")
  var dark = false

  @Flag(
    name: .customLong("rtl"), help: "Show it as for languages that are read from right to left.")
  var isRightToLeft = false

  @Option(help: "The size of text: xs, s, m, l, xl, xxl, xxxl, ax1 … ax5.")
  var textSize: TextSize = .l

  func run() throws {
    try MainActor.assumeIsolated {
      if let png, let address {
        try ServedPreview(preview: self, url: address).draw(into: png)
      } else if let png {
        try PicturePreview(preview: self, output: png).run()
      } else if Self.hasDisplay {
        try WindowPreview.run(self)
      } else {
        throw ValidationError("There is no display: give --png and a file for a picture.")
      }
    }
  }

  /// The address of a server's screen; nil for a file.
  var address: URL? {
    let scheme = file.split(separator: ":").first?.lowercased()
    return scheme == "http" || scheme == "https" ? URL(string: file) : nil
  }

  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains {
      ProcessInfo.processInfo.environment[$0].map { !$0.isEmpty } ?? false
    }
  }
}

/// A size as it is written on the command line.
struct ScreenSize: ExpressibleByArgument {
  var width: CGFloat
  var height: CGFloat

  init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1]) else {
      return nil
    }
    self.init(width: width, height: height)
  }

  private static func side(_ text: Substring) -> CGFloat? {
    Double(text).flatMap { (16...8_192).contains($0) ? CGFloat($0) : nil }
  }

  var defaultValueDescription: String { "\(Int(width))x\(Int(height))" }
}

/// A size of text as it is written on the command line.
enum TextSize: String, CaseIterable, ExpressibleByArgument {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}

/// Tells when a file has changed.
@MainActor
final class FileWatch {
  private let path: String
  private var seen: Data?

  init(_ path: String) { self.path = path }

  /// The bytes of the file if they are others than at the last call.
  func change() -> Data? {
    guard let data = FileManager.default.contents(atPath: path), data != seen else { return nil }
    seen = data
    return data
  }
}
