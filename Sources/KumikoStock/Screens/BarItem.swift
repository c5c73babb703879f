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

/// The items at one end of a navigation bar. Those that look as before stay, also under a finger,
/// and only take over what they do; the others are made anew.
@MainActor
final class BarItems {
  /// An item in its newest version: the last one that it had, once it has left the bar.
  @MainActor
  private final class Shown {
    var model: BarItem

    init(_ model: BarItem) { self.model = model }
  }

  private var shown: [(one: Shown, item: UIBarButtonItem)] = []
  private let endEditing: @MainActor () -> Void

  var items: [UIBarButtonItem] { shown.map { $0.item } }

  init(endEditing: @escaping @MainActor () -> Void) { self.endEditing = endEditing }

  /// Takes over items.
  ///
  /// - Returns: Whether there are others than before.
  func update(_ next: [BarItem]) -> Bool {
    let before = items
    let old = shown
    shown = next.enumerated().map { number, model in
      guard old.indices.contains(number), old[number].one.model.appearance == model.appearance
      else { return makeItem(model) }
      return old[number]
    }
    for ((one, item), model) in zip(shown, next) {
      one.model = model
      item.isEnabled = model.isEnabled
      item.accessibilityIdentifier = model.accessibilityIdentifier
    }
    return !before.elementsEqual(items, by: ===)
  }

  private func makeItem(_ model: BarItem) -> (one: Shown, item: UIBarButtonItem) {
    let one = Shown(model)
    let action = UIAction { [weak self] _ in self?.tap(one) }
    switch model.appearance {
    case .text(let title): return (one, UIBarButtonItem(title: title, primaryAction: action))
    case .image(let image): return (one, UIBarButtonItem(image: image, primaryAction: action))
    case .activityIndicator:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return (one, UIBarButtonItem(customView: spinner))
    }
  }

  /// A field that loses the keys may bring other items: those are not the one that was tapped.
  private func tap(_ one: Shown) {
    endEditing()
    one.model.didTap()
  }
}
