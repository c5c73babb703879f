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

  @Test func `rows are as low as their text once a window is wide`() async {
    await expectNoFault(
      on: "catalog-multilinetextinput", .resize(width: 5, height: 58),
      .tap(x: 0.26, y: 0.11, count: 2), .resize(width: 1024, height: 768), .settle, .rotate,
      .drag(x: 0.5, y: 0.74, dx: 0, dy: -0.19), .wheel(x: 0.83, y: 0.74, points: 500, clicks: 1),
      .drag(x: 0.42, y: 0.2, dx: -0.48, dy: 0), .tap(x: 0.29, y: 0.99))
    await expectNoFault(
      on: "food", .resize(width: 3000, height: 2000), .key(.escape, control: true),
      .hold(x: 0.81, y: 0.64, seconds: 0.6))
  }

  @Test func `notes are as high as their text after it has changed`() async {
    await expectNoFault(on: "waterfall", .textSize(8), .rotate)
  }

  @Test func `a header that asks for no other content follows the size of text`() async {
    await expectNoFault(on: "bakery", .tap(x: 0.5, y: 0.97), .textSize(7), .settle)
    await expectNoFault(
      on: "bakery", .resize(width: 1, height: 3000), .tapView(31), .textSize(4))
  }

  @Test func `a footer at the bottom follows rows that are measured anew`() async {
    await expectNoFault(on: "folders", .textSize(6))
    await expectNoFault(on: "folders", .resize(width: 1024, height: 768))
  }

  @Test func `a shelf yields in windows without room for it`() async {
    await expectNoFault(on: "bookshelf", .resize(width: 4, height: 31))
    await expectNoFault(on: "bookshelf", .resize(width: 46, height: 3))
  }

  @Test func `what a finger has lifted goes with its screen`() async {
    await expectNoFault(
      on: "bookshelf", .press(finger: 0, x: 0.61, y: 0.75), .settle, .key(.escape), .settle)
  }

  @Test func `what is typed into a form of boxes survives sizes and looks`() async {
    await expectNoFault(
      on: "journey", .tap(x: 0.23, y: 0.43, count: 2), .type("a"), .resize(width: 10, height: 4),
      .resize(width: 430, height: 932))
    await expectNoFault(
      on: "journey", .drag(x: 0.28, y: 0.61, dx: 0, dy: -0.3), .advance(0.3), .tapView(90),
      .type("👩‍👩‍👧"), .dark(true))
  }

  @Test func `return does not choose a row behind what is presented`() async {
    await expectNoFault(on: "presentations", .tapView(16), .key(.return))
  }

  @Test(arguments: ["catalog-daterow", "catalog-optionpicker", "catalog-stepperrow"])
  func `what is picked stays picked`(screen: String) async {
    await expectNoFault(on: screen, .tapView(101), .tapView(23))
    await expectNoFault(on: screen, .tapView(1), .tap(x: 0.5, y: 0.3))
  }

  @Test func `a chat in a window lower than its bar has no room for messages`() async {
    await expectNoFault(on: "chat", .resize(width: 0, height: 0), .safeArea(47))
    await expectNoFault(on: "chat", .safeArea(20), .resize(width: 3000, height: 1))
  }

  @Test func `the caret leaves a joiner that a space was typed before`() async {
    await expectNoFault(
      on: "catalog-buttonrow", .resize(width: 1024, height: 768), .tapView(179),
      .tap(x: 0.26, y: 0.72), .tapView(185), .type("\u{200D}"), .key(.up), .key(.space),
      .key(.left))
  }

  @Test func `a screen that comes back takes the safe area of its place`() async {
    await expectNoFault(
      on: "pangram", .safeArea(200), .key(.escape),
      .drag(x: 0.33, y: 0.09, dx: -0.99, dy: 0.78, hold: 0.9), .safeArea(47))
  }

  @Test func `rows of a list fit a view at the end in any width`() async {
    await expectNoFault(
      on: "catalog-listrow", .resize(width: 1472, height: 1287), .key(.pageDown), .textSize(9))
  }

  @Test func `a row below its menu is hidden, and seen when it is made anew`() async {
    await expectNoFault(
      on: "chat", .resize(width: 768, height: 1024), .textSize(9),
      .drag(x: 0.01, y: 0.74, dx: 0.41, dy: 0), .tap(x: 0.28, y: 0.94),
      .tap(x: 0.05, y: 0.65, count: 2), .tapView(3),
      .drag(x: 0.88, y: 0.99, dx: 0.16, dy: -0.48, hold: 0.6, pause: 0.1))
  }

  @Test func `rows of a list layout are as low as their text once they are wide`() async {
    await expectNoFault(on: "list-layout", .textSize(8), .rotate)
  }

  @Test func `a field in a window without a size keeps the keys`() async {
    await expectNoFault(
      on: "layouts", .tapView(56), .press(finger: 1, x: 0.07, y: 0.53), .tapView(75),
      .resize(width: 0, height: 0), .rightToLeft(true))
  }

  @Test func `shelves in a window without a size have items`() async {
    await expectNoFault(on: "shelves", .resize(width: 0, height: 0))
  }

  @Test func `a button below is as high as its title where a bar covers it`() async {
    await expectNoFault(on: "sign-up", .resize(width: 17.0, height: 53.0), .key(.tab))
  }

  @Test func `a button below is as high as its title above the keyboard`() async {
    await expectNoFault(
      on: "catalog-segmentedrow",
      .drag(x: 0.87, y: 0.76, dx: 0.0, dy: -0.91, hold: 0.0, pause: 0.0),
      .tapView(145),
      .keyboard(height: 336.0),
      .twoFingers(x: 0.1, y: 0.71, dx: -0.38, dy: 0.46, apart: 0.15),
      .advance(0.3),
      .resize(width: 844.0, height: 390.0),
      .advance(0.3),
      .drag(x: 0.33, y: 0.59, dx: 0.0, dy: -0.73, hold: 0.0, pause: 0.0),
      .drag(x: 0.24, y: 0.85, dx: -0.38, dy: 0.0, hold: 0.0, pause: 0.1),
      .press(finger: 1, x: 0.59, y: 0.52),
      .drag(x: 0.69, y: 0.88, dx: -0.84, dy: 0.0, hold: 0.0, pause: 0.0),
      .settle,
      .resize(width: 406.0, height: 1432.0),
      .drag(x: 0.38, y: 0.67, dx: 0.0, dy: 0.81, hold: 0.0, pause: 0.0))
  }

  @Test func `a button below is as high as its title in a low window`() async {
    await expectNoFault(
      on: "catalog-descriptionrow",
      .resize(width: 487.0, height: 693.0),
      .rotate,
      .safeArea(20.0),
      .key(.escape),
      .tapView(90),
      .resize(width: 3000.0, height: 1.0))
  }

  @Test func `the disc of a close button is drawn in the middle of any size`() async {
    await expectNoFault(on: "controls", .resize(width: 50.0, height: 844.0))
  }

  @Test func `accessories of rows are as large as the text`() async {
    await expectNoFault(on: "catalog", .textSize(8), .key(.up, shift: true))
  }

  @Test func `cards that were made at another size of text have the present one`() async {
    await expectNoFault(
      on: "carousel",
      .resize(width: 343.0, height: 732.0),
      .tapView(143),
      .twoFingers(x: 0.14, y: 0.78, dx: 0.47, dy: -0.49, apart: 0.13),
      .drag(x: 0.66, y: 0.63, dx: 0.0, dy: -0.92, hold: 0.0, pause: 0.0),
      .safeArea(200.0),
      .wheel(x: 0.43, y: 0.85, points: 500.0, clicks: 2),
      .resize(width: 36.0, height: 41.0),
      .twoFingers(x: 0.43, y: 0.97, dx: 0.04, dy: -0.47, apart: 0.28),
      .textSize(1),
      .settle,
      .tapView(163),
      .resize(width: 430.0, height: 932.0),
      .textSize(3),
      .resize(width: 788.0, height: 1376.0))
  }

  @Test func `a field in a window narrower than its margins is as high as its title`() async {
    await expectNoFault(on: "sign-up", .resize(width: 45.0, height: 5.0))
  }

  @Test func `a row has the same height wherever its texts have no room`() async {
    await expectNoFault(
      on: "catalog-progressrow",
      .tapView(47),
      .resize(width: 109.0, height: 741.0),
      .tapView(84),
      .drag(x: 0.29, y: 0.97, dx: 0.54, dy: -0.45, hold: 0.0, pause: 0.5),
      .tapView(6),
      .drag(x: 0.89, y: 0.14, dx: -0.08, dy: -0.71, hold: 0.0, pause: 0.5),
      .tap(x: 0.61, y: 0.97, count: 3))
  }

  @Test func `progress in a window narrower than its margins is as high as its title`() async {
    await expectNoFault(
      on: "million-rows",
      .safeArea(47.0),
      .drag(x: 0.01, y: 0.0, dx: 0.65, dy: 0.0, hold: 0.0, pause: 0.0),
      .resize(width: 50.0, height: 844.0),
      .tapView(133),
      .key(.pageDown),
      .settle,
      .tapView(137))
  }

  @Test func `networks in a window narrower than their margins are as high as their names`() async {
    await expectNoFault(
      on: "waterfall",
      .tapView(104),
      .tapView(118),
      .key(.tab),
      .tapView(148),
      .tapView(88),
      .rotate,
      .key(.up),
      .settle,
      .tapView(31),
      .hold(x: 0.44, y: 0.83, seconds: 1.0),
      .resize(width: 50.0, height: 844.0))
  }

  @Test func `a centered form stays in the middle when its rows turn out higher`() async {
    await expectNoFault(
      on: "sign-up",
      .resize(width: 1024.0, height: 768.0),
      .scale(3.0),
      .drag(x: 0.0, y: 0.44, dx: 0.31, dy: 0.0, hold: 0.0, pause: 0.0),
      .tapView(180),
      .resize(width: 1.0, height: 3000.0),
      .pad(x: 0.31, y: 0.92, dx: 0.31, dy: 0.65, isFlick: true),
      .resize(width: 390.0, height: 844.0))
  }

  @Test func `an alert in a window without room stands somewhere`() async {
    await expectNoFault(
      on: "presentations",
      .tapView(3),
      .resize(width: 1.0, height: 1.0))
  }

  @Test func `buttons of posts are as large as their titles at any size of text`() async {
    await expectNoFault(on: "feed", .textSize(11), .tapView(186))
    await expectNoFault(on: "feed", .tapView(69), .textSize(0))
    await expectNoFault(on: "feed", .textSize(9), .key(.end, shift: true), .advance(0.02))
    await expectNoFault(
      on: "feed", .resize(width: 1024, height: 768), .textSize(11),
      .resize(width: 3000, height: 2000))
  }

  @Test func `posts are mirrored with the screen`() async {
    await expectNoFault(on: "feed", .resize(width: 1024, height: 768), .rightToLeft(true))
  }

  @Test func `a sheet that comes goes along with the size of the window`() async {
    await expectNoFault(on: "presentations", .tapView(106), .resize(width: 768, height: 1024))
    await expectNoFault(on: "presentations", .tapView(166), .resize(width: 1, height: 3000))
  }

  @Test func `symbols on a screen of another scale are as large as those made there`() async {
    await expectNoFault(
      on: "preferences", .textSize(7), .scale(1), .drag(x: 0.01, y: 0.78, dx: 0.7, dy: 0),
      .drag(x: 0.92, y: 0.4, dx: 0, dy: -0.75), .advance(1), .textSize(4), .scale(3))
  }

  @Test func `a bar that gets another safe area is as high as its content leaves it`() async {
    await expectNoFault(
      on: "adaptive-grid", .resize(width: 151, height: 547), .tapView(76), .settle, .rotate,
      .press(finger: 1, x: 0.94, y: 0.66), .safeArea(200), .tap(x: 0.02, y: 0.75),
      .drag(x: 0.72, y: 0.95, dx: -0.59, dy: 0), .safeArea(20))
    await expectNoFault(
      on: "catalog-togglerow", .resize(width: 1, height: 3000), .safeArea(200), .rotate,
      .drag(x: 0, y: 0.3, dx: 0.41, dy: 0), .drag(x: 0.51, y: 0.5, dx: 0, dy: -0.86),
      .wheel(x: 0.72, y: 0.37, points: 500, clicks: 3), .tap(x: 0.03, y: 0.47), .safeArea(20))
  }

  @Test func `a list stays at its top when its safe area changes while it comes back`() async {
    await expectNoFault(
      on: "mail", .safeArea(200), .tapView(144), .settle, .textSize(4), .tapView(3),
      .safeArea(47), .press(finger: 1, x: 0.4, y: 0.6),
      .drag(x: 0.01, y: 0.8, dx: 0.52, dy: 0), .tapView(99))
  }

  @Test func `texts of cards break when they become large`() async {
    await expectNoFault(on: "kyoto", .textSize(10))
  }

  @Test func `rows on other pixels are as high as those made there`() async {
    await expectNoFault(on: "catalog", .scale(3), .resize(width: 376, height: 1020))
    await expectNoFault(
      on: "catalog-textinput", .tapView(113), .safeArea(200), .scale(3), .tapView(68),
      .hold(x: 0.6, y: 0.85, seconds: 0.2), .resize(width: 376, height: 1020), .tapView(3),
      .tapView(97))
    await expectNoFault(on: "journey", .tapView(62), .scale(3))
    await expectNoFault(on: "journey", .scale(3))
  }

  @Test func `a wheel that turns while its screen is resized shows what it stands for`() async {
    await expectNoFault(
      on: "shelves", .resize(width: 1024, height: 768), .rotate, .rotate, .textSize(9),
      .key(.escape), .press(finger: 0, x: 0.83, y: 0.45), .tapView(50), .safeArea(47),
      .resize(width: 390, height: 844), .drag(x: 0.43, y: 0.44, dx: 0, dy: 0.4), .tapView(97),
      .twoFingers(x: 0.82, y: 0.65, dx: -0.28, dy: -0.19, apart: 0.08),
      .resize(width: 768, height: 1024))
  }

  @Test func `signs on narrow cards have places`() async {
    await expectNoFault(on: "museum", .resize(width: 50, height: 844))
  }

  @Test func `signs on cards follow the size of text`() async {
    await expectNoFault(on: "museum", .textSize(8))
    await expectNoFault(
      on: "museum", .textSize(8), .pad(x: 0.61, y: 0.82, dx: 0.32, dy: 0.8, isFlick: false))
  }

  @Test func `what is pinned yields in a window without room for it`() async {
    await expectNoFault(
      on: "journey", .resize(width: 50, height: 24), .resize(width: 0, height: 0),
      .resize(width: 390, height: 844))
  }

  @Test func `what is pinned stands on the keyboard's bar, as high as its rows`() async {
    await expectNoFault(
      on: "shop", .key(.up), .tap(x: 0.88, y: 0.02), .rotate, .tapView(157), .tapView(148))
    await expectNoFault(on: "shop", .tap(x: 0.86, y: 0.41), .resize(width: 3000, height: 1))
  }

  @Test func `an alert that is there already is not shown again`() async {
    await expectNoFault(
      on: "shop", .rotate, .tapView(82), .safeArea(47), .tap(x: 0.17, y: 0.88, count: 3))
  }

  @Test func `scrolling to a chapter leaves nothing behind`() async {
    await expectNoFault(on: "reader", .tapView(31), .tapView(112))
  }

  @Test func `margins that come from a list reach what stands in it`() async {
    await expectNoFault(
      on: "mailboxes", .tapView(160), .rotate,
      .pad(x: 0.7, y: 0.7, dx: -0.01, dy: 0.33, isFlick: false), .tapView(83), .safeArea(200))
    await expectNoFault(on: "journey", .resize(width: 3000, height: 1))
  }

  @Test func `an empty list's sign stands in the middle of what bars leave`() async {
    await expectNoFault(
      on: "mailboxes", .tapView(186), .tapView(136), .keyboard(height: 216), .tapView(171),
      .tapView(78), .resize(width: 768, height: 1024), .tapView(148), .tapView(56), .textSize(4),
      .tapView(75), .tapView(106), .tap(x: 0.27, y: 0.15), .tapView(130), .tapView(70))
    await expectNoFault(
      on: "mailboxes", .tapView(84), .resize(width: 22, height: 33), .safeArea(200))
  }

  @Test func `a message that margins leave no room is as high at once as later`() async {
    await expectNoFault(
      on: "catalog-imageorlabel", .resize(width: 320, height: 568),
      .press(finger: 1, x: 0.28, y: 0.04), .tapView(81),
      .twoFingers(x: 0.61, y: 0.18, dx: -0.42, dy: -0.42, apart: 0.17), .key(.space),
      .resize(width: 37, height: 55))
  }

  @Test func `headers without room for their margins are as wide as these`() async {
    await expectNoFault(on: "journey", .resize(width: 1, height: 3000), .tapView(98))
  }

  @Test func `what stands in the middle of a row stands on the same pixel however it came`() async {
    await expectNoFault(
      on: "trails", .resize(width: 1, height: 3000), .rightToLeft(true), .rotate, .tapView(67),
      .resize(width: 844, height: 390), .textSize(9),
      .drag(x: 0.92, y: 0.8, dx: 0.47, dy: 0, hold: 0, pause: 0.1), .rightToLeft(false),
      .textSize(5), .rightToLeft(true), .resize(width: 768, height: 1024), .scale(3))
  }

  @Test func `a text is drawn as far as it would be anew`() async {
    await expectNoFault(
      on: "catalog-multilinetextinput", .tapView(127), .tapView(182), .safeArea(200),
      .resize(width: 2, height: 50), .rotate, .wheel(x: 0.54, y: 0.85, points: 180, clicks: 4))
  }

  @Test func `records in Render's words follow the direction of reading`() async {
    await expectNoFault(
      on: "records", .rightToLeft(true), .resize(width: 430, height: 932), .rightToLeft(false))
  }

  @Test func `content that a press on its scroll bar has caught goes back`() async {
    await expectNoFault(
      on: "home", .resize(width: 1, height: 3000), .textSize(8), .hover(x: 0.48, y: 0.65),
      .pad(x: 0.03, y: 0.96, dx: 0.14, dy: 0.97, isFlick: true), .tap(x: 0.22, y: 0.95))
  }

  @Test func `a row without width is as high at once as later`() async {
    await expectNoFault(on: "sign-up", .resize(width: 1, height: 1))
  }

  @Test func `content rests below a search bar whose text has become smaller`() async {
    await expectNoFault(
      on: "mailboxes", .rotate, .tap(x: 0.69, y: 0.91), .hold(x: 0.36, y: 0.72, seconds: 0.6),
      .textSize(1), .wheel(x: 0.02, y: 0.39, points: 180, clicks: 1))
  }

  @Test func `a sheet behind another one is as large as before`() async {
    await expectNoFault(on: "chat", .open(27, isModal: true), .open(1, isModal: true))
  }

  @Test func `what a sheet pushes back follows a window of another size`() async {
    await expectNoFault(
      on: "static-grid", .together([.open(6, isModal: true)]), .resize(width: 319, height: 253))
  }

  @Test func `what a sheet pushes back keeps clear of the keyboard where it is then`() async {
    await expectNoFault(
      on: "chat", .drag(x: 0.1, y: 0.13, dx: 0, dy: -0.11), .tapView(74), .settle,
      .open(40, isModal: true), .keyboard(height: 216), .settle,
      .together([.safeArea(20, sides: 44), .textSize(8), .safeArea(0)]))
  }

  @Test func `layouts and rows follow a safe area at the sides`() async {
    await expectNoFault(on: "magazine", .safeArea(20, sides: 60))
    await expectNoFault(on: "journey", .safeArea(47, sides: 28))
    await expectNoFault(
      on: "home", .safeArea(200, sides: 44), .open(6, isModal: true), .settle,
      .resize(width: 319, height: 253), .settle, .rotate)
  }

  @Test func `a toolbar that is away is not drawn, wherever its sheet is dragged`() async {
    await expectNoFault(
      on: "catalog-placeholderrow", .open(8, isModal: true), .settle,
      .twoFingers(x: 0.72, y: 0.1, dx: -0.36, dy: -0.49, apart: 0.13))
  }

  @Test func `symbols follow the size of text, and rows the screen's pixels`() async {
    await expectNoFault(on: "journey", .tapView(78), .textSize(7))
    await expectNoFault(on: "feed", .textSize(4), .scale(3))
    await expectNoFault(on: "feed", .textSize(5), .scale(3), .scale(2))
  }

  @Test func `trees and records stand at their rows' width although others were measured`() async {
    await expectNoFault(on: "reader", .safeArea(47, sides: 200))
  }

  @Test func `content that a finger holds goes below a bar that has become higher`() async {
    await expectNoFault(on: "folders", .press(finger: 1, x: 0, y: 0.7), .safeArea(20))
  }

  @Test func `what stands below the rows follows these where none is in view`() async {
    await expectNoFault(
      on: "catalog-daterow", .open(151, isModal: true),
      .together([
        .otherWindow(156), .resize(width: 0, height: 0), .dark(true), .open(94, isModal: true),
        .safeArea(0, sides: 0),
      ]), .together([.back, .animations(false), .reload, .rotate]))
  }

  @Test func `rows in another window are as high as a reload has them`() async {
    await expectNoFault(
      on: "catalog-textinput",
      .otherWindow(29),
      .together([
        .rotate, .resize(width: 1.0, height: 3000.0), .rightToLeft(false), .reload,
      ]),
      .rotate)
  }

  @Test func `rows of a served screen in another window are as high as a reload has them`() async {
    await expectNoFault(
      on: "hello",
      .resize(width: 768.0, height: 1024.0),
      .together([.dark(false), .scale(1.0), .safeArea(47.0, sides: 200.0)]),
      .otherWindow(160),
      .together([
        .resize(width: 844.0, height: 390.0), .keyboard(height: 216.0), .rotate, .textSize(3),
      ]),
      .resize(width: 612.0, height: 1315.0))
  }

  @Test func `records that were made ahead follow a rotation`() async {
    await expectNoFault(
      on: "records", .rotate,
      .drag(x: 0.35, y: 0.72, dx: 0, dy: 0.66, hold: 0, pause: 0), .tapView(14), .rotate)
  }

  @Test func `trees without any width are laid out for it`() async {
    await expectNoFault(
      on: "catalog-optionpicker", .safeArea(20, sides: 200),
      .resize(width: 1024, height: 768), .otherWindow(155), .resize(width: 844, height: 390),
      .rotate)
  }

  @Test func `rows of an outline are as high after two rotations as before`() async {
    await expectNoFault(
      on: "food", .together([.open(88, isModal: true), .dark(true), .reload]),
      .safeArea(20, sides: 44), .textSize(7), .rotate, .rotate)
  }

  @Test func `actions that close end with their list`() async {
    await expectNoFault(
      on: "hello", .key(.escape), .wheel(x: 0.03, y: 0.93, points: 500, clicks: 2),
      .tap(x: 0.48, y: 0.62, count: 2), .resize(width: 18, height: 11), .tapView(13),
      .resize(width: 430, height: 932),
      .drag(x: 0.62, y: 0.98, dx: 0.38, dy: 0, hold: 0, pause: 0.1),
      .hold(x: 0.14, y: 0.74, seconds: 0.6))
  }

  @Test func `a screen behind a sheet keeps its size while its window is hidden`() async {
    await expectNoFault(
      on: "static-grid", .open(89, isModal: true), .settle, .open(7, isModal: true),
      .together([
        .scale(3), .keyboard(height: 216), .dark(true), .resize(width: 667, height: 977),
        .hideWindow(true),
      ]),
      .advance(1), .hideWindow(false))
  }

  @Test func `rows without any width follow the direction`() async {
    await expectNoFault(
      on: "layouts", .otherWindow(9), .resize(width: 0, height: 0), .rightToLeft(true))
  }

  @Test func `an open record has room for larger text`() async {
    await expectNoFault(
      on: "hello", .otherWindow(98), .hold(x: 0.05, y: 0.72, seconds: 1), .textSize(9))
  }

  @Test func `rows are measured anew when the safe area leaves them no width`() async {
    await expectNoFault(
      on: "album", .open(90, isModal: false),
      .together([.dark(false), .safeArea(0, sides: 200), .scale(1)]))
  }

  @Test func `rows are measured anew when the safe area leaves them less width`() async {
    await expectNoFault(
      on: "counter", .open(164, isModal: true), .rotate, .safeArea(47, sides: 200))
  }

  @Test func `buttons without room follow the direction`() async {
    await expectNoFault(
      on: "emoji", .otherWindow(164),
      .together([
        .safeArea(47, sides: 44), .keyboard(height: 336), .textSize(7),
        .resize(width: 320, height: 568),
      ]),
      .rightToLeft(true))
  }

  @Test func `rows that come into view are measured for the width that the safe area leaves`()
    async
  {
    await expectNoFault(
      on: "reader", .rotate,
      .together([.safeArea(20, sides: 200), .otherWindow(113), .rotate]),
      .drag(x: 0.8, y: 0.35, dx: 0, dy: -0.38, hold: 0, pause: 0))
  }

  @Test func `messages have as many lines as they need at another scale`() async {
    await expectNoFault(
      on: "catalog-buttonrow",
      .together([.resize(width: 1024, height: 768), .dark(false), .open(75, isModal: false)]),
      .together([.rightToLeft(true), .scale(3), .textSize(3), .safeArea(20, sides: 44)]),
      .together([.textSize(4), .dark(false), .textSize(0), .otherWindow(104)]), .rotate)
  }

  @Test func `a wheel that a tap stops goes on to a row`() async {
    await expectNoFault(
      on: "catalog-optionpicker", .rotate, .tapView(123),
      .click(x: 0.08, y: 0.67, shift: false, control: false), .tapView(62), .tapView(47),
      .tapView(65), .click(x: 0.05, y: 0.42, shift: true, control: false),
      .twoFingers(x: 0.36, y: 0.75, dx: 0.46, dy: -0.29, apart: 0.06), .tap(x: 0.1, y: 0.86),
      .type("two words "), .tap(x: 0.7, y: 0.55, count: 3))
  }

  @Test func `a name in a narrow window has as many lines as it needs`() async {
    await expectNoFault(
      on: "controls", .safeArea(200, sides: 44),
      .twoFingers(x: 0.67, y: 0.5, dx: -0.07, dy: 0.37, apart: 0.07), .textSize(9),
      .otherWindow(139), .tapView(126))
  }

  @Test func `badges take another text size`() async {
    await expectNoFault(
      on: "catalog-activityrow",
      .together([.rotate, .back, .open(96, isModal: true), .keyboard(height: 336)]),
      .together([.keyboard(height: 336), .scale(2), .textSize(10)]),
      .resize(width: 1024, height: 768), .tapView(47), .textSize(6))
  }

  @Test func `greetings take a smaller size of text`() async {
    await expectNoFault(
      on: "catalog-sliderrow", .rotate, .textSize(10), .key(.escape), .safeArea(200, sides: 0),
      .resize(width: 430, height: 932), .textSize(7))
  }

  @Test func `greetings have room beside a safe area`() async {
    await expectNoFault(
      on: "hello", .textSize(7), .resize(width: 320, height: 568), .safeArea(47, sides: 44))
  }

  @Test func `messages have as many lines as they need on three pixels a point`() async {
    await expectNoFault(on: "chat", .scale(3), .textSize(4))
  }

  @Test func `titles of buttons have as many lines as they need`() async {
    await expectNoFault(
      on: "magazine", .tapView(179), .pad(x: 0.05, y: 0.31, dx: -0.13, dy: 0.86, isFlick: false),
      .twoFingers(x: 0.79, y: 0.69, dx: -0.31, dy: 0.45, apart: 0.07), .advance(0.05),
      .drag(x: 0.92, y: 0.59, dx: 0.51, dy: 0, hold: 0, pause: 0.1), .tapView(76),
      .together([
        .safeArea(20, sides: 44), .rightToLeft(true), .otherWindow(188), .scale(3), .textSize(11),
      ]), .type("two words "))
  }

  @Test func `a field in a row is as wide as its room, whatever is typed`() async {
    await expectNoFault(
      on: "layouts", .key(.left, shift: true), .keyboard(height: 216),
      .type("A very long line that does not fit into any field of a phone"), .key(.space),
      .textSize(9), .drag(x: 0.24, y: 0.54, dx: 0, dy: 0.04, hold: 0, pause: 0), .key(.tab),
      .key(.escape), .settle, .cancel(finger: 0), .pinch(x: 0.17, y: 0.82, from: 0.5, to: 0.8),
      .together([.rotate, .resize(width: 55, height: 38), .scale(3)]), .type("日本語"),
      .move(finger: 1, x: 0.05, y: 0.02),
      .drag(x: 0.99, y: 0.68, dx: 0.47, dy: 0, hold: 0, pause: 0), .rightToLeft(true),
      .tapView(187))
  }

  @Test func `headers that are used again take the safe area of their new place`() async {
    await expectNoFault(
      on: "counter", .tapView(191), .tapView(90), .tapView(27), .tapView(196),
      .together([.reload, .safeArea(47, sides: 44)]),
      .drag(x: 0.55, y: 0.56, dx: 0, dy: 0.31, hold: 0, pause: 0),
      .drag(x: 0.54, y: 0.78, dx: 0, dy: 0.81, hold: 0, pause: 0), .tapView(109), .tapView(74),
      .safeArea(47, sides: 0))
  }

  @Test func `a view behind a sheet keeps below a safe area that grows on the way`() async {
    await expectNoFault(
      on: "controls", .together([.rotate, .open(71, isModal: true)]), .safeArea(200, sides: 0))
  }
}
