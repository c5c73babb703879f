import Foundation
import QuartzCore

// Foundation on Linux has no undo manager; UIKit's responders have one.

/// Remembers how to take back what the user has done, and how to do it again.
///
/// ```swift
/// func show(_ new: [Mail]) {
///   undoManager?.registerUndo(withTarget: self) { [mails] in $0.show(mails) }
///   mails = new
/// }
/// ```
///
/// What is registered in one event is taken back together. What is registered while something is
/// taken back does it again.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// How to take one change back.
  private struct Action {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  /// Changes that are taken back together.
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  /// Whether the outermost group was opened by itself, and ends with the event.
  private var isEventGroup = false
  private var disabledCount = 0

  /// Makes a manager that has nothing to take back.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers how to take a change back. Nothing is done any more when the target is gone.
  ///
  /// - Parameters:
  ///   - target: Who takes it back; not retained.
  ///   - handler: Called with the target.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(
        groupsByEvent, "registerUndo(withTarget:handler:) was called without an open undo group.")
      openEventGroup()
    }
    if !isUndoing, !isRedoing { undone = [] }
    open[open.count - 1].actions.append(
      Action(target: target) { [weak target] in target.map(handler) })
  }

  /// Whether anything is registered; true by default.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Registers nothing until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Registers again.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration() was called too often.")
    disabledCount -= 1
  }

  /// How many groups can be taken back; 0, the default, for any number.
  open var levelsOfUndo = 0 { didSet { limit() } }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    done.removeFirst(max(0, done.count - levelsOfUndo))
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
  }

  // MARK: Groups

  /// Whether what is registered in one event is a group; true by default.
  open var groupsByEvent = true

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Opens a group, inside the one that is open.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    open.append(Group())
  }

  /// Ends the group that was opened last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      preconditionFailure("endUndoGrouping() was called without an open undo group.")
    }
    if open.isEmpty { return push(group) }
    open[open.count - 1].actions += group.actions
    if !group.name.isEmpty { open[open.count - 1].name = group.name }
    // The group may have been begun in an event before this one.
    if isEventGroup, open.count == 1 { endEventGroupAfterFrame() }
  }

  private func push(_ group: Group) {
    isEventGroup = false
    guard !group.actions.isEmpty else { return }
    if isUndoing { undone.append(group) } else { done.append(group) }
    limit()
  }

  private func openEventGroup() {
    isEventGroup = true
    open = [Group()]
    endEventGroupAfterFrame()
  }

  private func endEventGroupAfterFrame() {
    FrameLoop.shared.afterFrame { [weak self] in self?.endEventGroup() }
  }

  /// Ends the group that was opened by itself, if no other one is open in it.
  private func endEventGroup() {
    if isEventGroup, open.count == 1 { endUndoGrouping() }
  }

  // MARK: Undoing

  /// Whether there is something to take back.
  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether there is something to do again.
  open var canRedo: Bool { !undone.isEmpty }

  /// Whether something is being taken back.
  open private(set) var isUndoing = false

  /// Whether something is being done again.
  open private(set) var isRedoing = false

  /// Takes the last group back. Does nothing without one.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Takes the last group back that has ended. Does nothing without one.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, open.isEmpty, let group = done.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Does again what was taken back last. Does nothing if nothing was.
  open func redo() {
    endEventGroup()
    guard !isUndoing, !isRedoing, open.isEmpty, let group = undone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  private func perform(_ group: Group) {
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { action.perform() }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets everything.
  open func removeAllActions() { (done, undone, open, isEventGroup) = ([], [], [], false) }

  /// Forgets what a target was to do.
  open func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === target as AnyObject }
        return group
      }
    }
    done = without(done).filter { !$0.actions.isEmpty }
    undone = without(undone).filter { !$0.actions.isEmpty }
    open = without(open)
  }

  // MARK: Names

  /// Says what the group that is open is called in menus.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !done.isEmpty { done[done.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// What is taken back next; an empty text if that has no name.
  open var undoActionName: String { (open.last { !$0.actions.isEmpty } ?? done.last)?.name ?? "" }

  /// What is done again next; an empty text if that has no name.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// What a menu says for taking back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// What a menu says for doing again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu says for taking something back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What a menu says for doing something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
