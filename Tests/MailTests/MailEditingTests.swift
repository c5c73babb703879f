import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import MailExample

@MainActor
@Suite(.serialized, .closesWindows) struct `Messages that are edited` {
  private func misfits(in list: UICollectionView) -> [CGFloat] {
    list.visibleCells.compactMap { cell in
      let wanted = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return abs(wanted.height - cell.bounds.height) < 1 ? nil : cell.frame.minY
    }
  }

  @Test func `are as high as their texts beside the circles`() throws {
    let store = MailStore()
    let navigation = UINavigationController(rootViewController: MailboxesViewController(store))
    let stage = TestStage(root: navigation, size: CGSize(width: 390, height: 844))
    stage.settle()
    try stage.tap(on: "All Inboxes")
    stage.settle()
    let inbox = try #require(navigation.topViewController as? InboxViewController)
    for isEditing in [true, false] {
      inbox.setEditing(isEditing, animated: true)
      stage.settle()
      #expect(misfits(in: inbox.listView) == [])
    }
  }
}
