extension RemoteType {
  /// Infers the type of a value, as a guess at what will stand in its place later.
  ///
  /// Null could become anything and so is ``any``. The elements of a list share one type: a field
  /// that some of them lack is optional, and where types differ the result is ``any``. Whatever is
  /// nested more than 32 levels deep is ``any``.
  /// - Complexity: O(*n*) of all values in it.
  public init(of value: RemoteValue) { self.init(of: value, levels: 32) }

  private init(of value: RemoteValue, levels: Int) {
    guard levels > 0 else {
      self = .any
      return
    }
    switch value {
    case .null: self = .any
    case .bool: self = .bool
    case .number: self = .number
    case .string: self = .string
    case .list(let elements): self = .list(of: Self.element(of: elements, levels: levels - 1))
    case .object(let fields):
      self = .object(fields.mapValues { RemoteType(of: $0, levels: levels - 1) })
    }
  }

  private static func element(of elements: [RemoteValue], levels: Int) -> RemoteType {
    var known: RemoteType?
    var mayBeNull = false
    for element in elements {
      if element == .null {
        mayBeNull = true
      } else if let type = known {
        if type.describes(element) { continue }
        known = type.joined(with: RemoteType(of: element, levels: levels))
      } else {
        known = RemoteType(of: element, levels: levels)
      }
    }
    let type = known ?? .any
    return mayBeNull ? type.orNull : type
  }

  /// Whether the value says nothing that is not in the type; no is an answer where it is not known.
  private func describes(_ value: RemoteValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.number, .number), (.string, .string): true
    case (.optional, .null): true
    case (.optional(let type), _): type.describes(value)
    case (.object(let types), .object(let fields)):
      !types.isEmpty && fields.allSatisfy { name, field in types[name]?.describes(field) ?? false }
        && types.allSatisfy { name, type in fields[name] != nil || type.accepts(.null) }
    default: false
    }
  }

  /// The smallest type that holds the values of both.
  func joined(with other: RemoteType) -> RemoteType {
    switch (self, other) {
    case _ where self == other: return self
    case (.any, _), (_, .any): return .any
    case (.null, let type), (let type, .null): return type.orNull
    case (.optional(let type), _): return type.joined(with: other.unwrapped).orNull
    case (_, .optional(let type)): return joined(with: type).orNull
    case (.list(of: let element), .list(of: let other)):
      return .list(of: element.joined(with: other))
    case (.object(let fields), .object(let others)): return Self.joined(fields, others)
    default: return .any
    }
  }

  private static func joined(
    _ fields: [String: RemoteType], _ others: [String: RemoteType]
  ) -> RemoteType {
    guard !fields.isEmpty, !others.isEmpty else { return .object([:]) }
    var joined = fields.mapValues(\.orNull)
    for (name, type) in others {
      joined[name] = fields[name].map { $0.joined(with: type) } ?? type.orNull
    }
    return .object(joined)
  }
}
