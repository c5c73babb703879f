import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

/// A state of a screen, in light or in dark.
struct GalleryPicture: CustomTestStringConvertible, Sendable {
  var screen: String
  var state: String
  var isDark: Bool

  /// Reads what ``name`` writes: `mail-inbox`, `mail-inbox-dark`.
  init(_ name: String) {
    isDark = name.hasSuffix("-dark")
    let parts = (isDark ? String(name.dropLast(5)) : name).split(separator: "-")
    screen = parts.dropLast().joined(separator: "-")
    state = parts.last.map(String.init) ?? ""
  }

  var name: String { "\(screen)-\(state)" + (isDark ? "-dark" : "") }
  var testDescription: String { name }

  /// One or two of every screen. Dates are left out, because they differ between time zones.
  static let all = [
    "home-list", "home-list-dark", "hello-three", "todo-tasks", "todo-completed-dark", "todo-empty",
    "profile-empty-dark", "profile-gender", "preferences-rows", "settings-found-dark",
    "settings-airplane", "settings-editing", "settings-confirming-dark", "sign-up-half",
    "food-dishes", "movies-list-dark", "movies-nothing", "mail-inbox", "mail-editing-dark",
    "mail-swiping", "mail-menu-dark", "mail-found", "chat-end", "chat-reading-dark",
    "controls-buttons", "controls-text-dark", "million-rows-middle", "album-featured",
    "feed-comments", "counter-many-dark", "flextodo-done", "layouts-all", "catalog-list",
    "catalog-listrow-variants", "catalog-card-variants-dark", "catalog-errorrow-variants",
    "presentations-alert", "presentations-actions-dark", "presentations-sheet-dark",
    "presentations-tabs", "shelves-top", "shelves-scrolled-dark", "front-page-top",
    "carousel-first-dark", "static-grid-all", "color-grid-cards-dark", "adaptive-grid-cards",
    "waterfall-top", "list-layout-done-dark", "kyoto-scrolled", "magazine-middle",
  ].map(GalleryPicture.init)
}

/// Screens as they were when somebody looked at them last: `make record-pictures` records them
/// anew, and `git diff` then says which have changed.
@MainActor
@Suite(.serialized, .closesWindows) struct PictureTests {
  @Test(arguments: GalleryPicture.all)
  func `the screen looks as it does in its reference picture`(_ picture: GalleryPicture) throws {
    let screen = try #require(GalleryScreen.all.first { $0.name == picture.screen })
    let state = try #require(screen.states.first { $0.name == picture.state })
    let stage = TestStage(root: GalleryScreen.makeNavigation(), isDark: picture.isDark)
    stage.display.scale = 1
    stage.display.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    stage.bring(to: state, of: screen)
    try stage.expectPicture(picture.name)
  }
}
