import KumikoComponents
import UIKit

/// The revision of an adapter's data that a cell shows.
struct RenderedRevision: Equatable {
  static let key = ViewStorage.Key<RenderedRevision>()

  var adapter: ObjectIdentifier
  var revision: Int
}

extension ListAdapter {
  /// Whether the data changed since a view was rendered: list views make views ahead.
  func isOutdated(_ view: UIView) -> Bool {
    let container = view.renderable?.componentContainer
    guard let rendered = container?.attachments[RenderedRevision.key] else { return false }
    return rendered.adapter == renderedRevision.adapter && rendered != renderedRevision
  }

  /// Whether a view shows a component as it was given to the list last, and was rendered after the
  /// revision that is spared.
  func isSpared(_ component: AnyComponent, in view: UIView) -> Bool {
    let container = view.renderable?.componentContainer
    guard let revision = revisions.spared, let container,
      let rendered = container.attachments[RenderedRevision.key],
      rendered.adapter == renderedRevision.adapter, rendered.revision > revision
    else { return false }
    return rendered == renderedRevision || container.boundComponent?.isSame(as: component) == true
  }

  /// What is kept with a cell that is rendered now.
  var renderedRevision: RenderedRevision {
    RenderedRevision(adapter: ObjectIdentifier(self), revision: revision)
  }
}
