import Testing
import UIKit
import _UIKitTestSupport

private final class Silent: NSObject, UITextInputTraits, UIResponderStandardEditActions {}

private final class Numbers: NSObject, UITextInputTraits {
  var keyboardType = UIKeyboardType.numberPad
}

@MainActor
@Suite(.closesWindows) struct OptionalRequirementTests {
  @Test func `traits of text that are not stated are the usual ones`() {
    let silent = Silent()
    silent.keyboardType = .URL
    #expect(silent.keyboardType == .default)
    #expect(silent.returnKeyType == .default)
    #expect(silent.autocapitalizationType == .sentences)
    #expect(silent.autocorrectionType == .default)
    #expect(!silent.isSecureTextEntry)
    #expect(!silent.enablesReturnKeyAutomatically)
    #expect(silent.textContentType == nil)
    let stated: any UITextInputTraits = Numbers()
    #expect(stated.keyboardType == .numberPad)
  }

  @Test func `edit actions that are not implemented do nothing`() {
    let silent: any UIResponderStandardEditActions = Silent()
    UIPasteboard.general.string = "kept"
    for action in [silent.cut, silent.copy, silent.paste, silent.delete, silent.selectAll] {
      action(nil)
    }
    #expect(UIPasteboard.general.string == "kept")
  }

  @Test func `a window takes a screen and stays on the one there is`() {
    let stage = Stage()
    #expect(stage.window.screen === UIScreen.main)
    stage.window.screen = .main
    #expect(stage.window.screen === UIScreen.main)
  }

  @Test func `a tab keeps its options`() {
    let key = NSTextTab.OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    let tab = NSTextTab(textAlignment: .right, location: 40, options: [key: "."])
    #expect(tab.options[key] as? String == ".")
    #expect(tab.location == 40)
    #expect(NSTextTab(textAlignment: .right, location: 40).options.isEmpty)
  }
}
