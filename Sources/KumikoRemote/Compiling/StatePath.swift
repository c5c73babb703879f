import KumikoDocuments

/// A path of `state` that a control or an action writes: `state.filters.open`.
struct StatePath: Hashable, Sendable {
  let names: [String]

  /// Nil if the text is no such path.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.count <= 16, parts[0] == "state",
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 64 })
    else { return nil }
    names = Array(parts.dropFirst())
  }

  /// The value at the path; null if there is none.
  func value(in state: [String: RemoteValue]) -> RemoteValue {
    names.reduce(.object(state)) { value, name in value.fields[name] ?? .null }
  }

  /// Sets the value at the path, and makes the objects on the way to it.
  func set(_ value: RemoteValue, in state: inout [String: RemoteValue]) {
    Self.set(value, names[...], in: &state)
  }

  private static func set(
    _ value: RemoteValue, _ names: ArraySlice<String>, in fields: inout [String: RemoteValue]
  ) {
    guard let name = names.first else { return }
    guard names.count > 1 else {
      fields[name] = value
      return
    }
    var inner = fields[name]?.fields ?? [:]
    set(value, names.dropFirst(), in: &inner)
    fields[name] = .object(inner)
  }
}
