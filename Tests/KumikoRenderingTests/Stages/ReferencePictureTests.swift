import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Reference pictures` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("reference-\(UUID().uuidString)")

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

  @Test func `a missing one is written, fails once and is met from then on`() throws {
    let (stage, _) = makeStage(.blue)
    #expect(throws: ReferencePictureError.self) {
      try stage.expectPicture("square", file: testFile)
    }
    let written = folder.appendingPathComponent("Pictures/square.png")
    #expect(try Data(contentsOf: written) == stage.picture)
    try stage.expectPicture("square", file: testFile)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a screen that differs fails and names both pictures`() throws {
    let (stage, square) = makeStage(.blue)
    _ = try? stage.expectPicture("changed", file: testFile)
    square.backgroundColor = .green
    stage.runFrame()
    let error = #expect(throws: ReferencePictureError.self) {
      try stage.expectPicture("changed", file: testFile)
    }
    #expect(error?.description.contains("changed: 400 pixels") == true)
    #expect(error?.description.contains("changed-difference.png") == true)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `another size of the screen fails`() throws {
    let (stage, _) = makeStage(.blue)
    _ = try? stage.expectPicture("size", file: testFile)
    stage.close()
    let other = TestStage(size: CGSize(width: 50, height: 40))
    #expect(throws: ReferencePictureError.self) {
      try other.expectPicture("size", file: testFile)
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `few pixels and small differences are let pass`() throws {
    let (stage, square) = makeStage(UIColor(white: 0.5, alpha: 1), side: 1)
    _ = try? stage.expectPicture("near", file: testFile)
    square.backgroundColor = UIColor(white: 0.52, alpha: 1)
    stage.runFrame()
    try stage.expectPicture("near", file: testFile)
    square.backgroundColor = .red
    stage.runFrame()
    try stage.expectPicture("near", allowedShare: 0.01, file: testFile)
    #expect(throws: ReferencePictureError.self) {
      try stage.expectPicture("near", allowedShare: 0, file: testFile)
    }
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
