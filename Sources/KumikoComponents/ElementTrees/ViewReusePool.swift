import UIKit

/// Views that left trees and wait to be shown again.
///
/// Only views whose elements allow it get here: those of which only properties were set, which are
/// brought back to what they were, and those that were made with `prepareForReuse`. Transforms are
/// undone, and so is what users typed, switched, chose and scrolled; views to which somebody else
/// added subviews or gesture recognizers do not come back.
@preconcurrency @MainActor
public final class ViewReusePool {
  /// How many views of each kind are kept at most; 32 by default.
  public var limit = 32

  private var views: [ElementKind: [UIView]] = [:]

  /// An empty pool.
  public init() {}

  /// The number of views that wait.
  public var count: Int { views.values.reduce(0) { $0 + $1.count } }

  /// Lets go of all views.
  public func removeAll() { views = [:] }

  func dequeue(_ kind: ElementKind) -> UIView? {
    views.isEmpty ? nil : views[kind]?.popLast()
  }

  func enqueue(_ element: MountedElement) {
    guard element.isReusable, views[element.kind, default: []].count < limit else { return }
    element.restore()
    views[element.kind, default: []].append(element.view)
  }
}
