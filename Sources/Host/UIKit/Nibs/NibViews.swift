/// What a nib says of views that are no controls.
@MainActor
enum NibViews {
  static func view(_ reader: NibReader<UIView>) {
    geometry(reader)
    appearance(reader)
    layout(reader)
    accessibility(reader)
    guides(reader)
  }

  private static func geometry(_ reader: NibReader<UIView>) {
    let (view, element) = (reader.target, reader.element)
    if let frame = element.child(key: "frame") { view.frame = reader.unarchiver.rect(frame) }
    if let bounds = element.child(key: "bounds") { view.bounds = reader.unarchiver.rect(bounds) }
    guard let mask = element.child(key: "autoresizingMask") else { return }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    view.autoresizingMask = parts.reduce(into: []) { result, part in
      if mask[part.0] == "YES" { result.insert(part.1) }
    }
  }

  private static func appearance(_ reader: NibReader<UIView>) {
    reader.set("contentMode", \.contentMode)
    reader.set("semanticContentAttribute", \.semanticContentAttribute)
    reader.set("opaque", \.isOpaque, absent: true)
    reader.set("alpha", \.alpha)
    reader.set("hidden", \.isHidden)
    reader.set("tag", \.tag)
    reader.set("clipsSubviews", \.clipsToBounds)
    reader.set("clipsToBounds", \.clipsToBounds)
    reader.set("userInteractionEnabled", \.isUserInteractionEnabled)
    reader.set("multipleTouchEnabled", \.isMultipleTouchEnabled)
    reader.set("exclusiveTouch", \.isExclusiveTouch)
    reader.set("autoresizesSubviews", \.autoresizesSubviews)
    reader.color("backgroundColor", \.backgroundColor)
    if let tint = reader.element.child(key: "tintColor") {
      reader.target.tintColor = reader.unarchiver.color(tint)
    }
    // Views are always cleared here before they draw.
    _ = reader.element["clearsContextBeforeDrawing"]
  }

  private static func layout(_ reader: NibReader<UIView>) {
    let (view, element) = (reader.target, reader.element)
    reader.set(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    reader.set("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    reader.set("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    reader.insets("layoutMargins", \.layoutMargins)
    if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = reader.unarchiver.directionalInsets(margins)
    }
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let hugging: Float = reader.value("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      }
      if let resistance: Float = reader.value("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
      }
    }
  }

  private static func accessibility(_ reader: NibReader<UIView>) {
    guard let element = reader.element.child(key: "accessibilityConfiguration") else { return }
    let reader = NibReader(target: reader.target, element: element, unarchiver: reader.unarchiver)
    reader.set("identifier", \.accessibilityIdentifier)
    reader.set("label", \.accessibilityLabel)
    reader.set("hint", \.accessibilityHint)
    reader.set("value", \.accessibilityValue)
    if let isElement = element.child(key: "isElement") {
      reader.target.isAccessibilityElement = isElement["value"] == "YES"
    }
    guard let traits = element.child(key: "traits") else { return }
    let parts: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("header", .header), ("staticText", .staticText), ("notEnabled", .notEnabled),
      ("searchField", .searchField), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
      ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ]
    reader.target.accessibilityTraits = parts.reduce(into: .none) { result, part in
      if traits[part.0] == "YES" { result.insert(part.1) }
    }
  }

  private static func guides(_ reader: NibReader<UIView>) {
    for child in reader.element.children where child.name == "viewLayoutGuide" {
      let child = child.reading()
      let guide: UILayoutGuide? =
        switch (child.key, reader.target) {
        case ("safeArea", let view): view.safeAreaLayoutGuide
        case ("layoutMargins", let view): view.layoutMarginsGuide
        case ("readableContent", let view): view.readableContentGuide
        case ("keyboard", let view): view.keyboardLayoutGuide
        case ("contentLayoutGuide", let scroll as UIScrollView): scroll.contentLayoutGuide
        case ("frameLayoutGuide", let scroll as UIScrollView): scroll.frameLayoutGuide
        default: nil
        }
      if let guide {
        reader.unarchiver.identify(guide, child)
      } else {
        let name = child.key ?? ""
        reader.unarchiver.report(
          child.line, "there is no layout guide \"\(name)\" in \(type(of: reader.target))")
      }
    }
  }

  // MARK: Classes

  static func image(_ reader: NibReader<UIImageView>) {
    reader.set("userInteractionEnabled", \.isUserInteractionEnabled, absent: true)
    if let configuration = reader.element.child(key: "preferredSymbolConfiguration") {
      reader.target.preferredSymbolConfiguration =
        reader.unarchiver.symbolConfiguration(configuration)
    }
    reader.image("image", \.image)
    reader.image("highlightedImage", \.highlightedImage)
    reader.set("highlighted", \.isHighlighted)
  }

  static func wheel(_ reader: NibReader<UIActivityIndicatorView>) {
    reader.set("style", \.style)
    reader.color("color", \.color)
    reader.set("hidesWhenStopped", \.hidesWhenStopped, absent: false)
    if reader.value("animating", as: Bool.self) == true { reader.target.startAnimating() }
  }

  static func progress(_ reader: NibReader<UIProgressView>) {
    reader.set("progressViewStyle", \.progressViewStyle)
    reader.set("progress", \.progress)
    reader.color("progressTintColor", \.progressTintColor)
    reader.color("trackTintColor", \.trackTintColor)
  }

  static func stack(_ reader: NibReader<UIStackView>) {
    reader.set("axis", \.axis)
    reader.set("distribution", \.distribution)
    reader.set("alignment", \.alignment)
    reader.set("spacing", \.spacing)
    reader.set("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    reader.set("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    switch reader.element["spacingType"] {
    case "standard": reader.target.spacing = UIStackView.spacingUseSystem
    default: break
    }
  }

  static func effect(_ reader: NibReader<UIVisualEffectView>) {
    if let blur = reader.element.child("blurEffect") {
      let style: UIBlurEffect.Style? = reader.unarchiver.value(of: "style", in: blur)
      reader.target.effect = style.map { UIBlurEffect(style: $0) }
    }
    reader.decode("contentView", into: reader.target.contentView)
  }
}
