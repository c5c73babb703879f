import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// All pairs of three rows over two sections, rendered into a real table one after the other. An
/// illegal batch would trap; what is shown must be the data every time.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(5))) struct `Every pair of small worlds` {
  @Test func `is shown as it is by a table`() async {
    let stage = TableStage()
    stage.updater.isAnimationEnabled = false
    await stage.showEveryPair()
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `is shown with changing headers, footers and rows, while earlier animations run`(
    style: UITableView.Style
  ) {
    let stage = TableStage(style: style)
    stage.showWorldsWithContent()
  }
}
