import KumikoComponents
import UIKit

/// A row with a spinner in the middle, and a text below it if wanted.
///
/// ```swift
/// ActivityRow(isLoading: true, text: "Looking for movies")
/// ```
public struct ActivityRow: Component, HeightCustomizing {
  /// Whether the spinner turns and can be seen.
  public var isLoading: Bool
  /// The text below the spinner; nil for none.
  public var text: TextValue?
  /// What the text looks like.
  public var textProperties = TextProperties(.footnote, color: .secondaryLabel, alignment: .center)

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - isLoading: Whether the spinner turns and can be seen.
  ///   - text: The text below the spinner; nil for none. Nil by default.
  public init(
    isLoading: Bool, text: (any TextConvertible)? = nil
  ) {
    self.isLoading = isLoading
    self.text = text?.textValue
  }

  /// Shows the row.
  public func render(in view: MessageView) { view.configure(message) }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? { message.height(in: context) }

  private var message: Message {
    Message(isLoading: isLoading, texts: [text].compactMap { $0 }, styles: [textProperties])
  }
}

extension ActivityRow: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.isSelectable = false
    traits.look.separator = .hidden
  }
}

/// A row that tells of an error, and offers to try again.
///
/// ```swift
/// ErrorRow("No connection", message: error.localizedDescription) { reload() }
/// ```
public struct ErrorRow: Component, HeightCustomizing {
  /// What has happened.
  public var title: TextValue
  /// More about it; nil for nothing.
  public var message: TextValue?
  /// The name of the system symbol above the texts; nil for none.
  public var symbol: String?
  /// What the button says.
  public var retryTitle: TextValue
  /// Called when the button is tapped; nil for no button.
  public var retry: (@MainActor () -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: What has happened.
  ///   - message: More about it; nil for nothing. Nil by default.
  ///   - symbol: The name of the system symbol above the texts; nil for none;
  ///     "exclamationmark.triangle" by default.
  ///   - retryTitle: What the button says; "Try Again" by default.
  ///   - retry: Called when the button is tapped; nil for no button. Nil by default.
  public init(
    _ title: any TextConvertible, message: (any TextConvertible)? = nil,
    symbol: String? = "exclamationmark.triangle", retryTitle: any TextConvertible = "Try Again",
    retry: (@MainActor () -> Void)? = nil
  ) {
    self.title = title.textValue
    self.message = message?.textValue
    self.symbol = symbol
    self.retryTitle = retryTitle.textValue
    self.retry = retry
  }

  /// Shows the row.
  public func render(in view: MessageView) { view.configure(content) }

  /// Takes over the handler.
  public func setBehaviors(in view: MessageView) { view.button.whenTapped(retry) }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? { content.height(in: context) }

  private var content: Message {
    var message = Message(
      texts: [title, self.message].compactMap { $0 }.filter(\.isNotEmpty),
      styles: [
        TextProperties(.headline, alignment: .center),
        TextProperties(.subheadline, color: .secondaryLabel, alignment: .center),
      ])
    message.symbol = symbol
    if retry != nil { message.button = retryTitle }
    message.verticalMargin = 24
    return message
  }
}

extension ErrorRow: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.isSelectable = false
    traits.look.separator = .hidden
  }
}

/// What stands in the middle, below each other: a spinner, a symbol, texts and a button.
struct Message: Equatable {
  var isLoading: Bool?
  var symbol: String?
  var texts: [TextValue]
  var styles: [TextProperties]
  var button: TextValue?
  var verticalMargin: CGFloat = 12
  static let spacing: CGFloat = 8
  static let buttonSpacing: CGFloat = 16
  static let symbolSide: CGFloat = 44
  @MainActor static let buttonConfiguration = ButtonConfiguration(.gray, hugsContent: true)

  /// What Auto Layout finds.
  @MainActor
  func height(in context: HeightContext) -> CGFloat {
    let margins = max(16, context.margins.leading) + max(16, context.margins.trailing)
    // Nothing is narrower than what stands beside the button's title.
    let insets = Self.buttonConfiguration.insets
    let least = button == nil ? 0 : insets.leading + insets.trailing
    let width = max(context.width - margins, least)
    var parts = zip(texts, styles).map { text, style in
      style.height(of: text, width: width, traits: context.traits)
    }
    if isLoading != nil { parts.append(20) }
    if symbol != nil { parts.append(Self.symbolSide) }
    if let button {
      parts.append(
        Self.buttonConfiguration.height(of: button, width: width, traits: context.traits))
    }
    var spacing = Self.spacing * CGFloat(max(0, parts.count - 1))
    if button != nil, parts.count > 1 { spacing += Self.buttonSpacing - Self.spacing }
    return context.roundedUp(max(44, parts.reduce(0, +) + spacing + 2 * verticalMargin))
  }
}

/// What a ``ActivityRow`` and an ``ErrorRow`` are drawn in.
public final class MessageView: UIView {
  /// The button.
  public let button = StockButton()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let image = UIImageView()
  private var labels: [StyledLabel] = []
  private let block = UILayoutGuide()
  private var message: Message?
  private var active: [NSLayoutConstraint] = []

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    addLayoutGuide(block)
    spinner.hidesWhenStopped = true
    image.contentMode = .center
    image.tintColor = .secondaryLabel
    image.preferredSymbolConfiguration = .init(pointSize: 34, weight: .regular)
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  func configure(_ message: Message) {
    while labels.count < message.texts.count { labels.append(StyledLabel()) }
    for (index, text) in message.texts.enumerated() {
      labels[index].show(text, message.styles[min(index, message.styles.count - 1)])
    }
    if let symbol = message.symbol { image.image = UIImage(systemName: symbol) }
    if let title = message.button { button.show(title, Message.buttonConfiguration) }
    if message.isLoading == true { spinner.startAnimating() } else { spinner.stopAnimating() }
    if shape(of: message) != self.message.map(shape) { install(message) }
    self.message = message
  }

  private func shape(of message: Message) -> [AnyHashable] {
    [
      message.isLoading != nil, message.symbol != nil, message.texts.count,
      message.button != nil, message.verticalMargin,
    ]
  }

  private func install(_ message: Message) {
    NSLayoutConstraint.deactivate(active)
    for view in [spinner, image, button] + labels { view.removeFromSuperview() }
    var parts: [UIView] = []
    if message.isLoading != nil { parts.append(spinner) }
    if message.symbol != nil { parts.append(image) }
    for label in labels.prefix(message.texts.count) { parts.append(label) }
    if message.button != nil { parts.append(button) }
    active = [
      block.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.lowest,
      heightAnchor.constraint(
        greaterThanOrEqualTo: block.heightAnchor, constant: 2 * message.verticalMargin),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ]
    var above: UIView?
    for part in parts {
      addSubview(part)
      constrain(part, below: above)
      above = part
    }
    if let above { active.append(above.bottomAnchor.constraint(equalTo: block.bottomAnchor)) }
    NSLayoutConstraint.activate(active)
  }

  private func constrain(_ part: UIView, below above: UIView?) {
    part.translatesAutoresizingMaskIntoConstraints = false
    let margins = layoutMarginsGuide
    let spacing = part === button ? Message.buttonSpacing : Message.spacing
    let top =
      above.map { part.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: spacing) }
      ?? part.topAnchor.constraint(equalTo: block.topAnchor)
    active += [top, part.centerXAnchor.constraint(equalTo: margins.centerXAnchor)]
    if part is StyledLabel {
      active.append(part.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    } else {
      active.append(
        part.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor))
    }
    if part === image {
      active.append(part.heightAnchor.constraint(equalToConstant: Message.symbolSide))
    }
    if part === spinner { active.append(part.heightAnchor.constraint(equalToConstant: 20)) }
  }
}
