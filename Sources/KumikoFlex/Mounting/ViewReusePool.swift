import UIKit

/// Views that left trees and wait to be shown again.
///
/// Only views whose nodes allow it get here: those that only set key paths, which are brought back
/// to what they were, and those that were made with `prepareForReuse`. Transforms are undone; views
/// to which somebody else added subviews or gesture recognizers do not come back.
@preconcurrency @MainActor
public final class ViewReusePool {
  /// How many views of each kind are kept at most; 32 by default.
  public var limit = 32

  private struct Kind: Hashable {
    var reuseIdentifier: String
    var viewType: ObjectIdentifier
  }

  private var views: [Kind: [UIView]] = [:]

  /// An empty pool.
  public init() {}

  /// The number of views that wait.
  public var count: Int { views.values.reduce(0) { $0 + $1.count } }

  /// Lets go of all views.
  public func removeAll() { views = [:] }

  func dequeue(_ description: NodeDescription) -> UIView? {
    let kind = Kind(
      reuseIdentifier: description.reuseIdentifier, viewType: description.viewType)
    return views[kind]?.popLast()
  }

  func enqueue(_ node: MountedNode) {
    let kind = Kind(reuseIdentifier: node.reuseIdentifier, viewType: node.viewType)
    guard node.isReusable, node.isClean, views[kind, default: []].count < limit else { return }
    node.settings.restore(node.view)
    node.view.alpha = 1
    if !node.view.transform.isIdentity { node.view.transform = .identity }
    views[kind, default: []].append(node.view)
  }
}
