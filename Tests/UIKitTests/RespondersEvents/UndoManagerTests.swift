import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `An undo manager` {
  @MainActor
  final class Counter {
    var value = 0

    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  let manager = UndoManager()
  let counter = Counter()

  @Test func `takes back and does again, the last first`() {
    manager.groupsByEvent = false
    for value in [1, 2] {
      manager.beginUndoGrouping()
      counter.set(value, manager)
      manager.setActionName("set \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoMenuItemTitle == "Undo set 2")
    manager.undo()
    #expect(counter.value == 1)
    #expect(manager.redoMenuItemTitle == "Redo set 2")
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    manager.undo()
    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
    #expect(!manager.canRedo)
    manager.undo()
    manager.beginUndoGrouping()
    counter.set(7, manager)
    manager.endUndoGrouping()
    #expect(!manager.canRedo)
  }

  @Test func `takes back together what was registered in one event`() {
    counter.set(1, manager)
    counter.set(2, manager)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `ends a group that was begun in an event before`() {
    let stage = Stage()
    manager.beginUndoGrouping()
    counter.set(1, manager)
    stage.frame()
    #expect(manager.groupingLevel == 2)
    counter.set(2, manager)
    manager.endUndoGrouping()
    stage.frame()
    #expect(manager.groupingLevel == 0)
    counter.set(3, manager)
    stage.frame()
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `does nothing for targets that are gone, or that it forgot`() {
    var gone: Counter? = Counter()
    gone?.set(1, manager)
    gone = nil
    manager.undo()
    counter.set(1, manager)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    manager.undo()
    #expect(counter.value == 1)
    manager.disableUndoRegistration()
    counter.set(2, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  @Test func `keeps as many groups as it is told`() {
    manager.levelsOfUndo = 2
    manager.groupsByEvent = false
    for value in 1...4 {
      manager.beginUndoGrouping()
      counter.set(value, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    manager.undo()
    #expect(!manager.canUndo)
    #expect(counter.value == 2)
  }

  @Test func `is found by the responders of a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager === window.undoManager)
    #expect(window.undoManager != nil)
  }
}
