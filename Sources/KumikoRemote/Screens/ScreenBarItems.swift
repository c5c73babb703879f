import UIKit

/// The items at one end of a screen's navigation bar. Those that look as before stay, also under a
/// finger, and only take over what they do; the others are made anew.
@MainActor
final class ScreenBarItems {
  private struct Look: Equatable {
    var title: String?
    var symbol: String?
    var badge: String?
    var isLoading: Bool

    @MainActor
    init(_ values: ElementValues) {
      title = values.text("title")
      symbol = values.string("symbol")
      badge = values.text("badge").flatMap { $0.isEmpty || $0 == "0" ? nil : $0 }
      isLoading = values.bool("isLoading") == true
    }
  }

  private(set) var items: [UIBarButtonItem] = []
  private var looks: [Look] = []
  private var actions: [@MainActor @Sendable () -> Void] = []

  /// Takes over what a document says.
  ///
  /// - Returns: Whether any item was made anew.
  func update(_ elements: [ElementValues]) -> Bool {
    let next = elements.map { Look($0) }
    actions = elements.map { $0.action("onSelect") ?? {} }
    let isSame = next == looks
    if !isSame {
      items = next.enumerated().map { number, look in
        looks.indices.contains(number) && looks[number] == look
          ? items[number] : makeItem(look, number: number)
      }
    }
    looks = next
    for ((item, look), values) in zip(zip(items, looks), elements) where !look.isLoading {
      item.isEnabled = values.bool("isEnabled") ?? true
      item.accessibilityLabel = values.text("accessibilityLabel") ?? look.title
      item.accessibilityIdentifier = values.string("accessibilityIdentifier")
      // A view of its own hears nothing of that.
      guard let button = item.customView as? UIButton else { continue }
      // The title is not seen where a symbol stands for it.
      let label = values.text("accessibilityLabel") ?? (look.symbol == nil ? nil : look.title)
      button.isEnabled = item.isEnabled
      button.accessibilityLabel = label
      button.accessibilityValue = label == nil ? nil : look.badge
      button.accessibilityIdentifier = item.accessibilityIdentifier
    }
    return !isSame
  }

  private func makeItem(_ look: Look, number: Int) -> UIBarButtonItem {
    guard !look.isLoading else {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return UIBarButtonItem(customView: wheel)
    }
    let symbol = look.symbol.flatMap { UIImage(systemName: $0) }
    let action = UIAction(title: symbol == nil ? look.title ?? "" : "", image: symbol) {
      [weak self] _ in self?.select(number)
    }
    guard let badge = look.badge else { return UIBarButtonItem(primaryAction: action) }
    var configuration = UIButton.Configuration.plain()
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.configuration?.title = [action.title, badge].filter { !$0.isEmpty }
      .joined(separator: " ")
    return UIBarButtonItem(customView: button)
  }

  private func select(_ number: Int) {
    if actions.indices.contains(number) { actions[number]() }
  }
}
