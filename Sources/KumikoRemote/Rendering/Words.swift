import KumikoFlexLayout
import KumikoStock
import UIKit

/// Words of documents and what they mean. Their names are the language's.
enum Words {
  static let accessories = ["none", "disclosureIndicator", "checkmark", "detailButton"]

  static func accessory(_ word: String) -> UITableViewCell.AccessoryType {
    switch word {
    case "disclosureIndicator": .disclosureIndicator
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  static let alignments = ["start", "center", "end", "stretch", "baseline"]

  static func alignment(_ word: String) -> FlexAlign {
    switch word {
    case "center": .center
    case "end": .end
    case "stretch": .stretch
    case "baseline": .baseline
    default: .start
    }
  }

  static let justifications = [
    "start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly",
  ]

  static func justification(_ word: String) -> FlexJustify {
    switch word {
    case "center": .center
    case "end": .end
    case "spaceBetween": .spaceBetween
    case "spaceAround": .spaceAround
    case "spaceEvenly": .spaceEvenly
    default: .start
    }
  }

  static let textAlignments = ["leading", "center", "trailing"]

  static func textAlignment(_ word: String) -> KumikoStock.TextAlignment {
    switch word {
    case "center": .center
    case "trailing": .trailing
    default: .leading
    }
  }

  static let textStyles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "center": .center,
  ]

  static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "webSearch": .webSearch,
  ]

  static let contentTypes: [String: UITextContentType] = [
    "name": .name, "givenName": .givenName, "familyName": .familyName,
    "emailAddress": .emailAddress, "telephoneNumber": .telephoneNumber, "username": .username,
    "password": .password, "newPassword": .newPassword, "oneTimeCode": .oneTimeCode,
    "postalCode": .postalCode, "addressCity": .addressCity,
    "fullStreetAddress": .fullStreetAddress, "countryName": .countryName,
  ]

  static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "header": .header, "link": .link, "image": .image,
    "selected": .selected, "staticText": .staticText, "searchField": .searchField,
    "adjustable": .adjustable, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "summaryElement": .summaryElement,
  ]

  static let dateModes: [String: UIDatePicker.Mode] = [
    "date": .date, "time": .time, "dateAndTime": .dateAndTime,
  ]
}
