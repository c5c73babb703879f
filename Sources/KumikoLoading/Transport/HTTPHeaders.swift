/// The header fields of an answer, by names in any case.
public struct HTTPHeaders: Hashable, Sendable, Codable {
  private var fields: [String: String]

  /// Creates fields; those whose names differ in case only are one list.
  public init(_ fields: [String: String] = [:]) {
    self.fields = Dictionary(
      fields.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { $0 + ", " + $1 })
  }

  /// The value of a field.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }

  /// The fields by their names in lower case.
  public var all: [String: String] { fields }

  /// The fields with those of another answer, which count if both have one.
  func updated(by others: HTTPHeaders) -> HTTPHeaders {
    var result = self
    result.fields.merge(others.fields) { $1 }
    return result
  }
}
