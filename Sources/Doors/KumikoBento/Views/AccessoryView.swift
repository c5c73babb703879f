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
    /// A view of the app's, in the size that it was made with if it asks for none itself.
    case custom(UIView)
    /// Nothing: no room is taken.
    case none
  }

  private var shown: UIView?
  private var kept: KeptSize?

  /// The size that a view of the app's was made with.
  private struct KeptSize {
    var size: CGSize
    /// The lengths that are kept: those that the view does not ask for itself.
    var lengths: CGSize
    var constraints: [NSLayoutConstraint]
  }

  /// What is shown; nothing by default.
  public var accessory = Accessory.none {
    didSet { if accessory != oldValue || isViewElsewhere { updateAccessory() } }
  }

  /// Whether a view of the app's is to be shown that another row, or the app, has taken away.
  private var isViewElsewhere: Bool {
    guard case .custom(let view) = accessory else { return false }
    return view.superview !== self
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
    guard let shown else { return .zero }
    if let kept { return kept.lengths }
    return shown is UIImageView || shown is UIActivityIndicatorView
      ? shown.intrinsicContentSize
      : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
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
    removeShown()
    if let view = makeView() { show(view) }
    shownDidChange()
  }

  private func shownDidChange() {
    isHidden = shown == nil
    invalidateIntrinsicContentSize()
  }

  private func show(_ view: UIView) {
    // A view of the app's may still be in another row: it leaves that as it came.
    if let other = view.superview as? AccessoryView, other.shown === view {
      other.removeShown()
      other.shownDidChange()
    }
    shown = view
    let framed = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
    add(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor),
      heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor),
    ])
    if case .custom = accessory { keep(framed, of: view) }
  }

  /// Keeps the lengths of a view that was placed by its frame and does not ask for them itself.
  private func keep(_ size: CGSize, of view: UIView) {
    let (own, none) = (view.intrinsicContentSize, UIView.noIntrinsicMetric)
    var kept = KeptSize(size: size, lengths: CGSize(width: none, height: none), constraints: [])
    if size.width > 0, own.width == none {
      kept.lengths.width = size.width
      kept.constraints.append(view.widthAnchor.constraint(equalToConstant: size.width).at(999))
    }
    if size.height > 0, own.height == none {
      kept.lengths.height = size.height
      kept.constraints.append(view.heightAnchor.constraint(equalToConstant: size.height).at(999))
    }
    guard !kept.constraints.isEmpty else { return }
    NSLayoutConstraint.activate(kept.constraints)
    self.kept = kept
  }

  /// Takes away what is shown. A view whose size was kept has it as before, by its frame.
  private func removeShown() {
    guard let view = shown else { return }
    shown = nil
    // Meanwhile the app may have put its view elsewhere.
    if view.superview === self { view.removeFromSuperview() }
    guard let kept else { return }
    self.kept = nil
    NSLayoutConstraint.deactivate(kept.constraints)
    guard view.superview == nil else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.bounds.size = kept.size
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
