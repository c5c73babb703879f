import Kumiko
import UIKit

/// One of very many rows: a colored dot, a number and what it is made of.
struct NumberRow: Component, Hashable {
  var number: Int

  var id: Int { number }

  func renderContent() -> NumberRowView { NumberRowView() }

  func render(in content: NumberRowView) {
    content.dot.backgroundColor = UIColor(
      hue: CGFloat(number * 37 % 360) / 360, saturation: 0.55, brightness: 0.85, alpha: 1)
    content.title.text = "Row \(number.formatted(.number.locale(Locale(identifier: "en_US"))))"
    content.detail.text = number.factorText
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(
      width: bounds.width, height: UIFontMetrics.default.scaledValue(for: RowMetrics.double))
  }
}

extension Int {
  /// The prime factors, as `2² · 3 · 5`; computed only for rows on the screen.
  fileprivate var factorText: String {
    guard self > 1 else { return "a unit" }
    var (rest, factor, parts) = (self, 2, [String]())
    while factor * factor <= rest {
      var power = 0
      while rest % factor == 0 { (rest, power) = (rest / factor, power + 1) }
      if power > 0 { parts.append(power == 1 ? "\(factor)" : "\(factor)\(power.superscript)") }
      factor += factor == 2 ? 1 : 2
    }
    if rest > 1 { parts.append("\(rest)") }
    return parts.count == 1 && rest == self ? "prime" : parts.joined(separator: " · ")
  }

  private var superscript: String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(self).compactMap(\.wholeNumberValue).map { digits[$0] })
  }
}

/// What a ``NumberRow`` is drawn in.
final class NumberRowView: UIView {
  let dot = UIView()
  let title = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.layer.cornerRadius = 16
    title.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    for label in [title, detail] {
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
    }
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    for view in [dot, title, detail] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: RowMetrics.margin, y: (bounds.height - 32) / 2, width: 32, height: 32)
    let left = dot.frame.maxX + RowMetrics.spacing
    let width = bounds.width - left - RowMetrics.margin
    let scale = bounds.height / RowMetrics.double
    title.frame = CGRect(x: left, y: 10 * scale, width: width, height: 22 * scale)
    detail.frame = CGRect(x: left, y: 32 * scale, width: width, height: 18 * scale)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
