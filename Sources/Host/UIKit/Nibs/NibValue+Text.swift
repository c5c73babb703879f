extension NSTextAlignment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
  }
}

extension NSLineBreakMode: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
      "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
      "clipping": .byClipping, "headTruncation": .byTruncatingHead,
      "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
  }
}

extension UIBaselineAdjustment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
  }
}

extension UITextField.BorderStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
  }
}

extension UITextField.ViewMode: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
  }
}

extension UIKeyboardType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]
  }
}

extension UIReturnKeyType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
  }
}

extension UITextAutocapitalizationType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
  }
}

extension UITextAutocorrectionType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["default": .default, "no": .no, "yes": .yes]
  }
}

extension UITextContentType: NibValue {
  init?(nib text: String) { self.init(rawValue: text) }
}

extension UIFont.Weight: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }
}

extension UIFont.TextStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
      "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
      "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
      "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
      "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
      "UICTFontTextStyleCaption2": .caption2,
    ]
  }
}

extension UIImage.SymbolScale: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["default": .default, "small": .small, "medium": .medium, "large": .large]
  }
}

extension UIImage.SymbolWeight: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }
}
