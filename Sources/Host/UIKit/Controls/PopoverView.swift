import QuartzCore

/// A panel in front of a window, beside what opened it; a tap elsewhere or escape closes it.
final class PopoverView: UIView {
  private let panel = UIView()
  private(set) var content: UIView
  private let margin: UIEdgeInsets
  private var anchor = CGRect.null
  private var isClosing = false
  /// What leads the panel, kept until the panel has gone.
  private var owner: AnyObject?

  /// Takes a tap beside the panel and returns true, or leaves it: the panel closes.
  var takesTap: (CGPoint) -> Bool = { _ in false }
  /// Called once before the panel closes.
  private var willClose: () -> Void = {}
  /// Changes that are animated while the panel closes.
  var closing: () -> Void = {}
  /// Called when the panel has gone.
  var didClose: () -> Void = {}

  init(content: UIView, margin: UIEdgeInsets = .zero) {
    (self.content, self.margin) = (content, margin)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    let shadow = DisplayNode.Shadow(
      color: CGColor(gray: 0, alpha: 0.2), offset: CGSize(width: 0, height: 8), blur: 20)
    panel.addSubview(MaterialPlate(.systemMaterial, cornerRadius: 13, shadow: shadow))
    panel.addSubview(content)
    addSubview(panel)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) })
    let click = UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) }
    click.buttonMaskRequired = .secondary
    addGestureRecognizer(click)
  }

  required init?(coder: NSCoder) { nil }

  /// The panel that is open in front of a window.
  static func front(of window: UIWindow) -> PopoverView? {
    window.subviews.last { ($0 as? PopoverView)?.isClosing == false } as? PopoverView
  }

  /// Opens below `anchor`, or above it where there is no room below.
  func open(
    in window: UIWindow, at anchor: CGRect, contentSize: CGSize,
    willClose: @escaping () -> Void = {}
  ) {
    self.anchor = anchor
    open(in: window, frame: anchoredFrame(contentSize, in: window), willClose: willClose)
  }

  /// The place beside the anchor for content of a size.
  private func anchoredFrame(_ contentSize: CGSize, in window: UIWindow) -> CGRect {
    let area = Self.area(of: window)
    let size = CGSize(
      width: min(area.width, contentSize.width + margin.left + margin.right),
      height: min(area.height, contentSize.height + margin.top + margin.bottom))
    let below = anchor.maxY + 8
    let y = below + size.height <= area.maxY ? below : max(area.minY, anchor.minY - 8 - size.height)
    let x = min(
      max(anchor.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The part of a window that panels stand in.
  static func area(of window: UIWindow) -> CGRect {
    window.bounds.inset(by: window.safeAreaInsets).shrunk(dx: 8, dy: 8)
  }

  /// Opens at a place in a window.
  /// - Parameters:
  ///   - owner: What leads the panel, kept until the panel has gone.
  ///   - backdrop: What stands behind the panel, in front of the window.
  ///   - companion: What stands before the panel, with which it does not overlap.
  ///   - opening: Changes that are animated beside it.
  ///   - completion: Called when the panel has opened.
  ///   - willClose: Called once before the panel closes.
  func open(
    in window: UIWindow, frame panelFrame: CGRect, for owner: AnyObject? = nil,
    backdrop: UIView? = nil, companion: UIView? = nil, opening: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}, willClose: @escaping () -> Void = {}
  ) {
    (self.owner, self.willClose) = (owner, willClose)
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.frame = panelFrame
    content.frame = panel.bounds.inset(by: margin)
    if let backdrop { insertSubview(backdrop, at: 0) }
    if let companion { addSubview(companion) }
    window.addSubview(self)
    panel.alpha = 0
    panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { [panel] in
        panel.alpha = 1
        panel.transform = .identity
        opening()
      }, completion: { _ in completion() })
  }

  /// Shows something else, or the same in another size, beside the anchor.
  func setContent(_ new: UIView, contentSize: CGSize) {
    guard let window else { return }
    setContent(new, frame: anchoredFrame(contentSize, in: window))
  }

  /// Shows something else, or the same in another size, at another place.
  func setContent(_ new: UIView, frame panelFrame: CGRect) {
    guard !isClosing else { return }
    let old = content
    content = new
    let contentFrame = CGRect(origin: .zero, size: panelFrame.size).inset(by: margin)
    if old !== new {
      new.frame = contentFrame
      new.alpha = 0
      panel.addSubview(new)
      new.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { [panel] in
        panel.frame = panelFrame
        new.frame = contentFrame
        new.alpha = 1
        if old !== new { old.alpha = 0 }
      }, completion: { _ in if old !== new { old.removeFromSuperview() } })
  }

  /// Takes a key before anything behind the panel does; false leaves it to others.
  func handle(_ key: KeyInput, isDown: Bool) -> Bool {
    guard isDown, let list = content as? MenuListView else { return false }
    return list.handle(key)
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    willClose()
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.2,
      animations: {
        self.panel.alpha = 0
        self.closing()
      },
      completion: { _ in
        self.removeFromSuperview()
        self.didClose()
        self.owner = nil
      })
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    let point = tap.location(in: self)
    if !panel.frame.contains(point), !takesTap(point) { close() }
  }
}
