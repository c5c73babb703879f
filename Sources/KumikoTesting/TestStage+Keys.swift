import UIKit

/// A key of a hardware keyboard.
public enum TestKey: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// An arrow key.
  case up, down, left, right
  /// A key that moves by a page or to an end.
  case pageUp, pageDown, home, end
  /// A key that moves the focus, confirms, cancels or activates.
  case tab, `return`, escape, space
  /// A key that deletes before or after the caret.
  case backspace, delete
  /// The key for context menus.
  case menu
}

extension TestStage {
  /// Types a text into what is first responder, a key for each character.
  ///
  /// - Throws: ``TestStageError`` if nothing is.
  public func type(_ text: String, file: String = #filePath, line: Int = #line) throws {
    guard window.firstResponder != nil else {
      throw TestStageError(.nothingIsFirstResponder, file: file, line: line)
    }
    display.type(text)
  }

  /// Presses a key and lets it go, for what is first responder, focused, or waits for its command.
  ///
  /// ```swift
  /// stage.press(.tab, modifiers: .shift)
  /// stage.press(.character("a"), modifiers: .control)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile, of shift, control (for which command stands,
  ///     too) and alternate; none by default.
  public func press(_ key: TestKey, modifiers: UIKeyModifierFlags = []) {
    let (code, characters) = key.input
    display.press(
      KeyInput(
        code, characters: characters, isShiftDown: modifiers.contains(.shift),
        isControlDown: !modifiers.isDisjoint(with: [.control, .command]),
        isAlternateDown: modifiers.contains(.alternate)))
  }
}

extension TestKey {
  fileprivate var input: (code: KeyInput.Code, characters: String) {
    switch self {
    case .character(let character): (.character, String(character))
    case .up: (.up, "")
    case .down: (.down, "")
    case .left: (.left, "")
    case .right: (.right, "")
    case .pageUp: (.pageUp, "")
    case .pageDown: (.pageDown, "")
    case .home: (.home, "")
    case .end: (.end, "")
    case .tab: (.tab, "\t")
    case .return: (.return, "\n")
    case .escape: (.escape, "")
    case .space: (.space, " ")
    case .backspace: (.backspace, "")
    case .delete: (.delete, "")
    case .menu: (.menu, "")
    }
  }
}
