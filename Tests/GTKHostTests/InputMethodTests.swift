import Foundation
import Testing
import UIKit

@testable import GTKHost

/// Needs a display, such as Xvfb; is left out where there is none.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
struct InputMethodTests {
  /// GTK calls a method for as long as its context lives.
  private static var methods: [InputMethod] = []

  private func makeMethod() throws -> InputMethod {
    let display = WindowTests.display
    try #require(display.prepare())
    let canvas = try #require(CanvasWidget.make(owner: display))
    let method = InputMethod(canvas: canvas) { _ in }
    Self.methods.append(method)
    return method
  }

  @Test func `a password that is shown and hidden while it is typed is followed`() throws {
    let method = try makeMethod()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    method.follow(field)
    let shown = try #require(method.manners)
    #expect(shown.composes)
    field.isSecureTextEntry = true
    method.follow(field)
    let hidden = try #require(method.manners)
    #expect(!hidden.composes)
    #expect(hidden.purpose != shown.purpose)
    field.isSecureTextEntry = false
    method.follow(field)
    #expect(method.manners == shown)
  }
}
