extension NibUnarchiver {
  // MARK: Colors

  /// The color of an element; nil for `<nil>` and for what is not understood, which is reported.
  func color(_ element: NibElement) -> UIColor? {
    if element.name == "nil" { return nil }
    let names = [element["systemColor"], element["cocoaTouchSystemColor"]].compactMap { $0 }
    if let name = names.first {
      let components = components(element)
      if let color = names.compactMap(Self.systemColor).first { return color }
      report(element.line, "there is no system color \"\(name)\"")
      return components
    }
    if let name = element["name"] { return namedColor(name, element) }
    if let color = components(element) { return color }
    report(element.line, "the color for \"\(element.key ?? "")\" is not understood")
    return nil
  }

  /// The color that an element's components give, as those that a system's color falls back to;
  /// nil without any.
  private func components(_ element: NibElement) -> UIColor? {
    let spaces = [element["colorSpace"], element["customColorSpace"]]
    let alpha: CGFloat = value(of: "alpha", in: element) ?? 1
    if let white: CGFloat = value(of: "white", in: element) {
      return UIColor(white: white, alpha: alpha)
    }
    if let red: CGFloat = value(of: "red", in: element) {
      let (green, blue) = (number("green", in: element), number("blue", in: element))
      return spaces.contains("displayP3")
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return nil
  }

  private static func systemColor(_ name: String) -> UIColor? {
    systemColors[name] ?? (name.hasSuffix("Color") ? systemColors[String(name.dropLast(5))] : nil)
  }

  private func namedColor(_ name: String, _ element: NibElement) -> UIColor? {
    guard let found = document.colors[name]?.child("color") else {
      report(element.line, "the color \"\(name)\" is not among the file's resources")
      return nil
    }
    // Colors of files that others wrote may stand for each other without an end.
    if let other = found["name"] {
      report(found.line, "the color \"\(name)\" has no components: it names \"\(other)\"")
      return components(found)
    }
    return color(found)
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "lightText": .lightText, "darkText": .darkText, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "tint": .tintColor, "black": .black, "white": .white,
    "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray, "red": .red, "green": .green,
    "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear,
  ]

  // MARK: Fonts

  func font(_ element: NibElement) -> UIFont? {
    if let style: UIFont.TextStyle = value(of: "style", in: element) {
      return .preferredFont(forTextStyle: style)
    }
    let size: CGFloat = value(of: "pointSize", in: element) ?? UIFont.labelFontSize
    if let name = element["name"] { return customFont(name, size, element) }
    let weight: UIFont.Weight = value(of: "weight", in: element) ?? .regular
    switch element["type"] {
    case "system", nil: return .systemFont(ofSize: size, weight: weight)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case let type?:
      report(element.line, "fonts of the type \"\(type)\" are not supported")
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  private func customFont(_ name: String, _ size: CGFloat, _ element: NibElement) -> UIFont {
    _ = element["family"]
    if let font = UIFont(name: name, size: size) { return font }
    report(element.line, "there is no font \"\(name)\"; the system's is used")
    return .systemFont(ofSize: size)
  }

  // MARK: Images

  /// The image that an attribute names: of the system if the element says so, else of the bundle.
  func image(_ attribute: String, in element: NibElement) -> UIImage? {
    guard let name = element[attribute] else { return referencedImage(attribute, element) }
    if element["catalog"] == "system" {
      if let image = UIImage(systemName: name) { return image }
      report(element.line, "there is no symbol \"\(name)\"")
      return nil
    }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    report(
      element.line,
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(bundle.bundleIdentifier ?? bundle.bundleURL.lastPathComponent)\"")
    return nil
  }

  /// The image of an `<imageReference>`, which says more than an attribute can.
  private func referencedImage(_ key: String, _ element: NibElement) -> UIImage? {
    let child = element.children.first { $0.name == "imageReference" && $0.key == key }?.reading()
    guard let child, let image = image("image", in: child) else { return nil }
    guard let scale: UIImage.SymbolScale = value(of: "symbolScale", in: child) else { return image }
    return image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
  }

  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
    let scale: UIImage.SymbolScale = value(of: "scale", in: element) ?? .default
    let weight: UIImage.SymbolWeight = value(of: "weight", in: element) ?? .regular
    switch element["configurationType"] {
    case "font":
      guard let font = element.child("fontDescription").flatMap(font) else { return nil }
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    case "pointSize":
      let size: CGFloat = value(of: "pointSize", in: element) ?? UIFont.labelFontSize
      return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    case "textStyle":
      guard let style: UIFont.TextStyle = value(of: "textStyle", in: element) else { return nil }
      return UIImage.SymbolConfiguration(textStyle: style, scale: scale)
    default:
      return UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
  }

  // MARK: Attributed text

  /// The text of an element made of fragments.
  func attributedText(_ element: NibElement) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let fragment = fragment.reading()
      let content = text("content", in: fragment) ?? ""
      result.append(
        NSAttributedString(
          string: content, attributes: fragment.child("attributes").map(textAttributes) ?? [:]))
    }
    return result
  }

  private func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if let color = element.child(key: "NSColor").flatMap(color) { result[.foregroundColor] = color }
    if let color = element.child(key: "NSBackgroundColor").flatMap(color) {
      result[.backgroundColor] = color
    }
    if let child = element.child(key: "NSFont") { result[.font] = attributedFont(child) }
    if let child = element.child(key: "NSParagraphStyle") {
      let style = NSMutableParagraphStyle()
      style.alignment = value(of: "alignment", in: child) ?? .natural
      style.lineBreakMode = value(of: "lineBreakMode", in: child) ?? .byWordWrapping
      style.lineSpacing = number("lineSpacing", in: child)
      style.paragraphSpacing = number("paragraphSpacing", in: child)
      result[.paragraphStyle] = style
    }
    return result
  }

  private func attributedFont(_ element: NibElement) -> UIFont {
    let size: CGFloat = value(of: "size", in: element) ?? UIFont.labelFontSize
    if let name = element["name"] { return customFont(name, size, element) }
    return element["metaFont"] == "systemBold"
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }
}
