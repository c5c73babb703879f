import UIKit

/// Bars in place of what a row shows.
final class RowRedaction: UIView {
  private var bars: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = "Loading"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Covers a container's content, which may be another one by now.
  func cover(_ container: ComponentContainer) {
    setContent(of: container, isHidden: true)
    if superview !== container { container.addSubview(self) }
    container.bringSubviewToFront(self)
    frame = container.bounds
    setNeedsLayout()
  }

  /// Uncovers a container's content.
  func uncover(_ container: ComponentContainer) {
    setContent(of: container, isHidden: false)
    removeFromSuperview()
  }

  private func setContent(of container: ComponentContainer, isHidden: Bool) {
    for view in container.subviews where view !== self {
      view.alpha = isHidden ? 0 : 1
      view.accessibilityElementsHidden = isHidden
    }
  }

  /// Places a bar over each line of text, and a gray shape over pictures and controls.
  override func layoutSubviews() {
    super.layoutSubviews()
    let content = superview?.subviews.first { $0 !== self }
    content?.layoutIfNeeded()
    let shapes = content.map { self.shapes(in: $0) } ?? []
    while bars.count < shapes.count {
      let bar = UIView()
      bar.backgroundColor = .secondarySystemFill
      addSubview(bar)
      bars.append(bar)
    }
    for (index, bar) in bars.enumerated() {
      bar.isHidden = index >= shapes.count
      guard index < shapes.count else { continue }
      bar.frame = shapes[index].frame
      bar.layer.cornerRadius = min(shapes[index].radius, bar.bounds.height / 2)
    }
  }

  private struct Shape {
    var frame: CGRect
    var radius: CGFloat
  }

  private func shapes(in view: UIView) -> [Shape] {
    if view.isHidden || view is any RowDecoration { return [] }
    if let label = view as? UILabel { return lines(of: label) }
    let isPicture = (view as? UIImageView)?.image != nil
    if isPicture || view is UIControl || view is UITextView {
      let frame = convert(view.bounds, from: view)
      guard frame.width > 0, frame.height > 0 else { return [] }
      return [Shape(frame: frame, radius: max(6, view.layer.cornerRadius))]
    }
    return view.subviews.flatMap { shapes(in: $0) }
  }

  private func lines(of label: UILabel) -> [Shape] {
    guard label.text?.isEmpty == false else { return [] }
    let bounds = label.bounds
    let text = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    let count = max(1, Int((text.height / max(1, label.font.lineHeight)).rounded()))
    let line = text.height / CGFloat(count)
    let top = (bounds.height - text.height) / 2
    return (0..<count).map { index in
      // The last of several lines is seldom full.
      let width = count > 1 && index == count - 1 ? text.width * 0.6 : text.width
      let height = (line * 0.6).rounded()
      let frame = CGRect(
        x: start(of: width, in: label), y: top + line * CGFloat(index) + (line - height) / 2,
        width: width, height: height)
      return Shape(frame: convert(frame, from: label), radius: height / 2)
    }
  }

  private func start(of width: CGFloat, in label: UILabel) -> CGFloat {
    let room = label.bounds.width - width
    switch label.textAlignment {
    case .center: return room / 2
    case .right: return room
    case .left: return 0
    default: return effectiveUserInterfaceLayoutDirection == .rightToLeft ? room : 0
    }
  }
}
