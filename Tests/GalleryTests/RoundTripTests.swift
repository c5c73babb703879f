import HeadlessHost
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

/// A screen that was of another size for a while looks as it did before.
@MainActor
@Suite(.closesWindows) struct RoundTripTests {
  private static let usual = CGSize(width: 390, height: 844)

  /// The texts in view, with their places.
  private func texts(_ stage: TestStage) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let label = view as? UILabel, let text = label.text {
        let frame = label.convert(label.bounds, to: nil)
        if stage.window.bounds.contains(frame), frame.height > 0 {
          found["\(text)#\(found.keys.count { $0.hasPrefix("\(text)#") })"] = frame
        }
      }
      for child in view.subviews { visit(child) }
    }
    visit(stage.window)
    return found
  }

  @Test func `texts stand where they stood`() {
    for screen in GalleryScreen.all { expectRoundTrip(screen) }
  }

  private func expectRoundTrip(_ screen: GalleryScreen) {
    let name = screen.name
    let navigation = GalleryScreen.makeNavigation()
    if name != "home" { navigation.pushViewController(screen.make(), animated: false) }
    let stage = TestStage(root: navigation)
    stage.display.size = Self.usual
    stage.settle()
    let before = texts(stage)
    #expect(!before.isEmpty, "\(name)")
    for size in [
      CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
      CGSize(width: 1024, height: 1366), CGSize(width: 60, height: 60), CGSize.zero,
    ] {
      stage.display.size = size
      stage.settle()
      stage.display.size = Self.usual
      stage.settle()
      let after = texts(stage)
      for (text, frame) in before {
        let now = after[text]
        #expect(
          now.map { frame.isNear($0) } == true,
          """
          \(name): \(text) at \(frame), after \(size) at \
          \(now.map(String.init(describing:)) ?? "nowhere")
          """)
      }
    }
    stage.close()
  }
}

extension CGRect {
  /// Whether another rectangle stands on the same pixels, of which a point has two.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.25 && abs(minY - other.minY) < 0.25
      && abs(width - other.width) < 0.25 && abs(height - other.height) < 0.25
  }
}
