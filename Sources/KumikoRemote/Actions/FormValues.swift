import KumikoDocuments

/// What a `Submit` sends: what it names, never all of the state.
@MainActor
struct FormValues {
  /// The values by their names.
  let fields: [String: RemoteValue]

  /// Nil if the form names nothing in particular, which is reported.
  init?(_ values: ElementValues) {
    guard let fields = Self.fields(values) else { return nil }
    // What is sent is read in full, also to tell whether the same is on its way.
    guard values.model.isReadable(.object(fields)) else {
      values.model.report(
        .refusedForm, at: values.element.place, "a form \(values.model.excess)")
      return nil
    }
    self.fields = fields
  }

  private static func fields(_ values: ElementValues) -> [String: RemoteValue]? {
    switch values.value("form") {
    case .null where !values.has("form"): return [:]
    case .string(let id):
      guard let fields = values.model.fields(ofSection: id) else {
        values.model.report(
          .refusedForm, at: values.element.place,
          "no section has the id \(values.quoted(.string(id), of: "form"))")
        return nil
      }
      return fields
    case .object(let fields):
      guard !values.readsAllState("form") else {
        values.model.report(
          .refusedForm, at: values.element.place, "a form names its values, found all of state")
        return nil
      }
      return fields
    case let other:
      values.model.report(
        .wrongType, at: values.element.place,
        "expected object or id of a section, found \(other.kind)")
      return nil
    }
  }
}

extension RemoteScreenModel {
  /// The values of the controls of a section that are on the screen now, by the ids of their
  /// elements, or else the last names of their paths; nil if there is no such section.
  func fields(ofSection id: String) -> [String: RemoteValue]? {
    for name in ["sections", "pinnedToTop", "pinnedToBottom"] {
      for part in expand(screen.root.elements(name), in: scope) where part.id == .named(id) {
        var fields: [String: RemoteValue] = [:]
        collect(part, into: &fields)
        return fields
      }
    }
    return nil
  }

  private func collect(_ part: ExpandedElement, into fields: inout [String: RemoteValue]) {
    let values = ElementValues(element: part.element, scope: part.scope, model: self)
    if values.has("bind"), let words = values.string("bind"), let path = StatePath(words) {
      var name = path.names.last ?? words
      // Of the rows of one choice each has an id, and all are one field.
      let isChoice = ["ChoiceRow", "MultipleChoiceRow"].contains(part.element.type)
      if !isChoice, case .named(let id) = part.id { name = id }
      fields[name] = path.value(in: state)
    }
    for property in values.element.properties {
      for child in expand(property.elements, in: part.scope) { collect(child, into: &fields) }
    }
  }
}
