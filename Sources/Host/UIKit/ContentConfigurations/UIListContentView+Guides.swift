/// What list content consists of.
enum ListContentPart: Hashable {
  case image, text, secondaryText
}

extension UIListContentView {
  private func view(of part: ListContentPart) -> UIView? {
    switch part {
    case .image: parts.image
    case .text: parts.text
    case .secondaryText: parts.secondaryText
    }
  }

  /// The guide to a part; nil while there is no such part.
  func guide(to part: ListContentPart) -> UILayoutGuide? {
    view(of: part).map { _ in systemGuide(.list(part)) }
  }

  /// How far a part stands from the edges; nil while there is no such part.
  func insets(of part: ListContentPart) -> UIEdgeInsets? {
    guard let frame = view(of: part)?.frame else { return nil }
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
  }
}
