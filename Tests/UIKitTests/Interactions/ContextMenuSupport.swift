import UIKit

/// A view with a context menu, and what its interaction told.
@MainActor
final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
  let view = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 60))
  private(set) var log: [String] = []
  private(set) var locations: [CGPoint] = []
  var children: [UIMenuElement] = []
  var hasMenu = true
  var preview: UIViewController?
  lazy var interaction = UIContextMenuInteraction(delegate: self)

  override init() {
    super.init()
    view.backgroundColor = .systemBackground
    children = ["Copy", "Delete"].map { title in
      UIAction(title: title) { [weak self] _ in self?.note(title) }
    }
    view.addInteraction(interaction)
  }

  func note(_ event: String) { log.append(event) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    locations.append(location)
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(
      identifier: NSString(string: "it"), previewProvider: { [preview] in preview },
      actionProvider: { [children] _ in UIMenu(title: "", children: children) })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("opens \(configuration.identifier)")
    animator?.addAnimations { [weak self] in self?.note("animates") }
    animator?.addCompletion { [weak self] in self?.note("opened") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note("ends")
    animator?.addCompletion { [weak self] in self?.note("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    note("commits")
    animator.addCompletion { [weak self] in self?.note("committed") }
  }
}

extension Stage {
  /// Holds a finger on a point until a long press is recognized.
  func press(at point: CGPoint) {
    touch(.began, at: point)
    advance(by: 0.8)
  }

  func secondaryClick(at point: CGPoint) {
    window.receive(.secondaryClick(location: point, time: MediaClock.now))
    advance(by: 0.4)
  }

  func key(_ key: KeyInput) {
    for isDown in [true, false] {
      window.receive(.key(key, isDown: isDown, time: MediaClock.now))
    }
    advance(by: 0.4)
  }

  /// The first visible label with a text, anywhere in the window.
  func label(_ text: String) -> UILabel? {
    func find(_ view: UIView) -> UILabel? {
      if view.isHidden || view.alpha < 0.01 { return nil }
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(window)
  }

  /// The middle of a label in the window.
  func place(of text: String) -> CGPoint? {
    label(text).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  /// Taps on a label and waits until all is still.
  func tap(on text: String) {
    guard let place = place(of: text) else { return }
    tap(at: place)
    advance(by: 0.5)
  }
}
