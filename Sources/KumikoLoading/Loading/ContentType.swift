/// Which content types are documents.
enum ContentType {
  static let documents = "application/json, application/xml;q=0.9"
  static let images = "image/png, image/jpeg, image/gif, image/webp"
  static let events = "text/event-stream"

  /// A content type in lower case, without its parameters.
  static func name(_ field: String?) -> String? {
    guard let name = field?.split(separator: ";").first else { return nil }
    return name.filter { $0 != " " && $0 != "\t" }.lowercased()
  }

  /// Whether a content type is JSON or XML.
  static func isDocument(_ name: String?) -> Bool {
    guard let name else { return false }
    let known = ["application/json", "text/json", "application/xml", "text/xml"]
    return known.contains(name) || isJSON(name)
      || (name.hasPrefix("application/") && name.hasSuffix("+xml") && !name.contains("xhtml"))
  }

  /// Whether a content type is that of a picture. SVG is markup, which can do more than be seen.
  static func isImage(_ name: String?) -> Bool {
    guard let name else { return false }
    return name.hasPrefix("image/") && !name.hasPrefix("image/svg") && !name.hasSuffix("xml")
  }

  /// Whether a content type is JSON.
  static func isJSON(_ name: String?) -> Bool {
    guard let name else { return false }
    return name == "application/json" || name == "text/json"
      || (name.hasPrefix("application/") && name.hasSuffix("+json"))
  }
}
