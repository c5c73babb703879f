import Testing
import UIKit

@testable import GTKHost

@Suite struct KeyTests {
  @Test func `keys are known by their names`() {
    let keys: [(UInt32, KeyInput.Code, String)] = [
      (0xFF52, .up, ""), (0xFF99, .down, ""), (0xFF56, .pageDown, ""), (0xFF57, .end, ""),
      (0xFF0D, .return, ""), (0xFF1B, .escape, ""), (0xFE20, .tab, ""), (0xFF08, .backspace, ""),
      (0xFFFF, .delete, ""), (0x20, .space, " "), (0x61, .character, "a"),
      (0xF6, .character, "ö"), (0x0100_20AC, .character, "€"), (0xFFE1, .character, ""),
    ]
    for (keyval, code, text) in keys {
      let key = KeyInput(keyval: keyval, state: .init(rawValue: 0))
      #expect(key.code == code, "\(keyval): \(key)")
      #expect(key.characters == text, "\(keyval): \(key)")
    }
  }

  @Test func `modifiers are told apart`() {
    for (mask, bits) in [
      (1, (true, false, false)), (4, (false, true, false)), (8, (false, false, true)),
    ] {
      let key = KeyInput(keyval: 0x61, state: .init(rawValue: UInt32(mask)))
      #expect((key.isShiftDown, key.isControlDown, key.isAlternateDown) == bits)
    }
  }
}

@MainActor
@Suite struct EventClockTests {
  @Test func `events keep their distances, however late they arrive`() {
    var clock = EventClock()
    #expect(clock.time(milliseconds: 5000, now: 100) == 100)
    // Three events that arrive at once, 30 ms after the last of them.
    let times = [5016, 5032, 5048].map { clock.time(milliseconds: UInt32($0), now: 100.078) }
    #expect(zip(times, [100.016, 100.032, 100.048]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the quickest event sets the clock, and none comes from the future`() {
    var clock = EventClock()
    _ = clock.time(milliseconds: 5000, now: 100.05)
    #expect(clock.time(milliseconds: 5100, now: 100.1) == 100.1)
    #expect(abs(clock.time(milliseconds: 5200, now: 100.25) - 100.2) < 1e-9)
  }

  @Test func `a clock that jumps is followed`() {
    var clock = EventClock()
    _ = clock.time(milliseconds: .max, now: 100)
    #expect(clock.time(milliseconds: 10, now: 100.02) == 100.02)
    #expect(clock.time(milliseconds: 0, now: 200) == 200)
  }
}
