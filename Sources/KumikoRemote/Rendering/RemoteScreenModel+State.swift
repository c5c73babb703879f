import KumikoDocuments

extension RemoteScreenModel {
  /// Sets a value of the state, such as `state.query`. Unknown paths are made.
  public func setState(_ path: String, to value: RemoteValue) {
    guard let path = StatePath(path) else {
      return report(.malformedValue, at: nil, "\(path.quotedBriefly) is no path of state")
    }
    set(value, at: path)
  }

  /// The value of the state at a path such as `state.query`; null if there is none.
  public func state(at path: String) -> RemoteValue {
    StatePath(path)?.value(in: state) ?? .null
  }

  /// Sets what the document resets, as when it comes once more.
  func reset() { reset(screen.reset) }

  /// Sets values of the state to those of the document.
  func reset(_ paths: [StatePath]) {
    for path in paths { set(path.value(in: screen.state), at: path) }
  }
}
