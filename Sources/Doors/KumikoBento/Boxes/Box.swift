import UIKit

/// A whole list as a value: its sections.
///
/// ```swift
/// tableView.render(
///   Box<SectionID, RowID>.empty
///     |-+ Section(id: .user, header: Component.EmptySpace(height: 24))
///     |---+ Node(id: .name, component: NameRow(user.name))
/// )
/// ```
@preconcurrency @MainActor
public struct Box<SectionID: Hashable, ItemID: Hashable> {
  /// A section of such a list.
  public typealias Section = KumikoBento.Section<SectionID, ItemID>

  /// The sections.
  public var sections: [Section]

  /// Makes a list.
  public init(sections: [Section]) { self.sections = sections }

  /// A list without sections.
  public static var empty: Box { Box(sections: []) }

  /// The height of all rows, headers and footers at a width, without separators, in points.
  ///
  /// Components that compute their height are asked; others are laid out.
  ///
  /// - Parameters:
  ///   - width: The width of rows.
  ///   - inheritedMargins: The margins of the view around each of them.
  public func tableViewHeightBoundTo(
    width: CGFloat, inheritedMargins: UIEdgeInsets
  ) -> CGFloat {
    sections.reduce(0) {
      $0 + $1.tableViewHeightBoundTo(width: width, inheritedMargins: inheritedMargins)
    }
  }
}

extension Box: CustomInput {
  /// The list itself, in the place of the keyboard.
  public func makeCustomInputBox() -> AnyBox { AnyBox(self) }
}

extension Box: @preconcurrency CustomDebugStringConvertible {
  /// The list as a tree, a line for each section and what it holds.
  public var debugDescription: String {
    (["🍱 Box"] + sections.map(\.debugDescription).map { "  \($0)" }).joined(separator: "\n")
  }
}

/// A list whose types of identifiers are not known.
@preconcurrency @MainActor
public struct AnyBox {
  /// The type of the list.
  public let type: Any.Type

  private let show: (UITableView, Bool) -> Void
  private let height: (CGFloat, UIEdgeInsets) -> CGFloat
  let box: Box<AnyHashable, AnyHashable>

  /// Wraps a list.
  public init<SectionID, ItemID>(_ box: Box<SectionID, ItemID>) {
    type = Box<SectionID, ItemID>.self
    show = { $0.render(box, animated: $1) }
    height = box.tableViewHeightBoundTo(width:inheritedMargins:)
    self.box = box.erased
  }

  /// Shows the list in a table, which may only ever show lists of one type.
  public func unsafeRender(in tableView: UITableView, animated: Bool = true) {
    show(tableView, animated)
  }

  /// The height of all rows, headers and footers at a width, without separators, in points.
  public func tableViewHeightBoundTo(
    width: CGFloat, inheritedMargins: UIEdgeInsets
  ) -> CGFloat { height(width, inheritedMargins) }
}
