import UIKit

/// Tells the adapter of a list view that a cell or a header goes into the list view or out of it:
/// content that hears of that, as `didMoveToWindow` does, cannot have the list view updated just
/// then.
@MainActor
final class ViewMove {
  private weak var adapter: ListAdapter?

  func begin(from old: UIView?, to new: UIView?) {
    end()
    let list = new as? any AdapterBacked ?? old as? any AdapterBacked
    adapter = list?.backingAdapter
    adapter?.beginMovingView()
  }

  func end() {
    adapter?.endMovingView()
    adapter = nil
  }
}
