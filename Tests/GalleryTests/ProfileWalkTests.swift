import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `Filling in the Profile form` {
  @Test func `by touches and keys alone leaves everything in the profile`() throws {
    let screen = ProfileViewController()
    let navigation = GalleryScreen.makeNavigation()
    navigation.pushViewController(screen, animated: false)
    let stage = TestStage(root: navigation)
    stage.settle()
    let pictures = try Walk(script: "profile-steps").perform(on: stage)
    #expect(pictures.count == 11)
    let profile = screen.profile
    #expect(profile.name == "Mia Tanaka Jr")
    #expect(profile.gender == .female)
    #expect(try #require(profile.birthday) > Profile.usualBirthday)
    #expect(profile.note.split(separator: "\n").count == 3)
    #expect(screen.showsDetails)
    #expect(screen.openPicker == nil)
    #expect(profile.email == "mia@example.com")
    #expect(profile.phone == "+81 75 123 4567")
  }
}
