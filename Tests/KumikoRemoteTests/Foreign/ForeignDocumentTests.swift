import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// Documents of four other systems, as they are written there, are converted to ours and shown:
/// whatever those can say, ours can.
@MainActor
@Suite("Documents of other systems", .closesWindows, .timeLimit(.minutes(10)))
struct ForeignDocumentTests {
  /// `FOREIGN_DOCUMENTS=1000` makes as many of each system, and with `FOREIGN_FOLDER` what they
  /// become is written there.
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let count =
    environment["FOREIGN_DOCUMENTS"].flatMap { UInt64($0) } ?? 80

  private func convert(_ document: ForeignDocument) throws -> ScreenDocument {
    switch document.system {
    case .adaptiveCards: try AdaptiveCards.convert(document.text)
    case .divKit: try DivKit.convert(document.text)
    case .jasonette: try Jasonette.convert(document.text)
    case .hyperview: try Hyperview.convert(document.text)
    }
  }

  @Test(
    "are read without a problem, seen in reading order, and filled in",
    arguments: ForeignDocument.System.allCases)
  func generated(system: ForeignDocument.System) throws {
    for seed in 0..<Self.count {
      try check(ForeignGenerators.document(system, seed: seed), isXML: seed.isMultiple(of: 2))
    }
  }

  @Test("as people write them are, too", arguments: ForeignFixtures.all)
  func written(document: ForeignDocument) throws {
    try check(document, isXML: false)
    try check(document, isXML: true)
  }

  private func check(_ document: ForeignDocument, isXML: Bool) throws {
    let converted = try convert(document)
    let writer = DocumentWriter(schema: ScreenRegistry.stock)
    let text = isXML ? writer.xml(converted) : writer.json(converted)
    if let folder = Self.environment["FOREIGN_FOLDER"] {
      let name = document.name.replacing(" ", with: "-") + (isXML ? ".xml" : ".json")
      try text.write(
        to: URL(fileURLWithPath: folder).appendingPathComponent(name), atomically: true,
        encoding: .utf8)
    }
    let reading = RemoteScreen.read(
      Data(text.utf8), file: document.name, url: URL(string: "https://example.com/screen"))
    #expect(reading.problems.lines == [], "\(document.name)\n\(document.text)\n\(text)")
    let screen = try #require(reading.screen, "\(document.name)")
    #expect(screen.authorWarnings.map(\.description) == [], "\(document.name)\n\(text)")
    try show(screen, document, text)
  }

  private func show(_ screen: RemoteScreen, _ document: ForeignDocument, _ text: String) throws {
    let controller = RemoteScreenController(screen, images: NoImages())
    var problems: [String] = []
    controller.onProblem = { problems.append($0.description) }
    // Everything is in view.
    let stage = TestStage(root: controller, size: CGSize(width: 390, height: 8_000))
    defer { stage.close() }
    stage.settle()
    #expect(
      seen(in: controller.listView) == document.seen,
      "\(document.name)\n\(stage.texts)\n\(text)\n\(document.text)")
    for input in document.inputs {
      try fill(input, stage, controller, document)
    }
    #expect(problems == [], "\(document.name)\n\(text)")
  }

  /// The numbers of the texts in a view, parents before children, rows from top to bottom.
  private func seen(in view: UIView) -> [Int] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let isList = view is UIScrollView && !(view is UITextView)
    let views =
      isList
      ? view.subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      : view.subviews
    return words(of: view).flatMap { ForeignDocument.numbers(in: $0) }
      + views.flatMap { seen(in: $0) }
  }

  private func words(of view: UIView) -> [String] {
    switch view {
    case let label as UILabel: [label.text ?? label.attributedText?.string ?? ""]
    case let field as UITextField: [field.placeholder ?? ""]
    default: []
    }
  }

  // MARK: Filling in

  private func fill(
    _ input: ForeignInput, _ stage: TestStage, _ controller: RemoteScreenController,
    _ document: ForeignDocument
  ) throws {
    let path = "state.\(input.id)"
    switch input.kind {
    case .line, .lines:
      if case .lines = input.kind {
        // The text stands over its placeholder.
        let label = try stage.view(called: input.prompt)
        try stage.tap(try #require(Self.sibling(UITextView.self, of: label), "\(document.name)"))
      } else {
        try stage.tap(on: input.prompt)
      }
      stage.settle()
      try stage.type("Ada")
      stage.settle()
      #expect(controller.model.state(at: path) == "Ada", "\(document.name): \(input.prompt)")
      controller.view.endEditing(true)
    case .toggle:
      let label = try stage.view(called: input.prompt)
      let control = try #require(Self.sibling(UISwitch.self, of: label), "\(document.name)")
      try stage.tap(control)
      stage.settle()
      #expect(controller.model.state(at: path) == true, "\(document.name): \(input.prompt)")
    case .choice(let title, let value):
      try stage.tap(on: title)
      stage.settle()
      #expect(controller.model.state(at: path) == .string(value), "\(document.name): \(title)")
    case .several(let title, let value):
      try stage.tap(on: title)
      stage.settle()
      #expect(
        controller.model.state(at: path) == .list([.string(value)]), "\(document.name): \(title)")
    }
    stage.settle()
  }

  /// The nearest view of a type beside another one.
  private static func sibling<View: UIView>(_ type: View.Type, of view: UIView) -> View? {
    var parent = view.superview
    while let view = parent {
      if let found = descendant(type, of: view) { return found }
      parent = view.superview
    }
    return nil
  }

  private static func descendant<View: UIView>(_ type: View.Type, of view: UIView) -> View? {
    if let view = view as? View { return view }
    return view.subviews.lazy.compactMap { descendant(type, of: $0) }.first
  }
}

/// Pictures that never come.
private struct NoImages: ScreenImageLoading {
  func data(at url: URL) async throws -> Data {
    try await Task.sleep(nanoseconds: 3_600_000_000_000)
    throw CancellationError()
  }
}
