import HTTPTypes

extension HTTPFields {
  /// The value of a field; of several all, with commas between them.
  func text(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { self[$0] }
  }

  /// Sets a field; line ends cannot get into it.
  mutating func set(_ name: String, to text: String) {
    guard let name = HTTPField.Name(name) else { return }
    self[name] = text
  }
}
