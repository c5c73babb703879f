import UIKit

/// What must hold of every kind of list view at any time.
extension FuzzHost {
  /// Everything that is wrong.
  var faults: [String] {
    var faults = account.faults
    check(&faults)
    checkAlive(&faults)
    checkFocus(&faults)
    if isAtRest { checkCalm(&faults) }
    return faults
  }

  private func checkAlive(_ faults: inout [String]) {
    let bound = 3 * account.mostShownCells + 60
    if account.aliveCount > bound { faults.append("\(account.aliveCount) cells are alive") }
  }

  private func checkCalm(_ faults: inout [String]) {
    if completionCount != renderCount {
      faults.append("\(renderCount) renders, but \(completionCount) completions")
    }
    if view.isTracking || view.isDragging || view.isDecelerating {
      faults.append("the list view thinks that it is being scrolled")
    }
  }
}
