import KumikoComponents
import UIKit

/// What says that a header or a footer shows nothing, because its section has none any more.
private enum EmptySupplementary {
  static let key = ViewStorage.Key<Bool>()
}

extension ComponentContainer {
  /// Whether the view around is there for a header or another view that its section does not have.
  var isEmptySupplementary: Bool {
    get { attachments[EmptySupplementary.key] == true }
    set { attachments[EmptySupplementary.key] = newValue ? true : nil }
  }
}

extension ComponentRenderable {
  /// Whether the view is there for a header or another view that its section does not have.
  var isEmptySupplementary: Bool { componentContainer.isEmptySupplementary }
}
