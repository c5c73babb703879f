import Foundation
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

/// Nothing that the gallery says is cut, however large the text and however narrow the screen.
@MainActor
@Suite(.serialized, .closesWindows) struct ClippedTextTests {
  @Test func `no text is cut`() throws {
    for screen in GalleryScreen.all {
      let name = screen.name
      let start = Date()
      for state in screen.states {
        for category in [
          UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ] {
          for width in [320, 390] as [CGFloat] {
            let stage = TestStage(
              root: GalleryScreen.makeNavigation(), size: CGSize(width: width, height: 844),
              contentSizeCategory: category)
            stage.display.scale = 1
            stage.bring(to: state, of: screen)
            for cut in stage.clippedTexts {
              print(
                "CLIP \(name)-\(state.name) \(category.rawValue) \(width) \(cut.fault.rawValue) \(cut.label.bounds.size) lines \(cut.label.numberOfLines) \(cut.text.prefix(40).debugDescription) in \(type(of: cut.label.superview!)) \(cut.label.convert(cut.label.bounds, to: nil))"
              )
            }
            stage.contentSizeCategory = .large
            stage.close()
          }
        }
      }
      print("TIME \(name) \(Date().timeIntervalSince(start))")
    }
  }
}
