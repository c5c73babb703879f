import UIKit

extension Component {
  /// A row with an image, and a button at its upper trailing corner if that does something.
  @preconcurrency @MainActor
  public final class Image: AutoRenderable {
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    /// Gives the view its image.
    public let configurator: (View) -> Void
    /// What tests know the image by; nil by default.
    public let accessibilityIdentifier: String?
    /// What tests know the button by; nil by default.
    public let accessoryViewAccessibilityIdentifier: String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - image: The image; none by default.
    ///   - styleSheet: The look.
    ///   - accessibilityIdentifier: What tests know the image by.
    ///   - accessoryViewAccessibilityIdentifier: What tests know the button by.
    ///   - didTapAccessory: Called when the button is tapped; with nil there is none.
    ///   - interactionBehavior: What a tap does before; it takes the keys by default.
    public init(
      image: UIImage? = nil, styleSheet: StyleSheet, accessibilityIdentifier: String? = nil,
      accessoryViewAccessibilityIdentifier: String? = nil, didTapAccessory: (() -> Void)? = nil,
      interactionBehavior: InteractionBehavior = .becomeFirstResponder
    ) {
      self.styleSheet = styleSheet
      self.accessibilityIdentifier = accessibilityIdentifier
      self.accessoryViewAccessibilityIdentifier = accessoryViewAccessibilityIdentifier
      configurator = { view in
        view.imageView.image = image
        view.imageView.accessibilityIdentifier = accessibilityIdentifier
        view.button.accessibilityIdentifier = accessoryViewAccessibilityIdentifier
        view.button.isHidden = didTapAccessory == nil
        view.interactionBehavior = interactionBehavior
        view.didTapButton = didTapAccessory
      }
    }

    /// The view.
    public final class View: BaseView {
      let imageView = UIImageView()
      let button = UIButton(type: .custom)
      var didTapButton: (() -> Void)?
      var interactionBehavior = InteractionBehavior.becomeFirstResponder

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(layoutMarginsGuide, with: imageView)
        add(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: imageView.trailingAnchor),
          button.centerYAnchor.constraint(equalTo: imageView.topAnchor),
          button.widthAnchor.constraint(equalToConstant: 44),
          button.heightAnchor.constraint(equalToConstant: 44),
        ])
        button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .primaryActionTriggered)
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      /// Yes: a tap takes the keys for a moment.
      public override var canBecomeFirstResponder: Bool { true }

      private func tap() {
        if interactionBehavior.contains(.becomeFirstResponder) {
          becomeFirstResponder()
          resignFirstResponder()
        }
        didTapButton?()
      }
    }

    /// The look.
    public final class StyleSheet: ViewStyleSheet<View> {
      /// That of the image.
      public let image: ImageViewStyleSheet
      /// That of the button.
      public let accessory: ButtonStyleSheet

      /// Makes a look.
      public init(
        image: ImageViewStyleSheet = ImageViewStyleSheet(),
        accessory: ButtonStyleSheet = ButtonStyleSheet()
      ) {
        (self.image, self.accessory) = (image, accessory)
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        image.apply(to: element.imageView)
        accessory.apply(to: element.button)
      }
    }
  }

  /// A row with an image or a short text in its middle.
  @preconcurrency @MainActor
  public final class ImageOrLabel: AutoRenderable, HeightCustomizing {
    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    private let content: ImageOrLabelView.Content

    /// Makes a row.
    public init(imageOrLabel: ImageOrLabelView.Content = .none, styleSheet: StyleSheet) {
      (content, self.styleSheet) = (imageOrLabel, styleSheet)
      configurator = { $0.imageOrLabel.content = imageOrLabel }
    }

    /// Whether both show the same.
    public static func == (lhs: ImageOrLabel, rhs: ImageOrLabel) -> Bool {
      lhs.content == rhs.content
    }

    /// The height of what is shown: there are no margins above and below it.
    public func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat {
      let sheet = styleSheet.imageOrLabel
      let insets = sheet.layoutMargins
      return switch content {
      case _ where sheet.fixedSize != nil: sheet.fixedSize?.height ?? 0
      case .none: 0
      case .text(let text): sheet.label.height(of: text, fittingWidth: .infinity)
      case .image(let image): image.size.height + insets.top + insets.bottom
      }
    }

    /// The height of what is shown.
    public func estimatedHeight(
      forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
    ) -> CGFloat { height(forWidth: width, inheritedMargins: inheritedMargins) }

    /// The view.
    public final class View: BaseView {
      let imageOrLabel = ImageOrLabelView()
      let background = UIView()

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        add(background)
        add(imageOrLabel)
        NSLayoutConstraint.activate([
          imageOrLabel.topAnchor.constraint(equalTo: topAnchor),
          imageOrLabel.bottomAnchor.constraint(equalTo: bottomAnchor).at(999),
          imageOrLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
          background.topAnchor.constraint(equalTo: topAnchor),
          background.bottomAnchor.constraint(equalTo: bottomAnchor),
          background.centerXAnchor.constraint(equalTo: centerXAnchor),
          background.widthAnchor.constraint(equalTo: heightAnchor),
        ])
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }
    }

    /// The look.
    public final class StyleSheet: ViewStyleSheet<View> {
      let imageOrLabel: ImageOrLabelView.StyleSheet
      private let background: ViewStyleSheet<UIView>

      /// Makes a look: of what is shown, and of what is behind it, a square as high as the row.
      public init(
        imageOrLabel: ImageOrLabelView.StyleSheet = ImageOrLabelView.StyleSheet(),
        background: ViewStyleSheet<UIView> = ViewStyleSheet()
      ) {
        (self.imageOrLabel, self.background) = (imageOrLabel, background)
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        background.apply(to: element.background)
        imageOrLabel.apply(to: element.imageOrLabel)
      }
    }
  }
}
