import Testing
import UIKit
import _TestSupport

/// Roots of constraints whose last reference another thread drops while the main thread goes on.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct RootReleaseTests {
  private final class SlowRoot: UIView {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  private let end = SlowEnd()
  private let label = UILabel()
  private let width: NSLayoutConstraint

  init() {
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
  }

  private func makeRoot() -> SlowRoot {
    let root = SlowRoot(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.end = end
    root.addSubview(label)
    NSLayoutConstraint.activate([
      width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test func `what is inside a root that is ending may still change`() {
    nonisolated(unsafe) var root: SlowRoot? = makeRoot()
    #expect(label.frame.width > 10)
    let isEnding = end.during {
      root = nil
    } _: {
      width.constant = 200
      label.text = "A longer text"
    }
    #expect(isEnding)
    #expect(root == nil)
    #expect(width.constant == 200)
    #expect(label.text == "A longer text")
  }
}
