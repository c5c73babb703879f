import KumikoBento

/// The looks of all rows: Bento's own are black on white, these follow light and dark.
@MainActor
enum Looks {
  static var text: LabelStyleSheet { return LabelStyleSheet(textColor: .label) }

  static var small: LabelStyleSheet {
    return LabelStyleSheet(
      font: .preferredFont(forTextStyle: .footnote), textColor: .secondaryLabel)
  }

  static var field: Component.TextInput.StyleSheet {
    return Component.TextInput.StyleSheet(
      titleStyle: .fillProportionally(0.35), title: text,
      text: TextFieldStylesheet(textColor: .label))
  }

  static var row: Component.DetailedDescription.StyleSheet {
    return Component.DetailedDescription.StyleSheet(
      verticalSpacingBetweenElements: 2,
      imageOrLabel: ImageOrLabelView.StyleSheet(fixedSize: CGSize(width: 28, height: 28)),
      textStyles: [text, small],
      detail: LabelStyleSheet(textColor: .secondaryLabel, textAlignment: .trailing)
    )
    .compose(\.highlightColor, .systemGray5)
  }

  static var notes: Component.MultilineTextInput.StyleSheet {
    return Component.MultilineTextInput.StyleSheet(
      font: .preferredFont(forTextStyle: .body), textColor: .label,
      placeholderTextColor: .placeholderText)
  }

  static var heading: Component.Description.StyleSheet {
    return Component.Description.StyleSheet(
      text: LabelStyleSheet(
        font: .preferredFont(forTextStyle: .headline), textColor: .secondaryLabel))
  }

  static func button(isEnabled: Bool) -> Component.Button.StyleSheet {
    let sheet = ButtonStyleSheet(
      textFont: .preferredFont(forTextStyle: .headline),
      titleColors: [.normal: .white, .disabled: .white],
      contentEdgeInsets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    sheet.backgroundColor = isEnabled ? .systemBlue : .systemGray3
    return Component.Button.StyleSheet(button: sheet, autoRoundCorners: true)
  }
}

extension UITableView {
  /// Begins rows, and the lines between them, where they begin on screens of `BoxViewController`.
  func alignRows() {
    layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  }
}
