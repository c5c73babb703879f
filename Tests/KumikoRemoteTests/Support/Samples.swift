import Foundation
import KumikoDocuments
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

/// A document on a stage.
@MainActor
final class DocumentStage {
  let controller: RemoteScreenController
  let stage: TestStage
  private let log: ProblemLog
  var problems: [DocumentProblem] { log.problems }

  init(
    _ words: String, registry: ScreenRegistry = .stock,
    limits: DocumentLimits = DocumentLimits(), size: CGSize = CGSize(width: 390, height: 844),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let reading = RemoteScreen.read(
      Data(words.utf8), file: "test.json", registry: registry, limits: limits)
    let screen = try #require(
      reading.screen, "\(reading.problems.lines)", sourceLocation: sourceLocation)
    controller = SpyController(
      screen,
      environment: ScreenEnvironment(
        locale: Locale(identifier: "en_US"), timeZone: .gmt,
        now: Date(timeIntervalSince1970: 1_780_000_000)))
    let log = ProblemLog(reading.problems.all)
    self.log = log
    controller.onProblem = { log.problems.append($0) }
    stage = TestStage(root: UINavigationController(rootViewController: controller), size: size)
    stage.settle()
  }

  var spy: SpyController? { controller as? SpyController }
  /// The pictures that were asked for: there is nobody to load them.
  var asked: [String] {
    problems.filter { $0.code == .imageNotLoaded }
      .map { String($0.message.prefix { $0 != ":" }) }
  }
  var texts: [String] { stage.texts.filter { !$0.isEmpty } }

  func show(_ words: String) throws {
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json")
    controller.show(try #require(reading.screen))
    stage.settle()
  }
}

@MainActor
private final class ProblemLog {
  var problems: [DocumentProblem]
  init(_ problems: [DocumentProblem]) { self.problems = problems }
}

extension TestStage {
  /// Waits until something holds, at most ten seconds.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) async throws {
    for _ in 0..<2_000 {
      settle()
      if holds() { return }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    Issue.record("never: \(what)", sourceLocation: sourceLocation)
  }
}

/// Notes what a document asks of the app.
final class SpyController: RemoteScreenController {
  private(set) var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func navigate(to url: URL) { log.append("navigate \(url.absoluteString)") }
  override func open(_ url: URL) { log.append("open \(url.absoluteString)") }
  override func refresh() async { log.append("refresh") }
  override func dismiss() { log.append("dismiss") }

  override func count(_ impression: ScreenImpression) {
    let variant = impression.experiment.map { " of \($0)" } ?? ""
    log.append("saw \(impression.name) on \(impression.screenID ?? "?")\(variant)")
  }

  override func submit(
    _ form: [String: RemoteValue], to url: URL, method: String
  ) async throws -> [String: String] {
    log.append("\(method) \(url.absoluteString) \(form.keys.sorted())")
    return form["name"] == .string("") ? ["name": "Who are you?"] : [:]
  }
}
