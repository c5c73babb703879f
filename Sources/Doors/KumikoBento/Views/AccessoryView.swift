import UIKit

/// What stands at the end of a row, and may be tapped by itself.
@preconcurrency @MainActor
public final class AccessoryView: InteractiveView {
  /// What is shown.
  public enum Accessory: Equatable {
    /// An arrow: there is more behind the row.
    case chevron
    /// A wheel that turns.
    case activityIndicator
    /// A tick.
    case checkmark
    case icon(UIImage)
    /// An image in a color.
    case tintedIcon(UIImage, UIColor)
    case custom(UIView)
    /// Nothing: no room is taken.
    case none
  }

  private var shown: UIView?

  /// What is shown; nothing by default.
  public var accessory = Accessory.none {
    didSet { if accessory != oldValue { updateAccessory() } }
  }

  /// Called when the accessory is tapped; nil if a tap there is one on the row, as by default.
  public var didTap: (() -> Void)? {
    didSet { highlightingGesture.didTap = didTap.map(HighlightingGesture.TapAction.resign) }
  }

  /// What a tap does beside that; it takes the keys by default.
  public var interactionBehavior: InteractionBehavior {
    get { highlightingGesture.interactionBehavior }
    set { highlightingGesture.interactionBehavior = newValue }
  }

  /// Makes a view that shows nothing.
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = false
    highlightingGesture.highlightColor = nil
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
    isHidden = true
  }

  /// Views are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The size of what is shown.
  public override var intrinsicContentSize: CGSize {
    shown.map { view in
      view is UIImageView || view is UIActivityIndicatorView
        ? view.intrinsicContentSize
        : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    } ?? .zero
  }

  /// Asks for its size again: symbols are of other sizes on other screens.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// Whether a finger is on the view, or so near that it fits into 44 points with it.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
    return bounds.insetBy(dx: -width, dy: -height).contains(point)
  }

  private func updateAccessory() {
    shown?.removeFromSuperview()
    shown = makeView()
    isHidden = shown == nil
    if let shown {
      add(shown)
      NSLayoutConstraint.activate([
        shown.centerXAnchor.constraint(equalTo: centerXAnchor),
        shown.centerYAnchor.constraint(equalTo: centerYAnchor),
        widthAnchor.constraint(greaterThanOrEqualTo: shown.widthAnchor),
        heightAnchor.constraint(greaterThanOrEqualTo: shown.heightAnchor),
      ])
    }
    invalidateIntrinsicContentSize()
  }

  private func makeView() -> UIView? {
    switch accessory {
    case .none: return nil
    case .chevron: return symbol("chevron.right", .footnote, .systemGray3)
    case .checkmark: return symbol("checkmark", .body, nil)
    case .icon(let image): return UIImageView(image: image)
    case .tintedIcon(let image, let color):
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = color
      return view
    case .custom(let view): return view
    case .activityIndicator:
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      return wheel
    }
  }

  private func symbol(_ name: String, _ size: UIFont.TextStyle, _ color: UIColor?) -> UIView {
    let configuration = UIImage.SymbolConfiguration(textStyle: size, scale: .medium)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    let image = UIImage(systemName: name, withConfiguration: configuration)
    let view = UIImageView(
      image: color == nil ? image : image?.imageFlippedForRightToLeftLayoutDirection())
    if let color { view.tintColor = color }
    return view
  }
}
