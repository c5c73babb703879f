import QuartzCore

/// A panel in front of a window, beside what opened it; a tap elsewhere or escape closes it.
final class FloatingPanel: UIView {
  private let panel = UIView()
  private let content: UIView
  private let margin: UIEdgeInsets
  private var isClosing = false

  init(content: UIView, margin: UIEdgeInsets = .zero) {
    (self.content, self.margin) = (content, margin)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 13
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 20
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    panel.addSubview(content)
    addSubview(panel)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] tap in self?.tapped(tap) })
  }

  required init?(coder: NSCoder) { nil }

  /// The panel that is open in front of a window.
  static func front(of window: UIWindow) -> FloatingPanel? {
    window.subviews.last { ($0 as? FloatingPanel)?.isClosing == false } as? FloatingPanel
  }

  /// Opens below `anchor`, or above it where there is no room below.
  func open(in window: UIWindow, at anchor: CGRect, contentSize: CGSize) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(at: anchor, contentSize, in: window.bounds.inset(by: window.safeAreaInsets))
    window.addSubview(self)
    panel.alpha = 0
    panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: 0.2) { [panel] in
      panel.alpha = 1
      panel.transform = .identity
    }
  }

  private func place(at anchor: CGRect, _ contentSize: CGSize, in screen: CGRect) {
    let area = screen.insetBy(dx: 8, dy: 8)
    let size = CGSize(
      width: min(area.width, contentSize.width + margin.left + margin.right),
      height: min(area.height, contentSize.height + margin.top + margin.bottom))
    let below = anchor.maxY + 8
    let y = below + size.height <= area.maxY ? below : max(area.minY, anchor.minY - 8 - size.height)
    let x = min(
      max(anchor.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
    panel.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    content.frame = panel.bounds.inset(by: margin)
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.2, animations: { self.panel.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    if !panel.frame.contains(tap.location(in: self)) { close() }
  }
}
