import UIKit

extension Component {
  /// A row with a text, and a button at its end if there is an icon for it.
  @preconcurrency @MainActor
  public final class Description: AutoRenderable, HeightCustomizing {
    /// Gives the view its text.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    private let text: String
    private let icon: UIImage?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - text: What the row says.
    ///   - accessoryIcon: The image of the button; nil, for no button, by default.
    ///   - didTap: Called when the row is tapped; nil by default.
    ///   - didTapAccessoryButton: Called when the button is tapped; nil by default.
    ///   - interactionBehavior: What a tap does before; it takes the keys by default.
    ///   - styleSheet: The look.
    public init(
      text: String, accessoryIcon: UIImage? = nil, didTap: (() -> Void)? = nil,
      didTapAccessoryButton: (() -> Void)? = nil,
      interactionBehavior: InteractionBehavior = .becomeFirstResponder, styleSheet: StyleSheet
    ) {
      (self.text, icon, self.styleSheet) = (text, accessoryIcon, styleSheet)
      configurator = { view in
        view.label.text = text
        view.button.setImage(accessoryIcon, for: .normal)
        view.button.isHidden = accessoryIcon == nil
        view.didTapButton = didTapAccessoryButton
        view.interactionBehavior = interactionBehavior
        view.button.isUserInteractionEnabled = didTapAccessoryButton != nil
        let gesture = view.highlightingGesture
        gesture.interactionBehavior = interactionBehavior
        gesture.didTap = didTap.map(HighlightingGesture.TapAction.resign)
        gesture.didRebindView()
      }
    }

    /// The height of the text.
    public func estimatedHeight(
      forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
    ) -> CGFloat { height(forWidth: width, inheritedMargins: inheritedMargins) }

    /// The height of the text.
    public func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat {
      let insets = styleSheet.accessoryButton.contentEdgeInsets
      let button = icon.map {
        CGSize(
          width: $0.size.width + insets.left + insets.right + styleSheet.horizontalSpacing,
          height: $0.size.height + insets.top + insets.bottom)
      }
      let room = styleSheet.contentWidth(width, inheritedMargins) - (button?.width ?? 0)
      let height = styleSheet.text.height(of: text, fittingWidth: room)
      return styleSheet.height(around: max(height, button?.height ?? 0), inheritedMargins)
    }

    /// The view.
    public final class View: InteractiveView {
      let label = UILabel()
      let button = UIButton(type: .custom)
      let stack = UIStackView()
      var didTapButton: (() -> Void)?
      var interactionBehavior = InteractionBehavior.becomeFirstResponder

      init() {
        super.init(frame: .zero)
        setUp()
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      private func setUp() {
        stack.alignment = .center
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(button)
        fill(layoutMarginsGuide, with: stack)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.addAction(
          UIAction { [weak self] _ in self?.tapButton() }, for: .primaryActionTriggered)
      }

      private func tapButton() {
        if interactionBehavior.contains(.becomeFirstResponder) {
          becomeFirstResponder()
          resignFirstResponder()
        }
        didTapButton?()
      }
    }

    /// The look.
    public final class StyleSheet: InteractiveViewStyleSheet<View> {
      /// That of the text.
      public let text: LabelStyleSheet
      /// That of the button.
      public let accessoryButton: ButtonStyleSheet
      /// The space between text and button, in points; 8 by default.
      public var horizontalSpacing: CGFloat

      /// Makes a look.
      public init(
        text: LabelStyleSheet = LabelStyleSheet(font: UIFont.preferredFont(forTextStyle: .body)),
        accessoryButton: ButtonStyleSheet = ButtonStyleSheet(), horizontalSpacing: CGFloat = 8.0,
        enforcesMinimumHeight: Bool = false
      ) {
        (self.text, self.accessoryButton) = (text, accessoryButton)
        self.horizontalSpacing = horizontalSpacing
        super.init(enforcesMinimumHeight: enforcesMinimumHeight)
      }

      /// Gives a view the look.
      public override func apply(to view: View) {
        super.apply(to: view)
        text.apply(to: view.label)
        accessoryButton.apply(to: view.button)
        view.stack.spacing = horizontalSpacing
      }
    }
  }
}
