import KumikoRendering
import UIKit

/// Where the content of a table stands, and how it gets elsewhere.
@MainActor
final class FormLayout {
  private unowned let table: UITableView

  private(set) var style = BentoTableView.Layout.topYAligned { didSet { update() } }
  var preferredContentHeight: CGFloat = 0 { didSet { update() } }
  var keyboardFrame = CGRect.zero { didSet { update() } }
  var additionalInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalInsets != oldValue else { return }
      update()
      table.contentOffset = CGPoint(x: -additionalInsets.left, y: -additionalInsets.top)
    }
  }

  private var activity = Activity.resting
  private var pending: Transition?

  private enum Activity { case resting, fading, deleting }

  private struct Transition {
    var style: BentoTableView.Layout
    var removeAll: () -> Void
    var completion: (Bool) -> Void
  }

  init(of table: UITableView) { self.table = table }

  /// The part of the table that the keyboard covers.
  private var keyboardHeight: CGFloat {
    guard let window = table.window, let around = table.superview, keyboardFrame.height > 0 else {
      return 0
    }
    let frame = window.convert(table.frame, from: around)
    return max(0, frame.maxY - keyboardFrame.minY)
  }

  /// Brings the space around the content up to date.
  func update() {
    let keyboard = keyboardHeight
    var insets = additionalInsets
    insets.bottom = max(insets.bottom, keyboard)
    switch style {
    case .topYAligned, .topYAlignedAlwaysFading: break
    case .centerYAligned, .centerYAlignedMinimumFading:
      let room = preferredContentHeight - table.contentSize.height - keyboard
      insets.top += max(room / 2, 0).rounded()
    }
    if table.contentInset != insets { table.contentInset = insets }
  }

  /// Has the content stand elsewhere, at once.
  func align(_ style: BentoTableView.Layout) { self.style = style }

  // MARK: Transitions

  func transition(
    to style: BentoTableView.Layout, removeAll: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let transition = Transition(style: style, removeAll: removeAll, completion: completion)
    // The latest one wins.
    if activity == .resting { begin(transition) } else { pending = transition }
  }

  private func begin(_ transition: Transition) {
    guard transition.style.shouldFade(from: style) else {
      align(transition.style)
      return transition.completion(false)
    }
    activity = .fading
    UIView.animate(withDuration: 0.15) { [table] in
      table.alpha = 0
    } completion: { [weak self, weak table = table] _ in
      // A table whose end has begun on another thread still has its layout.
      guard let self, let table else { return }
      withExtendedLifetime(table) { self.finish(transition) }
    }
  }

  private func finish(_ transition: Transition) {
    transition.removeAll()
    table.reloadData()
    align(transition.style)
    UIView.performWithoutAnimation { transition.completion(true) }
    UIView.animate(withDuration: 0.15) { [table] in
      table.alpha = 1
    } completion: { [weak self, weak table = table] _ in
      guard let self, let table else { return }
      withExtendedLifetime(table) { self.rest() }
    }
  }

  private func rest() {
    activity = .resting
    guard let pending else { return }
    self.pending = nil
    begin(pending)
  }

  // MARK: Rows

  func deleteRow(
    at path: IndexPath, contextCompletion: ((Bool) -> Void)?, completion: @escaping () -> Void
  ) {
    contextCompletion?(true)
    guard let adapter = AdapterKeeper.adapter(of: table) as? any RowDeleting else {
      return completion()
    }
    activity = activity == .resting ? .deleting : activity
    adapter.delete(path, in: table) { [weak self, weak table = table] in
      completion()
      guard let self, let table, activity == .deleting else { return }
      withExtendedLifetime(table) { self.rest() }
    }
  }
}

/// An adapter that deletes rows as their components say.
@MainActor
protocol RowDeleting {
  func delete(_ indexPath: IndexPath, in tableView: UITableView, completion: @escaping () -> Void)
}

extension TableViewAdapterBase: RowDeleting {}

extension UITableView {
  /// Has the row around a view measured anew, and scrolls to the caret if it is a text.
  func growRow(around sender: Any) {
    guard let view = sender as? UIView, let place = ListPlace(around: view) else { return }
    UIView.performWithoutAnimation { place.rowContentDidChange() }
    guard let text = view as? any UITextInput & UIView, let range = text.selectedTextRange else {
      return
    }
    let caret = convert(text.caretRect(for: range.end), from: text)
    scrollRectToVisible(caret, animated: false)
  }
}
