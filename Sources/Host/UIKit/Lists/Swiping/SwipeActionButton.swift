import QuartzCore

/// The button of one action: a color with a title or a picture, or both where there is room. Both
/// follow the size of text that the row has when it is swiped, as far as rows have room.
final class SwipeActionButton: UIControl {
  private static let leastWidth: CGFloat = 74
  private static let mostWidth: CGFloat = 160
  private static let padding: CGFloat = 15
  private static let gap: CGFloat = 4
  /// The least height of a row that has room for a picture and a title of the usual size.
  private static let heightForBoth: CGFloat = 91
  private static let fontSize: CGFloat = 15
  private static let largestFontSize: CGFloat = 28

  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let shade = UIView(frame: .zero)
  /// How much larger than usual the title is.
  private let growth: CGFloat
  /// Where the content stands in the button.
  private var contentFrame = CGRect.zero

  init(_ action: UIContextualAction, traits: UITraitCollection) {
    self.action = action
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: Self.fontSize), maximumPointSize: Self.largestFontSize,
      compatibleWith: traits)
    growth = max(1, font.pointSize / Self.fontSize)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    label.text = action.title
    label.font = font
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    if growth > 1 {
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: (UIFont.labelFontSize * growth).rounded())
    }
    picture.tintColor = .white
    picture.contentMode = .scaleAspectFit
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    shade.alpha = 0
    for view in [shade, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  package override var takesTaps: Bool { true }

  package override func stateDidChange() {
    super.stateDidChange()
    shade.alpha = isHighlighted ? 0.15 : 0
  }

  /// The width of the button when the row is open.
  var naturalWidth: CGFloat {
    let space = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let text = label.text?.isEmpty == false ? label.sizeThatFits(space).width : 0
    let content = max(text, pictureSize.width) + 2 * Self.padding
    return min(max(content.rounded(.up), Self.leastWidth), Self.mostWidth)
  }

  private var pictureSize: CGSize {
    picture.image == nil ? .zero : picture.intrinsicContentSize
  }

  /// Has the content stand in an area of the button.
  func layOutContent(in area: CGRect) {
    guard contentFrame != area || shade.frame != bounds else { return }
    contentFrame = area
    shade.frame = bounds
    let image = pictureSize
    let showsText = image == .zero || area.height >= Self.heightForBoth * growth
    label.isHidden = !showsText || label.text?.isEmpty != false
    let text = label.isHidden ? .zero : textSize(in: area)
    let gap = image != .zero && !label.isHidden ? Self.gap : 0
    let top = area.midY - (image.height + gap + text.height) / 2
    picture.frame = aligned(
      CGRect(x: area.midX - image.width / 2, y: top, width: image.width, height: image.height))
    label.frame = aligned(
      CGRect(
        x: area.midX - text.width / 2, y: top + image.height + gap, width: text.width,
        height: text.height))
  }

  private func textSize(in area: CGRect) -> CGSize {
    let space = CGSize(width: max(0, area.width - 2 * Self.gap), height: area.height)
    let size = label.sizeThatFits(space)
    return CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
  }

  private func aligned(_ frame: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    return CGRect(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale,
      width: frame.width, height: frame.height)
  }
}
