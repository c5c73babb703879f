import KumikoComponents
import UIKit

/// A row that does itself what a tap on it says, and takes all the room that there is: behind a
/// list nobody else would do it.
struct TappableRow: Component {
  let row: AnyComponent

  var reuseIdentifier: String { "TappableRow " + row.reuseIdentifier }

  func renderContent() -> TappableView { TappableView(frame: .zero) }
  func render(in content: TappableView) { content.show(row) }
  func contentWillDisplay(_ content: TappableView) { content.container.contentWillDisplay() }
  func contentDidEndDisplay(_ content: TappableView) { content.container.contentDidEndDisplay() }
}

/// The view of a row that hears of taps which nothing inside of it takes.
final class TappableView: UIView {
  let container = ComponentContainer(frame: .zero)
  private var actions: [@MainActor () -> Void] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: AnyComponent) {
    actions = row.rowTraits.onSelect
    container.render(row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
  }

  // A tap is all that counts here, so nobody else hears of the finger.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { bounds.contains($0.location(in: self)) }) else { return }
    for action in actions { action() }
  }
}
