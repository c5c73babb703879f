import UIKit

/// The look of a button. Colors and images of states that are not given are taken away.
@preconcurrency @MainActor
open class ButtonStyleSheet: ViewStyleSheet<UIButton>, TextBoundComputing {
  /// The font of the title; that of body texts by default.
  public var textFont: UIFont
  /// Where the title stands within the button; in the middle by default.
  public var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
  /// The space around title and image, in points; none by default.
  public var contentEdgeInsets: UIEdgeInsets
  /// The space around the title, in points; none by default.
  public var titleEdgeInsets: UIEdgeInsets
  /// The space around the image, in points; none by default.
  public var imageEdgeInsets: UIEdgeInsets
  /// Where the title stands within its lines; in the middle by default.
  public var textAlignment: TextAlignment = .center
  /// How many lines the title may have; 1 by default.
  public var numberOfLines: Int
  /// How the title breaks, and what is left out where it does not fit; its middle by default.
  public var lineBreakMode: NSLineBreakMode

  private let titleColors: [State: UIColor?]
  private let images: [State: UIImage?]
  private let backgroundImages: [State: UIImage?]

  /// What titles are measured with.
  open var textAttributes: [NSAttributedString.Key: Any] { [.font: textFont] }

  /// Makes a look.
  public init(
    textFont: UIFont = UIFont.preferredFont(forTextStyle: .body),
    contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center,
    titleColors: [State: UIColor?] = [:], images: [State: UIImage?] = [:],
    backgroundImages: [State: UIImage?] = [:], contentEdgeInsets: UIEdgeInsets = .zero,
    titleEdgeInsets: UIEdgeInsets = .zero, imageEdgeInsets: UIEdgeInsets = .zero,
    numberOfLines: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingMiddle
  ) {
    (self.textFont, self.contentHorizontalAlignment) = (textFont, contentHorizontalAlignment)
    (self.titleColors, self.images) = (titleColors, images)
    (self.backgroundImages, self.contentEdgeInsets) = (backgroundImages, contentEdgeInsets)
    (self.titleEdgeInsets, self.imageEdgeInsets) = (titleEdgeInsets, imageEdgeInsets)
    (self.numberOfLines, self.lineBreakMode) = (numberOfLines, lineBreakMode)
    super.init()
  }

  /// Gives a button the look.
  open override func apply(to button: UIButton) {
    super.apply(to: button)
    button.titleLabel?.font = textFont
    button.titleLabel?.numberOfLines = numberOfLines
    button.titleLabel?.lineBreakMode = lineBreakMode
    button.titleLabel?.textAlignment = textAlignment.systemValue(
      for: button.effectiveUserInterfaceLayoutDirection)
    button.contentHorizontalAlignment = contentHorizontalAlignment
    button.contentEdgeInsets = contentEdgeInsets
    button.titleEdgeInsets = titleEdgeInsets
    button.imageEdgeInsets = imageEdgeInsets
    for state in State.all {
      button.setTitleColor(titleColor(for: state), for: state.inUIKit)
      button.setImage(image(for: state), for: state.inUIKit)
      button.setBackgroundImage(backgroundImage(for: state), for: state.inUIKit)
    }
  }

  /// The image in a state; nil if none was given for it.
  public func image(for state: State) -> UIImage? { images[state] ?? nil }

  /// The color of the title in a state; nil if none was given for it.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? nil }

  /// The image behind the title in a state; nil if none was given for it.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? nil }

  /// States of a button, as in `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of `UIControl.State`.
    public let rawValue: UInt

    /// Makes a set of states of the bits of `UIControl.State`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In none of the others.
    @preconcurrency @MainActor public static var normal = State(UIControl.State.normal)
    /// With a finger on it.
    @preconcurrency @MainActor public static var highlighted = State(UIControl.State.highlighted)
    /// Not to be tapped.
    @preconcurrency @MainActor public static var disabled = State(UIControl.State.disabled)
    /// Selected.
    @preconcurrency @MainActor public static var selected = State(UIControl.State.selected)
    /// Reached by keys.
    @preconcurrency @MainActor public static var focused = State(UIControl.State.focused)
    /// What apps add.
    @preconcurrency @MainActor public static var application = State(UIControl.State.application)
    /// What UIKit keeps for itself.
    @preconcurrency @MainActor public static var reserved = State(UIControl.State.reserved)

    @MainActor static var all: [State] { [normal, highlighted, disabled, selected, focused] }

    private init(_ state: UIControl.State) { rawValue = state.rawValue }

    var inUIKit: UIControl.State { UIControl.State(rawValue: rawValue) }
  }
}
