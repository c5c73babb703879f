import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

/// A screen of a test's server on a stage.
@MainActor
final class ServedStage {
  let controller: ServedScreenController
  let navigation: UINavigationController
  let stage: TestStage

  /// - Parameters:
  ///   - change: Changes how screens are loaded; waits are a hundredth of what they are.
  ///   - serve: Changes what the screen is shown with.
  init(
    _ url: URL, _ change: (inout LoadingOptions) -> Void = { _ in },
    serve: (inout ScreenService) -> Void = { _ in }
  ) {
    var options = LoadingOptions()
    options.clock = .fast(100)
    options.random = { 0 }
    change(&options)
    var service = ScreenService(loader: ScreenLoader(options))
    serve(&service)
    controller = ServedScreenController(
      url, service: service,
      environment: ScreenEnvironment(locale: Locale(identifier: "en_US"), timeZone: .gmt))
    navigation = UINavigationController(rootViewController: controller)
    stage = TestStage(root: navigation, size: CGSize(width: 390, height: 844))
    stage.settle()
  }

  var texts: [String] { stage.texts.filter { !$0.isEmpty } }

  /// Waits until something holds, at most ten seconds.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: () -> Bool
  ) async throws {
    for _ in 0..<2_000 {
      stage.settle()
      if holds() { return }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    Issue.record("never: \(what); there is \(texts)", sourceLocation: sourceLocation)
  }

  /// Waits until a text is seen.
  func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait("\"\(text)\"", sourceLocation: sourceLocation) { texts.contains(text) }
  }
}

/// Documents for servers of tests.
enum ServedDocuments {
  /// A screen of rows.
  static func rows(
    _ rows: [String], id: String = "s", more: String = ""
  ) -> String {
    let list = rows.map { #"{"type":"ListRow","id":"\#($0)","title":"\#($0)"}"# }
    return #"{"kumiko":"1.0","type":"Screen","id":"\#(id)",\#(more)"sections":["#
      + #"{"type":"Section","id":"all","rows":[\#(list.joined(separator: ","))]}]}"#
  }
}

/// Lets an answer wait for the test.
final class TestGate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func wait() { _ = semaphore.wait(timeout: .now() + 10) }
}
