import Foundation
import KumikoDocuments
import KumikoLoading

/// A document in JSON while its bytes come.
struct PartialScreen {
  private let url: URL?
  private var prefix = DocumentPrefix()

  init(url: URL? = nil) { self.url = url }

  /// Adds bytes; returns whether there is more to show.
  mutating func append(_ data: Data) -> Bool {
    let revision = prefix.revision
    prefix.append(data)
    return prefix.revision != revision && !prefix.isComplete
  }

  /// What there is to show: the screen with the sections and rows that are complete; nil before the
  /// first.
  var loaded: LoadedScreen? {
    guard let url, let bytes = prefix.document else { return nil }
    return LoadedScreen(bytes: Data(bytes), url: url, source: .network)
  }
}
