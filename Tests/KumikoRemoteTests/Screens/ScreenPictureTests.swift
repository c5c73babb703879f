import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// How pictures of a screen come and go.
@MainActor
@Suite("Pictures of a screen", .closesWindows, .timeLimit(.minutes(1)))
struct ScreenPictureTests {
  private static func screen(_ picture: String) -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", "onRefresh": { "type": "Refresh" },
      "state": { "n": 0 }, "sections": [ { "type": "Section", "id": "only", "rows": [
        { "type": "ImageRow", "id": "p", "image": "\(picture)", "height": 20 },
        { "type": "ListRow", "id": "r", "title": "Again", "onSelect": { "type": "Refresh" } } ] } ] }
    """
  }

  private func read(
    _ words: String, at url: URL? = nil, bytes: Int = 128_000_000
  ) throws -> RemoteScreen {
    var limits = DocumentLimits()
    limits.decodedImageBytes = bytes
    let reading = RemoteScreen.read(Data(words.utf8), file: "test.json", url: url, limits: limits)
    return try #require(reading.screen)
  }

  @Test("are kept while they are shown, and as far as there is room")
  func room() async throws {
    let loader = CountingLoader()
    // There is room for two pictures of 8 by 8 pixels.
    let controller = RemoteScreenController(
      try read(Self.screen("0"), bytes: 512), images: loader)
    let stage = TestStage(root: controller)
    for name in ["0", "1", "2", "3", "4", "4", "3", "0"] {
      controller.show(try read(Self.screen(name), bytes: 512))
      try await stage.wait("picture \(name)") { isShown(in: controller) }
    }
    #expect(loader.asked == ["0", "1", "2", "3", "4", "0"])
  }

  @Test("are tried again when the screen is loaded anew")
  func failures() async throws {
    let loader = CountingLoader()
    loader.fails = true
    let controller = RemoteScreenController(try read(Self.screen("0")), images: loader)
    let stage = TestStage(root: controller)
    var problems: [DocumentProblem.Code] = []
    controller.onProblem = { problems.append($0.code) }
    try await stage.wait("a problem") { problems == [.imageNotLoaded] }
    controller.model.setState("state.n", to: 1)
    stage.settle()
    #expect(loader.asked == ["0"])
    loader.fails = false
    try stage.tap(on: "Again")
    try await stage.wait("the picture") { isShown(in: controller) }
    #expect(loader.asked == ["0", "0"])
  }

  @Test("are those of the address that a version has come from")
  func bases() async throws {
    let loader = CountingLoader()
    let addresses = ["https://example.com/en/front", "https://example.com/de/front"]
    let screens = try addresses.map { try read(Self.screen("0"), at: URL(string: $0)) }
    let controller = RemoteScreenController(screens[0], images: loader)
    let stage = TestStage(root: controller)
    try await stage.wait("the first picture") { isShown(in: controller) }
    controller.show(screens[1])
    try await stage.wait("the second picture") {
      loader.addresses.count == 2 && isShown(in: controller)
    }
    #expect(loader.addresses == ["https://example.com/en/0", "https://example.com/de/0"])
  }

  @Test("are not those that come when the screen has gone and is back")
  func late() async throws {
    let loader = LateLoader()
    let controller = RemoteScreenController(try read(Self.screen("0")), images: loader)
    var problems: [DocumentProblem.Code] = []
    controller.onProblem = { problems.append($0.code) }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestStage(root: navigation)
    navigation.pushViewController(controller, animated: false)
    try await stage.wait("a load") { loader.isWaiting }
    navigation.popViewController(animated: false)
    stage.settle()
    navigation.pushViewController(controller, animated: false)
    try await stage.wait("the picture") { isShown(in: controller) }
    loader.answer()
    try await Task.sleep(nanoseconds: 50_000_000)
    controller.model.setState("state.n", to: 1)
    stage.settle()
    #expect(problems == [])
    #expect(isShown(in: controller))
  }

  private func isShown(in controller: RemoteScreenController) -> Bool {
    func image(in view: UIView) -> Bool {
      (view as? UIImageView)?.image?.size == CGSize(width: 8, height: 8)
        || view.subviews.contains { image(in: $0) }
    }
    return image(in: controller.listView)
  }
}

/// Has a picture of 8 by 8 pixels at every address, and notes which were asked for.
private final class CountingLoader: ScreenImageLoading {
  private let lock = NSLock()
  nonisolated(unsafe) private var urls: [URL] = []
  nonisolated(unsafe) private var isBroken = false

  var asked: [String] { lock.withLock { urls.map(\.lastPathComponent) } }
  var addresses: [String] { lock.withLock { urls.map(\.absoluteString) } }
  var fails: Bool {
    get { lock.withLock { isBroken } }
    set { lock.withLock { isBroken = newValue } }
  }

  @MainActor fileprivate static let picture: Data = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    return image.pngData() ?? Data()
  }()

  func data(at url: URL) async throws -> Data {
    lock.withLock { urls.append(url) }
    if fails { throw CocoaError(.fileNoSuchFile) }
    return await MainActor.run { Self.picture }
  }
}

/// Has a picture at every address, but for the first that it is asked for: of that it brings nothing
/// before it is told to, and something else then.
private final class LateLoader: ScreenImageLoading {
  private let lock = NSLock()
  nonisolated(unsafe) private var hasBegun = false
  nonisolated(unsafe) private var waiting: CheckedContinuation<Void, Never>?

  var isWaiting: Bool { lock.withLock { waiting != nil } }

  func answer() {
    let first = lock.withLock { waiting }
    first?.resume()
  }

  func data(at url: URL) async throws -> Data {
    let isFirst = lock.withLock {
      defer { hasBegun = true }
      return !hasBegun
    }
    guard isFirst else { return await MainActor.run { CountingLoader.picture } }
    await withCheckedContinuation { continuation in
      lock.withLock { waiting = continuation }
    }
    return Data("no picture".utf8)
  }
}
