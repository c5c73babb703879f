import UIKit

extension TestStage {
  /// What can be seen, as a tree of texts: each view's type, its frame in the window, its text and
  /// its accessibility identifier.
  public var textDump: String { dump(window, depth: 0).joined(separator: "\n") }

  private func dump(_ view: UIView, depth: Int) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: window)
    let children = view.subviews.flatMap { dump($0, depth: depth + 1) }
    guard frame.intersects(window.bounds) else { return children }
    return [String(repeating: "  ", count: depth) + line(for: view, frame)] + children
  }

  private func line(for view: UIView, _ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = [
      String(describing: Swift.type(of: view)),
      "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
    ]
    if let text = view.shownText { parts.append("\"\(text)\"") }
    if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
    if view.alpha < 1 { parts.append("alpha \(number(view.alpha))") }
    return parts.joined(separator: " ")
  }

  /// A number with at most two digits after the point.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
