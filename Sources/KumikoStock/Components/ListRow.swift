import KumikoComponents
import UIKit

/// The row of most lists: an icon, a title with texts below it, a value, and what stands at the
/// end.
///
/// ```swift
/// ListRow("Wi-Fi", value: network.name, icon: .tile("wifi", .systemBlue)) { showNetworks() }
/// ListRow("Software update", subtitle: "Version 2.1 is available")
/// ListRow("Red", accessory: .checkmark) { color = .red }
/// ```
public struct ListRow: StockRow {
  /// What stands at the end of a row.
  public enum Accessory: Equatable {
    /// A chevron if the row can be tapped, else nothing.
    case automatic
    case none
    /// A chevron: the row leads somewhere.
    case chevron
    /// A check: the row is chosen.
    case checkmark
    /// A spinner: the row is at work.
    case activityIndicator
    /// An image, which can be tapped if the row has a handler for it.
    case icon(UIImage)
    /// An image in a color, which can be tapped if the row has a handler for it.
    case tintedIcon(UIImage, UIColor)
    /// Any view, at its natural size.
    case custom(UIView)
  }

  /// The texts below each other; those without characters are left out.
  public var texts: [TextValue]
  /// What stands beside the texts; nil for nothing.
  public var value: TextValue?
  /// What stands at the beginning; nil for nothing.
  public var icon: RowIcon?
  /// What stands at the end; ``Accessory/automatic`` by default.
  public var accessory: Accessory
  /// What the row looks like.
  public var style = StyleSheet<ListRowView>()
  /// Called when the row is tapped; nil if it cannot be.
  public var didTap: (@MainActor () -> Void)?
  /// Called when an icon at the end is tapped; nil, if it cannot be, by default. See
  /// ``onAccessoryTap(_:)``.
  public var didTapAccessory: (@MainActor () -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The first text.
  ///   - subtitle: The text below; none by default.
  ///   - value: What stands beside the texts; nothing by default.
  ///   - icon: What stands at the beginning; nothing by default.
  ///   - accessory: What stands at the end; by default a chevron if the row can be tapped.
  ///   - didTap: Called when the row is tapped; nil, if it cannot be, by default.
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil,
    value: (any TextConvertible)? = nil, icon: RowIcon? = nil, accessory: Accessory = .automatic,
    didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      texts: [title, subtitle].compactMap { $0 }, value: value, icon: icon, accessory: accessory,
      didTap: didTap)
  }

  /// Makes a row of any number of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts below each other; those without characters are left out.
  ///   - value: What stands beside the texts; nil for nothing. Nil by default.
  ///   - icon: What stands at the beginning; nil for nothing. Nil by default.
  ///   - accessory: What stands at the end; ``Accessory/automatic`` by default.
  ///   - didTap: Called when the row is tapped; nil if it cannot be. Nil by default.
  public init(
    texts: [any TextConvertible], value: (any TextConvertible)? = nil, icon: RowIcon? = nil,
    accessory: Accessory = .automatic,
    didTap: (@MainActor () -> Void)? = nil
  ) {
    self.texts = texts.map(\.textValue)
    self.value = value?.textValue
    self.icon = icon
    self.accessory = accessory
    self.didTap = didTap
  }

  /// This row with a closure that is called when the icon at its end is tapped, rather than the one
  /// that it had.
  ///
  /// ```swift
  /// ListRow("Vincent", accessory: .icon(phone)) { open() }.onAccessoryTap { call() }
  /// ```
  public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> ListRow {
    var copy = self
    copy.didTapAccessory = action
    return copy
  }

  /// Shows the row.
  public func render(in view: ListRowView) {
    view.configure(content(for: view.traitCollection), shownAccessory)
    view.didTapAccessory = didTapAccessory
    if didTapAccessory == nil {
      var traits: UIAccessibilityTraits = didTap == nil ? .staticText : .button
      if shownAccessory == .checkmark { traits.insert(.selected) }
      view.describe(label: texts, value: value?.string, traits: traits)
    } else {
      view.isAccessibilityElement = false
    }
  }
}

extension ListRow.Accessory: ExpressibleByNilLiteral {
  /// Nil is ``automatic``.
  public init(nilLiteral: ()) { self = .automatic }
}

extension ListRow: RowDescribing {
  /// What stands at the end, decided.
  private var shownAccessory: Accessory {
    guard accessory == .automatic else { return accessory }
    return didTap == nil ? .none : .chevron
  }

  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: texts, value: value, icon: icon, style: style)
    switch shownAccessory {
    case .automatic, .none, .chevron, .checkmark: break
    case .activityIndicator: content.trailing = CGSize(width: 20, height: 20)
    case .icon, .tintedIcon: content.trailing = CGSize(width: 24, height: 24)
    case .custom(let view):
      content.trailing = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return content
  }

  func describe(_ traits: inout RowTraits) {
    if let didTap { traits.onSelect.append(didTap) }
    switch shownAccessory {
    case .chevron: traits.look.accessory = .type(.disclosureIndicator)
    case .checkmark: traits.look.accessory = .type(.checkmark)
    default: break
    }
  }
}

/// What a ``ListRow`` is drawn in.
public final class ListRowView: RowView {
  private var buttonIfMade: UIButton?
  private lazy var spinner = UIActivityIndicatorView(style: .medium)
  private lazy var image = UIImageView()
  fileprivate var didTapAccessory: (@MainActor () -> Void)? {
    didSet { buttonIfMade?.isUserInteractionEnabled = didTapAccessory != nil }
  }

  fileprivate func configure(_ content: RowContent, _ accessory: ListRow.Accessory) {
    switch accessory {
    case .automatic, .none, .chevron, .checkmark: configure(content)
    case .activityIndicator:
      spinner.startAnimating()
      configure(content, trailing: spinner)
    case .icon(let image): configure(content, image, .tintColor)
    case .tintedIcon(let image, let tint): configure(content, image, tint)
    case .custom(let view): configure(content, trailing: view)
    }
  }

  private func configure(_ content: RowContent, _ image: UIImage, _ tint: UIColor) {
    let button = buttonIfMade ?? makeButton()
    buttonIfMade = button
    button.setImage(image, for: .normal)
    button.tintColor = tint
    configure(content, trailing: button)
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.didTapAccessory?() }, for: .touchUpInside)
    button.isUserInteractionEnabled = didTapAccessory != nil
    return button
  }
}
