import Foundation
import KumikoDocuments

/// The names that expressions of an element can read.
struct Scope: Sendable {
  /// `data`, `state`, `env`, the values of loops and the parameters of templates.
  private(set) var names: [String: RemoteValue]
  /// Those of loops and templates, which stay what they were while `state` changes.
  private var local: [String: RemoteValue] = [:]
  /// Whom the values of loops and templates are of; those that are missing are open.
  private(set) var privacy: [String: ValuePrivacy] = [:]
  /// Those of them that have all of the state in them.
  private var holders: Set<String> = []
  /// Whom the conditions and loops are of that have decided that the element is there.
  private(set) var control = ValuePrivacy.open
  /// Why something is done; nil while the screen is described.
  private(set) var cause: ActionCause?
  /// How many actions before it have each led to the next.
  private(set) var consequences = 0
  /// What addresses are relative to, if that is not what the screen has come from.
  private(set) var baseURL: URL?
  /// Whether words of another server are done that may no longer be on the screen.
  private(set) var isOfOthers = false
  /// How many templates are around the element.
  private(set) var templateDepth = 0
  /// What tells apart the turns of loops around the element.
  private(set) var turns = ""
  /// What an element that a template stands for is known by: the id of the one that uses that.
  private var outer: (place: Int, id: RowID)?

  init(_ names: [String: RemoteValue]) { self.names = names }

  /// Whether there is neither a loop nor a template around the element.
  var isOutermost: Bool { local.isEmpty && templateDepth == 0 && turns.isEmpty }

  /// This scope with further names.
  func adding(_ more: [String: RemoteValue]) -> Scope {
    guard !more.isEmpty else { return self }
    var copy = self
    copy.names.merge(more) { $1 }
    copy.local.merge(more) { $1 }
    return copy
  }

  /// Whether what is done is the answer to a tap.
  var isAnswer: Bool { cause == .tap }

  /// Whether it is done though the user has done nothing.
  var isTrigger: Bool { cause == .trigger }

  /// This scope for what is done.
  ///
  /// - Parameter cause: Why; nil if what was done in this scope has led to it.
  func acting(for cause: ActionCause?) -> Scope {
    var copy = self
    if let cause {
      (copy.cause, copy.consequences) = (cause, 0)
    } else {
      copy.consequences += 1
    }
    return copy
  }

  /// This scope for what is done for a version of the screen that has come from elsewhere.
  func relative(to url: URL?) -> Scope {
    var copy = self
    copy.baseURL = url
    return copy
  }

  /// This scope for what is done, by whose words that is.
  func ofOthers(_ isOfOthers: Bool) -> Scope {
    var copy = self
    copy.isOfOthers = isOfOthers
    return copy
  }

  /// Whether a name of a loop or a template has all of the state in it.
  func holdsAllState(_ name: String) -> Bool { holders.contains(name) }

  /// Whether what is loaded or counted without a tap would tell what is typed, by being there.
  var tellsTyped: Bool { control > .state }

  /// This scope where something has decided that an element is there.
  func decided(by privacy: ValuePrivacy) -> Scope {
    guard privacy > control else { return self }
    var copy = self
    copy.control = privacy
    return copy
  }

  /// The scope of a turn of a loop.
  func turn(
    _ variable: String, _ value: RemoteValue, of privacy: ValuePrivacy, holdsAllState: Bool,
    number: Int
  ) -> Scope {
    var copy = adding([variable: value]).decided(by: privacy)
    if privacy > .open || !copy.privacy.isEmpty { copy.privacy[variable] = privacy }
    if holdsAllState {
      copy.holders.insert(variable)
    } else if !copy.holders.isEmpty {
      copy.holders.remove(variable)
    }
    copy.turns += ".\(number)"
    return copy
  }

  /// The scope of what a template stands for, which sees its parameters and none of the names
  /// around it.
  func template(
    _ params: [String: RemoteValue], of privacy: [String: ValuePrivacy],
    holders: Set<String> = [], globals: [String: RemoteValue]
  ) -> Scope {
    var inner = Scope(globals)
    (inner.privacy, inner.holders) = (privacy, holders)
    (inner.cause, inner.control) = (cause, control)
    (inner.consequences, inner.baseURL) = (consequences, baseURL)
    inner.isOfOthers = isOfOthers
    inner.templateDepth = templateDepth + 1
    inner.turns = turns
    return inner.adding(params)
  }

  /// This scope for an element that a template stands for.
  ///
  /// - Parameters:
  ///   - id: The id of the element that uses the template.
  ///   - place: The number of the element that stands there.
  func known(as id: RowID, at place: Int) -> Scope {
    var copy = self
    copy.outer = (place, id)
    return copy
  }

  /// The id of the element that uses the template which stands for that of a number; nil if none
  /// does.
  func outerID(at place: Int) -> RowID? { outer?.place == place ? outer?.id : nil }

  /// This scope without the values that `state` and `data` have by now, for those who keep it until
  /// they ask for later ones.
  var withoutGlobals: Scope {
    var copy = self
    copy.names = [:]
    return copy
  }

  /// This scope with the values that `state` and `data` have by now.
  func refreshed(_ globals: [String: RemoteValue]) -> Scope {
    var copy = self
    copy.names = globals.merging(local) { $1 }
    return copy
  }
}

/// An element in one of the turns of its loops.
struct ExpandedElement {
  var element: CompiledElement
  var scope: Scope
  /// What identifies it among its siblings.
  var id: RowID = .place(0, turns: "")

  /// The element in the place of one that uses the template which it is of.
  func standing(for outer: RowID) -> ExpandedElement {
    var copy = self
    copy.id = outer
    // Who is asked by the server or by a form is asked by the name that stands in the document.
    if case .named = outer { copy.scope = scope.known(as: outer, at: element.place) }
    return copy
  }
}

/// What a row or a section of a document is known by: its id, or else its place and turn.
enum RowID: Hashable, Sendable {
  case named(String)
  case place(Int, turns: String)
  /// What the server says against a field, below it.
  case error(String)
}
