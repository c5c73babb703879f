import UIKit

/// The measures that all rows of the gallery share, in points.
enum RowMetrics {
  /// The distance of content from the row's sides.
  static let margin: CGFloat = 16
  /// The distance between an icon and the text beside it.
  static let spacing: CGFloat = 12
  /// The side of a rounded icon tile.
  static var tile: CGFloat { scaled(30) }
  /// Where the text of a row begins that has an icon of a side, and the line below the row with it.
  static func textStart(besideIconOf side: CGFloat) -> CGFloat { margin + side + spacing }
  /// The height of a row with one line.
  static let single: CGFloat = 44
  /// The height of a row with two lines.
  static let double: CGFloat = 60
  /// The width of titles in a form.
  static let column: CGFloat = 100

  /// A length that grows with the size of text, within reason.
  static func scaled(_ length: CGFloat, most: CGFloat = 1.6) -> CGFloat {
    min(max(length, UIFontMetrics.default.scaledValue(for: length)), length * most).rounded()
  }
}

/// A symbol beside text, such as a chevron, which grows with the size of text.
final class RowSymbolView: UIImageView {
  /// The size at the usual size of text, in points.
  private let pointSize: CGFloat

  init(_ name: String? = nil, pointSize: CGFloat = 13) {
    self.pointSize = pointSize
    let image = name.flatMap { UIImage(systemName: $0) }
    super.init(image: image?.imageFlippedForRightToLeftLayoutDirection())
    tintColor = .tertiaryLabel
    followTextSize()
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  private func followTextSize() {
    let size = RowMetrics.scaled(pointSize, most: 2.4)
    preferredSymbolConfiguration = .init(pointSize: size, weight: .semibold)
  }
}

extension UIView {
  /// Gives a label its fitting height and stands it at `y`, from `left` to `right`.
  static func place(_ label: UILabel, y: CGFloat, from left: CGFloat, to right: CGFloat) -> CGFloat
  {
    let width = max(right - left, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: left, y: y, width: width, height: height)
    return label.frame.maxY
  }
}
