/// The part of a view that the keyboard's area covers, or its bottom safe area while there is none.
///
/// What is tied to its top moves with the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; false by default. No keyboard floats here.
  open var followsUndockedKeyboard = false

  /// Whether the guide keeps to the safe area while there is no keyboard, and otherwise to the
  /// view's bottom edge; true by default.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { box?.engine?.setNeedsSolving() } }
  }

  /// How much of the owning view's height is covered.
  var coveredHeight: CGFloat {
    guard let owner, let window = owner.window else { return 0 }
    let area = owner.convert(owner.bounds, to: nil)
    let overlap = area.maxY - (window.bounds.height - window.keyboard.coveredHeight)
    let covered = min(max(0, overlap), owner.bounds.height)
    return usesBottomSafeArea ? max(covered, owner.safeAreaInsets.bottom) : covered
  }

  /// Has the guide follow the keyboard of the window that its view is in now.
  func joinWindow() {
    owner?.window?.keyboard.add(self)
    box?.engine?.setNeedsSolving()
  }
}

extension UIKeyboardLayoutGuide: KeyboardFrameObserver {
  func prepareForKeyboard() { if box != nil { owner?.layoutIfNeeded() } }

  func follow(_ keyboard: InputViewContainer) {
    guard let engine = box?.engine, owner?.window === keyboard.window else { return }
    engine.setNeedsSolving()
    owner?.layoutIfNeeded()
  }
}

extension UIView {
  var madeKeyboardGuide: UIKeyboardLayoutGuide {
    let known = storage.layout?.systemGuides[.keyboard]
    if let guide = known as? UIKeyboardLayoutGuide { return guide }
    let guide = addSystemGuide(UIKeyboardLayoutGuide(.keyboard, of: self), .keyboard)
    guide.joinWindow()
    return guide
  }
}
