import KumikoComponents
import UIKit

/// What a list view keeps that renders boxes by itself: a view nobody sees, so that it lives as
/// long as the list view does.
final class BoxHost<BoxUpdater: Updater>: UIView where BoxUpdater.Target: UIScrollView {
  let renderer: Renderer<BoxUpdater>

  init(_ adapter: BoxUpdater.Adapter, _ updater: BoxUpdater, in list: BoxUpdater.Target) {
    renderer = Renderer(adapter: adapter, updater: updater)
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    list.addSubview(self)
    renderer.target = list
  }

  required init?(coder: NSCoder) { nil }

  /// The host that a list view keeps; nil if it does not render boxes.
  static func kept(by list: BoxUpdater.Target) -> BoxHost? {
    list.subviews.lazy.compactMap { $0 as? BoxHost }.first
  }
}
