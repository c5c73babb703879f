/// What stands behind a bar at the bottom: the look over content, and the look at its end.
@MainActor
final class BottomBarBackground: UIView {
  private let standard = BarBackgroundView(isBottomBar: true)
  private let edge = BarBackgroundView(isBottomBar: true)

  /// How much of the look over content shows; the rest is that at the content's end. All of it,
  /// unless a container says otherwise.
  private var coverage: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [edge, standard] { addSubview(view) }
    showCoverage()
  }

  required init?(coder: NSCoder) { fatalError("bar backgrounds are not archived") }

  /// Takes looks. Without one for the content's end, a bar that lets content through is clear
  /// there.
  func apply(
    _ appearance: UIBarAppearance, edge edgeAppearance: UIBarAppearance?, tint: UIColor?,
    isTranslucent: Bool
  ) {
    standard.apply(appearance, tint: tint, isTranslucent: isTranslucent)
    if let edgeAppearance {
      edge.apply(edgeAppearance)
    } else if isTranslucent {
      let clear = UIBarAppearance()
      clear.configureWithTransparentBackground()
      edge.apply(clear)
    } else {
      edge.apply(appearance, tint: tint, isTranslucent: false)
    }
  }

  /// Shows a share of the look over content.
  func cover(_ share: CGFloat) {
    guard share != coverage else { return }
    coverage = share
    showCoverage()
  }

  private func showCoverage() {
    standard.alpha = coverage
    edge.alpha = 1 - coverage
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [edge, standard] { view.frame = bounds }
  }
}
