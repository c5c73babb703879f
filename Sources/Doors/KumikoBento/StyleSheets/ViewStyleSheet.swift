import UIKit

/// The look of a view. All properties are written, those that nobody gave with their defaults, too.
@preconcurrency @MainActor
open class ViewStyleSheet<View: UIView>: StyleSheetProtocol {
  /// What has the look.
  public typealias Element = View

  /// The color behind everything; none by default.
  public var backgroundColor: UIColor?
  /// The color of what can be tapped; that of the views around by default.
  public var tintColor: UIColor?
  /// Whether nothing outside of the bounds is seen; false by default.
  public var clipsToBounds: Bool
  /// How the view is turned and scaled; not at all by default.
  public var transform: CGAffineTransform
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat
  /// Whether nothing outside of the corners is seen; false by default. It is one switch with
  /// ``clipsToBounds``: either suffices.
  public var masksToBounds: Bool
  /// The color of the border; none by default.
  public var borderColor: UIColor?
  /// The width of the border, in points; 0 by default.
  public var borderWidth: CGFloat
  /// The color of the shadow; none by default.
  public var shadowColor: UIColor?
  /// How blurred the shadow is, in points; 0 by default.
  public var shadowRadius: CGFloat
  /// Where the shadow falls, in points; right behind the view by default.
  public var shadowOffset: CGSize
  /// How dark the shadow is, from 0 to 1; 0 by default.
  public var shadowOpacity: Float
  /// The margins, in points; 8 on each side by default.
  public var layoutMargins: UIEdgeInsets

  /// Makes a look.
  public init(
    backgroundColor: UIColor? = nil, tintColor: UIColor? = nil, clipsToBounds: Bool = false,
    layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    transform: CGAffineTransform = .identity, cornerRadius: CGFloat = 0.0,
    masksToBounds: Bool = false, borderColor: UIColor? = nil, borderWidth: CGFloat = 0,
    shadowColor: UIColor? = nil, shadowRadius: CGFloat = 0, shadowOffset: CGSize = .zero,
    shadowOpacity: Float = 0
  ) {
    (self.backgroundColor, self.tintColor) = (backgroundColor, tintColor)
    (self.clipsToBounds, self.masksToBounds) = (clipsToBounds, masksToBounds)
    (self.layoutMargins, self.transform) = (layoutMargins, transform)
    (self.cornerRadius, self.borderColor) = (cornerRadius, borderColor)
    (self.borderWidth, self.shadowColor) = (borderWidth, shadowColor)
    (self.shadowRadius, self.shadowOffset) = (shadowRadius, shadowOffset)
    self.shadowOpacity = shadowOpacity
  }

  /// Gives a view the look.
  open func apply(to element: View) {
    element.backgroundColor = backgroundColor
    element.tintColor = tintColor
    element.clipsToBounds = clipsToBounds || masksToBounds
    element.layoutMargins = layoutMargins
    element.transform = transform
    element.layer.cornerRadius = cornerRadius
    element.layer.borderColor = borderColor?.cgColor
    element.layer.borderWidth = borderWidth
    element.layer.shadowColor = shadowColor?.cgColor
    element.layer.shadowRadius = shadowRadius
    element.layer.shadowOffset = shadowOffset
    element.layer.shadowOpacity = shadowOpacity
  }
}

/// The look of a view that may be 44 points high at least.
@preconcurrency @MainActor
open class BaseViewStyleSheet<View: UIView & BaseViewProtocol>: ViewStyleSheet<View> {
  /// Whether the view is 44 points high at least; true by default.
  public var enforcesMinimumHeight: Bool

  /// Makes a look.
  public init(
    backgroundColor: UIColor? = nil, tintColor: UIColor? = nil, clipsToBounds: Bool = false,
    layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    transform: CGAffineTransform = .identity, cornerRadius: CGFloat = 0.0,
    masksToBounds: Bool = false, enforcesMinimumHeight: Bool = true
  ) {
    self.enforcesMinimumHeight = enforcesMinimumHeight
    super.init(
      backgroundColor: backgroundColor, tintColor: tintColor, clipsToBounds: clipsToBounds,
      layoutMargins: layoutMargins, transform: transform, cornerRadius: cornerRadius,
      masksToBounds: masksToBounds)
  }

  /// Gives a view the look.
  open override func apply(to element: View) {
    super.apply(to: element)
    element.enforcesMinimumHeight = enforcesMinimumHeight
  }
}

/// The look of a view that lights up under a finger.
@preconcurrency @MainActor
open class InteractiveViewStyleSheet<View: InteractiveView>: BaseViewStyleSheet<View> {
  /// The color of the view under a finger; a light gray by default.
  public var highlightColor: UIColor?

  /// Makes a look.
  public init(
    enforcesMinimumHeight: Bool = true,
    highlightColor: UIColor? = UIColor(
      red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)
  ) {
    self.highlightColor = highlightColor
    super.init(enforcesMinimumHeight: enforcesMinimumHeight)
  }

  /// Gives a view the look.
  open override func apply(to element: View) {
    super.apply(to: element)
    element.highlightingGesture.highlightColor = highlightColor
  }
}

/// The look of a wheel that turns.
@preconcurrency @MainActor
open class ActivityIndicatorStyleSheet: ViewStyleSheet<UIActivityIndicatorView> {
  /// How large the wheel is.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style

  /// Makes a look.
  public init(activityIndicatorViewStyle: UIActivityIndicatorView.Style = .gray) {
    self.activityIndicatorViewStyle = activityIndicatorViewStyle
    super.init()
  }

  /// Gives a wheel the look.
  open override func apply(to element: UIActivityIndicatorView) {
    super.apply(to: element)
    element.style = activityIndicatorViewStyle
  }
}

/// The look of an image view.
@preconcurrency @MainActor
open class ImageViewStyleSheet: ViewStyleSheet<UIImageView> {
  /// How the image fills the view.
  public var contentMode: UIView.ContentMode

  /// Makes a look.
  public init(contentMode: UIView.ContentMode = .scaleAspectFit) {
    self.contentMode = contentMode
    super.init()
  }

  /// Gives a view the look.
  open override func apply(to element: UIImageView) {
    super.apply(to: element)
    element.contentMode = contentMode
  }
}

/// The look of a table.
@preconcurrency @MainActor
open class TableViewStyleSheet: ViewStyleSheet<UITableView> {
  /// The height of rows, in points; automatic by default.
  public var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points; automatic by default.
  public var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points; automatic by default.
  public var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Whether the table can be scrolled; true by default.
  public var isScrollEnabled = true
  /// The space beside separators, in points; none by default.
  public var separatorInset = UIEdgeInsets.zero
  /// The color of separators; the table's own by default.
  public var separatorColor: UIColor?

  /// Gives a table the look.
  open override func apply(to element: UITableView) {
    super.apply(to: element)
    element.rowHeight = rowHeight
    element.sectionHeaderHeight = sectionHeaderHeight
    element.sectionFooterHeight = sectionFooterHeight
    element.isScrollEnabled = isScrollEnabled
    element.separatorInset = separatorInset
    element.separatorColor = separatorColor
  }
}

/// The look of a search field.
@preconcurrency @MainActor
open class SearchBarStyleSheet: ViewStyleSheet<UISearchBar> {
  /// The color behind the text; white by default.
  public var textInputBackgroundColor: UIColor = .white
  /// The radius of the field's corners, in points; 10 by default.
  public var textInputCornerRaidus: CGFloat = 10
  /// The height of the field, in points; 36 by default.
  public var height: CGFloat = 36
  /// Where the text stands within the field; 8 points after its beginning by default.
  public var searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 0)
  /// The keys; the usual ones by default.
  public var keyboardType: UIKeyboardType = .default
  /// What the return key says; “search” by default.
  public var returnKeyType: UIReturnKeyType = .search
  /// Whether the return key does nothing as long as there is no text; true by default.
  public var enablesReturnKeyAutomatically = true

  /// Gives a search bar the look.
  open override func apply(to element: UISearchBar) {
    super.apply(to: element)
    element.searchTextField.backgroundColor = textInputBackgroundColor
    element.searchTextField.layer.cornerRadius = textInputCornerRaidus
    element.searchTextField.clipsToBounds = true
    element.searchTextPositionAdjustment = searchTextPositionAdjustment
    element.keyboardType = keyboardType
    element.returnKeyType = returnKeyType
    element.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
  }
}
