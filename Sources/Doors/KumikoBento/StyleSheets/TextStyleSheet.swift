import UIKit

/// Where a text stands within its lines.
public enum TextAlignment: Hashable, Sendable {
  /// In the middle.
  case center
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
  /// At both ends.
  case justified

  /// The alignment of UIKit, for a direction in which interfaces read; from left to right by
  /// default.
  public func systemValue(
    for layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> NSTextAlignment {
    let isReversed = layoutDirection == .rightToLeft
    return switch self {
    case .center: .center
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .justified: .justified
    }
  }
}

/// A view that shows text.
@preconcurrency @MainActor
public protocol TextViewProtocol: AnyObject {
  /// The font.
  var font: UIFont? { get set }
  /// The color of the text.
  var textColor: UIColor? { get set }
  /// Where the text stands within its lines.
  var textAlignment: NSTextAlignment { get set }
}

/// A view whose text can be given a look.
@preconcurrency @MainActor
public protocol TextViewConfiguratorProtocol: AnyObject {
  /// Gives the text a look.
  func set(font: UIFont, textColor: UIColor, textAlignment: TextAlignment)
}

extension TextViewConfiguratorProtocol where Self: UIView & TextViewProtocol {
  /// Gives the text a look; its alignment is that of the direction in which the view reads.
  public func set(font: UIFont, textColor: UIColor, textAlignment: TextAlignment) {
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment.systemValue(for: effectiveUserInterfaceLayoutDirection)
  }
}

extension UITextField: TextViewProtocol, TextViewConfiguratorProtocol {}
extension UITextView: TextViewProtocol, TextViewConfiguratorProtocol {}

extension UILabel: TextViewConfiguratorProtocol {
  /// Gives the text a look; its alignment is that of the direction in which the label reads.
  public func set(font: UIFont, textColor: UIColor, textAlignment: TextAlignment) {
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment.systemValue(for: effectiveUserInterfaceLayoutDirection)
  }
}

/// The look of a view with a text.
@preconcurrency @MainActor
open class TextStyleSheet<T: UIView & TextViewConfiguratorProtocol>: ViewStyleSheet<T> {
  /// The font; that of body texts by default.
  public var font: UIFont
  /// The color of the text; black by default.
  public var textColor: UIColor
  /// Where the text stands within its lines; where they begin by default.
  public var textAlignment: TextAlignment

  /// Makes a look.
  public init(
    backgroundColor: UIColor? = nil, font: UIFont = UIFont.preferredFont(forTextStyle: .body),
    textColor: UIColor = .black, textAlignment: TextAlignment = .leading
  ) {
    (self.font, self.textColor, self.textAlignment) = (font, textColor, textAlignment)
    super.init(backgroundColor: backgroundColor)
  }

  /// Gives a view the look.
  open override func apply(to element: T) {
    super.apply(to: element)
    element.set(font: font, textColor: textColor, textAlignment: textAlignment)
  }
}

/// The look of a label.
@preconcurrency @MainActor
open class LabelStyleSheet: TextStyleSheet<UILabel>, TextBoundComputing {
  /// How many lines there may be; 0, for any number, by default.
  public var numberOfLines: Int
  /// How lines break, and what is left out where they do not fit; the end of the text by default.
  public var lineBreakMode: NSLineBreakMode

  /// What texts are measured with; they are aligned as in a layout from left to right.
  public var textAttributes: [NSAttributedString.Key: Any] {
    [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraph]
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment.systemValue()
    return style
  }

  /// Makes a look.
  public init(
    backgroundColor: UIColor? = .clear, font: UIFont = UIFont.preferredFont(forTextStyle: .body),
    textColor: UIColor = .black, textAlignment: TextAlignment = .leading, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    (self.numberOfLines, self.lineBreakMode) = (numberOfLines, lineBreakMode)
    super.init(
      backgroundColor: backgroundColor, font: font, textColor: textColor,
      textAlignment: textAlignment)
  }

  /// Gives a label the look.
  open override func apply(to element: UILabel) {
    super.apply(to: element)
    element.numberOfLines = numberOfLines
    element.lineBreakMode = lineBreakMode
  }
}

/// The look of a text field.
@preconcurrency @MainActor
open class TextFieldStylesheet: TextStyleSheet<UITextField> {
  /// The border; none by default.
  public var borderStyle: UITextField.BorderStyle = .none
  /// Whether what is typed is hidden; false by default.
  public var isSecureTextEntry = false
  /// When there is a button that clears the field; never by default.
  public var clearButtonMode: UITextField.ViewMode = .never

  /// Gives a field the look.
  open override func apply(to element: UITextField) {
    super.apply(to: element)
    element.borderStyle = borderStyle
    element.isSecureTextEntry = isSecureTextEntry
    element.clearButtonMode = clearButtonMode
  }
}

/// The look of a text view.
@preconcurrency @MainActor
open class TextViewStyleSheet: TextStyleSheet<UITextView> {
  /// Whether the text can be changed; true by default.
  public var isEditable = true
  /// Whether the text scrolls within the view; true by default.
  public var isScrollEnabled = true
  /// Whether text can be selected; true by default.
  public var isSelectable = true
  /// The space around the text, in points; 8 above and below by default.
  public var textContainerInset = UIEdgeInsets(top: 8.0, left: 0.0, bottom: 8.0, right: 0.0)
  /// How links look; the text view's own way by default.
  public var linkTextAttributes: [NSAttributedString.Key: Any]?

  /// Gives a text view the look.
  open override func apply(to element: UITextView) {
    super.apply(to: element)
    element.isEditable = isEditable
    element.isScrollEnabled = isScrollEnabled
    element.isSelectable = isSelectable
    element.textContainerInset = textContainerInset
    element.linkTextAttributes = linkTextAttributes
  }
}
