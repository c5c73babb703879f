import QuartzCore

/// Shows an alert: a plate with texts, fields and buttons.
@MainActor
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelPlate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// Holds the blocks, and scrolls where they are higher than the screen.
  private let content = UIScrollView()
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
    content.contentInsetAdjustmentBehavior = .never
    content.delaysContentTouches = false
    plate.contentView.addSubview(content)
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

  /// Makes the texts and buttons anew, and plates for fields that have none. Fields stay where they
  /// are: what is typed there often decides which buttons can be pressed.
  func showContent() {
    guard let controller else { return }
    let fields = (controller.textFields ?? []).map { fieldPlate(of: $0) }
    for block in blocks where !fields.contains(block) { block.removeFromSuperview() }
    cancelButton?.removeFromSuperview()
    blocks = texts(of: controller) + fields + buttons(of: controller)
    for block in blocks { content.addSubview(block) }
    cancelButton = isSheet && !isInPopover ? controller.cancelAction.map(makeButton) : nil
    if let cancelButton { cancelPlate.contentView.addSubview(cancelButton) }
    cancelPlate.isHidden = cancelButton == nil
    setNeedsLayout()
  }

  private func texts(of controller: UIAlertController) -> [UIView] {
    let title: UIFont =
      isSheet ? .alert(.footnote, 13, .semibold) : .alert(.headline, 17, .semibold)
    let color: UIColor = isSheet ? .secondaryLabel : .label
    let message = UIFont.alert(.footnote, 13)
    return [(controller.title, title), (controller.message, message)].compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, color)
      (label.numberOfLines, label.textAlignment) = (0, .center)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
  }

  /// The plate that a field stands on, or a new one.
  private func fieldPlate(of field: UITextField) -> UIView {
    let known = blocks.first { ($0 as? AlertFieldView)?.field === field }
    return known ?? prepared(field)
  }

  private func prepared(_ field: UITextField) -> UIView {
    field.font = .alert(.footnote, 13)
    field.adjustsFontForContentSizeCategory = true
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
      // The texts may have another size by now.
      controller?.preferredContentSize = popoverSize
      setPlate(bounds, contentHeight: layBlocks(width: bounds.width))
      return
    }
    let width = isSheet ? min(bounds.width, 430) - 16 : alertWidth
    let height = layBlocks(width: width)
    let x = (bounds.width - width) / 2
    let room = bounds.inset(by: safeAreaInsets).shrunk(dx: 0, dy: 8)
    guard isSheet else {
      let visible = min(height, room.height)
      let y = min(max(room.minY, (bounds.height - visible) / 2), room.maxY - visible)
      let frame = CGRect(x: x, y: y, width: width, height: visible)
      return setPlate(frame, contentHeight: height)
    }
    var bottom = bounds.height - max(safeAreaInsets.bottom, 8)
    if let cancelButton {
      let height = cancelButton.height
      cancelPlate.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
      cancelButton.frame = cancelPlate.bounds
      bottom -= height + 8
    }
    let visible = min(height, max(0, bottom - room.minY))
    let frame = CGRect(x: x, y: bottom - visible, width: width, height: visible)
    setPlate(frame, contentHeight: height)
  }

  /// The width of an alert, which leaves longer words room in the accessibility sizes.
  private var alertWidth: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? min(340, bounds.width - 32) : 270
  }

  private func setPlate(_ frame: CGRect, contentHeight: CGFloat) {
    plate.frame = frame
    content.frame = CGRect(origin: .zero, size: frame.size)
    content.contentSize = CGSize(width: frame.width, height: contentHeight)
    content.isScrollEnabled = contentHeight > frame.height
  }

  /// Places the blocks one below the other and returns how far they reach.
  private func layBlocks(width: CGFloat) -> CGFloat {
    var y: CGFloat = 0
    let texts = blocks.filter { !($0 is AlertButton) }
    if !texts.isEmpty { y = isSheet ? 14 : 19 }
    for (index, block) in texts.enumerated() {
      // What explains a field stands off it.
      if block is AlertFieldView, index > 0, !(texts[index - 1] is AlertFieldView) { y += 9 }
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
    let height = buttons.map(\.height).max() ?? 0
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
  private static let minimumHeight: CGFloat = 30

  let field: UITextField

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
    let line = field.font?.lineHeight ?? 0
    return CGSize(width: size.width, height: max(Self.minimumHeight, line.rounded(.up) + 14))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.shrunk(dx: Self.inset, dy: 0)
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
  private let isLarge: Bool

  /// The edges at which a line shows.
  var lines: UIRectEdge = [] { didSet { setNeedsLayout() } }

  init(_ action: UIAlertAction, isLarge: Bool, isBold: Bool, press: @escaping () -> Void) {
    isDestructive = action.style == .destructive
    self.isLarge = isLarge
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.adjustsFontForContentSizeCategory = true
    let weight: UIFont.Weight = isBold ? .semibold : .regular
    label.font = isLarge ? .alert(.title3, 20, weight) : .alert(.body, 17, weight)
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

  /// The height of a line of text and the space around it.
  var height: CGFloat {
    let (least, space): (CGFloat, CGFloat) = isLarge ? (57, 33) : (44, 22)
    return max(least, label.font.lineHeight.rounded(.down) + space)
  }

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

extension UIFont {
  /// The system's font of an alert, which follows the size of text.
  fileprivate static func alert(
    _ style: TextStyle, _ size: CGFloat, _ weight: Weight = .regular
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
