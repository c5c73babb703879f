import KumikoDocuments

/// Whom a value is of, which decides where it may go.
enum ValuePrivacy: Int, Comparable, Sendable {
  /// The server's, or nobody's.
  case open
  /// The user's: it goes into addresses in answer to a tap alone, and never into those of pictures.
  case state
  /// What dots stand for on the screen: it goes into the bodies of forms alone.
  case secret

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension RemoteScreenModel {
  /// Whom the values are of that expressions read.
  func privacy(of references: [ExpressionReference], in scope: Scope) -> ValuePrivacy {
    references.map { privacy(of: $0, in: scope) }.max() ?? .open
  }

  private func privacy(of reference: ExpressionReference, in scope: Scope) -> ValuePrivacy {
    guard reference.root == "state" else { return scope.privacy[reference.root] ?? .open }
    let isSecret = secretPaths.contains { secret in
      zip(secret.names, reference.path).allSatisfy { $0 == $1 }
    }
    return isSecret ? .secret : .state
  }

  /// The address that a property says; null if it would carry what it must not.
  func address(of property: CompiledProperty, isImage: Bool, in scope: Scope) -> RemoteValue {
    guard case .text(let text) = property.value else { return value(of: property, in: scope) }
    switch privacy(of: property.reads, in: scope) {
    case .secret: return refuse(property, "what is typed behind dots is no part of an address")
    case .state where isImage: return refuse(property, "the address of a picture has no state")
    case .state where !scope.isAnswer:
      return refuse(property, "state is a part of an address in answer to a tap alone")
    case .state, .open: return address(of: text, at: property.place, in: scope)
    }
  }

  private func refuse(_ property: CompiledProperty, _ message: String) -> RemoteValue {
    report(.refusedURL, at: property.place, message)
    return .null
  }
}

extension CompiledProperty {
  /// What its expressions read.
  static func references(of value: Value) -> [ExpressionReference] {
    switch value {
    case .text(let text): text.references
    case .composed(let value): references(of: value)
    case .literal, .elements, .unusable: []
    }
  }

  private static func references(of value: ComposedValue) -> [ExpressionReference] {
    switch value {
    case .literal: []
    case .text(let text): text.text.references
    case .list(let values): values.flatMap { references(of: $0) }
    case .object(let fields): fields.values.flatMap { references(of: $0) }
    }
  }
}
