import Foundation
import KumikoRemote
import Testing

/// The guide's document is one.
@Suite("Guides/RemoteScreens.md")
struct GuideTests {
  @Test("Its screen of a tea house is read without problems and warnings")
  func teaHouse() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Guides/RemoteScreens.md"), encoding: .utf8)
    let section = try #require(guide.range(of: "## From a picture to a served screen"))
    let form = /```json\n(.*?)```/.dotMatchesNewlines()
    let document = try #require(guide[section.upperBound...].firstMatch(of: form)).1
    let reading = RemoteScreen.read(Data(document.utf8), file: "house.json")
    #expect(reading.problems.all.map(\.description) == [])
    #expect(try #require(reading.screen).authorWarnings.map(\.description) == [])
  }
}
