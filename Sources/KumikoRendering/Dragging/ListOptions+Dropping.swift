import KumikoComponents
import UIKit

extension ListOptions {
  /// These options, with a list between whose rows values can be dropped, in sections that do not
  /// take them themselves.
  ///
  /// ```swift
  /// ListOptions().dropDestination(of: Song.self) { songs, place in
  ///   playlist.insert(songs, at: place)
  ///   render()
  /// }
  /// ```
  ///
  /// Rows make room while things are held over them, and what is rendered by the action takes it.
  ///
  /// - Parameters:
  ///   - type: The type of the values: whatever
  ///     ``/KumikoComponents/Component/draggable(_:)`` rows give, or `String`, `URL` and `Data`
  ///     also from other apps.
  ///   - action: Takes the values in at a place, and renders. Called with at least one; later, if
  ///     they come from another app, and not any more when the list is gone.
  public func dropDestination<Value>(
    of type: Value.Type, _ action: @escaping @MainActor ([Value], DropPlace) -> Void
  ) -> ListOptions { adding(.destination(of: type, action)) }

  /// These options, saying what becomes of values that are held between rows. Without it those of
  /// the app are moved, others copied.
  ///
  /// - Parameters:
  ///   - type: The type of the values, as in the destination.
  ///   - proposal: What becomes of the values: `.move` and `.copy` accept them, `.forbidden` and
  ///     `.cancel` refuse. Values of other apps are not known yet. Asked as the finger moves.
  public func dropProposal<Value>(
    of type: Value.Type,
    _ proposal: @escaping @MainActor ([Value], DropPlace) -> UIDropOperation
  ) -> ListOptions { adding(.proposal(of: type, proposal)) }

  private func adding(_ rule: DragRule) -> ListOptions {
    var copy = self
    copy.drags.append(rule)
    return copy
  }
}
