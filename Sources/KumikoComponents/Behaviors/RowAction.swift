import UIKit

/// A button that a swipe over a row brings out.
///
/// ```swift
/// MailRow(mail).swipeActions {
///   RowAction("Delete", style: .destructive) { inbox.remove(mail) }
///   RowAction("Archive", backgroundColor: .systemIndigo) { await archive.add(mail) }
/// }
/// ```
@preconcurrency @MainActor
public struct RowAction {
  /// What an action does.
  package enum Work {
    case immediate(@MainActor () -> Void)
    case asynchronous(@MainActor () async -> Void)
  }

  package var title: String?
  package var id: AnyHashable?
  package var style: UIContextualAction.Style
  package var image: UIImage?
  package var backgroundColor: UIColor?
  package var work: Work

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - id: What stays the same in every version of the action; its title by default.
  ///   - style: Whether the row goes away; it stays by default.
  ///   - image: The picture on the button; none by default.
  ///   - backgroundColor: The button's color; that of the style by default.
  ///   - handler: What to do. The row closes afterwards.
  public init(
    _ title: String?, id: AnyHashable? = nil, style: UIContextualAction.Style = .normal,
    image: UIImage? = nil, backgroundColor: UIColor? = nil,
    handler: @escaping @MainActor () -> Void
  ) {
    self.init(title, id, style, image, backgroundColor, .immediate(handler))
  }

  /// Makes an action that takes a while: the row stays open until `handler` has returned.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - id: What stays the same in every version of the action; its title by default.
  ///   - style: Whether the row goes away; it stays by default.
  ///   - image: The picture on the button; none by default.
  ///   - backgroundColor: The button's color; that of the style by default.
  ///   - handler: What to do.
  public init(
    _ title: String?, id: AnyHashable? = nil, style: UIContextualAction.Style = .normal,
    image: UIImage? = nil, backgroundColor: UIColor? = nil,
    handler: @escaping @MainActor () async -> Void
  ) {
    self.init(title, id, style, image, backgroundColor, .asynchronous(handler))
  }

  private init(
    _ title: String?, _ id: AnyHashable?, _ style: UIContextualAction.Style, _ image: UIImage?,
    _ backgroundColor: UIColor?, _ work: Work
  ) {
    self.title = title
    self.id = id
    self.style = style
    self.image = image
    self.backgroundColor = backgroundColor
    self.work = work
  }
}

/// From which edge of a row a swipe begins.
public enum SwipeEdge: Hashable, Sendable {
  /// The beginning of the row: the left where text runs from left to right.
  case leading
  /// The end of the row.
  case trailing
}

/// What a swipe from one edge brings out.
@MainActor
package struct SwipeActions {
  package var makers: [@MainActor () -> [RowAction]] = []
  package var allowsFullSwipe = true

  /// The actions, made now.
  package var actions: [RowAction] { makers.flatMap { $0() } }

  /// Adds actions that were given later: behind the others, with their full swipe.
  mutating func add(_ later: SwipeActions) {
    makers += later.makers
    allowsFullSwipe = later.allowsFullSwipe
  }
}

/// Builds the actions of a swipe.
public typealias RowActionsBuilder = ListBuilder<RowAction>

extension ListBuilder where Element == RowAction {
  public static func buildExpression(_ action: RowAction) -> [RowAction] { [action] }
}
