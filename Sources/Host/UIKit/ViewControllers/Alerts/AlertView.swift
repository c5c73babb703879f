import QuartzCore

/// Shows an alert: a plate with texts, fields and buttons.
@MainActor
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelPlate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private var blocks: [UIView] = []
  private var cancelButton: AlertButton?

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    for plate in [plate, cancelPlate] {
      plate.layer.cornerRadius = 14
      plate.layer.cornerCurve = .continuous
      plate.clipsToBounds = true
      addSubview(plate)
    }
  }

  required init?(coder: NSCoder) { fatalError("alerts are not archived") }

  /// Whether the view fills a popover: its plate has no look of its own then.
  var isInPopover = false {
    didSet {
      backgroundColor = isInPopover ? .secondarySystemGroupedBackground : nil
      plate.effect = isInPopover ? nil : UIBlurEffect(style: .systemMaterial)
      plate.layer.cornerRadius = isInPopover ? 0 : 14
      showContent()
    }
  }

  /// The size that the content takes in a popover.
  var popoverSize: CGSize { CGSize(width: 304, height: layBlocks(width: 304)) }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

  /// Touches beside the plates are not the alert's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Content

  /// Makes the texts, fields and buttons anew.
  func showContent() {
    guard let controller else { return }
    for block in blocks { block.removeFromSuperview() }
    cancelButton?.removeFromSuperview()
    blocks = texts(of: controller)
    blocks += (controller.textFields ?? []).map(prepared)
    blocks += buttons(of: controller)
    for block in blocks { plate.contentView.addSubview(block) }
    cancelButton = isSheet && !isInPopover ? controller.cancelAction.map(makeButton) : nil
    if let cancelButton { cancelPlate.contentView.addSubview(cancelButton) }
    cancelPlate.isHidden = cancelButton == nil
    setNeedsLayout()
  }

  private func texts(of controller: UIAlertController) -> [UIView] {
    let title = UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    let color: UIColor = isSheet ? .secondaryLabel : .label
    let message = UIFont.systemFont(ofSize: 13)
    return [(controller.title, title), (controller.message, message)].compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, color)
      (label.numberOfLines, label.textAlignment) = (0, .center)
      return label
    }
  }

  private func prepared(_ field: UITextField) -> UIView {
    field.font = .systemFont(ofSize: 13)
    return AlertFieldView(field)
  }

  private func buttons(of controller: UIAlertController) -> [UIView] {
    let others = controller.actions.filter { $0.style != .cancel }
    guard !isSheet, let cancel = controller.cancelAction else { return others.map(makeButton) }
    return (others.count == 1 ? [cancel] + others : others + [cancel]).map(makeButton)
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    let isPreferred = (controller?.preferredAction ?? controller?.cancelAction) === action
    return AlertButton(action, isLarge: isSheet, isBold: isPreferred) { [weak controller] in
      controller?.press(action)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInPopover {
      _ = layBlocks(width: bounds.width)
      plate.frame = bounds
      return
    }
    let width = isSheet ? min(bounds.width, 430) - 16 : 270
    let height = layBlocks(width: width)
    let x = (bounds.width - width) / 2
    guard isSheet else {
      plate.frame = CGRect(
        x: x, y: (bounds.height - height) / 2, width: width, height: height)
      return
    }
    var bottom = bounds.height - max(safeAreaInsets.bottom, 8)
    if let cancelButton {
      cancelPlate.frame = CGRect(x: x, y: bottom - 57, width: width, height: 57)
      cancelButton.frame = cancelPlate.bounds
      bottom -= 65
    }
    plate.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
  }

  /// Places the blocks one below the other and returns how far they reach.
  private func layBlocks(width: CGFloat) -> CGFloat {
    var y: CGFloat = 0
    let texts = blocks.filter { !($0 is AlertButton) }
    if !texts.isEmpty { y = isSheet ? 14 : 19 }
    for block in texts {
      let inner = width - 32
      let fit = block.sizeThatFits(CGSize(width: inner, height: CGFloat.infinity))
      let height = fit.height.rounded(.up)
      block.frame = CGRect(x: 16, y: y, width: inner, height: height)
      y += height + (block is AlertFieldView ? 8 : 3)
    }
    if !texts.isEmpty { y += isSheet ? 11 : 16 }
    return layButtons(from: y, width: width)
  }

  private func layButtons(from start: CGFloat, width: CGFloat) -> CGFloat {
    let buttons = blocks.compactMap { $0 as? AlertButton }
    let height: CGFloat = isSheet ? 57 : 44
    if !isSheet, buttons.count == 2, buttons.allSatisfy({ $0.fits(width / 2) }) {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(
          x: CGFloat(index) * width / 2, y: start, width: width / 2, height: height)
        button.lines = index == 0 ? [.top] : [.top, .left]
      }
      return start + height
    }
    var y = start
    for button in buttons {
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      button.lines = y > 0 ? [.top] : []
      y += height
    }
    return y
  }
}

/// A field of an alert on a plate of its own, whose text keeps off the plate's edges.
@MainActor
final class AlertFieldView: UIView {
  private static let inset: CGFloat = 7
  private static let height: CGFloat = 30

  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    clipsToBounds = true
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: Self.inset, dy: 0)
  }

  // A touch beside the text is one of the field.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? field : hit
  }
}

/// One button of an alert, with lines at some of its edges.
@MainActor
final class AlertButton: UIControl {
  private let label = UILabel()
  private let top = UIView()
  private let left = UIView()
  private let isDestructive: Bool

  /// The edges at which a line shows.
  var lines: UIRectEdge = [] { didSet { setNeedsLayout() } }

  init(_ action: UIAlertAction, isLarge: Bool, isBold: Bool, press: @escaping () -> Void) {
    isDestructive = action.style == .destructive
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.font = .systemFont(ofSize: isLarge ? 20 : 17, weight: isBold ? .semibold : .regular)
    addSubview(label)
    for line in [top, left] {
      line.backgroundColor = .barLine
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addAction(UIAction { _ in press() }, for: .touchUpInside)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { fatalError("alert buttons are not archived") }

  func fits(_ width: CGFloat) -> Bool {
    let size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    return label.sizeThatFits(size).width <= width - 16
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let color: UIColor = isDestructive ? .systemRed : tintColor
    label.textColor = isEnabled ? color : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(contentScaleFactor, 1)
    label.frame = bounds.shrunk(dx: 8, dy: 0)
    top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    left.frame = CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
    top.isHidden = !lines.contains(.top)
    left.isHidden = !lines.contains(.left)
  }
}
