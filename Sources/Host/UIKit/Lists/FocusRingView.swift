import QuartzCore

/// The ring around an item that keys are at.
final class FocusRingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = 3
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Surrounds what is in a cell.
  func surround(_ cell: UIView) {
    let wanted = CGRect(origin: .zero, size: cell.bounds.size).shrunk(dx: 2, dy: 2)
    if frame != wanted { frame = wanted }
    layer.borderColor = cell.tintColor.withAlphaComponent(0.5).cgColor(in: cell.traitCollection)
  }
}
