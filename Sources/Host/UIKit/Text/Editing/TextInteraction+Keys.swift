extension TextInteraction {
  /// Does what a key means in a text; false if it means nothing there.
  func receive(_ key: KeyInput) -> Bool {
    let abilities = host.abilities
    guard abilities.contains(.select) else { return false }
    showHandles(false)
    if let movement = movement(for: key) {
      move(movement, extending: key.isShiftDown)
      return true
    }
    if key.isControlDown { return command(key) }
    return abilities.contains(.edit) && edit(key)
  }

  private func movement(for key: KeyInput) -> TextMovement? {
    let byWord = key.isControlDown || key.isAlternateDown
    let isLong = host.abilities.contains(.breakLines)
    switch key.code {
    case .left: return byWord ? .wordLeft : .left
    case .right: return byWord ? .wordRight : .right
    case .up: return isLong ? .lines(-1) : .textStart
    case .down: return isLong ? .lines(1) : .textEnd
    case .home: return key.isControlDown ? .textStart : .lineStart
    case .end: return key.isControlDown ? .textEnd : .lineEnd
    case .pageUp: return isLong ? .lines(-linesPerPage) : nil
    case .pageDown: return isLong ? .lines(linesPerPage) : nil
    default: return nil
    }
  }

  private var linesPerPage: Int {
    let line = host.geometry.caretRect(at: editor.head).height
    return max(1, Int(host.bounds.height / max(1, line)) - 1)
  }

  /// What a key means while Control is down.
  private func command(_ key: KeyInput) -> Bool {
    if key.code == .backspace || key.code == .delete { return edit(key) }
    switch key.characters.lowercased() {
    case "a": select(NSRange(location: 0, length: editor.length))
    case "c": host.copy(nil)
    case "x": host.cut(nil)
    case "v": host.paste(nil)
    case "z": if key.isShiftDown { redo() } else { undo() }
    case "y": redo()
    default: return false
    }
    return true
  }

  private func edit(_ key: KeyInput) -> Bool {
    let byWord = key.isControlDown || key.isAlternateDown
    switch key.code {
    case .backspace where byWord: delete(.wordLeft)
    case .backspace: host.deleteBackward()
    case .delete: delete(byWord ? .wordRight : .right)
    case .return: if !host.pressReturn() { host.insertText("\n") }
    case .tab:
      guard host.abilities.contains(.breakLines), !key.isShiftDown else { return false }
      host.insertText("\t")
    case .character, .space: return type(key)
    default: return false
    }
    return true
  }

  private func type(_ key: KeyInput) -> Bool {
    let text = key.characters.isEmpty && key.code == .space ? " " : key.characters
    let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !text.isEmpty, !isControl else { return false }
    host.insertText(text)
    return true
  }
}
