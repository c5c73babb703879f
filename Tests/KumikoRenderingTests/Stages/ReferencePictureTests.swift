import KumikoTesting
import Synchronization
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Reference pictures` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reference-\(UUID().uuidString)")

  private var picturesFolder: URL { folder.appendingPathComponent("Pictures") }

  private var testFile: String { folder.appendingPathComponent("SomeTests.swift").path }

  /// A stage with one colored square on white.
  private func makeStage(_ color: UIColor, side: CGFloat = 10) -> (stage: TestStage, UIView) {
    let view = UIView()
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 5, y: 5, width: side, height: side))
    square.backgroundColor = color
    view.addSubview(square)
    return (TestStage(view: view, size: CGSize(width: 40, height: 40)), square)
  }

  /// What was recorded of pictures in `body`, which goes on after each.
  private func problems(_ body: () throws -> Void) throws -> [String] {
    let problems = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      guard let error = issue.error as? ReferencePictureError else { return false }
      let place = issue.sourceLocation.map { "\($0.fileName):" } ?? ""
      problems.withLock { $0.append("\(place) \(error.description)") }
      return true
    }
    return problems.withLock { $0 }
  }

  @Test func `a missing one is written, fails once and is met from then on`() throws {
    let (stage, _) = makeStage(.blue)
    let problems = try problems { try stage.expectPicture("square", file: testFile) }
    #expect(problems.first?.contains("There was no picture") == true)
    let written = folder.appendingPathComponent("Pictures/square.png")
    #expect(try Data(contentsOf: written) == stage.picture)
    try stage.expectPicture("square", file: testFile)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a screen that differs fails and names both pictures`() throws {
    let (stage, square) = makeStage(.blue)
    _ = try problems { try stage.expectPicture("changed", file: testFile) }
    square.backgroundColor = .green
    stage.runFrame()
    let problem = try #require(
      try problems { try stage.expectPicture("changed", file: testFile) }.first)
    #expect(problem.contains("SomeTests.swift: changed: 400 pixels"))
    #expect(problem.contains("pictures/SomeTests/changed-difference.png"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `another size of the screen fails`() throws {
    let (stage, _) = makeStage(.blue)
    _ = try problems { try stage.expectPicture("size", file: testFile) }
    stage.close()
    let other = TestStage(size: CGSize(width: 50, height: 40))
    #expect(try problems { try other.expectPicture("size", file: testFile) }.count == 1)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a screen without an area is none, also while pictures are recorded`() throws {
    let (stage, _) = makeStage(.blue)
    stage.display.size = .zero
    stage.runFrame()
    let wasRecording = PictureBook.isRecording
    defer { PictureBook.isRecording = wasRecording }
    for isRecording in [false, true] {
      PictureBook.isRecording = isRecording
      let problems = try problems { try stage.expectPicture("nothing", file: testFile) }
      #expect(problems.first?.contains("nothing: the screen has no area") == true)
    }
    #expect(!FileManager.default.fileExists(atPath: picturesFolder.path))
  }

  @Test func `few pixels and small differences are let pass`() throws {
    let (stage, square) = makeStage(UIColor(white: 0.5, alpha: 1), side: 1)
    _ = try problems { try stage.expectPicture("near", file: testFile) }
    square.backgroundColor = UIColor(white: 0.52, alpha: 1)
    stage.runFrame()
    try stage.expectPicture("near", file: testFile)
    square.backgroundColor = .red
    stage.runFrame()
    try stage.expectPicture("near", allowedShare: 0.01, file: testFile)
    #expect(
      try problems { try stage.expectPicture("near", allowedShare: 0, file: testFile) }.count == 1)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `all that are missing are written in one run`() throws {
    let (stage, square) = makeStage(.blue)
    let problems = try problems {
      try stage.expectPicture("first", file: testFile)
      square.backgroundColor = .green
      stage.runFrame()
      try stage.expectPicture("second", file: testFile)
    }
    #expect(problems.count == 2)
    let written = try FileManager.default.contentsOfDirectory(atPath: picturesFolder.path)
    #expect(written.sorted() == ["first.png", "second.png"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `those without a name are named by their test`() throws {
    let (stage, _) = makeStage(.blue)
    _ = try problems {
      try stage.expectPicture(file: testFile)
      try stage.expectPicture(file: testFile)
      try stage.expectPicture(file: testFile, test: "looks(_:)")
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: picturesFolder.path)
    let name = "those-without-a-name-are-named-by-their-test"
    #expect(written.sorted() == ["looks.png", "\(name)-2.png", "\(name).png"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `those without a name are told apart whatever the stage`() throws {
    let (first, _) = makeStage(.blue)
    _ = try problems { try first.expectPicture(file: testFile, test: "looks()") }
    first.close()
    let (second, _) = makeStage(.green)
    _ = try problems {
      try second.expectPicture(file: testFile, test: "looks()")
      for _ in 1...2 { try second.expectPicture(file: testFile, test: "looks()") }
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: picturesFolder.path)
    #expect(written.sorted() == ["looks-2.png", "looks-3.png", "looks-4.png", "looks.png"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `one that is recorded takes the place of no other one of this run`() throws {
    let wasRecording = PictureBook.isRecording
    PictureBook.isRecording = true
    defer { PictureBook.isRecording = wasRecording }
    let (stage, square) = makeStage(.blue)
    try stage.expectPicture("same", file: testFile, line: 1)
    try stage.expectPicture("same", file: testFile, line: 2)
    square.backgroundColor = .green
    stage.runFrame()
    let problem = try #require(
      try problems { try stage.expectPicture("same", file: testFile, line: 3) }.first)
    #expect(problem.contains("asked for at SomeTests.swift:1: give one of them another name"))
    square.backgroundColor = .blue
    stage.runFrame()
    let written = picturesFolder.appendingPathComponent("same.png")
    #expect(try Data(contentsOf: written) == stage.picture)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `one that differs from another of the same name says where that is`() throws {
    let (stage, square) = makeStage(.blue)
    _ = try problems { try stage.expectPicture("twice", file: testFile, line: 1) }
    square.backgroundColor = .green
    stage.runFrame()
    let again = try problems { try stage.expectPicture("twice", file: testFile, line: 1) }
    #expect(again.first?.contains("RECORD_PICTURES=1") == true)
    let other = try problems { try stage.expectPicture("twice", file: testFile, line: 2) }
    #expect(other.first?.contains("asked for at SomeTests.swift:1") == true)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `the difference is red where pixels differ and faded elsewhere`() throws {
    let (stage, square) = makeStage(.blue)
    let before = stage.display.snapshot()
    square.backgroundColor = .green
    stage.runFrame()
    let difference = try #require(stage.display.snapshot().difference(from: before))
    #expect(difference.color(at: CGPoint(x: 10, y: 10)) == UIColor.red.cgColor)
    #expect(difference.color(at: CGPoint(x: 30, y: 30)) == before.color(at: CGPoint(x: 30, y: 30)))
  }
}
