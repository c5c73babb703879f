import QuartzCore

/// Where picture, title and subtitle of a button stand: a value, worked out from sizes alone.
struct ButtonArrangement {
  /// What decides the places.
  struct Plan {
    /// The edge of the titles at which the picture stands.
    enum Side { case left, right, top, bottom }

    var imageSize = CGSize.zero
    var titleSize = CGSize.zero
    var subtitleSize = CGSize.zero
    var side = Side.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    /// Where the titles stand against each other: 0 left, 0.5 middle, 1 right.
    var titleAlignment: CGFloat = 0.5
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
  }

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero

  /// Places everything in `area`; text that is too long for it gets what is left.
  init(_ plan: Plan, in area: CGRect) {
    let titles = plan.titlesSize(limitedTo: plan.room(in: area.size))
    let whole = plan.size(withTitles: titles)
    let origin = CGPoint(
      x: area.minX + plan.horizontalShare * (area.width - whole.width),
      y: area.minY + plan.verticalShare * (area.height - whole.height))
    let box = CGRect(origin: origin, size: whole)
    image = plan.imageRect(in: box)
    placeTitles(plan, plan.titlesRect(titles, in: box))
  }

  private mutating func placeTitles(_ plan: Plan, _ box: CGRect) {
    func alignedRect(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, box.width)
      let x = box.minX + plan.titleAlignment * (box.width - width)
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    title = alignedRect(plan.titleSize, box.minY)
    subtitle = alignedRect(plan.subtitleSize, box.maxY - plan.subtitleSize.height)
  }
}

extension ButtonArrangement.Plan {
  private var isSideways: Bool { side == .left || side == .right }
  private var hasImage: Bool { imageSize != .zero }
  private var hasTitle: Bool { titleSize != .zero || subtitleSize != .zero }
  private var gap: CGFloat { hasImage && hasTitle ? imagePadding : 0 }

  /// The size of everything at its natural size.
  var size: CGSize { size(withTitles: titlesSize(limitedTo: .greatestFiniteMagnitude)) }

  func size(withTitles titles: CGSize) -> CGSize {
    isSideways
      ? CGSize(
        width: imageSize.width + gap + titles.width, height: max(imageSize.height, titles.height))
      : CGSize(
        width: max(imageSize.width, titles.width), height: imageSize.height + gap + titles.height)
  }

  /// The width that is left for titles.
  func room(in size: CGSize) -> CGFloat {
    max(0, isSideways ? size.width - imageSize.width - gap : size.width)
  }

  /// The height that is left for the title.
  func titleRoom(in height: CGFloat) -> CGFloat {
    let image = isSideways ? 0 : imageSize.height + gap
    return height - image - subtitleSize.height - (subtitleSize == .zero ? 0 : titlePadding)
  }

  func titlesSize(limitedTo width: CGFloat) -> CGSize {
    let padding = titleSize != .zero && subtitleSize != .zero ? titlePadding : 0
    return CGSize(
      width: min(width, max(titleSize.width, subtitleSize.width)),
      height: titleSize.height + padding + subtitleSize.height)
  }

  var horizontalShare: CGFloat {
    switch horizontal {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }

  var verticalShare: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// How far edge insets move a part: what stands at an edge by the inset of that edge, what stands
  /// in the middle by half of both.
  func shift(by insets: UIEdgeInsets) -> CGVector {
    CGVector(
      dx: insets.left * (1 - horizontalShare) - insets.right * horizontalShare,
      dy: insets.top * (1 - verticalShare) - insets.bottom * verticalShare)
  }

  func imageRect(in box: CGRect) -> CGRect {
    let (middle, size) = (CGPoint(x: box.midX, y: box.midY), imageSize)
    let origin =
      switch side {
      case .left: CGPoint(x: box.minX, y: middle.y - size.height / 2)
      case .right: CGPoint(x: box.maxX - size.width, y: middle.y - size.height / 2)
      case .top: CGPoint(x: middle.x - size.width / 2, y: box.minY)
      case .bottom: CGPoint(x: middle.x - size.width / 2, y: box.maxY - size.height)
      }
    return CGRect(origin: origin, size: size)
  }

  func titlesRect(_ size: CGSize, in box: CGRect) -> CGRect {
    let middle = CGPoint(x: box.midX, y: box.midY)
    let origin =
      switch side {
      case .left: CGPoint(x: box.maxX - size.width, y: middle.y - size.height / 2)
      case .right: CGPoint(x: box.minX, y: middle.y - size.height / 2)
      case .top: CGPoint(x: middle.x - size.width / 2, y: box.maxY - size.height)
      case .bottom: CGPoint(x: middle.x - size.width / 2, y: box.minY)
      }
    return CGRect(origin: origin, size: size)
  }
}
