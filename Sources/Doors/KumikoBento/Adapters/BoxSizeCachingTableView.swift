import KumikoRendering
import UIKit

/// A table that is ready for boxes from the beginning, and remembers the sizes of their rows: until
/// its width or its margins change, a row is updated, or ``SizeInvalidationSupporting`` is called.
@preconcurrency @MainActor
open class SizeCachingTableView: UITableView {
  /// Makes a table for boxes whose identifiers have certain types; others stop the program.
  public convenience init<SectionID: Hashable, ItemID: Hashable>(
    frame: CGRect, style: UITableView.Style, sectionIDType: SectionID.Type, itemIDType: ItemID.Type
  ) {
    self.init(
      frame: frame, style: style, adapterClass: BoxTableViewAdapter<SectionID, ItemID>.self)
  }

  /// Makes a table with an adapter of a class.
  public init<SectionID, ItemID>(
    frame: CGRect, style: UITableView.Style,
    adapterClass: any TableViewAdapter<SectionID, ItemID>.Type
  ) {
    super.init(frame: frame, style: style)
    let adapter = adapterClass.init(with: self)
    AdapterKeeper.keep(adapter, in: self)
    adapter.prepare(self)
  }

  /// Tables are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Has all rows measured anew.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    (delegate as? any AdapterForwarding)?.forwardedAdapter.forgetHeights()
  }

  /// Lays out rows.
  open override func layoutSubviews() { super.layoutSubviews() }
}

/// A table whose content may stand in the middle, and keeps clear of the keyboard.
@preconcurrency @MainActor
open class BentoTableView: UITableView, MultilineTextInputAware {
  private lazy var form = FormLayout(of: self)

  /// Where the content stands; at the top by default. See ``transition(to:removeAll:completion:)``.
  public var formStyle: Layout {
    get { form.style }
    set { form.align(newValue) }
  }

  /// How high the content is, in points, to find the middle; 0 by default.
  public var preferredContentHeight: CGFloat {
    get { form.preferredContentHeight }
    set { form.preferredContentHeight = newValue }
  }

  /// The space around the content, in points; none by default. The content goes back to its
  /// beginning when it changes.
  public var additionalContentInsets: UIEdgeInsets {
    get { form.additionalInsets }
    set { form.additionalInsets = newValue }
  }

  /// Where the keyboard is, in the window; nowhere by default.
  public var keyboardFrame: CGRect {
    get { form.keyboardFrame }
    set { form.keyboardFrame = newValue }
  }

  /// Lays out rows, after the space around them.
  open override func layoutSubviews() {
    form.update()
    super.layoutSubviews()
  }

  /// Lets the content stand elsewhere: where that would make it jump, it fades out, `removeAll` is
  /// called, and it fades in again.
  ///
  /// - Parameters:
  ///   - style: Where the content is to stand.
  ///   - removeAll: Called before the content is shown anew.
  ///   - completion: Called when data may be rendered, with whether the content was removed: at
  ///     once if it does not fade.
  public func transition(
    to style: Layout, removeAll: @escaping (() -> Void),
    completion: @escaping (_ willReload: Bool) -> Void
  ) { form.transition(to: style, removeAll: removeAll, completion: completion) }

  /// Deletes a row that was swiped, as its component says.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - contextCompletion: What the swipe waits for; nothing by default.
  ///   - completion: Called after the animation.
  public func deleteRowForSwipeAction(
    at indexPath: IndexPath, contextCompletion: ((Bool) -> Void)? = nil,
    completion: @escaping () -> Void
  ) { form.deleteRow(at: indexPath, contextCompletion: contextCompletion, completion: completion) }

  /// Has the row around a text measured anew, and scrolls to what is typed.
  public func multilineTextInputHeightDidChange(_ sender: Any) { growRow(around: sender) }

  /// Where the content of a table stands.
  public enum Layout: Hashable, Sendable {
    /// At the top.
    case topYAligned
    /// At the top; the content fades whenever it is brought there, or away.
    case topYAlignedAlwaysFading
    /// In the middle.
    case centerYAligned
    /// In the middle; the content does not fade as long as it stays there.
    case centerYAlignedMinimumFading

    /// Whether the content fades when it is brought from another place.
    public func shouldFade(from previous: Layout) -> Bool {
      switch (previous, self) {
      case (.topYAligned, .topYAligned),
        (.centerYAlignedMinimumFading, .centerYAlignedMinimumFading):
        false
      default: true
      }
    }
  }
}

/// A ``BentoTableView`` that remembers the sizes of its rows.
@preconcurrency @MainActor
open class BoxSizeCachingTableView: SizeCachingTableView, MultilineTextInputAware {
  /// Where the content stands.
  public typealias Layout = BentoTableView.Layout

  private lazy var form = FormLayout(of: self)

  /// Where the content stands; at the top by default.
  public var formStyle: Layout {
    get { form.style }
    set { form.align(newValue) }
  }

  /// How high the content is, in points, to find the middle; 0 by default.
  public var preferredContentHeight: CGFloat {
    get { form.preferredContentHeight }
    set { form.preferredContentHeight = newValue }
  }

  /// The space around the content, in points; none by default.
  public var additionalContentInsets: UIEdgeInsets {
    get { form.additionalInsets }
    set { form.additionalInsets = newValue }
  }

  /// Where the keyboard is, in the window; nowhere by default.
  public var keyboardFrame: CGRect {
    get { form.keyboardFrame }
    set { form.keyboardFrame = newValue }
  }

  /// Lays out rows, after the space around them.
  open override func layoutSubviews() {
    form.update()
    super.layoutSubviews()
  }

  /// Lets the content stand elsewhere; see ``BentoTableView/transition(to:removeAll:completion:)``.
  public func transition(
    to style: Layout, removeAll: @escaping (() -> Void),
    completion: @escaping (_ willReload: Bool) -> Void
  ) { form.transition(to: style, removeAll: removeAll, completion: completion) }

  /// Deletes a row that was swiped, as its component says; `completion` is called after the
  /// animation, and transitions that are asked for meanwhile wait for it.
  public func deleteRowForSwipeAction(
    at indexPath: IndexPath, contextCompletion: ((Bool) -> Void)? = nil,
    completion: @escaping () -> Void
  ) { form.deleteRow(at: indexPath, contextCompletion: contextCompletion, completion: completion) }

  /// Has the row around a text measured anew, and scrolls to what is typed.
  public func multilineTextInputHeightDidChange(_ sender: Any) { growRow(around: sender) }
}
