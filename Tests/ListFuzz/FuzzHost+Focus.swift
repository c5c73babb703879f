import Kumiko
import UIKit

/// The row that gets keys keeps them, in view or out of it, as long as it is in the data.
extension FuzzHost {
  /// Lets a row in view be first responder.
  func focus(_ number: Int) {
    let contents = visibleCells.compactMap {
      ($0 as? any ComponentRenderable)?.renderedContent as? FuzzContent
    }
    guard !contents.isEmpty, view.window != nil else { return }
    let content = contents[number % contents.count]
    if !content.becomeFirstResponder() { account.note("\(content.text) does not get keys") }
    focused = shape.hasDuplicates ? nil : Focused(content: content, id: content.id)
  }

  /// Notes that what gets keys may have lost them.
  func loseFocus() { focused = nil }

  /// Notes what an update does to the row that gets keys.
  func followFocus(from old: ListShape, to next: ListShape) {
    guard let id = focused?.id else { return }
    let stays = !next.hasDuplicates && old.keeps(id, in: next)
    if !stays, next.rows.allSatisfy({ $0.id != id }), focused?.content.isFirstResponder == true {
      account.note("row \(id) gets keys although it is gone")
    }
    if !stays { loseFocus() }
  }

  func checkFocus(_ faults: inout [String]) {
    guard let focused else { return }
    if !focused.content.isFirstResponder { faults.append("row \(focused.id) has lost the keys") }
    if focused.content.id != focused.id {
      faults.append("the keys of row \(focused.id) go to row \(focused.content.id)")
    }
  }

  /// Whether a cell stays in the list view out of view because it gets keys.
  var keepsCellOutOfView: Bool {
    let responder = elementViews.first {
      (($0 as? any ComponentRenderable)?.renderedContent as? FuzzContent)?.isFirstResponder == true
    }
    return responder.map { !visibleCells.contains($0) } ?? false
  }
}

/// A row that gets keys.
struct Focused {
  var content: FuzzContent
  var id: Int
}
