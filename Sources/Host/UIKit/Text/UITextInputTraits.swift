/// What kind of text a responder takes: hints for what types it, on the screen or by an input
/// method. A keyboard made of keys does not follow them.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys to offer; all by default.
  var keyboardType: UIKeyboardType { get set }

  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether characters are hidden and cannot be copied; false by default.
  var isSecureTextEntry: Bool { get set }

  /// Where small letters become capitals; at the start of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether words are corrected while typing.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether the return key does nothing while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text means, such as a name or a street; nil by default.
  var textContentType: UITextContentType! { get set }
}

/// What a responder that says nothing of a trait has. Setting such a trait does nothing.
extension UITextInputTraits {
  /// The usual keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  /// At the start of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// As the keyboard likes.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// The keys of a keyboard on the screen.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// Another word for ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// Where small letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether words are corrected while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As suits the text.
  case `default` = 0
  case no = 1
  case yes = 2
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The meaning's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's title, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A person's first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A person's last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a person's name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company or other organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place of any kind.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
