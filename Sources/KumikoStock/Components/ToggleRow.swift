import KumikoComponents
import UIKit

/// A row with a switch.
///
/// ```swift
/// ToggleRow("Airplane mode", icon: .tile("airplane", .systemOrange), isOn: isOffline) {
///   isOffline = $0
/// }
/// ```
public struct ToggleRow: StockRow {
  /// The title and the text below it.
  public var texts: [TextValue]
  /// What stands at the beginning; nil for nothing.
  public var icon: RowIcon?
  /// Whether the switch is on.
  public var isOn: Bool
  /// Whether the switch can be used.
  public var isEnabled: Bool
  /// Whether a spinner stands in for the switch.
  public var isRefreshing: Bool
  /// Whether the switch slides when another value is rendered.
  public var animatesValueChange: Bool
  /// What the row looks like.
  public var style = StyleSheet<ToggleRowView>()
  /// The name that tests find the switch by; nil for the title.
  public var accessibilityIdentifier: String?
  /// Where the checks of what is bound come together.
  var verdict: Verdict?
  /// Called with the new value when the user has changed it.
  public var didChange: (@MainActor (Bool) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below; none by default.
  ///   - icon: What stands at the beginning; nothing by default.
  ///   - isOn: Whether the switch is on; false by default.
  ///   - isEnabled: Whether it can be used; true by default.
  ///   - isRefreshing: Whether a spinner stands in for it; false by default.
  ///   - animatesValueChange: Whether it slides when another value is rendered; false by default.
  ///   - accessibilityIdentifier: The name that tests find the switch by; the title by default.
  ///   - didChange: Called with the new value when the user has changed it.
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    isOn: Bool = false, isEnabled: Bool = true, isRefreshing: Bool = false,
    animatesValueChange: Bool = false,
    accessibilityIdentifier: String? = nil, didChange: (@MainActor (Bool) -> Void)? = nil
  ) {
    texts = [title, subtitle].compactMap { $0?.textValue }
    self.icon = icon
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.isRefreshing = isRefreshing
    self.animatesValueChange = animatesValueChange
    self.accessibilityIdentifier = accessibilityIdentifier
    self.didChange = didChange
  }

  /// Shows the row.
  public func render(in view: ToggleRowView) {
    let control = isRefreshing ? view.spinner : view.toggle
    view.configure(content(for: view.traitCollection), trailing: control)
    if isRefreshing { view.spinner.startAnimating() } else { view.spinner.stopAnimating() }
    if view.toggle.isOn != isOn { view.toggle.setOn(isOn, animated: animatesValueChange) }
    view.toggle.isEnabled = isEnabled
    view.toggle.accessibilityIdentifier = accessibilityIdentifier ?? texts.first?.string
    view.titleLabel.alpha = isEnabled ? 1 : 0.4
    view.describe(label: texts, value: nil, traits: isEnabled ? .button : [.button, .notEnabled])
  }

  /// Takes over the handler.
  public func setBehaviors(in view: ToggleRowView) { view.didChange = didChange }
}

extension ToggleRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: texts, icon: icon, style: style)
    content.trailing = ToggleRowView.size
    return content
  }
}

/// What a ``ToggleRow`` is drawn in.
public final class ToggleRowView: RowView {
  static let size = UISwitch().intrinsicContentSize

  /// The switch.
  public let toggle = UISwitch()
  let spinner = UIActivityIndicatorView(style: .medium)
  fileprivate var didChange: (@MainActor (Bool) -> Void)?

  override func setUp() {
    toggle.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  private func tell() { didChange?(toggle.isOn) }

  /// That of the switch.
  public nonisolated override var accessibilityValue: String? {
    get { MainActor.assumeIsolated { toggle.accessibilityValue } }
    set {}
  }

  /// Turns the switch.
  public nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated { turn() }
  }

  private func turn() -> Bool {
    guard toggle.isEnabled, toggle.superview != nil else { return false }
    toggle.setOn(!toggle.isOn, animated: true)
    tell()
    return true
  }
}
