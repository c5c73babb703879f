import QuartzCore

/// The picture of one dragged thing.
@MainActor
final class DragPlatter {
  let item: UIDragItem
  let view: ContextMenuPreviewView
  private let home: CGRect
  /// Where the finger holds the picture, from its middle.
  private let grip: CGPoint
  private var badge: UILabel?

  init(_ item: UIDragItem, _ preview: UITargetedPreview, at frame: CGRect, finger: CGPoint) {
    self.item = item
    home = frame
    let holds = frame.contains(finger)
    grip = holds ? CGPoint(x: finger.x - frame.midX, y: finger.y - frame.midY) : .zero
    view = ContextMenuPreviewView(of: preview)
    view.isUserInteractionEnabled = false
    view.frame = frame
  }

  /// Shows a picture of the thing's own, in its middle under the finger.
  init(
    _ item: UIDragItem, _ own: UIDragPreview, home: CGRect, finger: CGPoint, in window: UIWindow
  ) {
    (self.item, self.home, grip) = (item, home, .zero)
    let target = UIDragPreviewTarget(container: window, center: finger)
    view = ContextMenuPreviewView(
      of: UITargetedDragPreview(view: own.view, parameters: own.parameters, target: target),
      content: own.view)
    view.isUserInteractionEnabled = false
    view.bounds.size = own.view.bounds.size
    view.center = finger
  }

  /// Rises a little, or becomes narrow enough to be seen whole in a window of a width.
  func lift(inWidth width: CGFloat) {
    let scale = min(1.02, max(width - 32, 1) / max(view.bounds.width, 1))
    UIView.animate(withDuration: 0.2) { [view] in
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Things behind the first one peep out from under it.
  func follow(_ finger: CGPoint, depth: Int) {
    let step = CGFloat(min(depth, 3)) * 6
    UIView.performWithoutAnimation {
      view.center = CGPoint(x: finger.x - grip.x + step, y: finger.y - grip.y + step)
    }
  }

  /// Says at the corner how many things are dragged, if there are several.
  func showCount(_ count: Int) {
    guard count > 1 else { return }
    let corner = CGRect(x: view.bounds.width - 24, y: -8, width: 28, height: 24)
    let label = badge ?? UILabel(frame: corner)
    label.text = String(count)
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    if badge == nil { view.addSubview(label) }
    badge = label
  }

  /// Flies to where the thing now is, or fades where the finger left it.
  /// - Parameter parameters: How the picture looks there; nil for as before.
  func land(at goal: CGRect?, finger: CGPoint, _ parameters: UIPreviewParameters?) {
    view.transform = .identity
    if let parameters { view.apply(parameters) }
    view.layer.shadowOpacity = 0
    badge?.alpha = 0
    if let goal {
      let fitting = goal.fitting(view.bounds.size)
      view.frame = fitting ?? goal
      if fitting != nil { view.alpha = 0 }
    } else {
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.alpha = 0
    }
  }

  /// Flies back, to another place if where it came from has moved.
  func goHome(to place: CGRect?) {
    view.transform = .identity
    view.layer.shadowOpacity = 0
    badge?.alpha = 0
    let place = place ?? home
    view.frame = place.fitting(view.bounds.size) ?? place
  }
}

extension CGRect {
  /// The rectangle of the shape of a size that fits in the middle of this one; nil if this one has
  /// about that shape itself.
  fileprivate func fitting(_ size: CGSize) -> CGRect? {
    guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
    let (across, along) = (width / size.width, height / size.height)
    guard max(across, along) > 1.3 * min(across, along) else { return nil }
    let scale = min(across, along)
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: midX - fitted.width / 2, y: midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}
