/// What a nib says of toolbars.
@MainActor
enum NibBars {
  static func toolbar(_ reader: NibReader<UIToolbar>) {
    reader.set("barStyle", \.barStyle)
    reader.set("translucent", \.isTranslucent)
    reader.color("barTintColor", \.barTintColor)
    let items = reader.element.list("items").compactMap(reader.unarchiver.makeBarButtonItem)
    if !items.isEmpty { reader.target.items = items }
  }
}

extension NibUnarchiver {
  /// The item of an element; nil if it is none.
  func makeBarButtonItem(_ element: NibElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let element = element.reading()
    let made = customClass(of: element, default: UIBarButtonItem.self)._make()
    guard let item = made as? UIBarButtonItem else { return nil }
    let reader = NibReader(target: item, element: element, unarchiver: self)
    if let systemItem: UIBarButtonItem.SystemItem = reader.value("systemItem") {
      item.become(systemItem)
    }
    reader.text("title", \.title)
    reader.image("image", \.image)
    reader.set("style", \.style)
    reader.set("width", \.width)
    reader.set("tag", \.tag)
    reader.set("enabled", \.isEnabled)
    reader.insets("imageInsets", \.imageInsets)
    reader.color("tintColor", \.tintColor)
    if let child = element.child(key: "accessibilityConfiguration") {
      let reader = NibReader(target: item, element: child, unarchiver: self)
      reader.set("identifier", \.accessibilityIdentifier)
      reader.set("label", \.accessibilityLabel)
    }
    if let child = element.child(key: "customView") { item.customView = make(child) as? UIView }
    register(item, element)
    return item
  }
}

extension UIBarStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
  }
}

extension UIBarButtonItem.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["plain": .plain, "bordered": .plain, "done": .done]
  }
}

extension UIBarButtonItem.SystemItem: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ]
  }
}
