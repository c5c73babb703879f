import UIKit

/// One thing that a user or the system does to a screen.
///
/// Places are shares of the window, so that they stay on it whatever its size becomes.
enum ScreenStep: Hashable, Codable, Sendable {
  /// A finger or a mouse that comes and goes within the step.
  case tap(x: Double, y: Double, count: Int = 1)
  case hold(x: Double, y: Double, seconds: Double)
  /// A tap on one of the visible controls, fields and cells, by number.
  case tapView(Int)
  case drag(x: Double, y: Double, dx: Double, dy: Double, hold: Double = 0, pause: Double = 0)
  case twoFingers(x: Double, y: Double, dx: Double, dy: Double, apart: Double)
  /// Two fingers whose distance becomes another, in shares of the window.
  case pinch(x: Double, y: Double, from: Double, to: Double)
  case secondaryClick(x: Double, y: Double)
  case click(x: Double, y: Double, shift: Bool = false, control: Bool = false)
  case hover(x: Double, y: Double)
  /// Fingers that stay: what comes next happens below them.
  case press(finger: Int, x: Double, y: Double)
  case move(finger: Int, x: Double, y: Double)
  case lift(finger: Int)
  case cancel(finger: Int)
  /// Clicks of a wheel, in points, and two fingers on a touchpad, in shares of the window.
  case wheel(x: Double, y: Double, points: Double, clicks: Int)
  case pad(x: Double, y: Double, dx: Double, dy: Double, isFlick: Bool)
  case key(ScreenKey, shift: Bool = false, control: Bool = false)
  /// A letter while Control is down: everything, copy, cut, paste, back and forth.
  case shortcut(String, shift: Bool = false)
  case type(String)
  /// What the user changes about the device.
  case rotate
  case resize(width: Double, height: Double)
  case dark(Bool)
  case textSize(Int)
  case rightToLeft(Bool)
  case keyboard(height: Double)
  case scale(Double)
  case safeArea(Double, sides: Double = 0)
  case reduceTransparency(Bool)
  case animations(Bool)
  /// What the program does meanwhile: shows everything anew, goes to another screen and back.
  case reload
  case open(Int, isModal: Bool = false)
  case back
  /// Shows another screen in a window over part of the first, or takes that away.
  case otherWindow(Int)
  case hideWindow(Bool)
  /// Changes of the device and of the program before the next frame.
  indirect case together([ScreenStep])
  /// Time.
  case advance(Double)
  case settle
  /// The end, whatever moves; what comes after it is not done.
  case close

  /// Whether the step changes only how things look, so that what was typed must survive it.
  var isOfTraits: Bool {
    switch self {
    case .rotate, .resize, .dark, .textSize, .rightToLeft, .keyboard, .scale, .safeArea,
      .reduceTransparency:
      true
    case .together(let steps): steps.allSatisfy(\.isOfTraits)
    default: false
    }
  }
}

/// A key that does not type a letter.
enum ScreenKey: String, Hashable, Codable, CaseIterable {
  case up, down, left, right, pageUp, pageDown, home, end, tab, `return`, escape, space
  case backspace, delete, menu

  /// What the window hears.
  var code: KeyInput.Code {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .tab: .tab
    case .return: .return
    case .escape: .escape
    case .space: .space
    case .backspace: .backspace
    case .delete: .delete
    case .menu: .menu
    }
  }

  /// What the key types.
  var characters: String {
    switch self {
    case .tab: "\t"
    case .return: "\n"
    case .space: " "
    default: ""
    }
  }
}

extension ScreenStep: CustomStringConvertible {
  /// The step as it is written in a test.
  var description: String {
    switch self {
    case .tap(let x, let y, let count):
      ".tap(x: \(x), y: \(y)\(count == 1 ? "" : ", count: \(count)"))"
    case .hold(let x, let y, let seconds): ".hold(x: \(x), y: \(y), seconds: \(seconds))"
    case .tapView(let number): ".tapView(\(number))"
    case .drag(let x, let y, let dx, let dy, let hold, let pause):
      ".drag(x: \(x), y: \(y), dx: \(dx), dy: \(dy), hold: \(hold), pause: \(pause))"
    case .twoFingers(let x, let y, let dx, let dy, let apart):
      ".twoFingers(x: \(x), y: \(y), dx: \(dx), dy: \(dy), apart: \(apart))"
    case .pinch(let x, let y, let from, let to):
      ".pinch(x: \(x), y: \(y), from: \(from), to: \(to))"
    case .secondaryClick(let x, let y): ".secondaryClick(x: \(x), y: \(y))"
    case .click(let x, let y, let shift, let control):
      ".click(x: \(x), y: \(y), shift: \(shift), control: \(control))"
    case .hover(let x, let y): ".hover(x: \(x), y: \(y))"
    case .press(let finger, let x, let y): ".press(finger: \(finger), x: \(x), y: \(y))"
    case .move(let finger, let x, let y): ".move(finger: \(finger), x: \(x), y: \(y))"
    case .lift(let finger): ".lift(finger: \(finger))"
    case .cancel(let finger): ".cancel(finger: \(finger))"
    default: settingDescription
    }
  }

  private var settingDescription: String {
    switch self {
    case .wheel(let x, let y, let points, let clicks):
      ".wheel(x: \(x), y: \(y), points: \(points), clicks: \(clicks))"
    case .pad(let x, let y, let dx, let dy, let isFlick):
      ".pad(x: \(x), y: \(y), dx: \(dx), dy: \(dy), isFlick: \(isFlick))"
    case .key(let key, let shift, let control):
      ".key(.\(key)\(shift ? ", shift: true" : "")\(control ? ", control: true" : ""))"
    case .shortcut(let letter, let shift):
      ".shortcut(\(letter.debugDescription)\(shift ? ", shift: true" : ""))"
    case .type(let text): ".type(\(text.debugDescription))"
    case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
    case .dark(let isDark): ".dark(\(isDark))"
    case .textSize(let size): ".textSize(\(size))"
    case .rightToLeft(let isMirrored): ".rightToLeft(\(isMirrored))"
    case .keyboard(let height): ".keyboard(height: \(height))"
    case .scale(let scale): ".scale(\(scale))"
    case .safeArea(let inset, let sides): ".safeArea(\(inset), sides: \(sides))"
    case .reduceTransparency(let isReduced): ".reduceTransparency(\(isReduced))"
    case .advance(let seconds): ".advance(\(seconds))"
    case .rotate: ".rotate"
    case .close: ".close"
    case .settle: ".settle"
    default: programDescription
    }
  }

  private var programDescription: String {
    switch self {
    case .animations(let areEnabled): ".animations(\(areEnabled))"
    case .open(let number, let isModal): ".open(\(number), isModal: \(isModal))"
    case .back: ".back"
    case .otherWindow(let number): ".otherWindow(\(number))"
    case .hideWindow(let isHidden): ".hideWindow(\(isHidden))"
    case .together(let steps):
      ".together([\(steps.map(\.description).joined(separator: ", "))])"
    default: ".reload"
    }
  }
}
