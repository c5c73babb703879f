import UIKit

/// What a sequence begins with.
struct FuzzSetup: Hashable {
  /// How a collection view lays items out; nil for a table.
  var layout: FuzzLayout?
  var style = UITableView.Style.plain
  /// Automatic unless given.
  var rowHeight = -1.0
  /// Automatic unless given.
  var estimate = -1.0
  var selectsMany = false
  /// Whether rows can be moved, swiped and deleted.
  var hasActions = true
  /// Whether rows have context menus.
  var hasMenus = false
  /// Whether the list is read from the right.
  var isRightToLeft = false
}

/// How a collection view lays items out.
enum FuzzLayout: Hashable {
  /// Below each other, as wide as the view or a part of it.
  case flow
  /// By sizes that cells ask for.
  case estimated
  /// Side by side, in lines from top to bottom.
  case horizontal
  /// Columns of a layout of our own.
  case columns
  /// A compositional layout of equal columns before a background.
  case grid
  /// A compositional layout of rows that say how high they are, with headers that stay in view.
  case rows
  /// A compositional layout of sections that scroll sideways, each in a way of its own.
  case shelves
  /// Shelves on their side: sections beside each other that scroll up and down.
  case towers
  /// A compositional layout of a list.
  case list
  /// What the sections of the data say.
  case described

  /// Layouts that collection views begin with.
  static let collections: [FuzzLayout] = [.flow, .estimated, .horizontal, .columns]

  /// Compositional layouts.
  static let compositional: [FuzzLayout] = [.grid, .rows, .shelves, .towers, .list, .described]

  var isCompositional: Bool { Self.compositional.contains(self) }
}

/// What a list view calls while it lays out or is updated.
enum FuzzCallback: Hashable, CaseIterable {
  /// A content has left the screen.
  case endDisplay
  /// A row is asked for its height.
  case height
  /// A content comes to a window or leaves it.
  case window
  /// A row is rendered.
  case render
  /// A subclass of the adapter hears that a row has left the screen.
  case adapter
}

/// Something that an app or a user does to a list.
///
/// Rows are numbers among those there are, modulo their count, so that a step means something after
/// others have been left out.
enum FuzzStep: Hashable {
  case render(ListShape)
  /// The row that is selected next renders this.
  case renderOnSelect(ListShape)
  /// What the table calls next of a kind renders this.
  case renderOn(FuzzCallback, ListShape)
  /// A batch of the app's own renders this.
  case renderInBatch(ListShape, usesBegin: Bool)
  /// The table is no target for a while: this is rendered, and the table is scrolled.
  case retarget(ListShape, offset: Double)
  /// The adapter is given this, then the list as it was is rendered.
  case setData(ListShape)
  /// Another table of the adapter shows this, then the list as it was is rendered.
  case shareAdapter(ListShape)
  /// Another renderer shows this in the table, then the list as it was is rendered.
  case shareTable(ListShape)
  case reload
  case scroll(toRow: Int, UITableView.ScrollPosition, animated: Bool)
  case offset(Double, animated: Bool)
  /// A finger comes down and stays.
  case press(Double)
  /// A finger comes down where a row's handle is while the table is edited, and stays a while.
  case grab(Double)
  /// The finger that is down moves for a number of frames.
  case move(Double, frames: Int)
  /// The finger that is down moves sideways for a number of frames.
  case slide(Double, frames: Int)
  case lift
  case cancel
  case fling(from: Double, by: Double, pause: Double)
  case wheel(Double, clicks: Int)
  case swipePad(Double, isFlick: Bool)
  case key(Int)
  case tap(Double)
  /// A tap beside the middle: on controls, accessories and actions.
  case tapAt(Double, Double)
  /// A finger moves sideways and lifts.
  case swipe(Double, by: Double, pause: Double)
  /// The mouse's other button.
  case secondaryClick(Double)
  case edit(Bool, animated: Bool)
  case select(Int, UITableView.ScrollPosition)
  case deselect(Int)
  /// A row in view gets keys.
  case focus(Int)
  /// The content of a row in view asks for more height.
  case grow(Int, by: Double)
  case advance(Double)
  case settle
  case draw
  case resize(Double, Double)
  /// The window is turned by a quarter, and the table's frame with it.
  case rotate
  case leaveWindow
  case enterWindow
  case inset(top: Double, bottom: Double)
  case headerView(Double)
  case footerView(Double)
  case animations(UITableView.RowAnimation)
  case animates(Bool)
  case followsRows(Bool)
  case limit(Int)
  /// The collection view gets another layout.
  case layout(FuzzLayout, animated: Bool)
  /// The collection view is led to another layout as far as a share, and gets it or goes back.
  case transition(FuzzLayout, Double, finishes: Bool)
  /// One of the sections in view that scroll by themselves is scrolled to an offset.
  case region(Int, Double, animated: Bool)
  /// An item is lifted, which then follows a finger; see ``carry(_:_:)``.
  case pick(Int)
  /// The item that is lifted goes to a place in the view.
  case carry(Double, Double)
  /// The item that is lifted is put down, or goes back.
  case drop(Bool)
}

// MARK: As it can be pasted into a test

extension FuzzStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .render(let shape): ".render(\"\(shape)\")"
    case .renderOnSelect(let shape): ".renderOnSelect(\"\(shape)\")"
    case .renderOn(let callback, let shape): ".renderOn(.\(callback), \"\(shape)\")"
    case .renderInBatch(let shape, let usesBegin):
      ".renderInBatch(\"\(shape)\", usesBegin: \(usesBegin))"
    case .retarget(let shape, let offset): ".retarget(\"\(shape)\", offset: \(offset))"
    case .setData(let shape): ".setData(\"\(shape)\")"
    case .shareAdapter(let shape): ".shareAdapter(\"\(shape)\")"
    case .shareTable(let shape): ".shareTable(\"\(shape)\")"
    case .scroll(let row, let position, let animated):
      ".scroll(toRow: \(row), .\(position), animated: \(animated))"
    case .offset(let y, let animated): ".offset(\(y), animated: \(animated))"
    case .press(let y): ".press(\(y))"
    case .grab(let y): ".grab(\(y))"
    case .tapAt(let x, let y): ".tapAt(\(x), \(y))"
    case .swipe(let y, let way, let pause): ".swipe(\(y), by: \(way), pause: \(pause))"
    case .secondaryClick(let y): ".secondaryClick(\(y))"
    case .edit(let isOn, let animated): ".edit(\(isOn), animated: \(animated))"
    case .move(let way, let frames): ".move(\(way), frames: \(frames))"
    case .slide(let way, let frames): ".slide(\(way), frames: \(frames))"
    case .region(let number, let offset, let animated):
      ".region(\(number), \(offset), animated: \(animated))"
    case .fling(let start, let way, let pause):
      ".fling(from: \(start), by: \(way), pause: \(pause))"
    case .wheel(let way, let clicks): ".wheel(\(way), clicks: \(clicks))"
    case .swipePad(let way, let isFlick): ".swipePad(\(way), isFlick: \(isFlick))"
    case .key(let key): ".key(\(key))"
    case .tap(let y): ".tap(\(y))"
    case .select(let row, let position): ".select(\(row), .\(position))"
    case .deselect(let row): ".deselect(\(row))"
    case .focus(let row): ".focus(\(row))"
    case .grow(let row, let height): ".grow(\(row), by: \(height))"
    case .advance(let seconds): ".advance(\(seconds))"
    case .resize(let width, let height): ".resize(\(width), \(height))"
    case .inset(let top, let bottom): ".inset(top: \(top), bottom: \(bottom))"
    case .headerView(let height): ".headerView(\(height))"
    case .footerView(let height): ".footerView(\(height))"
    case .animations(let animation): ".animations(.\(animation))"
    case .animates(let animates): ".animates(\(animates))"
    case .followsRows(let follows): ".followsRows(\(follows))"
    case .limit(let count): ".limit(\(count))"
    case .layout(let layout, let animated): ".layout(.\(layout), animated: \(animated))"
    case .transition(let layout, let share, let finishes):
      ".transition(.\(layout), \(share), finishes: \(finishes))"
    case .pick(let row): ".pick(\(row))"
    case .carry(let x, let y): ".carry(\(x), \(y))"
    case .drop(let ends): ".drop(\(ends))"
    case .reload: ".reload"
    case .lift: ".lift"
    case .cancel: ".cancel"
    case .settle: ".settle"
    case .draw: ".draw"
    case .rotate: ".rotate"
    case .leaveWindow: ".leaveWindow"
    case .enterWindow: ".enterWindow"
    }
  }
}

extension FuzzSetup: CustomStringConvertible {
  var description: String {
    if let layout {
      return "FuzzSetup(layout: .\(layout), selectsMany: \(selectsMany), "
        + "hasActions: \(hasActions), hasMenus: \(hasMenus)"
        + (isRightToLeft ? ", isRightToLeft: true)" : ")")
    }
    return "FuzzSetup(style: .\(style), rowHeight: \(rowHeight), estimate: \(estimate), "
      + "selectsMany: \(selectsMany), hasActions: \(hasActions), "
      + "hasMenus: \(hasMenus))"
  }
}
