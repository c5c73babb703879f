/// What a nib says of views that show text.
@MainActor
enum NibTexts {
  static func label(_ reader: NibReader<UILabel>) {
    reader.set("userInteractionEnabled", \.isUserInteractionEnabled, absent: true)
    reader.set("numberOfLines", \.numberOfLines)
    reader.set("textAlignment", \.textAlignment)
    reader.set("lineBreakMode", \.lineBreakMode)
    reader.set("baselineAdjustment", \.baselineAdjustment)
    reader.set("enabled", \.isEnabled)
    reader.set("highlighted", \.isHighlighted)
    reader.set("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    reader.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    reader.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
    reader.set("minimumScaleFactor", \.minimumScaleFactor)
    // What older versions said in its place is no longer used.
    _ = (reader.element["minimumFontSize"], reader.element["adjustsLetterSpacingToFitWidth"])
    if let font = reader.element.child(key: "fontDescription") {
      reader.target.font = reader.unarchiver.font(font)
    }
    if let color = reader.element.child(key: "textColor"), color.name != "nil" {
      reader.target.textColor = reader.unarchiver.color(color)
    }
    reader.color("highlightedColor", \.highlightedTextColor)
    reader.color("shadowColor", \.shadowColor)
    reader.size("shadowOffset", \.shadowOffset)
    reader.text("text", \.text)
    if let text = reader.element.child(key: "attributedText") {
      reader.target.attributedText = reader.unarchiver.attributedText(text)
    }
  }

  static func field(_ reader: NibReader<UITextField>) {
    reader.set("borderStyle", \.borderStyle)
    reader.set("textAlignment", \.textAlignment)
    reader.set("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
    reader.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    reader.set("minimumFontSize", \.minimumFontSize)
    reader.set("clearButtonMode", \.clearButtonMode)
    reader.set("clearsOnBeginEditing", \.clearsOnBeginEditing)
    reader.font("fontDescription", \.font)
    if let color = reader.element.child(key: "textColor"), color.name != "nil" {
      reader.target.textColor = reader.unarchiver.color(color)
    }
    reader.image("background", \.background)
    reader.text("placeholder", \.placeholder)
    reader.text("text", \.text)
    traits(reader)
  }

  static func textView(_ reader: NibReader<UITextView>) {
    reader.set("editable", \.isEditable)
    reader.set("selectable", \.isSelectable)
    reader.set("textAlignment", \.textAlignment)
    reader.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    reader.font("fontDescription", \.font)
    if let color = reader.element.child(key: "textColor"), color.name != "nil" {
      reader.target.textColor = reader.unarchiver.color(color)
    }
    reader.insets("textContainerInset", \.textContainerInset)
    if let text = reader.unarchiver.text("text", in: reader.element) { reader.target.text = text }
    if let text = reader.element.child(key: "attributedText") {
      reader.target.attributedText = reader.unarchiver.attributedText(text)
    }
    traits(reader)
  }

  static func searchBar(_ reader: NibReader<UISearchBar>) {
    reader.set("searchBarStyle", \.searchBarStyle)
    reader.set("translucent", \.isTranslucent)
    reader.set("showsCancelButton", \.showsCancelButton)
    reader.set("showsBookmarkButton", \.showsBookmarkButton)
    reader.set("showsSearchResultsButton", \.showsSearchResultsButton)
    reader.set("showsScopeBar", \.showsScopeBar)
    reader.color("barTintColor", \.barTintColor)
    reader.text("placeholder", \.placeholder)
    reader.text("prompt", \.prompt)
    reader.text("text", \.text)
    let titles = reader.element.list("scopeButtonTitles").map { $0.reading().text }
    if !titles.isEmpty { reader.target.scopeButtonTitles = titles }
    traits(reader)
  }

  private static func traits<Target: UIView & UITextInputTraits>(_ reader: NibReader<Target>) {
    guard let element = reader.element.child(key: "textInputTraits") else { return }
    let reader = NibReader(target: reader.target, element: element, unarchiver: reader.unarchiver)
    reader.set("keyboardType", \.keyboardType)
    reader.set("returnKeyType", \.returnKeyType)
    reader.set("secureTextEntry", \.isSecureTextEntry)
    reader.set("autocapitalizationType", \.autocapitalizationType, absent: .none)
    reader.set("autocorrectionType", \.autocorrectionType)
    reader.set("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
    reader.set("textContentType", \.textContentType)
  }
}
