import QuartzCore

/// The picture of a view that is lifted off the screen, on a card with a shadow. While it is up,
/// the view itself is not seen.
final class ContextMenuPreviewView: UIView {
  private weak var source: UIView?
  private let clip = UIView()
  private let picture: UIView
  private var hidesSource = false
  /// The size that paths are for.
  private let naturalSize: CGSize
  /// What is seen of the view, and the outline of its shadow; nil for all, with round corners.
  private var paths: (visible: CGPath, shadow: CGPath)?

  /// Lifts what a preview shows, or with `content` another view from its place.
  init(of preview: UITargetedPreview, content: UIView? = nil) {
    source = preview.view
    picture = content ?? SnapshotView(of: preview.view)
    naturalSize = preview.size
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 2)
    clip.clipsToBounds = true
    clip.addSubview(picture)
    addSubview(clip)
    apply(preview.parameters)
  }

  /// Takes on the colors and the outline that parameters ask for. Paths are ignored where another
  /// view is shown than the one that they are for.
  func apply(_ parameters: UIPreviewParameters) {
    let traits = source?.traitCollection ?? traitCollection
    let usual = source?.colorBehind ?? .systemBackground
    let path = picture is SnapshotView ? parameters.visiblePath?.cgPath : nil
    paths = path.map { (visible: $0, shadow: parameters.shadowPath?.cgPath ?? $0) }
    clip.backgroundColor = path == nil ? nil : parameters.backgroundColor ?? usual
    let ground = parameters.backgroundColor?.flattened(over: usual, traits) ?? usual
    backgroundColor = path == nil ? ground : nil
    layer.cornerRadius = path == nil ? 12 : 0
    clip.layer.cornerRadius = layer.cornerRadius
    layer.borderWidth = 0
    if path == nil { layer.addOutlineInDarkMode(traits) }
    layOutPaths()
  }

  /// Stretches paths as the picture is.
  private func layOutPaths() {
    guard let paths, naturalSize.width > 0, naturalSize.height > 0 else {
      (clip.layer.mask, layer.shadowPath) = (nil, nil)
      return
    }
    var stretch = CGAffineTransform(
      scaleX: bounds.width / naturalSize.width, y: bounds.height / naturalSize.height)
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.path = paths.visible.copy(using: &stretch)
    clip.layer.mask = mask
    layer.shadowPath = paths.shadow.copy(using: &stretch)
  }

  required init?(coder: NSCoder) { nil }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    clip.frame = bounds
    picture.frame = bounds
    layOutPaths()
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
