import Foundation

/// A behavior that a view can be given: a context menu, dragging, dropping.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to; nil while it belongs to none.
  var view: UIView? { get }

  /// Called before the interaction is added to `view`, or with nil before it is taken away.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to `view`, or with nil after it was taken away.
  func didMove(to view: UIView?)
}

extension UIView {
  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in storage.interactions where !interactions.contains(where: { $0 === old }) {
      removeInteraction(old)
    }
    for new in interactions { addInteraction(new) }
  }

  func attachInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storage.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = storage.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storage.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
