import KumikoComponents
import UIKit

/// A component on a card with round corners, for lists that have no cards of their own.
///
/// ```swift
/// Card { ListRow("Reservation", subtitle: "Friday at eight") }.id("reservation")
/// ```
public struct Card: Component, HeightCustomizing {
  /// What stands on the card.
  public var component: AnyComponent
  /// The space around the card, in points.
  public var margins: NSDirectionalEdgeInsets
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat
  /// The color of the card.
  public var color: UIColor
  /// Whether the card casts a shadow.
  public var hasShadow: Bool

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - margins: The space around it; 6 points above and below, 16 beside it, by default.
  ///   - cornerRadius: How round its corners are; 12 points by default.
  ///   - color: Its color; that of cards in grouped lists by default.
  ///   - hasShadow: Whether it casts a shadow; false by default.
  ///   - component: What stands on it.
  public init(
    margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16),
    cornerRadius: CGFloat = 12, color: UIColor = .secondarySystemGroupedBackground,
    hasShadow: Bool = false, @RowBuilder component: () -> some Component
  ) {
    self.component = AnyComponent(component())
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.color = color
    self.hasShadow = hasShadow
  }

  /// Shows the card.
  public func render(in view: CardView) { view.configure(self) }

  /// Tells what stands on the card.
  public func contentWillDisplay(_ view: CardView) { view.container.contentWillDisplay() }

  /// Tells what stands on the card.
  public func contentDidEndDisplay(_ view: CardView) { view.container.contentDidEndDisplay() }

  /// Cards share their views if what stands on them does.
  public var reuseIdentifier: String { "KumikoStock.Card " + component.reuseIdentifier }

  /// The height of the row, computed if that of what stands on the card is.
  public func height(in context: HeightContext) -> CGFloat? {
    var inner = context
    inner.width -= margins.leading + margins.trailing
    inner.margins = .zero
    let height = component.computedHeight(in: inner) ?? component.height(in: inner)
    return context.roundedUp(height + margins.top + margins.bottom)
  }
}

extension Card: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    let inner = component.rowTraits
    traits.onSelect += inner.onSelect
    traits.deselects = !inner.onSelect.isEmpty
    traits.isSelectable = !inner.onSelect.isEmpty
    traits.look.separator = .hidden
    // A card in a card would have the color of what it stands on.
    traits.look.background = .clear
  }
}

/// What a ``Card`` is drawn in.
public final class CardView: UIView {
  private let surface = UIView()
  let container = ComponentContainer(frame: .zero)
  private var edges: [NSLayoutConstraint] = []
  private var margins: NSDirectionalEdgeInsets?

  /// Makes an empty card.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    surface.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    surface.insetsLayoutMarginsFromSafeArea = false
    surface.layoutMargins = .zero
    addSubview(surface)
    surface.addSubview(container)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: surface.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: surface.trailingAnchor),
      container.topAnchor.constraint(equalTo: surface.topAnchor),
      container.bottomAnchor.constraint(equalTo: surface.bottomAnchor),
    ])
  }

  /// Cards are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ card: Card) {
    if card.margins != margins { installConstraints(card.margins) }
    surface.backgroundColor = card.color
    surface.layer.cornerRadius = card.cornerRadius
    container.layer.cornerRadius = card.cornerRadius
    container.clipsToBounds = true
    surface.layer.shadowOpacity = card.hasShadow ? 0.15 : 0
    surface.layer.shadowRadius = 8
    surface.layer.shadowOffset = CGSize(width: 0, height: 2)
    container.render(card.component)
    offerInput()
  }

  /// Lets the row give its keys to what stands on the card, if that brings an input.
  private func offerInput() {
    let around = sequence(first: self as UIView, next: \.superview).lazy
    guard container.input != nil,
      let row = around.compactMap({ $0 as? ComponentContainer }).first
    else { return }
    if (row.input as? CardInput)?.isAbandoned ?? true {
      row.input = CardInput(of: container, in: row)
    }
  }

  private func installConstraints(_ margins: NSDirectionalEdgeInsets) {
    self.margins = margins
    NSLayoutConstraint.deactivate(edges)
    edges = [
      surface.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      surface.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      surface.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      surface.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom),
    ]
    NSLayoutConstraint.activate(edges)
  }
}

extension CardView: WidthFitting {
  /// Lets what stands on the card know its width.
  public func fit(width: CGFloat) {
    guard let content = container.renderedContent as? any WidthFitting, let margins else { return }
    content.fit(width: max(0, width - margins.leading - margins.trailing))
  }
}

/// Passes the keys of a row on to what stands on its card.
private final class CardInput: ContainerInput {
  private weak var container: ComponentContainer?
  private weak var row: ComponentContainer?

  init(of container: ComponentContainer, in row: ComponentContainer) {
    (self.container, self.row) = (container, row)
  }

  var isAbandoned: Bool {
    guard let container, let row, container.input != nil else { return true }
    return !container.isDescendant(of: row)
  }

  var inputView: UIView? { container?.input?.inputView }

  var inputAccessoryView: UIView? { container?.input?.inputAccessoryView }

  func containerDidBecomeFirstResponder(_ row: ComponentContainer) {
    container?.becomeFirstResponder()
  }

  func containerDidResignFirstResponder(_ row: ComponentContainer) {}
}
