import QuartzCore

/// The sign at the beginning of a row that is being edited: a minus, a plus, or a circle that
/// shows whether the row is selected.
final class EditControl: UIControl {
  /// What the sign is for.
  enum Kind {
    case delete
    case insert
    case pick
  }

  /// What a control takes from the width of a row, besides the margin before it.
  static let room: CGFloat = 24
  /// The diameter of the circle.
  private static let size: CGFloat = 22

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = kind != .pick
    accessibilityLabel = kind == .insert ? "Insert" : "Delete"
    isAccessibilityElement = kind != .pick
  }

  required init?(coder: NSCoder) {
    kind = .pick
    super.init(coder: coder)
  }

  package override var takesTaps: Bool { kind != .pick }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Drawing

  package override func makeDrawing() -> [DrawItem] {
    let traits = traitCollection
    switch kind {
    case .delete: return [disc(.systemRed, traits), lines(Self.minus)]
    case .insert: return [disc(.systemGreen, traits), lines(Self.minus + Self.stem)]
    case .pick:
      guard isSelected else { return [ring(traits)] }
      return [disc(tintColor ?? .systemBlue, traits), lines(Self.tick)]
    }
  }

  /// The square around the sign: after the margin, in the middle of the row.
  private var square: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = max(0, bounds.width - Self.room)
    return CGRect(
      x: isMirrored ? bounds.width - start - Self.size : start,
      y: ((bounds.height - Self.size) / 2).rounded(), width: Self.size, height: Self.size)
  }

  private func disc(_ color: UIColor, _ traits: UITraitCollection) -> DrawItem {
    let alpha: CGFloat = isHighlighted ? 0.5 : 1
    let radii = CornerRadii(Self.size / 2)
    return .fill(
      square, radii: radii, color: color.withAlphaComponent(alpha).cgColor(in: traits))
  }

  private func ring(_ traits: UITraitCollection) -> DrawItem {
    .border(
      square, radii: CornerRadii(Self.size / 2), width: 1.5,
      color: UIColor.tertiaryLabel.cgColor(in: traits))
  }

  private func lines(_ points: [[CGPoint]]) -> DrawItem {
    let square = square
    let path = CGMutablePath()
    for line in points {
      path.addLines(
        between: line.map { CGPoint(x: square.minX + $0.x, y: square.minY + $0.y) })
    }
    return .path(
      path, fill: nil, stroke: UIColor.white.cgColor,
      style: StrokeStyle(width: 2, cap: .round, join: .round))
  }

  private static let minus = [[CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)]]
  private static let stem = [[CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)]]
  private static let tick = [
    [CGPoint(x: 6, y: 11.5), CGPoint(x: 9.75, y: 15), CGPoint(x: 16, y: 7.5)]
  ]
}
