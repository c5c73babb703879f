import UIKit

extension ElementTree {
  /// Calls a closure when the view is tapped: always that of the last render. What the view stands
  /// in, such as a row, does not see the tap.
  ///
  /// ```swift
  /// HFlex { ImageElement(avatar); TextElement(name) }.onTap { open(profile) }
  /// ```
  public consuming func onTap(_ action: @escaping @MainActor () -> Void) -> Self {
    adding(TapSetting(action))
  }
}

/// A closure that a tap on a view calls. The view gets its recognizer once; later closures are put
/// where that looks for them.
final class TapSetting: PropertySetting {
  /// Where the recognizer finds the closure of the last render.
  @MainActor fileprivate final class Target {
    var action: @MainActor () -> Void
    /// Whether the view took touches by itself.
    var tookTouches = true
    var recognizer: HighlightingGesture?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  private var target: Target

  init(_ action: @escaping @MainActor () -> Void) { target = Target(action) }

  override func isSameProperty(as other: PropertySetting) -> Bool {
    other is TapSetting || other is NoTapSetting
  }

  override func apply(to object: AnyObject) {
    guard let view = object as? UIView else { return }
    let target = target
    let recognizer = HighlightingGesture { [weak target] phase in
      if phase == .tapped { target?.action() }
    }
    recognizer.cancelsTouchesInView = true
    target.recognizer = recognizer
    target.tookTouches = view.isUserInteractionEnabled
    view.isUserInteractionEnabled = true
    view.addGestureRecognizer(recognizer)
  }

  override func current(in object: AnyObject) -> PropertySetting? { NoTapSetting(of: self) }

  override func apply(after old: PropertySetting, to object: AnyObject) -> Bool {
    guard let old = old as? TapSetting else { return super.apply(after: old, to: object) }
    old.target.action = target.action
    target = old.target
    return false
  }

  override func reapply(after old: PropertySetting, to object: AnyObject) {
    _ = apply(after: old, to: object)
    // What was set before may have taken touches from the view.
    (object as? UIView)?.isUserInteractionEnabled = true
  }

  /// The absence of a closure.
  private final class NoTapSetting: PropertySetting {
    private let setting: TapSetting

    init(of setting: TapSetting) { self.setting = setting }

    override func isSameProperty(as other: PropertySetting) -> Bool { other is TapSetting }

    override func apply(to object: AnyObject) {
      guard let view = object as? UIView, let recognizer = setting.target.recognizer else { return }
      view.removeGestureRecognizer(recognizer)
      view.isUserInteractionEnabled = setting.target.tookTouches
      setting.target.recognizer = nil
    }
  }
}
