import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `Tidying the mailbox` {
  private let screen = MailViewController()
  private let stage: TestStage

  init() {
    let navigation = GalleryScreen.makeNavigation()
    navigation.pushViewController(screen, animated: false)
    stage = TestStage(root: navigation)
    stage.settle()
  }

  @Test func `by touches and keys alone does what is asked for`() throws {
    let pictures = try Walk(script: "mail-steps").perform(on: stage) { picture in
      #expect(isAsItShouldBe(at: picture), "\(picture): \(subjects), \(picked ?? [])")
    }
    #expect(pictures.count == 20)
  }

  private var subjects: [String] { screen.inbox.mails.prefix(3).map(\.subject) }

  private var picked: [Int]? { screen.tableView.indexPathsForSelectedRows?.map(\.row).sorted() }

  private func shows(_ texts: String...) -> Bool { texts.allSatisfy(stage.texts.contains) }

  /// Whether the screen is as the walk should have made it by the time of a picture.
  private func isAsItShouldBe(at picture: String) -> Bool {
    switch picture {
    case "inbox": subjects[1] == "Rice paper"
    case "swiping", "actions open": shows("Flag", "Delete") && subjects[1] == "Rice paper"
    case "deleting": subjects[1] == "Photographs"
    case "deleted": subjects[1] == "Photographs" && !shows("Flag")
    case "menu", "menu by keys": shows("Mark as read", "Unflag", "Move", "Delete")
    case "nested menu": shows("To the top", "To the end") && !shows("Unflag")
    case "moved to the top": subjects[0] == "Photographs" && !shows("To the top")
    case "editing": screen.isEditing && picked == nil
    case "two picked": picked == [1, 2] && shows("2 selected")
    case "carrying": picked == [1, 2] && subjects[0] == "Photographs"
    case "put down": picked == [2, 3] && subjects[0] == "Re: Chisels"
    case "done": picked == nil && shows("Inbox")
    case "searching": shows("Cancel", "Unread", "Re: Chisels")
    case "found": shows("The screen for the tea house", "Invoice 2041") && !shows("Re: Chisels")
    case "unread only": shows("The screen for the tea house") && !shows("Invoice 2041")
    case "search left": shows("Re: Chisels") && !shows("Cancel")
    case "refreshing", "refreshed": screen.tableView.refreshControl?.isRefreshing == true
    default: false
    }
  }
}
