import QuartzCore

/// What is seen of a sheet around the presented view: rounded corners and a grabber.
@MainActor
final class SheetChrome: UIView {
  let clip = UIView()
  let grabber = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.clipsToBounds = true
    clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { fatalError("sheets are not archived") }

  var cornerRadius: CGFloat {
    get { clip.layer.cornerRadius }
    set { clip.layer.cornerRadius = newValue }
  }

  /// Takes the presented view in.
  func host(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}

/// Black that takes no touches.
@MainActor
final class Backdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { fatalError("backdrops are not archived") }
}

/// What lies between a sheet and what is below: black that lets some of it through.
@MainActor
final class DimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { fatalError("dimming is not archived") }
}
