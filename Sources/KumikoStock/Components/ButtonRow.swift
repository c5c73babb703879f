import KumikoComponents
import UIKit

/// A row that is a button.
///
/// ```swift
/// ButtonRow("Sign out", configuration: .destructive) { signOut() }
/// ButtonRow("Continue", isEnabled: form.isValid, configuration: .filled) { send() }
/// ```
public struct ButtonRow: Component, HeightCustomizing {
  /// What the button says.
  public var title: TextValue
  /// Whether the button can be used. One that is loading cannot.
  public var isEnabled: Bool
  /// Whether a spinner turns in place of the title.
  public var isLoading: Bool
  /// What the button is made of.
  public var configuration: ButtonConfiguration
  /// Called when the button is tapped.
  public var didTap: (@MainActor () -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - isEnabled: Whether the button can be used; true by default.
  ///   - isLoading: Whether a spinner turns in place of the title; false by default.
  ///   - configuration: What the button is made of; plain by default.
  ///   - didTap: Called when the button is tapped.
  public init(
    _ title: any TextConvertible, isEnabled: Bool = true, isLoading: Bool = false,
    configuration: ButtonConfiguration = .plain, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.title = title.textValue
    self.isEnabled = isEnabled
    self.isLoading = isLoading
    self.configuration = configuration
    self.didTap = didTap
  }

  /// Shows the button.
  public func render(in view: ButtonRowView) {
    view.configure(self)
  }

  /// Takes over the handler.
  public func setBehaviors(in view: ButtonRowView) { view.button.whenTapped(didTap) }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    let margins = max(16, context.margins.leading) + max(16, context.margins.trailing)
    let room = context.width - margins
    let height = configuration.height(of: title, width: room, traits: context.traits)
    return context.roundedUp(height + 2 * verticalMargin)
  }

  /// The space above and below a button that has something behind its title.
  var verticalMargin: CGFloat { configuration.kind == .plain ? 0 : 8 }
}

extension ButtonRow: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = configuration.kind == .plain
    traits.isSelectable = false
    if configuration.kind != .plain { traits.look.separator = .hidden }
  }
}

/// What a ``ButtonRow`` is drawn in.
public final class ButtonRowView: UIView {
  /// The button.
  public let button = StockButton()
  private var edges: [NSLayoutConstraint] = []
  private var shown: ButtonConfiguration?

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    button.translatesAutoresizingMaskIntoConstraints = false
    addSubview(button)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ row: ButtonRow) {
    if row.configuration != shown { installConstraints(row) }
    button.show(row.title, row.configuration, isEnabled: row.isEnabled, isLoading: row.isLoading)
  }

  private func installConstraints(_ row: ButtonRow) {
    shown = row.configuration
    NSLayoutConstraint.deactivate(edges)
    let (margins, configuration) = (layoutMarginsGuide, row.configuration)
    edges = [
      button.topAnchor.constraint(equalTo: topAnchor, constant: row.verticalMargin),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -row.verticalMargin),
      button.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ]
    let isLeading = !configuration.hugsContent || configuration.alignment == .leading
    let isTrailing = !configuration.hugsContent || configuration.alignment == .trailing
    if isLeading {
      edges.append(button.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    }
    if isTrailing {
      edges.append(button.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
    }
    if configuration.hugsContent, configuration.alignment == .center {
      edges.append(button.centerXAnchor.constraint(equalTo: margins.centerXAnchor))
    }
    NSLayoutConstraint.activate(edges)
  }
}
