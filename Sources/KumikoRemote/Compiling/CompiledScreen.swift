import KumikoDocuments

/// A document that is ready to be shown, as often as wanted.
struct CompiledScreen: Sendable {
  let id: String
  let root: CompiledElement
  let templates: [CompiledTemplate]
  let state: [String: RemoteValue]
  let data: [String: RemoteValue]
  let strings: [String: [String: String]]
  let styles: [String: CompiledElement]
  let version: DocumentVersion
  /// What expressions of the screen may read, by name.
  let types: [String: RemoteType]
  /// What its elements share.
  let definitions: [String: KnownDefinition]
  let keptElements: KeptElements
  /// The first number that no part of the document has; patches give theirs from there on.
  let nextPlace: Int
  /// The values of `state` that are the document's, whatever the user has made of them before.
  var reset: [StatePath]
}
