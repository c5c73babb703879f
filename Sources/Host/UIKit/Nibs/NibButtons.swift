/// What a nib says of buttons.
@MainActor
enum NibButtons {
  static func button(_ reader: NibReader<UIButton>) {
    let (button, element) = (reader.target, reader.element)
    button.applyType(reader.value("buttonType") ?? .custom)
    reader.set("role", \.role)
    reader.set("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    reader.set("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
    reader.insets("contentEdgeInsets", \.contentEdgeInsets)
    reader.insets("titleEdgeInsets", \.titleEdgeInsets)
    reader.insets("imageEdgeInsets", \.imageEdgeInsets)
    if let mode: NSLineBreakMode = reader.value("lineBreakMode") {
      button.titleLabel?.lineBreakMode = mode
    }
    if let font = element.child(key: "fontDescription").flatMap(reader.unarchiver.font) {
      button.titleLabel?.font = font
    }
    for child in element.children where child.name == "state" {
      state(child.reading(), of: button, reader.unarchiver)
    }
    guard let child = element.child(key: "configuration") else { return }
    button.configuration = configuration(child, reader.unarchiver)
    // Observers do not run inside initializers.
    button.setNeedsUpdateConfiguration()
  }

  private static func state(
    _ element: NibElement, of button: UIButton, _ unarchiver: NibUnarchiver
  ) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let state = element.key.flatMap({ states[$0] }) else {
      return unarchiver.report(element.line, "the state \"\(element.key ?? "")\" is not supported")
    }
    if let title = unarchiver.text("title", in: element) { button.setTitle(title, for: state) }
    if let title = element.child(key: "attributedTitle") {
      button.setAttributedTitle(unarchiver.attributedText(title), for: state)
    }
    if let color = element.child(key: "titleColor"), color.name != "nil" {
      button.setTitleColor(unarchiver.color(color), for: state)
    }
    if let child = element.child(key: "preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(
        unarchiver.symbolConfiguration(child), forImageIn: state)
    }
    if let image = unarchiver.image("backgroundImage", in: element) {
      button.setBackgroundImage(image, for: state)
    }
    if let image = unarchiver.image("image", in: element) { button.setImage(image, for: state) }
  }

  private static func configuration(
    _ element: NibElement, _ unarchiver: NibUnarchiver
  ) -> UIButton.Configuration {
    var result: UIButton.Configuration = unarchiver.value(of: "style", in: element) ?? .plain()
    result.title = unarchiver.text("title", in: element)
    result.subtitle = unarchiver.text("subtitle", in: element)
    result.image = unarchiver.image("image", in: element)
    result.imagePlacement = unarchiver.value(of: "imagePlacement", in: element) ?? .leading
    result.imagePadding = unarchiver.number("imagePadding", in: element)
    result.titlePadding = unarchiver.value(of: "titlePadding", in: element) ?? 1
    result.titleAlignment = unarchiver.value(of: "titleAlignment", in: element) ?? .automatic
    result.cornerStyle = unarchiver.value(of: "cornerStyle", in: element) ?? .dynamic
    result.buttonSize = unarchiver.value(of: "buttonSize", in: element) ?? .medium
    result.showsActivityIndicator =
      unarchiver.value(of: "showsActivityIndicator", in: element) ?? false
    if let child = element.child(key: "preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = unarchiver.symbolConfiguration(child)
    }
    if let child = element.child(key: "contentInsets") {
      result.contentInsets = unarchiver.directionalInsets(child)
    }
    result.baseForegroundColor = element.child(key: "baseForegroundColor").flatMap(unarchiver.color)
    result.baseBackgroundColor = element.child(key: "baseBackgroundColor").flatMap(unarchiver.color)
    return result
  }
}
