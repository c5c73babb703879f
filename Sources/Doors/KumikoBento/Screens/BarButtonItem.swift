import UIKit

/// An item of a navigation bar.
@preconcurrency @MainActor
public struct BarButtonItem {
  /// What an item looks like.
  public enum Appearance: Equatable {
    case text(String)
    case image(UIImage)
    /// A wheel that turns, and cannot be tapped.
    case activityIndicator
  }

  private let appearance: Appearance
  private let isEnabled: Bool
  private let accessibilityIdentifier: String?
  private let callback: (() -> Void)?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - appearance: What it looks like.
  ///   - isEnabled: Whether it can be tapped; true by default.
  ///   - accessibilityIdentifier: What tests know it by; nil by default.
  ///   - callback: Called when it is tapped.
  public init(
    appearance: Appearance, isEnabled: Bool = true, accessibilityIdentifier: String? = nil,
    callback: (() -> Void)? = nil
  ) {
    (self.appearance, self.isEnabled) = (appearance, isEnabled)
    (self.accessibilityIdentifier, self.callback) = (accessibilityIdentifier, callback)
  }

  /// Makes UIKit's item; `willTriggerAction` is called before what a tap does.
  public func make(willTriggerAction: @escaping () -> Void) -> UIBarButtonItem {
    let item = makeItem()
    applyNonAppearanceChanges(to: item, willTriggerAction: willTriggerAction)
    return item
  }

  /// Makes UIKit's item.
  public func make() -> UIBarButtonItem {
    let item = makeItem()
    applyNonAppearanceChanges(to: item)
    return item
  }

  /// Has an item that looks like this one do what this one does.
  public func applyNonAppearanceChanges(
    to item: UIBarButtonItem, willTriggerAction: (() -> Void)? = nil
  ) {
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = accessibilityIdentifier
    guard appearance != .activityIndicator else { return }
    item.didTap = { [callback] in
      willTriggerAction?()
      callback?()
    }
  }

  /// Whether two items look alike, whatever the name says: for `elementsEqual(_:by:)`.
  public static func hasAppearanceChanged(_ lhs: BarButtonItem, _ rhs: BarButtonItem) -> Bool {
    lhs.appearance == rhs.appearance
  }

  private func makeItem() -> UIBarButtonItem {
    switch appearance {
    case .text(let title):
      return UIBarButtonItem(title: title, image: nil, primaryAction: nil, menu: nil)
    case .image(let image):
      return UIBarButtonItem(title: nil, image: image, primaryAction: nil, menu: nil)
    case .activityIndicator:
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return UIBarButtonItem(customView: wheel)
    }
  }
}

extension UIBarButtonItem {
  /// What a tap does; nil leaves what it does.
  @preconcurrency @MainActor
  public var didTap: (() -> Void)? {
    get {
      primaryAction.map { action in
        { action.performWithSender(nil, target: nil) }
      }
    }
    set {
      guard let newValue else { return }
      // An action brings its own title and image, which take the place of the item's.
      primaryAction = UIAction(title: title ?? "", image: image) { _ in newValue() }
    }
  }

  /// Makes an item of a title or an image, and of what a tap does.
  @preconcurrency @MainActor
  public convenience init(
    title: String? = nil, image: UIImage? = nil, style: UIBarButtonItem.Style,
    action: @escaping () -> Void
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: nil)
    self.style = style
    didTap = action
  }
}
