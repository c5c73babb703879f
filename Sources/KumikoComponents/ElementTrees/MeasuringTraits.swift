import UIKit

/// The traits that views heard of which only measure, outside of any window.
///
/// UIKit tells views in windows of another text size. Those that measure for a list would keep the
/// fonts that they were made with, and rows would be as high as their text was before.
@MainActor
package struct MeasuringTraits {
  private var heard: MountedTree.SizingTraits?

  package nonisolated init() {}

  /// Has views hear of what has changed since they measured last.
  ///
  /// - Parameters:
  ///   - views: The views, which stand nowhere.
  ///   - list: What they measure for; without a window, which it gets before it is seen, they are
  ///     not told.
  /// - Returns: Whether sizes of before are void.
  @discardableResult
  package mutating func update<View: UIView>(
    _ views: some Sequence<View>, for list: UIView?
  ) -> Bool {
    guard let list, list.window != nil else { return false }
    let traits = MountedTree.SizingTraits(list.traitCollection)
    defer { heard = traits }
    guard let heard, heard != traits else { return false }
    guard let place = list.superview else { return true }
    // On their way into a window views hear of everything.
    for view in views where view.superview == nil {
      place.addSubview(view)
      view.removeFromSuperview()
    }
    return true
  }
}
