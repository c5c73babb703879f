import Foundation
import GalleryScreens
import UIKit
import _TestSupport

/// A screen of the gallery and what is done to it.
struct ScreenSequence: Hashable, Codable {
  /// The screen's name.
  var screen: String
  var steps: [ScreenStep]
}

extension ScreenSequence {
  /// Makes the sequence of a seed.
  ///
  /// - Parameters:
  ///   - seed: What everything follows from.
  ///   - screens: The names of the screens to choose from, in turn.
  init(seed: UInt64, screens: [String]) {
    var maker = StepMaker(random: SeededRandom(seed: seed))
    screen = screens[Int(seed % UInt64(max(1, screens.count)))]
    steps = (0..<maker.number(in: 20...80)).map { _ in maker.step() }
    if maker.chance(0.15) { steps.append(.close) }
  }
}

/// Draws steps.
private struct StepMaker {
  var random: SeededRandom
  /// How often each kind of step is drawn; it differs between sequences, so that some type much
  /// and others turn the device all the time.
  private var bias = 0
  private var hasKeyboard = false

  init(random: SeededRandom) {
    self.random = random
    bias = number(in: 0...4)
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(in: 0...choices.count - 1)]
  }

  /// A number with two digits after the point.
  mutating func share(_ low: Double = 0, _ high: Double = 1) -> Double {
    (Double.random(in: low...high, using: &random) * 100).rounded() / 100
  }

  mutating func step() -> ScreenStep {
    let shares = [
      [40, 20, 15, 10], [20, 40, 15, 10], [25, 15, 35, 10], [15, 15, 10, 45], [25, 25, 20, 15],
    ]
    let (taps, drags, keys, settings) = (
      shares[bias][0], shares[bias][1], shares[bias][2], shares[bias][3]
    )
    switch number(in: 0..<100) {
    case ..<taps: return tapStep()
    case ..<(taps + drags): return dragStep()
    case ..<(taps + drags + keys): return keyStep()
    case ..<(taps + drags + keys + settings): return settingStep()
    default: return timeStep()
    }
  }

  private mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func tapStep() -> ScreenStep {
    switch number(in: 0...12) {
    case 0...2: .tap(x: share(), y: share())
    case 3...7: .tapView(number(in: 0...200))
    case 8: .tap(x: share(), y: share(), count: number(in: 2...3))
    case 9: .hold(x: share(), y: share(), seconds: pick([0.2, 0.6, 1]))
    case 10: .secondaryClick(x: share(), y: share())
    case 11: .click(x: share(), y: share(), shift: chance(0.5), control: chance(0.5))
    default: .hover(x: share(), y: share())
    }
  }

  private mutating func dragStep() -> ScreenStep {
    switch number(in: 0...14) {
    case 0...1: .drag(x: share(), y: share(), dx: 0, dy: share(-1, 1))
    case 2: .drag(x: share(), y: share(), dx: share(-1, 1), dy: 0, pause: pick([0, 0.1]))
    case 3:
      .drag(
        x: share(), y: share(), dx: share(-1, 1), dy: share(-1, 1), hold: pick([0, 0.6, 0.9]),
        pause: pick([0, 0.1, 0.5]))
    case 4: .drag(x: pick([0, 0.01, 0.99]), y: share(), dx: share(-1, 1), dy: 0)
    case 5:
      .twoFingers(
        x: share(), y: share(), dx: share(-0.5, 0.5), dy: share(-0.5, 0.5),
        apart: share(0.05, 0.3))
    case 6: .press(finger: number(in: 0...1), x: share(), y: share())
    case 7...8: .move(finger: number(in: 0...1), x: share(), y: share())
    case 9: .lift(finger: number(in: 0...1))
    case 10: .cancel(finger: number(in: 0...1))
    case 13: .pinch(x: share(), y: share(), from: share(), to: share())
    case 11...12:
      .wheel(
        x: share(), y: share(), points: pick([-500, -60, 60, 180, 500]),
        clicks: number(in: 1...4))
    default:
      .pad(x: share(), y: share(), dx: share(-0.5, 0.5), dy: share(-1, 1), isFlick: chance(0.5))
    }
  }

  private mutating func keyStep() -> ScreenStep {
    if chance(0.4) { return .type(pick(Self.texts)) }
    if chance(0.1) { return .shortcut(pick(["a", "c", "x", "v", "z"]), shift: chance(0.3)) }
    return .key(pick(ScreenKey.allCases), shift: chance(0.2), control: chance(0.08))
  }

  /// Letters, composed characters, flags, families, texts from right to left.
  private static let texts = [
    "a", "Mia", "12.5", "two words ", "e\u{301}te\u{301}", "🇨🇭🇫🇷", "👩‍👩‍👧", "שלום", "مرحبا abc",
    "x\ny", "ﬁ", "日本語", "\u{200D}", "A very long line that does not fit into any field of a phone",
  ]

  /// What the device or the program does; sometimes several things at once.
  private mutating func settingStep() -> ScreenStep {
    guard chance(0.15) else { return change() }
    return .together((0..<number(in: 2...5)).map { _ in change() })
  }

  private mutating func change() -> ScreenStep {
    switch number(in: 0...19) {
    case 0...1: return .rotate
    case 2...4: return resizeStep()
    case 5...6: return .dark(chance(0.5))
    case 7...8: return .textSize(number(in: 0...11))
    case 9: return .rightToLeft(chance(0.5))
    case 10...11: return .keyboard(height: pick([0, 216, 336, 336, 700]))
    case 12...13: return .scale(pick([1, 2, 3]))
    case 14: return .safeArea(pick([0, 20, 47, 200]), sides: pick([0, 0, 44, 200]))
    case 15: return .reduceTransparency(chance(0.5))
    default: return programStep()
    }
  }

  private mutating func programStep() -> ScreenStep {
    switch number(in: 0...9) {
    case 0...2: .reload
    case 3: .animations(chance(0.5))
    case 4: .open(number(in: 0...200))
    case 5: .open(number(in: 0...200), isModal: true)
    case 6: .back
    case 7...8: .otherWindow(number(in: 0...200))
    default: .hideWindow(chance(0.3))
    }
  }

  private mutating func resizeStep() -> ScreenStep {
    let size =
      switch number(in: 0...9) {
      case 0...5:
        pick([(390.0, 844.0), (320, 568), (844, 390), (1024, 768), (768, 1024), (430, 932)])
      case 6: (Double(number(in: 1...400)), Double(number(in: 1...900)))
      case 7: (Double(number(in: 1...60)), Double(number(in: 1...60)))
      case 8: (Double(number(in: 300...1500)), Double(number(in: 300...1500)))
      default: pick([(3000.0, 2000.0), (1, 1), (1, 3000), (3000, 1), (0, 0), (50, 844)])
      }
    return .resize(width: size.0, height: size.1)
  }

  private mutating func timeStep() -> ScreenStep {
    chance(0.4) ? .settle : .advance(pick([0, 0.02, 0.05, 0.1, 0.3, 1]))
  }
}
