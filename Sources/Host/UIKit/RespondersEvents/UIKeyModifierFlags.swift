/// Keys that change the meaning of others, and of a pointer's button.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with the system's sign.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
