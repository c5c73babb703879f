import UIKit

/// An item of a screen's navigation bar.
@preconcurrency @MainActor
public struct BarItem {
  /// What an item shows.
  public enum Appearance: Equatable {
    case text(String)
    case image(UIImage)
    /// A spinner.
    case activityIndicator
  }

  /// What the item shows.
  public var appearance: Appearance
  /// Whether the item can be used.
  public var isEnabled: Bool
  /// The name that tests find the item by.
  public var accessibilityIdentifier: String?
  /// Called when the item is tapped, after the keyboard was put away.
  public var didTap: @MainActor () -> Void

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - appearance: What the item shows.
  ///   - isEnabled: Whether the item can be used; true by default.
  ///   - accessibilityIdentifier: The name that tests find the item by; none by default.
  ///   - didTap: Called when the item is tapped, after the keyboard was put away.
  public init(
    _ appearance: Appearance, isEnabled: Bool = true, accessibilityIdentifier: String? = nil,
    didTap: @escaping @MainActor () -> Void = {}
  ) {
    self.appearance = appearance
    self.isEnabled = isEnabled
    self.accessibilityIdentifier = accessibilityIdentifier
    self.didTap = didTap
  }

  /// Makes an item that shows a text.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isEnabled: Whether the item can be used; true by default.
  ///   - didTap: Called when the item is tapped, after the keyboard was put away.
  public init(
    _ title: String, isEnabled: Bool = true, didTap: @escaping @MainActor () -> Void
  ) {
    self.init(.text(title), isEnabled: isEnabled, didTap: didTap)
  }
}

/// The items at one end of a navigation bar. Those that look as before stay, and only take over
/// what they do; otherwise all are made anew.
@MainActor
final class BarItems {
  /// An item in its newest version: the last one that it had, once it has left the bar.
  @MainActor
  private final class Shown {
    var model: BarItem

    init(_ model: BarItem) { self.model = model }
  }

  private var shown: [Shown] = []
  private(set) var items: [UIBarButtonItem] = []
  private let endEditing: @MainActor () -> Void

  init(endEditing: @escaping @MainActor () -> Void) { self.endEditing = endEditing }

  /// Takes over items.
  ///
  /// - Returns: Whether they were made anew.
  func update(_ next: [BarItem]) -> Bool {
    let isSame = next.map(\.appearance) == shown.map { $0.model.appearance }
    if isSame {
      for (one, model) in zip(shown, next) { one.model = model }
    } else {
      shown = next.map { Shown($0) }
      items = shown.map(makeItem)
    }
    for (item, model) in zip(items, next) {
      item.isEnabled = model.isEnabled
      item.accessibilityIdentifier = model.accessibilityIdentifier
    }
    return !isSame
  }

  private func makeItem(_ one: Shown) -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in self?.tap(one) }
    switch one.model.appearance {
    case .text(let title): return UIBarButtonItem(title: title, primaryAction: action)
    case .image(let image): return UIBarButtonItem(image: image, primaryAction: action)
    case .activityIndicator:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return UIBarButtonItem(customView: spinner)
    }
  }

  /// A field that loses the keys may bring other items: those are not the one that was tapped.
  private func tap(_ one: Shown) {
    endEditing()
    one.model.didTap()
  }
}
