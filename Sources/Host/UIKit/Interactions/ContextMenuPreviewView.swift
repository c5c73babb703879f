import QuartzCore

/// The picture of a view that is lifted off the screen, on a card with a shadow. While it is up,
/// the view itself is not seen.
final class ContextMenuPreviewView: UIView {
  private weak var source: UIView?
  private let clip = UIView()
  private let picture: UIView
  private var hidesSource = false

  /// Lifts what a preview shows, or with `content` another view from its place.
  init(of preview: UITargetedPreview, content: UIView? = nil) {
    source = preview.view
    picture = content ?? SnapshotView(of: preview.view)
    super.init(frame: .zero)
    let color = preview.parameters.backgroundColor ?? preview.view.backgroundColor
    backgroundColor = (color ?? .systemBackground).withAlphaComponent(1)
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.addOutlineInDarkMode(preview.view.traitCollection)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 12
    clip.addSubview(picture)
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    clip.frame = bounds
    picture.frame = bounds
  }

  /// Takes the view itself from sight. Its layer is hidden rather than the view, so that nothing
  /// is laid out anew.
  func hideSource() {
    guard let source, !source.layer.isHidden else { return }
    hidesSource = true
    source.layer.isHidden = true
  }

  /// Shows the view itself again.
  func showSource() {
    if hidesSource { source?.layer.isHidden = false }
    hidesSource = false
  }
}

extension CALayer {
  /// Gives what floats a thin outline where no shadow can be seen.
  func addOutlineInDarkMode(_ traits: UITraitCollection) {
    guard traits.userInterfaceStyle == .dark else { return }
    borderWidth = 0.5
    borderColor = UIColor.separator.cgColor(in: traits)
  }
}

extension UIPreviewTarget {
  /// Where a picture of a size stands in the window; nil away from windows.
  func frame(of size: CGSize, in window: UIWindow) -> CGRect? {
    guard container.window === window else { return nil }
    let scaled = CGRect(origin: .zero, size: size).applying(transform).size
    let middle = container.convert(center, to: nil as UIView?)
    return CGRect(
      x: middle.x - scaled.width / 2, y: middle.y - scaled.height / 2, width: scaled.width,
      height: scaled.height)
  }
}
