import Foundation

/// Takes what an element says over into the properties of an object.
@MainActor
struct NibReader<Target: AnyObject> {
  let target: Target
  let element: NibElement
  let unarchiver: NibUnarchiver

  /// The value of an attribute; nil if it is not there or means nothing, which is reported.
  func value<Value: NibValue>(_ attribute: String, as: Value.Type = Value.self) -> Value? {
    unarchiver.value(of: attribute, in: element)
  }

  /// Sets a property to what an attribute says, if it is there.
  func set<Value: NibValue>(
    _ attribute: String, _ property: ReferenceWritableKeyPath<Target, Value>
  ) {
    if let value: Value = value(attribute) { target[keyPath: property] = value }
  }

  /// Sets a property that may be nil to what an attribute says, if it is there.
  func set<Value: NibValue>(
    _ attribute: String, _ property: ReferenceWritableKeyPath<Target, Value?>
  ) {
    if let value: Value = value(attribute) { target[keyPath: property] = value }
  }

  /// Sets a property to what an attribute says, or else to what Interface Builder means by leaving
  /// it out.
  func set<Value: NibValue>(
    _ attribute: String, _ property: ReferenceWritableKeyPath<Target, Value>, absent: Value
  ) {
    target[keyPath: property] = value(attribute) ?? absent
  }

  /// Sets a property to the text of an attribute, or of an element for texts of several lines.
  func text(_ key: String, _ property: ReferenceWritableKeyPath<Target, String?>) {
    if let text = unarchiver.text(key, in: element) { target[keyPath: property] = text }
  }

  /// Sets a property to a color; to nil where the file says so.
  func color(_ key: String, _ property: ReferenceWritableKeyPath<Target, UIColor?>) {
    guard let child = element.child(key: key) else { return }
    target[keyPath: property] = unarchiver.color(child)
  }

  /// Sets a property to a font.
  func font(_ key: String, _ property: ReferenceWritableKeyPath<Target, UIFont?>) {
    guard let child = element.child(key: key) else { return }
    if let font = unarchiver.font(child) { target[keyPath: property] = font }
  }

  /// Sets a property to the image that an attribute names.
  func image(_ attribute: String, _ property: ReferenceWritableKeyPath<Target, UIImage?>) {
    if let image = unarchiver.image(attribute, in: element) { target[keyPath: property] = image }
  }

  /// Sets a property to insets.
  func insets(_ key: String, _ property: ReferenceWritableKeyPath<Target, UIEdgeInsets>) {
    if let insets = element.child(key: key).flatMap(unarchiver.insets) {
      target[keyPath: property] = insets
    }
  }

  /// Sets a property to a size.
  func size(_ key: String, _ property: ReferenceWritableKeyPath<Target, CGSize>) {
    if let size = element.child(key: key).flatMap(unarchiver.size) {
      target[keyPath: property] = size
    }
  }

  /// Makes what the child for a key says, in the place of an object that is there already.
  func decode(_ key: String, into view: UIView) {
    guard let child = element.child(key: key) else { return }
    unarchiver.decodePart(view, child)
  }
}

extension NibUnarchiver {
  func value<Value: NibValue>(of attribute: String, in element: NibElement) -> Value? {
    guard let text = element[attribute] else { return nil }
    guard let value = Value(nib: text) else {
      report(element.line, "\(attribute)=\"\(text)\" of <\(element.name)> is not understood")
      return nil
    }
    return value
  }

  func text(_ key: String, in element: NibElement) -> String? {
    element[key] ?? element.children.first { $0.name == "string" && $0.key == key }?.reading().text
      ?? element.children.first { $0.name == "mutableString" && $0.key == key }?.reading().text
  }

  func number(_ attribute: String, in element: NibElement) -> CGFloat {
    value(of: attribute, in: element) ?? 0
  }

  func rect(_ element: NibElement) -> CGRect {
    CGRect(
      x: number("x", in: element), y: number("y", in: element),
      width: number("width", in: element), height: number("height", in: element))
  }

  func size(_ element: NibElement) -> CGSize {
    CGSize(width: number("width", in: element), height: number("height", in: element))
  }

  /// Insets by sides, or by minimum and maximum as in `<inset minX= maxX= …>`.
  func insets(_ element: NibElement) -> UIEdgeInsets {
    func side(_ name: String, _ other: String) -> CGFloat {
      value(of: name, in: element) ?? number(other, in: element)
    }
    return UIEdgeInsets(
      top: side("top", "minY"), left: side("left", "minX"), bottom: side("bottom", "maxY"),
      right: side("right", "maxX"))
  }

  func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top", in: element), leading: number("leading", in: element),
      bottom: number("bottom", in: element), trailing: number("trailing", in: element))
  }
}
