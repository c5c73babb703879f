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

  @Test func `a text that the app sets meanwhile ends what is composed`() throws {
    let method = try makeMethod()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(method.show("n", caret: 1, in: field))
    #expect(method.show("ni", caret: 2, in: field))
    #expect(field.markedTextRange != nil)
    let change = UIAction { [weak field] _ in field?.text = field?.text?.uppercased() }
    field.addAction(change, for: .editingChanged)
    #expect(!method.show("nih", caret: 3, in: field))
    #expect(field.text == "NIH")
    #expect(!method.show("a", caret: 1, in: field))
    #expect(field.text == "NIHA")
  }

  @Test func `a text that refuses what is composed ends nothing`() throws {
    let method = try makeMethod()
    let (field, owner) = (UITextField(), Refusing())
    field.delegate = owner
    #expect(method.show("n", caret: 1, in: field))
    #expect(field.text == "")
    #expect(field.delegate === owner)
  }
}

/// Has a field take nothing.
private final class Refusing: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { false }
}

@Suite struct CaretPlaceTests {
  private func numbers(_ rect: CGRect) -> [Int32] {
    let place = rect.wholePoints
    return [place.x, place.y, place.width, place.height]
  }

  @Test func `a caret's place is in whole points`() {
    #expect(numbers(CGRect(x: 1.5, y: -2.5, width: 2, height: 20)) == [1, -3, 3, 21])
    #expect(numbers(CGRect(x: 4, y: 5, width: 0, height: 0)) == [4, 5, 1, 1])
  }

  @Test func `a caret may be of any size and anywhere`() {
    #expect(numbers(CGRect(x: 1, y: 2, width: 1e300, height: 3)) == [1, 2, 1_000_000_000, 3])
    #expect(numbers(CGRect(x: -1e300, y: 2, width: 3, height: 4)) == [-1_000_000_000, 2, 1, 4])
    #expect(numbers(CGRect(x: 1, y: 2, width: 3, height: CGFloat.infinity))[3] == 1_000_000_000)
    #expect(numbers(CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4)) == [0, 2, 1, 4])
  }
}
