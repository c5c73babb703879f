import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

/// No line is cut off in the gallery, however large the text is and however narrow the screen.
@MainActor
@Suite(.serialized, .closesWindows) struct ClippedTextTests {
  @Test(
    arguments: [
      UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ])
  func `no line is cut on a narrow screen`(category: UIContentSizeCategory) {
    for screen in GalleryScreen.all {
      guard let state = screen.states.first else { continue }
      let stage = TestStage(
        root: GalleryScreen.makeNavigation(), size: CGSize(width: 320, height: 844),
        contentSizeCategory: category)
      stage.display.scale = 1
      stage.bring(to: state, of: screen)
      let cuts = stage.clippedTexts.filter { $0.fault == .cut }.map(\.text)
      #expect(cuts.isEmpty, "\(screen.name)")
      stage.contentSizeCategory = .large
      stage.close()
    }
  }
}
