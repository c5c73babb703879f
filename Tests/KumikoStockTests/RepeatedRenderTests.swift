import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// A form renders all rows in view for each letter that is typed.
@MainActor
@Suite(.closesWindows) struct `Stock rows that are rendered again` {
  @Test func `with equal values have nothing to lay out or draw`() {
    for (first, again) in zip(Specimens.all("Wi-Fi"), Specimens.all("Wi-Fi")) {
      let container = ComponentContainer(frame: .zero)
      let stage = TestStage(view: container)
      container.render(first.component)
      stage.settle()
      container.render(again.component)
      #expect(waiting(container) { $0.needsLayout() } == [], "\(first.name)")
      #expect(waiting(container) { $0.needsDisplay() } == [], "\(first.name)")
    }
  }

  @Test func `a header that says the same is not rendered, but does the newest one's`() throws {
    var tapped: [String] = []
    func header(_ name: String, title: String = "New") -> AnyComponent {
      AnyComponent(SectionHeader(title, button: "All") { tapped.append(name) })
    }
    let container = ComponentContainer(frame: .zero)
    let stage = TestStage(view: container)
    defer { stage.close() }
    container.render(header("first"))
    stage.settle()
    let revision = container.sizeRevision
    container.render(header("second"))
    #expect(container.sizeRevision == revision)
    try stage.tap(on: "All")
    #expect(tapped == ["second"])
    container.render(header("third", title: "Old"))
    #expect(container.sizeRevision > revision)
    stage.settle()
    #expect(Set(stage.texts) == ["Old", "All"])
  }

  /// The types of the views below one whose layers wait for something.
  private func waiting(_ view: UIView, _ isWaiting: (CALayer) -> Bool) -> [String] {
    let own = isWaiting(view.layer) ? ["\(type(of: view))"] : []
    return own + view.subviews.flatMap { waiting($0, isWaiting) }
  }
}
