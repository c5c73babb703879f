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
///
/// One setting may be that of several views, for elements are values: what belongs to a view is
/// kept by its recognizer.
final class TapSetting: PropertySetting {
  /// Where the recognizer of a view finds the closure of the last render.
  @MainActor private final class Target {
    var action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  override func isSameProperty(as other: PropertySetting) -> Bool {
    other is TapSetting || other is NoTapSetting
  }

  override func apply(to object: AnyObject) {
    guard let view = object as? UIView else { return }
    if let target = Self.recognizer(of: view)?.purpose as? Target {
      target.action = action
    } else {
      let target = Target(action)
      view.addGestureRecognizer(
        HighlightingGesture(for: target) { [weak target] phase in
          if phase == .tapped { target?.action() }
        })
    }
    view.isUserInteractionEnabled = true
  }

  /// The recognizer that a setting has added to a view; nil if none has.
  private static func recognizer(of view: UIView) -> HighlightingGesture? {
    for case let recognizer as HighlightingGesture in view.gestureRecognizers ?? []
    where recognizer.purpose is Target {
      return recognizer
    }
    return nil
  }

  override func current(in object: AnyObject) -> PropertySetting? {
    (object as? UIView).map { NoTapSetting(tookTouches: $0.isUserInteractionEnabled) }
  }

  override func apply(after old: PropertySetting, to object: AnyObject) -> Bool {
    guard old is TapSetting, let view = object as? UIView,
      let target = Self.recognizer(of: view)?.purpose as? Target
    else { return super.apply(after: old, to: object) }
    target.action = action
    return false
  }

  /// The absence of a closure.
  private final class NoTapSetting: PropertySetting {
    /// Whether the view took touches by itself.
    private let tookTouches: Bool

    init(tookTouches: Bool) { self.tookTouches = tookTouches }

    override func isSameProperty(as other: PropertySetting) -> Bool { other is TapSetting }

    override func isEqual(to other: PropertySetting) -> Bool {
      (other as? NoTapSetting)?.tookTouches == tookTouches
    }

    override func current(in object: AnyObject) -> PropertySetting? {
      (object as? UIView).map { NoTapSetting(tookTouches: $0.isUserInteractionEnabled) }
    }

    override func apply(to object: AnyObject) {
      guard let view = object as? UIView, let recognizer = TapSetting.recognizer(of: view) else {
        return
      }
      view.removeGestureRecognizer(recognizer)
      view.isUserInteractionEnabled = tookTouches
    }
  }
}
