import Foundation
import Kumiko
import Testing
import UIKit

@testable import KumikoLive

@MainActor
@Suite("LibraryWatcher", .serialized) struct LibraryWatcherTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("live-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var file: URL { folder.appendingPathComponent("library.so") }

  /// Any library that the system has.
  private func build(_ name: String) throws {
    let found = try #require(
      ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/lib64"]
        .map { "\($0)/\(name)" }.first(where: FileManager.default.fileExists))
    try? FileManager.default.removeItem(at: file)
    let target = URL(fileURLWithPath: found).resolvingSymlinksInPath()
    try FileManager.default.copyItem(at: target, to: file)
  }

  @Test("loads a library that appears, once, and again when it is built anew")
  func loads() throws {
    let watcher = LibraryWatcher(file: file)
    #expect(!watcher.check())
    try build("libm.so.6")
    #expect(watcher.check())
    #expect(!watcher.check())
    try build("libz.so.1")
    #expect(watcher.check())
  }

  @Test("what lies there from before is old")
  func old() throws {
    try build("libm.so.6")
    #expect(!LibraryWatcher(file: file).check())
  }

  @Test("its timer ends with it, or when it is stopped or started anew")
  func timers() throws {
    var watcher: LibraryWatcher? = LibraryWatcher(file: file)
    watcher?.start()
    let first = try #require(watcher?.timer)
    watcher?.start(every: 1)
    let second = try #require(watcher?.timer)
    #expect(!first.isValid)
    #expect(second.isValid)
    watcher?.stop()
    #expect(!second.isValid)
    watcher?.start()
    let third = try #require(watcher?.timer)
    watcher = nil
    #expect(!third.isValid)
  }

  @Test("what is no library is reported, and components are left alone")
  func noLibrary() throws {
    let watcher = LibraryWatcher(file: file)
    var reasons: [String] = []
    watcher.didFail = { reasons.append($0) }
    try Data("nothing".utf8).write(to: file)
    #expect(!watcher.check())
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("could not be loaded") == true)
  }

  @Test("components are rendered anew after a library was loaded, and keep their state")
  func renders() throws {
    LiveRefresh.begin()
    defer { LiveRefresh.end() }
    let view = GreetingView(frame: .zero)
    view.state = 3
    view.renderComponent(size: CGSize(width: 100, height: 100))
    let fixed = FixedGreetingView(frame: .zero)
    fixed.renderComponent(size: CGSize(width: 100, height: 100))
    let unrendered = GreetingView(frame: .zero)
    greeting = "Good evening"
    defer { greeting = "Hello" }
    let watcher = LibraryWatcher(file: file)
    try build("libm.so.6")
    watcher.check()
    #expect(view.text == "Good evening 3")
    #expect(fixed.text == "Good evening 0")
    #expect(unrendered.text == nil)
  }

  @Test("without begin, or after end, nothing is rendered")
  func idle() {
    let before = GreetingView(frame: .zero)
    before.renderComponent(size: CGSize(width: 100, height: 100))
    LiveRefresh.begin()
    let between = GreetingView(frame: .zero)
    between.renderComponent(size: CGSize(width: 100, height: 100))
    LiveRefresh.end()
    greeting = "Good evening"
    defer { greeting = "Hello" }
    LiveRefresh.refresh()
    #expect(before.text == "Hello 0")
    #expect(between.text == "Hello 0")
  }
}

/// Stands for code that is replaced.
@MainActor private var greeting = "Hello"

private final class GreetingView: ComponentView<Int> {
  override func construct() -> any ElementTree {
    Element<UILabel>().set(\.text, "\(greeting) \(state ?? 0)")
  }

  var text: String? { label(in: self)?.text }
}

private final class FixedGreetingView: StaticComponentView<Int> {
  override func construct() -> any ElementTree {
    Element<UILabel>().set(\.text, "\(greeting) \(state ?? 0)")
  }

  var text: String? { label(in: self)?.text }
}

@MainActor
private func label(in view: UIView) -> UILabel? {
  (view as? UILabel) ?? view.subviews.lazy.compactMap { label(in: $0) }.first
}
