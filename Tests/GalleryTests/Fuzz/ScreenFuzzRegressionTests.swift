import Testing
import _UIKitTestSupport

@testable import ScreenFuzz

/// What random sequences have found, as short as it came to be.
@MainActor
@Suite(.closesWindows) struct `What random hands have found` {
  @Test func `icons that large text leaves no room are not drawn`() async {
    await expectNoFault(
      on: "home", .textSize(11), .wheel(x: 0.5, y: 0.5, points: 500, clicks: 1), .advance(0))
  }

  @Test func `icons come back when a narrow window is wide again`() async {
    await expectNoFault(
      on: "home", .resize(width: 50, height: 844), .resize(width: 390, height: 844), .settle)
  }

  @Test func `keys of the software keyboard are no place for the focus`() async {
    await expectNoFault(
      on: "sign-up", .keyboard(height: 336), .resize(width: 0, height: 0), .tapView(0),
      .key(.tab, shift: true), .key(.space), .resize(width: 390, height: 844), .tapView(0),
      .key(.tab, shift: true), .key(.space), .type("a"))
  }

  @Test func `shelves in a window without a size have items`() async {
    await expectNoFault(on: "shelves", .resize(width: 0, height: 0))
  }
}
