import UIKit

/// What the modifiers of a component say of its row. Plain traits are those of a row without any.
@MainActor
package struct RowTraits {
  /// Called when the row is selected, the first added first.
  package var onSelect: [@MainActor () -> Void] = []

  /// Whether the row can be selected; true unless something says that it cannot.
  package var isSelectable: Bool {
    get { selectability ?? true }
    set { selectability = newValue }
  }

  private var selectability: Bool?

  /// Whether the row does not stay selected after it was tapped, unless the list has a selection.
  package var deselects = false

  /// What swipes bring out.
  package var swipes: [SwipeEdge: SwipeActions] = [:]

  /// What the control beside the row does while the list is being edited.
  package var editing: RowEditing?

  /// Whether the user may move the row; nil if no modifier says so.
  package var isReorderable: Bool?

  /// What a context menu shows.
  package var menu: RowMenu?

  /// What counts as having been seen.
  package var impressions: [Impression] = []

  /// What the cell shows beside the component.
  package var look = RowAppearance()

  /// How the row comes and leaves; nil if no modifier says so.
  package var transitions: RowTransitions?

  /// Whether the row can be dragged, and what can be dropped onto it, in the order of modifiers.
  package var drags: [DragRule] = []

  /// What a module of layouts keeps about the row, as far as modifiers say it, in their order.
  package var layout: [Any] = []

  package init() {}

  /// Adds what a tap does, as ``Component/onSelect(_:)`` says, also of a component that takes none
  /// by itself.
  mutating func addTap(_ action: @escaping @MainActor () -> Void) {
    onSelect.append(action)
    isSelectable = true
  }

  /// Adds what is said after these: it goes before what contradicts it, and comes on top of what
  /// does not.
  mutating func add(_ later: RowTraits) {
    onSelect += later.onSelect
    selectability = later.selectability ?? selectability
    deselects = later.deselects || deselects
    for (edge, actions) in later.swipes { swipes[edge, default: SwipeActions()].add(actions) }
    editing = later.editing ?? editing
    isReorderable = later.isReorderable ?? isReorderable
    menu = later.menu ?? menu
    impressions += later.impressions
    look.add(later.look)
    transitions = later.transitions ?? transitions
    drags += later.drags
    layout += later.layout
  }

  /// Lets a row that looks like the system's light up under a finger if a tap does something.
  mutating func highlightIfTappable() {
    guard look.isCard, !onSelect.isEmpty else { return }
    if look.selectionStyle == nil { look.selectionStyle = .default }
    deselects = true
  }

  /// Takes away what a row that takes no touches would do.
  mutating func removeActionsIfUntouchable() {
    guard !look.takesTouches else { return }
    (onSelect, swipes, editing, menu) = ([], [:], nil, nil)
    (isSelectable, isReorderable) = (false, false)
  }

  /// Whether a control or a swipe can do something with the row.
  package var isEditable: Bool { editing != nil || isReorderable == true || !swipes.isEmpty }
}

/// What a cell shows beside its component; what is nil is as the cell's class has it.
@MainActor
package struct RowAppearance {
  package var accessory: RowAccessory?
  package var separator: RowSeparator?
  /// Where the line below the row begins and ends unless a modifier says something: as its content
  /// does.
  package var contentSeparator: RowSeparator?
  package var selectionStyle: UITableViewCell.SelectionStyle?
  package var background: UIColor?
  /// Whether the row, unless it has a background of its own, has that of the table's cells: white
  /// cards in a grouped table, the color of the table in a plain one.
  package var isCard = false
  /// What stands before the accessory: a count or a short text.
  package var badge: String?
  /// Whether the row is dimmed and takes no touches; nil if no modifier says so.
  package var isDisabled: Bool?
  /// Whether bars stand in place of what the row shows; nil if no modifier says so.
  package var isRedacted: Bool?
  /// Called when the row's detail button is tapped.
  package var onAccessoryTap: (@MainActor () -> Void)?

  /// Adds what is said later. What a tap on the accessory does goes with the accessory.
  fileprivate mutating func add(_ later: RowAppearance) {
    if later.accessory != nil {
      (accessory, onAccessoryTap) = (later.accessory, later.onAccessoryTap)
    }
    separator = later.separator ?? separator
    contentSeparator = later.contentSeparator ?? contentSeparator
    selectionStyle = later.selectionStyle ?? selectionStyle
    background = later.background ?? background
    isCard = later.isCard || isCard
    badge = later.badge ?? badge
    isDisabled = later.isDisabled ?? isDisabled
    isRedacted = later.isRedacted ?? isRedacted
  }

  /// Whether anything is as a modifier or the content has it.
  package var isSet: Bool {
    accessory != nil || shownSeparator != nil || selectionStyle != nil || background != nil
      || isCard || badge != nil || !takesTouches
  }
}

extension RowAppearance {
  /// What becomes of the line below the row; nil: it is as the list has it.
  package var shownSeparator: RowSeparator? { separator ?? contentSeparator }

  /// The badge, if there is anything in it that is to be seen.
  package var shownBadge: String? {
    isRedacted == true ? nil : badge.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the row can be touched, selected and reached by keys.
  package var takesTouches: Bool { isDisabled != true && isRedacted != true }
}

/// What stands at the end of a row.
package enum RowAccessory {
  case type(UITableViewCell.AccessoryType)
  case component(AnyComponent)
}

/// What the control beside a row does while the list is being edited.
@MainActor
package enum RowEditing {
  /// Deletes the row, then calls the closure; the title is that of the confirmation.
  case delete(title: String, @MainActor () -> Void)
  /// Calls the closure.
  case insert(@MainActor () -> Void)
}

/// What a context menu shows; entries are made when it opens.
@MainActor
package struct RowMenu {
  package var title: String
  package var makeEntries: @MainActor () -> [UIMenuElement]
}
