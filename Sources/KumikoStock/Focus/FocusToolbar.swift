import UIKit

/// A bar above the keyboard, with buttons that lead to the fields before and after, and one that
/// puts the keyboard away.
public final class FocusToolbar: UIToolbar {
  private weak var view: UIView?
  private let previous: UIBarButtonItem
  private let following: UIBarButtonItem

  /// Makes a bar for a field.
  ///
  /// - Parameters:
  ///   - view: A view in the field's row.
  ///   - isFocusEnabled: Whether there are buttons that lead to other fields; true by default.
  public init(for view: UIView, isFocusEnabled: Bool = true) {
    self.view = view
    previous = UIBarButtonItem(
      image: UIImage(systemName: "chevron.up"), style: .plain, target: nil, action: nil)
    following = UIBarButtonItem(
      image: UIImage(systemName: "chevron.down"), style: .plain, target: nil, action: nil)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    autoresizingMask = [.flexibleWidth]
    previous.primaryAction = UIAction(image: UIImage(systemName: "chevron.up")) { [weak self] _ in
      self?.move(.forward)
    }
    following.primaryAction = UIAction(image: UIImage(systemName: "chevron.down")) {
      [weak self] _ in
      self?.move(.backward)
    }
    previous.accessibilityLabel = "Previous"
    following.accessibilityLabel = "Next"
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.view?.window?.endEditing(true) })
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    items = (isFocusEnabled ? [previous, following] : []) + [space, done]
  }

  /// Bars are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Enables the buttons that lead somewhere.
  public func update() {
    let coordinator = view.flatMap { FocusCoordinator(around: $0) }
    previous.isEnabled = coordinator?.canMove(.forward) ?? false
    following.isEnabled = coordinator?.canMove(.backward) ?? false
  }

  private func move(_ direction: FocusSearchDirection) {
    _ = view.flatMap { FocusCoordinator(around: $0)?.move(direction) }
  }
}
