/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name in preferences.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ short: String) { rawValue = "UICTContentSizeCategory" + short }

  /// Not said; a view takes its parent's.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the default.
  public static let small = UIContentSizeCategory("S")
  /// One step below the default.
  public static let medium = UIContentSizeCategory("M")
  /// The default.
  public static let large = UIContentSizeCategory("L")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest text outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest text there is.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Posted when the user asks for another size; the new one is in `userInfo` under
  /// ``newValueUserInfoKey``.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// All categories that have a size, smallest first.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category in which body text is about so many times as large as usual.
  package static func nearest(toScale scale: CGFloat) -> UIContentSizeCategory {
    let bodies: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let distances = zip(ascending, bodies).map { ($0, abs($1 / 17 - scale)) }
    return distances.min { $0.1 < $1.1 }?.0 ?? .large
  }

  /// The place in ``ascending``; nil for unspecified and unknown categories.
  package var step: Int? { Self.ascending.firstIndex(of: self) }
}

extension UIContentSizeCategory {
  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { (step ?? 0) >= 7 }

  /// Whether `lhs` means smaller text than `rhs`; unspecified is the smallest.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    (lhs.step ?? -1) < (rhs.step ?? -1)
  }

  /// Whether `lhs` means text no larger than `rhs`.
  public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    !(rhs < lhs)
  }

  /// Whether `lhs` means larger text than `rhs`.
  public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    rhs < lhs
  }

  /// Whether `lhs` means text no smaller than `rhs`.
  public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    !(lhs < rhs)
  }
}
