// Every function of this module that is bound to a symbol by hand, but for two methods of
// UITableViewController, which Swift wants in the class body; see "Symbols bound by hand" in
// Documentation/Host.md for the reason and the rules.

import QuartzCore

// MARK: Initializers of the dynamic class

extension NSObject {
  convenience init(_dynamic: ()) { self.init() }

  /// Makes an instance of the dynamic class through its own `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE8_dynamicACyt_tcfC")
  package static func _make() -> NSObject
}

extension UIView {
  convenience init(_dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Makes an instance of the dynamic class through its own `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC13_dynamicFrameAC10Foundation6CGRectV_tcfC")
  package static func _make(frame: CGRect) -> UIView
}

extension UITableViewCell {
  convenience init(_dynamicStyle style: CellStyle, _ reuse: String?) {
    self.init(style: style, reuseIdentifier: reuse)
  }

  /// Makes an instance of the dynamic class through its own `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC13_dynamicStyle_A2C0dF0O_SSSgtcfC")
  package static func _make(style: CellStyle, reuse: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(_dynamicReuse reuse: String?) { self.init(reuseIdentifier: reuse) }

  /// Makes an instance of the dynamic class through its own `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C13_dynamicReuseACSSSg_tcfC")
  package static func _make(reuse: __owned String?) -> UITableViewHeaderFooterView
}

extension UIViewController {
  convenience init(_dynamicNib name: String?, _ bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  /// Makes an instance of the dynamic class through its own `init(nibName:bundle:)`.
  @_silgen_name("$s5UIKit16UIViewControllerC11_dynamicNib_ACSSSg_10Foundation6BundleCSgtcfC")
  package static func _make(nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

// MARK: Initializers of classes that values name

/// What gives views and view controllers their `init()`, and lets class values make instances:
/// `let kind: UIView.Type = MyView.self` and then `kind.init()` or `kind.init(frame: area)`.
///
/// Swift lets class values make instances through required initializers only, which every subclass
/// would have to repeat, and through those of protocol extensions, which know nothing of the class
/// that the value names. So initializers are declared here without a body and bound by name to
/// static functions, which take the same arguments and for which `self` is that class. Nothing
/// outside UIKit can make use of the protocol.
///
/// - Important: An initializer owns its arguments, so parameters of the functions are `__owned`.
public protocol _UIDynamicInit {}

extension _UIDynamicInit where Self: UIView {
  /// Makes a view of no size at the origin, through the class's own `init()` or else
  /// `init(frame:)`.
  @_silgen_name("kumiko_init_view")
  @preconcurrency @MainActor
  public init()

  @_silgen_name("kumiko_init_view")
  @MainActor
  @usableFromInline
  static func _makeUsual() -> Self {
    _checked(OwnInitializers.make(self, otherwise: "init(frame:)") ?? _makeDefault())
  }

  /// Makes a view of the class that a value names, through the class's own `init(frame:)`.
  @_silgen_name("kumiko_init_view_frame")
  @preconcurrency @MainActor
  public init(frame: CGRect)

  @_silgen_name("kumiko_init_view_frame")
  @MainActor
  @usableFromInline
  static func _makeFramed(_ frame: CGRect) -> Self { _checked(_make(frame: frame)) }
}

extension _UIDynamicInit where Self: UITableViewCell {
  /// Makes a cell of the class that a value names, through the class's own
  /// `init(style:reuseIdentifier:)`.
  @_silgen_name("kumiko_init_cell")
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("kumiko_init_cell")
  @MainActor
  @usableFromInline
  static func _makeCell(
    _ style: UITableViewCell.CellStyle, _ reuseIdentifier: __owned String?
  ) -> Self { _checked(_make(style: style, reuse: reuseIdentifier)) }
}

extension _UIDynamicInit where Self: UITableViewHeaderFooterView {
  /// Makes a view of the class that a value names, through the class's own
  /// `init(reuseIdentifier:)`.
  @_silgen_name("kumiko_init_header_footer")
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?)

  @_silgen_name("kumiko_init_header_footer")
  @MainActor
  @usableFromInline
  static func _makeHeaderFooter(_ reuseIdentifier: __owned String?) -> Self {
    _checked(_make(reuse: reuseIdentifier))
  }
}

extension _UIDynamicInit where Self: UIViewController {
  /// Makes a view controller through the class's own `init()` or else `init(nibName:bundle:)`.
  @_silgen_name("kumiko_init_controller")
  @preconcurrency @MainActor
  public init()

  @_silgen_name("kumiko_init_controller")
  @MainActor
  @usableFromInline
  static func _makeUsual() -> Self {
    _checked(OwnInitializers.make(self, otherwise: "init(nibName:bundle:)") ?? _makeDefault())
  }

  /// Makes a view controller of the class that a value names, through the class's own
  /// `init(nibName:bundle:)`.
  @_silgen_name("kumiko_init_controller_nib")
  @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?)

  @_silgen_name("kumiko_init_controller_nib")
  @MainActor
  @usableFromInline
  static func _makeController(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> Self {
    _checked(_make(nibName: nibName, bundle: bundle))
  }
}

extension _UIDynamicInit {
  @MainActor
  fileprivate static func _checked(_ made: AnyObject) -> Self {
    guard let made = made as? Self else {
      preconditionFailure("\(Self.self) made an instance of another class, \(type(of: made)).")
    }
    return made
  }
}

// MARK: Default implementations that can be told from others

extension UITableViewDataSource {
  /// Does nothing. If it is implemented, rows can be deleted.
  @_silgen_name("kumiko_default_commit")
  @_optimize(none)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.markUnimplemented(.commit)
  }

  /// Does nothing. If it is implemented, rows can be moved.
  @_silgen_name("kumiko_default_move_row")
  @_optimize(none)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.markUnimplemented(.moveRow)
  }
}
