import KumikoComponents
import UIKit

// What was called a style although it is no style sheet.

/// What a text looks like.
@available(*, deprecated, renamed: "TextProperties")
public typealias TextStyle = TextProperties

/// What a stock button is made of.
@available(*, deprecated, renamed: "ButtonConfiguration")
public typealias ButtonStyle = ButtonConfiguration

/// How a list stands between the bars of a ``Screen``.
@available(*, deprecated, renamed: "FormAlignment")
public typealias FormStyle = FormAlignment

extension ButtonRow {
  /// What the button is made of.
  @available(*, deprecated, renamed: "configuration")
  public var style: ButtonConfiguration {
    get { configuration }
    set { configuration = newValue }
  }

  /// Makes a row.
  @available(
    *, deprecated, renamed: "init(_:isEnabled:isLoading:configuration:didTap:)"
  )
  @_disfavoredOverload
  public init(
    _ title: any TextConvertible, isEnabled: Bool = true, isLoading: Bool = false,
    style: ButtonConfiguration, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title, isEnabled: isEnabled, isLoading: isLoading, configuration: style, didTap: didTap)
  }
}

extension EmptyState {
  /// What the button is made of.
  @available(*, deprecated, renamed: "buttonConfiguration")
  public var buttonStyle: ButtonConfiguration {
    get { buttonConfiguration }
    set { buttonConfiguration = newValue }
  }

  /// Makes a component.
  @available(
    *, deprecated, renamed: "init(_:text:image:buttonTitle:buttonConfiguration:didTap:)"
  )
  @_disfavoredOverload
  public init(
    _ title: (any TextConvertible)? = nil, text: (any TextConvertible)? = nil,
    image: UIImage? = nil, buttonTitle: (any TextConvertible)? = nil,
    buttonStyle: ButtonConfiguration, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title, text: text, image: image, buttonTitle: buttonTitle,
      buttonConfiguration: buttonStyle, didTap: didTap)
  }
}

extension SectionHeader {
  /// How large a header is.
  @available(*, deprecated, renamed: "Prominence")
  public typealias Style = Prominence

  /// How large the header is.
  @available(*, deprecated, renamed: "prominence")
  public var style: Prominence {
    get { prominence }
    set { prominence = newValue }
  }

  /// Makes a header.
  @available(*, deprecated, renamed: "init(_:prominence:isBusy:button:didTapButton:)")
  @_disfavoredOverload
  public init(
    _ title: any TextConvertible, style: Prominence, isBusy: Bool = false,
    button: (any TextConvertible)? = nil, didTapButton: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      title, prominence: style, isBusy: isBusy, button: button, didTapButton: didTapButton)
  }
}

extension TextInput {
  /// What the text looks like.
  @available(*, deprecated, renamed: "textProperties")
  public var textStyle: TextProperties {
    get { textProperties }
    set { textProperties = newValue }
  }
}

extension ActivityRow {
  /// What the text looks like.
  @available(*, deprecated, renamed: "textProperties")
  public var textStyle: TextProperties {
    get { textProperties }
    set { textProperties = newValue }
  }
}

extension MultilineTextInput {
  /// What the text looks like.
  @available(*, deprecated, renamed: "textProperties")
  public var textStyle: TextProperties {
    get { textProperties }
    set { textProperties = newValue }
  }

  /// Makes a row.
  @available(
    *, deprecated,
    renamed: "init(placeholder:text:textProperties:minimumLineCount:showsFocusToolbar:didChange:)"
  )
  @_disfavoredOverload
  public init(
    placeholder: String = "", text: String, textStyle: TextProperties,
    minimumLineCount: Int = 1, showsFocusToolbar: Bool = true,
    didChange: (@MainActor (String) -> Void)? = nil
  ) {
    self.init(
      placeholder: placeholder, text: text, textProperties: textStyle,
      minimumLineCount: minimumLineCount, showsFocusToolbar: showsFocusToolbar,
      didChange: didChange)
  }

  /// Makes a row whose text changes one that is bound.
  @available(
    *, deprecated,
    renamed: "init(placeholder:text:textProperties:minimumLineCount:showsFocusToolbar:)"
  )
  @_disfavoredOverload
  public init(
    placeholder: String = "", text: some BoundConvertible<String>, textStyle: TextProperties,
    minimumLineCount: Int = 1, showsFocusToolbar: Bool = true
  ) {
    self.init(
      placeholder: placeholder, text: text, textProperties: textStyle,
      minimumLineCount: minimumLineCount, showsFocusToolbar: showsFocusToolbar)
  }
}

extension Screen {
  /// How the list stands between the bars.
  @available(*, deprecated, renamed: "formAlignment")
  public var formStyle: FormAlignment {
    get { formAlignment }
    set { formAlignment = newValue }
  }

  /// Makes a screen of the sections that `sections` lists.
  @available(*, deprecated, message: "Use init(title:…, formAlignment:…).")
  @_disfavoredOverload
  public init<Sections: SectionsBuildable>(
    title: String? = nil, leftBarItems: [BarItem] = [], rightBarItems: [BarItem] = [],
    formStyle: FormAlignment, focusMode: FocusMode = .never,
    usesSystemSeparators: Bool = true, @SectionsBuilder sections: () -> Sections
  ) {
    self.init(
      title: title, leftBarItems: leftBarItems, rightBarItems: rightBarItems,
      formAlignment: formStyle, focusMode: focusMode, usesSystemSeparators: usesSystemSeparators,
      sections: sections)
  }
}
