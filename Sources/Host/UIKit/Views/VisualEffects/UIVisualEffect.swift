import QuartzCore

/// What a ``UIVisualEffectView`` does with what lies behind it. Use one of the subclasses.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes an effect from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether archives check the class of what they hold: they do.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the effect to an archive.
  open func encode(with coder: NSCoder) {}

  /// The effect itself: effects never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a view with this effect makes of what lies behind it; nil for nothing.
  func backdrop(in traits: UITraitCollection) -> DisplayNode.Backdrop? { nil }

  /// What a view with this effect makes of what lies behind it where its content is; nil where
  /// content is shown as it is.
  func contentBackdrop(in traits: UITraitCollection) -> DisplayNode.Backdrop? { nil }
}
