import KumikoComponents
import KumikoRendering
import UIKit

/// Places the lists of a screen, between the bars and above the keyboard.
@MainActor
final class ScreenLayout {
  /// How often one layout insets the list anew.
  private static let insetPasses = 4

  private unowned let controller: ScreenViewController
  private var observation: NotificationObservation?
  /// Where the keyboard is, in the screen's coordinates; nil while it is not shown.
  private var keyboardFrame: CGRect?

  init(_ controller: ScreenViewController) { self.controller = controller }

  private var view: UIView { controller.view }
  private var table: UITableView { controller.tableView }

  func install() {
    table.estimatedRowHeight = 64
    table.keyboardDismissMode = .interactive
    view.addSubview(table)
    // A guide knows of the keyboard from when it is first asked for.
    _ = view.keyboardLayoutGuide
    for pinned in [controller.topTableView, controller.bottomTableView] {
      pinned.isScrollEnabled = false
      pinned.separatorStyle = .none
      pinned.backgroundColor = view.backgroundColor
      pinned.contentInsetAdjustmentBehavior = .never
      pinned.isHidden = true
      // They stand beside the safe area, also while that of their last place is told.
      pinned.insetsLayoutMarginsFromSafeArea = false
      view.addSubview(pinned)
    }
  }

  /// Shows what stays in view, and places everything.
  func screenDidChange(animated: Bool) {
    guard let screen = controller.screen else { return }
    controller.topTableView.renderSections(screen.pinnedToTop, animated: animated)
    controller.bottomTableView.renderSections(screen.pinnedToBottom, animated: animated)
    guard animated else { return update() }
    UIView.animate(withDuration: 0.25) { self.update() }
  }

  /// Places everything for the view's present size.
  func update() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    if table.frame != bounds { table.frame = bounds }
    guard let screen = controller.screen, !bounds.isEmpty else { return }
    let width = bounds.width - safe.left - safe.right
    let top = height(of: screen.pinnedToTop, width)
    let bottom = height(of: screen.pinnedToBottom, width)
    let room = min(bounds.maxY - safe.bottom, keyboardTop)
    // What is pinned stays behind the keyboard rather than take more than it leaves for rows.
    let fits = room - safe.top - top >= 2 * bottom
    let end = fits ? room : bounds.maxY - safe.bottom
    layOutPinned(controller.topTableView, y: safe.top, height: top, width, end: safe.top + top)
    // Below, the color of what is pinned goes on to the end of the screen.
    let reach = end == keyboardTop ? end : bounds.maxY
    layOutPinned(controller.bottomTableView, y: end - bottom, height: bottom, width, end: reach)
    inset(top: top, bottom: bounds.maxY - safe.bottom - min(room, end - bottom))
  }

  private func layOutPinned(
    _ pinned: UITableView, y: CGFloat, height: CGFloat, _ width: CGFloat, end: CGFloat
  ) {
    pinned.isHidden = height == 0
    pinned.frame = CGRect(x: view.safeAreaInsets.left, y: y, width: width, height: end - y)
  }

  private func height(of sections: [Section], _ width: CGFloat) -> CGFloat {
    guard !sections.isEmpty else { return 0 }
    let traits = view.traitCollection
    let margins = controller.topTableView.directionalLayoutMargins
    var context = HeightContext(width: width, margins: margins, traits: traits)
    context.tableStyle = controller.topTableView.style
    return sections.height(in: context)
  }

  /// Rows that an inset brings into view may have other heights than they were thought to, so that
  /// a centered form needs yet another one.
  private func inset(top: CGFloat, bottom: CGFloat) {
    for _ in 0..<Self.insetPasses where !applyInset(top: top, bottom: bottom) { return }
  }

  /// Returns whether the inset is another one now.
  private func applyInset(top: CGFloat, bottom: CGFloat) -> Bool {
    var insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let safe = view.safeAreaInsets
    if controller.screen?.formAlignment.isCentered == true {
      table.layoutIfNeeded()
      let room = view.bounds.height - safe.top - safe.bottom - top - bottom
      insets.top += max(0, (room - table.contentSize.height) / 2).rounded()
    }
    guard table.contentInset != insets else { return false }
    let isAtTop = table.contentOffset.y <= -table.adjustedContentInset.top
    table.contentInset = insets
    table.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: top, left: 0, bottom: bottom, right: 0)
    if isAtTop { table.contentOffset.y = -table.adjustedContentInset.top }
    return true
  }

  // MARK: Keyboard

  /// Where the keyboard begins, in the view; below everything while it is not shown.
  private var keyboardTop: CGFloat {
    guard let keyboardFrame, let window = view.window else { return .greatestFiniteMagnitude }
    let top = view.convert(keyboardFrame, from: window.screen.coordinateSpace).minY
    return top < view.bounds.maxY ? top : .greatestFiniteMagnitude
  }

  /// Begins or ceases to make room for the keyboard.
  func followKeyboard(_ follows: Bool) {
    observation = nil
    guard follows else { return forgetKeyboard() }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self, weak controller = controller] note in
      let info = note.userInfo
      let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let time = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let duration = time?.doubleValue ?? 0
      MainActor.assumeIsolated {
        // A controller whose end has begun on another thread still has its layout.
        guard let self, let controller else { return }
        withExtendedLifetime(controller) { self.keyboardWillMove(to: frame, duration: duration) }
      }
    }
    observation = NotificationObservation(token)
    // One that is up already came before it was followed.
    if let frame = view.keyboardFrameOnScreen { keyboardWillMove(to: frame, duration: 0) }
  }

  /// Makes room for no keyboard: where it goes from now on is not heard of.
  private func forgetKeyboard() {
    guard keyboardFrame != nil else { return }
    keyboardFrame = nil
    update()
  }

  private func keyboardWillMove(to frame: CGRect?, duration: TimeInterval) {
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    UIView.animate(withDuration: duration) {
      self.update()
      self.view.layoutIfNeeded()
      self.revealFirstResponder()
    }
  }

  private func revealFirstResponder() {
    guard let cell = table.visibleCells.first(where: { $0.containsFirstResponder }) else { return }
    guard let path = table.indexPath(for: cell) else { return }
    let room = table.bounds.inset(by: table.adjustedContentInset)
    if !room.contains(cell.frame) { table.scrollToRow(at: path, at: .none, animated: false) }
  }
}

/// Ends the observation of a notification when nobody refers to it any more.
private final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension UIView {
  /// Whether this view or one inside it has the keys.
  var containsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.containsFirstResponder }
  }
}
