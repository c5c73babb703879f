import QuartzCore

/// The sign beside an item that is being edited: a minus, a plus, or a circle that shows whether
/// the item is selected.
final class EditControl: UIControl {
  /// What the sign is for.
  enum Kind {
    case delete
    case insert
    case pick
  }

  /// What a control takes from the width of an item, besides the margin before it.
  static let room: CGFloat = 24
  /// The diameter of the circle.
  private static let size: CGFloat = 22

  let kind: Kind
  /// The colors of the sign and of the disc behind it, in place of the kind's own.
  var colors: (sign: UIColor?, disc: UIColor?) { didSet { setNeedsDisplay() } }

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
    switch kind {
    case .delete: return [disc(.systemRed), lines(Self.minus)]
    case .insert: return [disc(.systemGreen), lines(Self.minus + Self.stem)]
    case .pick:
      guard isSelected else { return [ring] }
      return [disc(tintColor ?? .systemBlue), lines(Self.tick)]
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

  private func disc(_ standard: UIColor) -> DrawItem {
    let color = (colors.disc ?? standard).withAlphaComponent(isHighlighted ? 0.5 : 1)
    return .fill(
      square, radii: CornerRadii(Self.size / 2), color: color.cgColor(in: traitCollection))
  }

  private var ring: DrawItem {
    .border(
      square, radii: CornerRadii(Self.size / 2), width: 1.5,
      color: UIColor.tertiaryLabel.cgColor(in: traitCollection))
  }

  private func lines(_ points: [[CGPoint]]) -> DrawItem {
    let square = square
    let path = CGMutablePath()
    for line in points {
      path.addLines(
        between: line.map { CGPoint(x: square.minX + $0.x, y: square.minY + $0.y) })
    }
    return .path(
      path, fill: nil, stroke: (colors.sign ?? .white).cgColor(in: traitCollection),
      style: StrokeStyle(width: 2, cap: .round, join: .round))
  }

  private static let minus = [[CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)]]
  private static let stem = [[CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)]]
  private static let tick = [
    [CGPoint(x: 6, y: 11.5), CGPoint(x: 9.75, y: 15), CGPoint(x: 16, y: 7.5)]
  ]
}
