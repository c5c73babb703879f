import UIKit

extension HeadlessDisplay {
  /// Presses a key and lets it go.
  package func press(_ key: KeyInput) {
    input.deliver(.key(key, isDown: true, time: now))
    advance(by: 0)
    input.deliver(.key(key, isDown: false, time: now))
    advance(by: 0)
  }

  /// Types text, a key for each character; line breaks of any kind are the return key.
  public func type(_ text: String) {
    for character in text { press(KeyInput(typing: character)) }
  }
}

extension KeyInput {
  /// The key that types a character.
  fileprivate init(typing character: Character) {
    switch character {
    case "\n", "\r\n", "\r": self.init(.return, characters: "\n")
    case "\t": self.init(.tab, characters: "\t")
    case " ": self.init(.space, characters: " ")
    default: self.init(.character, characters: String(character))
    }
  }
}
