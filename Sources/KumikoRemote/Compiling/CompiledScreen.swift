import KumikoDocuments

/// A document that is ready to be shown, as often as wanted.
struct CompiledScreen: Sendable {
  let id: String
  let root: CompiledElement
  let templates: [CompiledTemplate]
  let places: [CompiledPlace]
  let state: [String: RemoteValue]
  let data: [String: RemoteValue]
  let strings: [String: [String: String]]
  let styles: [String: [String: CompiledProperty]]
  let version: DocumentVersion
  /// What expressions of the screen may read, by name.
  let types: [String: RemoteType]
  /// How many places there were when all was compiled anew; patches add some.
  let freshPlaces: Int
  /// The values of `state` that are the document's, whatever the user has made of them before.
  var reset: [StatePath]
}
