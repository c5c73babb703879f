import UIKit

/// A bar above the keyboard, with buttons that lead to the fields before and after, and one that
/// puts the keyboard away.
@preconcurrency @MainActor
public final class FocusToolbar: UIToolbar {
  private weak var field: (any UIView & FocusableView)?
  private let previous = UIBarButtonItem()
  private let following = UIBarButtonItem()

  /// Makes a bar for a field, which it does not keep.
  ///
  /// - Parameters:
  ///   - view: The field.
  ///   - isFocusEnabled: Whether there are buttons that lead to other fields; true by default.
  public init(view: any UIView & FocusableView, isFocusEnabled: Bool = true) {
    field = view
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    autoresizingMask = [.flexibleWidth]
    configure(previous, "chevron.up", "Previous", .forward)
    configure(following, "chevron.down", "Next", .backward)
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.field?.window?.endEditing(true) })
    let space = UIBarButtonItem(systemItem: .flexibleSpace)
    items = (isFocusEnabled ? [previous, following] : []) + [space, done]
    updateFocusEligibility(with: view)
  }

  /// Bars are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Enables the buttons that lead somewhere from a field.
  public func updateFocusEligibility(with view: any UIView & FocusableView) {
    view.withFocusCoordinator { (coordinator: any FocusCoordinating) in
      previous.isEnabled = coordinator.canMove(.forward)
      following.isEnabled = coordinator.canMove(.backward)
    }
  }

  private func configure(
    _ item: UIBarButtonItem, _ symbol: String, _ label: String, _ direction: FocusSearchDirection
  ) {
    item.primaryAction = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
      self?.field?.withFocusCoordinator { (coordinator: any FocusCoordinating) in
        _ = coordinator.move(direction)
      }
    }
    item.accessibilityLabel = label
  }
}
