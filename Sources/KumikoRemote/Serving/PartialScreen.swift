import Foundation
import KumikoDocuments
import KumikoLoading

/// A document in JSON while its bytes come.
struct PartialScreen: Sendable {
  private let url: URL
  private var prefix = DocumentPrefix()

  init(url: URL) { self.url = url }

  /// Adds bytes; returns whether there is more to show.
  mutating func append(_ chunks: [Data]) -> Bool {
    let revision = prefix.revision
    for data in chunks { prefix.append(data) }
    return prefix.revision != revision && !prefix.isComplete
  }

  /// What there is to show: the screen with the sections and rows that are complete; nil before the
  /// first.
  var loaded: LoadedScreen? {
    prefix.document.map { LoadedScreen(bytes: Data($0), url: url, source: .network) }
  }
}
