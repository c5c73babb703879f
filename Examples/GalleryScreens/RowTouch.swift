import UIKit

/// What a finger does to a row, for pictures of what only a finger can bring about.
public struct RowTouch: Sendable {
  /// The row; nil for the middle of the list.
  var path: IndexPath?
  /// Where on the row the finger comes down: from 0 at its left side to 1 at its right side.
  var place: CGFloat
  /// How long it rests, in seconds.
  public var hold: TimeInterval
  /// How far it goes then.
  public var way = CGVector.zero
  /// Whether it is lifted before the picture is taken.
  public var lifts = false

  /// Holds a row until its menu is open.
  static func press(row: Int) -> RowTouch {
    RowTouch(path: IndexPath(row: row, section: 0), place: 0.5, hold: 0.8, lifts: true)
  }

  /// Moves a row sideways, and stays there.
  static func swipe(row: Int, by points: CGFloat) -> RowTouch {
    RowTouch(
      path: IndexPath(row: row, section: 0), place: points < 0 ? 0.9 : 0.1, hold: 0,
      way: CGVector(dx: points, dy: 0))
  }

  /// Lifts a row by its handle and carries it, without putting it down.
  static func carry(row: Int, by points: CGFloat) -> RowTouch {
    RowTouch(
      path: IndexPath(row: row, section: 0), place: 0.95, hold: 0.2,
      way: CGVector(dx: 0, dy: points))
  }

  /// Flicks the list: it goes on moving when the finger is lifted.
  static func fling(by points: CGFloat) -> RowTouch {
    RowTouch(path: nil, place: 0.5, hold: 0, way: CGVector(dx: 0, dy: points), lifts: true)
  }

  /// Taps on what stands at the beginning of a row that is being edited.
  static func control(ofRow row: Int, section: Int) -> RowTouch {
    RowTouch(path: IndexPath(row: row, section: section), place: 0.07, hold: 0.05, lifts: true)
  }

  /// Where the finger comes down, in the window of a screen; nil if the screen has no such row.
  @MainActor
  public func start(on screen: UIViewController) -> CGPoint? {
    guard let table = (screen as? any TableScreen)?.tableView else { return nil }
    guard let path else {
      return table.convert(CGPoint(x: table.bounds.midX, y: table.bounds.midY), to: nil)
    }
    guard let frame = table.cellForRow(at: path)?.frame else { return nil }
    let point = CGPoint(x: frame.minX + frame.width * place, y: frame.midY)
    return table.convert(point, to: nil)
  }
}

/// A screen that is a list.
@MainActor
protocol TableScreen: UIViewController {
  /// The list.
  var tableView: UITableView { get }
}
