/// What kind of thing an accessibility element is and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected at present.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element stands for a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element sums up what matters when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element does not react at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is where one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating the element starts media that speech would disturb.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Reading the element to its end turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element divides content into chapters.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

/// What a responder tells assistive technology; allocated when the first value is set.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var hidesElements = false
  var isModal = false
}

extension UIResponder {
  func editAccessibility(_ edit: (inout AccessibilityValues) -> Void) {
    var values = accessibility ?? AccessibilityValues()
    edit(&values)
    accessibility = values
  }
}
