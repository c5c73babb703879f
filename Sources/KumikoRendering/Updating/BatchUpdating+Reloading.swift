import KumikoDiff
import UIKit

extension BatchUpdating {
  func performReload<C>(
    using stagedChangeset: StagedChangeset<C>, animations: Animations,
    interrupt: ((Changeset<C>) -> Bool)?, setData: (C) -> Void
  ) {
    guard let last = stagedChangeset.last else { return }
    if window == nil {
      setData(last.data)
      return reloadData()
    }
    for changeset in stagedChangeset {
      if let interrupt, interrupt(changeset) {
        setData(last.data)
        return reloadData()
      }
      performBatch {
        setData(changeset.data)
        for operation in changeset.operations() { perform(operation, animations: animations) }
      } completion: {
      }
    }
  }
}
