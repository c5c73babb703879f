import KumikoDocuments
import KumikoLoading

extension RemoteScreenModel {
  /// What counts that a row was seen; nil if the document does not want it, or must not.
  func counter(_ values: ElementValues) -> (@MainActor () -> Void)? {
    guard let name = countedText("impression", of: values) else { return nil }
    let place = values.element.property("impression")?.place
    return { [weak rowStore = rowStore] in rowStore?.model?.count(name, at: place) }
  }

  /// A text that goes to where impressions are counted, without a tap: it has nothing of the user.
  private func countedText(_ property: String, of values: ElementValues) -> String? {
    guard values.has(property), let text = values.string(property), !text.isEmpty else {
      return nil
    }
    let place = values.element.property(property)?.place
    guard values.privacy(property) == .open else {
      report(.impressionNotCounted, at: place, "\(property) has state, which is the user's")
      return nil
    }
    guard !values.scope.tellsTyped else {
      report(.impressionNotCounted, at: place, Self.toldByPresence)
      return nil
    }
    guard text.utf8.count <= remoteScreen.limits.idBytes else {
      let limit = remoteScreen.limits.idBytes
      report(.impressionNotCounted, at: place, "\(property) has more than \(limit) bytes")
      return nil
    }
    return text
  }

  private func count(_ name: String, at place: Int?) {
    let limit = remoteScreen.limits.impressions
    guard noteImpression() <= limit else {
      return report(.impressionNotCounted, at: place, "more than \(limit) impressions")
    }
    handler.count(
      ScreenImpression(
        name, screenID: remoteScreen.id, experiment: countedText("experiment", of: root)))
  }
}
