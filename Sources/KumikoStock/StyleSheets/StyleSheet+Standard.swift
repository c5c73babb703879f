import KumikoComponents
import UIKit

// Sheets that reset what styles most often change, to begin others with: what comes after them does
// not depend on what a reused view looked like before.

extension StyleSheet where View: UIView {
  /// A view without a look of its own: clear, unframed, not clipped.
  public static var view: StyleSheet {
    StyleSheet()
      .setting(\.backgroundColor, nil)
      .setting(\.clipsToBounds, false)
      .setting(\.alpha, 1)
      .setting(\.transform, .identity)
      .setting(\.layer.cornerRadius, 0)
      .setting(\.layer.masksToBounds, false)
      .setting(\.layer.borderWidth, 0)
      .setting(\.layer.shadowOpacity, 0)
      .setting(\.layer.shadowRadius, 0)
      .setting(\.layer.shadowOffset, .zero)
  }

  /// This sheet with rounded corners.
  public func rounded(_ radius: CGFloat) -> StyleSheet {
    setting(\.layer.cornerRadius, radius).setting(\.clipsToBounds, radius > 0)
  }
}

extension StyleSheet where View: UILabel {
  /// A label of body text that breaks into as many lines as it needs.
  public static var label: StyleSheet { text(.body) }

  /// A label of a text style that follows the user's text size.
  @_disfavoredOverload
  public static func text(
    _ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0
  ) -> StyleSheet {
    StyleSheet()
      .setting(\.font, .preferredFont(forTextStyle: style))
      .setting(\.adjustsFontForContentSizeCategory, true)
      .setting(\.textColor, color)
      .setting(\.textAlignment, .natural)
      .setting(\.numberOfLines, lines)
      .setting(\.lineBreakMode, .byTruncatingTail)
  }
}

extension StyleSheet where View == StyledLabel {
  /// A label of a stock row in a text style that follows the user's text size.
  public static func text(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label,
    alignment: TextAlignment = .leading, lines: Int = 0
  ) -> StyleSheet {
    StyleSheet()
      .setting(\.textStyle, style)
      .setting(\.weight, weight)
      .setting(\.textColor, color)
      .setting(\.alignment, alignment)
      .setting(\.numberOfLines, lines)
  }
}

extension StyleSheet where View: UIButton {
  /// A button of body text in the tint color, gray while it cannot be used.
  public static var button: StyleSheet {
    StyleSheet()
      .setting(\.titleFont, .preferredFont(forTextStyle: .body))
      .setting(\.contentHorizontalAlignment, .center)
      .setting(\.[titleColor: .normal], .tintColor)
      .setting(\.[titleColor: .disabled], .tertiaryLabel)
  }
}

extension StyleSheet where View: UIImageView {
  /// An image that keeps its proportions.
  public static var image: StyleSheet {
    StyleSheet().setting(\.contentMode, .scaleAspectFit).setting(\.clipsToBounds, false)
  }
}

extension StyleSheet where View: UIStackView {
  /// A row or a column of views without space between them.
  public static func stack(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) -> StyleSheet {
    StyleSheet()
      .setting(\.axis, axis)
      .setting(\.spacing, spacing)
      .setting(\.alignment, alignment)
      .setting(\.distribution, distribution)
  }
}

extension StyleSheet where View: UITextField {
  /// A line of body text without a border.
  public static var textField: StyleSheet {
    StyleSheet()
      .setting(\.font, .preferredFont(forTextStyle: .body))
      .setting(\.adjustsFontForContentSizeCategory, true)
      .setting(\.textColor, .label)
      .setting(\.textAlignment, .natural)
      .setting(\.borderStyle, .none)
      .setting(\.clearButtonMode, .never)
      .setting(\.isSecureTextEntry, false)
  }
}

extension StyleSheet where View: UITextView {
  /// Clear body text without insets.
  public static var textView: StyleSheet {
    StyleSheet()
      .setting(\.backgroundColor, .clear)
      .setting(\.font, .preferredFont(forTextStyle: .body))
      .setting(\.textColor, .label)
      .setting(\.textContainerInset, .zero)
  }
}

extension StyleSheet where View: UISearchBar {
  /// A search bar without a background around its field.
  public static var searchBar: StyleSheet { StyleSheet().setting(\.searchBarStyle, .minimal) }
}

extension StyleSheet where View: UIActivityIndicatorView {
  /// A gray spinner of medium size.
  public static var activityIndicator: StyleSheet {
    StyleSheet()
      .setting(\.style, .medium)
      .setting(\.hidesWhenStopped, true)
      .setting(\.color, .secondaryLabel)
  }
}

extension StyleSheet where View: UITableView {
  /// A table with the system's separators.
  public static var table: StyleSheet {
    StyleSheet()
      .setting(\.separatorStyle, .singleLine)
      .setting(\.separatorColor, .separator)
      .setting(\.showsVerticalScrollIndicator, true)
      .setting(\.isScrollEnabled, true)
  }
}

extension StyleSheet where View: UISwitch {
  /// A switch in the system's green.
  public static var `switch`: StyleSheet {
    StyleSheet().setting(\.onTintColor, nil).setting(\.thumbTintColor, nil)
  }
}

extension StyleSheet where View: UISegmentedControl {
  /// Segments in the system's gray.
  public static var segmentedControl: StyleSheet {
    StyleSheet()
      .setting(\.[titleColor: .normal], .label)
      .setting(\.selectedSegmentTintColor, nil)
  }
}
