import KumikoDocuments

/// Whom a value is of, which decides where it may go.
enum ValuePrivacy: Int, Comparable, Sendable {
  /// The server's, or nobody's.
  case open
  /// The user's, who has chosen it: it goes into addresses in answer to a tap alone, and never into
  /// those of pictures.
  case state
  /// The same, but typed: not even whether something is loaded, or counted as seen, without a
  /// tap may depend on it.
  case typed
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
    if secretPaths.contains(where: { $0.meets(reference.path) }) { return .secret }
    return tells(reference.path) ? .typed : .state
  }

  /// Whether a value of state tells what is typed: it is that, or was made of it, or it would be
  /// another one if something else were typed.
  private func tells(_ path: [String]) -> Bool {
    guard !typedPaths.isEmpty || !secretPaths.isEmpty else { return false }
    var seen: Set<[String]> = []
    var waiting = [path]
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      let isOfUser: (StatePath) -> Bool = { $0.meets(path) && self.isChanged($0) }
      if typedPaths.contains(where: isOfUser) || secretPaths.contains(where: isOfUser) {
        return true
      }
      for target in guardedState.targets where target.path?.meets(path) ?? true {
        waiting += target.reads.map(\.path)
      }
    }
    return false
  }

  /// Whether a value is another one than the document began with, which its server knows.
  private func isChanged(_ path: StatePath) -> Bool {
    path.value(in: state) != path.value(in: screen.state)
  }

  /// Whom what decides whether something is there is of, as far as that matters.
  func control(by text: CompiledText?, in scope: Scope) -> ValuePrivacy {
    guard let text, !typedPaths.isEmpty || !secretPaths.isEmpty else { return .open }
    return privacy(of: text.text.references, in: scope)
  }

  /// Takes down that a value of state is as private as what it was made of.
  func note(_ privacy: ValuePrivacy, at path: StatePath) {
    switch privacy {
    case .open, .state: break
    case .typed: noteTyped(path)
    case .secret: noteSecret(path)
    }
  }

  /// Whether expressions read all of the state, under whatever name: by a name of a template or a
  /// loop it may be a part of a value.
  func readsAllState(_ references: [ExpressionReference], in scope: Scope) -> Bool {
    references.contains { reference in
      if reference.root == "state" { return reference.path.isEmpty }
      guard scope.holdsAllState(reference.root), var value = scope.names[reference.root] else {
        return false
      }
      for name in reference.path { value = value.fields[name] ?? .null }
      return value.isContainer
    }
  }

  /// The address that a property says; null if it would carry what it must not, or is not to be
  /// loaded now.
  func address(of property: CompiledProperty, isImage: Bool, in scope: Scope) -> RemoteValue {
    let owner = privacy(of: property.reads, in: scope)
    if owner == .secret {
      return refuse(property, Self.typedBehindDots)
    }
    if isImage, owner > .open { return refuse(property, "the address of a picture has no state") }
    if !isImage, !scope.isAnswer {
      if owner > .open {
        return refuse(property, "state is a part of an address in answer to a tap alone")
      }
      if scope.tellsTyped { return refuse(property, Self.toldByPresence) }
    }
    guard case .text(let text) = property.value else { return value(of: property, in: scope) }
    return address(of: text, at: property.place, in: scope)
  }

  static let typedBehindDots = "what is typed behind dots is no part of an address"
  /// Why something is neither loaded nor counted that would tell what is typed by being there.
  static let toldByPresence =
    "what is typed decides on nothing that is loaded or counted without a tap"

  private func refuse(_ property: CompiledProperty, _ message: String) -> RemoteValue {
    report(.refusedURL, at: property.place, message)
    return .null
  }
}

extension StatePath {
  /// Whether one of both leads to a part of what the other leads to, or to the same.
  fileprivate func meets(_ path: [String]) -> Bool { zip(names, path).allSatisfy { $0 == $1 } }
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
