extension NSAttributedString.Key {
  /// A `UIFont`; 12-point system text where absent.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the characters; black where absent.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra space between characters, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle` for a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far characters stand above the line, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or `String` that a text view offers to open.
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSMutableAttributedString {
  /// Sets an attribute to an object of a class. Foundation's own method, which takes any value,
  /// traps here on objects such as fonts and colors; the compiler prefers this one for them.
  public func addAttribute(
    _ name: NSAttributedString.Key, value: NSObject, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }
}
