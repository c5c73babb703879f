import KumikoComponents
import UIKit

/// A text above or below a section.
struct SectionTitle: Equatable {
  var text: TextValue
  var style: TextProperties
  var top: CGFloat
  var bottom: CGFloat
  /// The edge of the view that the text stands at where the view is higher.
  var edge: VerticalEdge
  var isBusy: Bool
  var button: TextValue?

  enum VerticalEdge { case top, bottom }

  /// The least height, which leaves room for a finger at the button.
  var minimumHeight: CGFloat { button == nil || isBusy ? 0 : TouchTarget.side }

  @MainActor static let buttonConfiguration: ButtonConfiguration = {
    var style = ButtonConfiguration(
      text: TextProperties(.subheadline, alignment: .trailing, numberOfLines: 1), hugsContent: true)
    style.insets = .zero
    return style
  }()

  /// How wide what stands at the end is, with the space before it.
  @MainActor
  func trailingWidth(_ traits: UITraitCollection) -> CGFloat {
    if isBusy { return 20 + 8 }
    guard let button, !isStacked(traits) else { return 0 }
    let style = Self.buttonConfiguration.text
    return max(44, style.size(of: button, width: .infinity, traits: traits).width) + 8
  }

  /// Whether the button stands below the text, which in accessibility sizes has no room beside it.
  @MainActor
  private func isStacked(_ traits: UITraitCollection) -> Bool {
    button != nil && !isBusy && traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The height of a button below the text, with the space between them; 0 if none stands there.
  @MainActor
  func buttonHeight(_ traits: UITraitCollection) -> CGFloat {
    guard let button, isStacked(traits) else { return 0 }
    let height = Self.buttonConfiguration.text.size(of: button, width: .infinity, traits: traits)
      .height
    return max(TouchTarget.side, height.rounded(.up))
  }

  /// What Auto Layout finds.
  @MainActor
  func height(in context: HeightContext) -> CGFloat {
    let margins = max(16, context.margins.leading) + max(16, context.margins.trailing)
    let room = context.width - margins - trailingWidth(context.traits)
    let height = style.height(of: text, width: room, traits: context.traits)
    let button = buttonHeight(context.traits)
    return context.roundedUp(max(height + button + top + bottom, minimumHeight))
  }
}

/// What headers and footers of sections are drawn in.
public final class SectionTitleView: UIView, PinnedMaterialContent {
  /// The text.
  public let titleLabel = StyledLabel()
  let button = StockButton()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var active: [NSLayoutConstraint] = []
  private var title: SectionTitle?
  private var trailingWidth: CGFloat = -1
  private var buttonHeight: CGFloat = 0

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    for view in [titleLabel, button, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(titleLabel)
  }

  /// Views are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The style of the table that shows the view; nil if none does, or it is not known.
  var tableStyle: UITableView.Style? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? ComponentContainer }.first?.tableStyle
  }

  /// The style of the table that a header was shown for.
  var shownTableStyle: UITableView.Style?

  func configure(_ title: SectionTitle) {
    titleLabel.show(title.text, title.style)
    if let text = title.button { button.show(text, SectionTitle.buttonConfiguration) }
    if title.isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    let width = title.trailingWidth(traitCollection)
    let height = title.buttonHeight(traitCollection)
    if title != self.title || width != trailingWidth || height != buttonHeight {
      (self.title, trailingWidth, buttonHeight) = (title, width, height)
      installConstraints(title)
    }
  }

  private func installConstraints(_ title: SectionTitle) {
    NSLayoutConstraint.deactivate(active)
    for view in [button, spinner] { view.removeFromSuperview() }
    let margins = layoutMarginsGuide
    active = [
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.edge == .top
        ? titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: title.top)
        : titleLabel.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: title.top),
      title.edge == .bottom
        ? titleLabel.bottomAnchor.constraint(
          equalTo: bottomAnchor, constant: -title.bottom - buttonHeight)
        : titleLabel.bottomAnchor.constraint(
          lessThanOrEqualTo: bottomAnchor, constant: -title.bottom - buttonHeight),
      heightAnchor.lowest,
      heightAnchor.constraint(greaterThanOrEqualToConstant: title.minimumHeight),
      titleLabel.trailingAnchor.constraint(
        equalTo: margins.trailingAnchor, constant: -trailingWidth),
    ]
    if title.isBusy {
      placeAtEnd(spinner)
    } else if buttonHeight > 0 {
      placeButtonBelow()
    } else if title.button != nil {
      placeAtEnd(button)
    }
    NSLayoutConstraint.activate(active)
  }

  private func placeAtEnd(_ view: UIView) {
    addSubview(view)
    active += [
      view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: trailingWidth - 8),
    ]
  }

  private func placeButtonBelow() {
    addSubview(button)
    active += [
      button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      button.heightAnchor.constraint(equalToConstant: buttonHeight),
    ]
  }

  /// Follows the user's text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let title { configure(title) }
  }

  /// Lets the button be touched where it is higher than the view.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    TouchTarget.hit(super.hitTest(point, with: event), at: point, in: self, of: [button], event)
  }
}
