/// The names of types, kept because the runtime takes a microsecond to spell one.
@MainActor
package enum TypeNames {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of `type` with its module, as `String(reflecting:)` spells it.
  package static func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(reflecting: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
