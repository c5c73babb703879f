import Foundation

/// An element of a nib's document, which notes what of it was understood.
///
/// What nobody has asked for by the time that the nib is loaded is reported with its line, so that
/// nothing in a file is dropped silently.
final class NibElement {
  let name: String
  let line: Int
  private(set) var children: [NibElement] = []
  private var characters = ""
  private let attributes: [String: String]
  private var unread: Set<String>
  private(set) var isRead = false

  init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    unread = Set(attributes.keys).subtracting(Self.designTimeAttributes)
  }

  func append(_ child: NibElement) { children.append(child) }

  func append(_ characters: String) { self.characters += characters }

  /// The characters inside. Interface Builder writes what XML cannot carry as Base64, in lines of
  /// its own and without padding.
  var text: String {
    guard self["base64-UTF8"] == "YES" else { return characters }
    let digits = characters.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding) else { return characters }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value of an attribute, which counts as understood from now on.
  subscript(attribute: String) -> String? {
    unread.remove(attribute)
    return attributes[attribute]
  }

  var id: String? { attributes["id"] }

  /// What the element is for its parent, such as `frame` or `textColor`.
  var key: String? { attributes["key"] }

  /// The element as one that is understood.
  func reading() -> NibElement {
    isRead = true
    return self
  }

  /// The child for a key.
  func child(key: String) -> NibElement? { children.first { $0.key == key }?.reading() }

  /// The child of a name.
  func child(_ name: String) -> NibElement? { children.first { $0.name == name }?.reading() }

  /// The children inside a child of a name, such as the views in `subviews`.
  func list(_ name: String) -> [NibElement] {
    children.filter { $0.name == name }.flatMap { $0.reading().children }
  }

  /// Takes the element and what is in it for understood.
  func ignore() {
    isRead = true
    unread = []
    for child in children { child.ignore() }
  }

  /// What nobody has asked for, here and inside.
  var leftovers: [(line: Int, text: String)] {
    guard isRead else {
      if Self.designTimeElements.contains(name) { return [] }
      let purpose = key.map { " for \"\($0)\"" } ?? ""
      return [(line, "<\(name)>\(purpose) is not supported and was left out")]
    }
    let own = unread.sorted().map { attribute in
      (line, "\(attribute)=\"\(attributes[attribute] ?? "")\" of <\(name)> is not supported")
    }
    return own + children.flatMap(\.leftovers)
  }

  /// What only Interface Builder reads.
  private static let designTimeAttributes: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "usesAttributedText", "colorLabel",
    "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "propertyAccessControl", "exportLabel", "tableViewCell",
  ]

  private static let designTimeElements: Set<String> = [
    "point", "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "nil", "device",
    "simulatedStatusBarMetrics", "designable",
  ]
}
