import UIKit

extension Component {
  /// A row with an image, texts below each other, a detail and an accessory.
  @preconcurrency @MainActor
  public final class DetailedDescription: AutoRenderable {
    /// What stands at the end of the row.
    public typealias Accessory = AccessoryView.Accessory

    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - texts: What stands below each other; none by default.
    ///   - detail: What stands before the accessory; nothing by default.
    ///   - image: What stands first; nothing by default.
    ///   - accessory: What stands last; an arrow by default.
    ///   - badgeIcon: What stands at a corner of the image, or first if there is none; nothing by
    ///     default.
    ///   - didTap: Called when the row is tapped; nil by default.
    ///   - didTapAccessory: Called when the accessory is tapped; with nil, as by default, that is a
    ///     tap on the row.
    ///   - interactionBehavior: What a tap does before; it takes the keys by default.
    ///   - styleSheet: The look.
    public init(
      texts: [TextValue] = [], detail: TextValue? = nil, image: KumikoBento.ImageOrLabel? = nil,
      accessory: Accessory = .chevron, badgeIcon: UIImage? = nil, didTap: (() -> Void)? = nil,
      didTapAccessory: (() -> Void)? = nil,
      interactionBehavior: InteractionBehavior = .becomeFirstResponder,
      styleSheet: StyleSheet = .init()
    ) {
      self.styleSheet = styleSheet
      configurator = { view in
        view.configure(texts, styles: styleSheet.textStyles)
        view.configure(detail)
        view.imageOrLabel.content = image ?? .none
        view.configure(badge: badgeIcon, isInRow: view.imageOrLabel.content == .none)
        view.accessory.accessory = accessory
        view.accessory.interactionBehavior = interactionBehavior
        view.accessory.didTap = didTapAccessory
        let gesture = view.highlightingGesture
        gesture.interactionBehavior = interactionBehavior
        gesture.didTap = didTap.map(HighlightingGesture.TapAction.resign)
        gesture.didRebindView()
      }
    }

    /// The view.
    public final class View: InteractiveView, PreSizingLayoutPassRequiring {
      let content = BaseStackView()
      let imageOrLabel = ImageOrLabelView()
      let badge = UIImageView()
      let textBlock = UIStackView()
      let detail = UILabel()
      let accessory = AccessoryView(frame: .zero)
      private var labels: [UILabel] = []
      private var blockWidth: NSLayoutConstraint?
      private lazy var badgeX = badge.centerXAnchor.constraint(
        equalTo: imageOrLabel.trailingAnchor)
      private lazy var badgeY = badge.centerYAnchor.constraint(equalTo: imageOrLabel.bottomAnchor)
      private lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 12)
      private lazy var badgeHeight = badge.heightAnchor.constraint(equalToConstant: 12)

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
        textBlock.axis = .vertical
        for view in [imageOrLabel, textBlock, detail, accessory] {
          content.addArrangedSubview(view)
        }
        fill(layoutMarginsGuide, with: content)
        add(badge)
        NSLayoutConstraint.activate([badgeX, badgeY, badgeWidth, badgeHeight])
        detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        textBlock.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      }

      fileprivate func configure(_ texts: [TextValue], styles: [LabelStyleSheet]) {
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
          let label = UILabel()
          labels.append(label)
          textBlock.addArrangedSubview(label)
        }
        for (index, text) in texts.enumerated() {
          // Further texts look as the last one that has a look.
          if let last = styles.last {
            (styles.indices.contains(index) ? styles[index] : last).apply(to: labels[index])
          }
          text.apply(to: labels[index])
          labels[index].isHidden = text.isEmpty
        }
      }

      fileprivate func configure(_ detail: TextValue?) {
        self.detail.isHidden = detail == nil
        detail?.apply(to: self.detail)
      }

      /// Shows a badge at the corner of the image, or in the row, where it would otherwise stand
      /// upon the texts.
      fileprivate func configure(badge icon: UIImage?, isInRow: Bool) {
        badge.image = icon
        badge.isHidden = icon == nil
        let isArranged = isInRow && icon != nil
        guard isArranged != (badge.superview === content) else { return }
        if isArranged {
          NSLayoutConstraint.deactivate([badgeX, badgeY])
          content.insertArrangedSubview(badge, at: 0)
        } else {
          content.removeArrangedSubview(badge)
          badge.removeFromSuperview()
          add(badge)
          NSLayoutConstraint.activate([badgeX, badgeY])
        }
      }

      fileprivate func apply(_ sheet: StyleSheet) {
        sheet.content.apply(to: content)
        sheet.imageOrLabel.apply(to: imageOrLabel)
        sheet.detail.apply(to: detail)
        detail.numberOfLines = 1
        sheet.badge.apply(to: badge)
        sheet.accessory.apply(to: accessory)
        // A row is as high with an accessory as without one; fingers find it beyond its bounds.
        accessory.enforcesMinimumHeight = false
        textBlock.spacing = sheet.verticalSpacingBetweenElements
        (badgeX.constant, badgeY.constant) = (sheet.badgeOffset.x, sheet.badgeOffset.y)
        (badgeWidth.constant, badgeHeight.constant) = (
          sheet.badgeSize.width, sheet.badgeSize.height
        )
        let target = sheet.highlightingTarget
        highlightingGesture.stylingView = target == .content ? content : nil
        blockWidth?.isActive = false
        blockWidth = sheet.textBlockWidthFraction.map {
          textBlock.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: $0).at(999)
        }
        blockWidth?.isActive = true
      }
    }

    /// How the parts of the row stand beside each other.
    public final class ContentStyleSheet: BaseStackViewStyleSheet<BaseStackView> {
      /// Where parts stand across.
      public typealias Alignment = UIStackView.Alignment

      /// Makes an arrangement.
      public init(
        spacing: CGFloat = 16, alignment: Alignment = .center,
        isLayoutMarginsRelativeArrangement: Bool = false
      ) {
        super.init(
          axis: .horizontal, spacing: spacing, distribution: .fill, alignment: alignment)
        self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
      }
    }

    /// The look.
    public final class StyleSheet: InteractiveViewStyleSheet<View> {
      /// What lights up under a finger.
      public enum HighlightingTarget: Hashable, Sendable {
        /// The whole row.
        case container
        /// What is within the margins.
        case content
      }

      /// The space between texts, in points; 8 by default.
      public var verticalSpacingBetweenElements: CGFloat
      /// The part of the width that texts take; nil, for what is left, by default.
      public var textBlockWidthFraction: CGFloat?
      /// What lights up under a finger; the whole row by default.
      public var highlightingTarget: HighlightingTarget
      /// How far the middle of the badge is from the lower trailing corner of the image, in points;
      /// not at all by default.
      public var badgeOffset: CGPoint
      /// The size of the badge, in points; 12 by default.
      public var badgeSize: CGSize
      /// How the parts stand beside each other.
      public let content: ContentStyleSheet
      /// The look of the image.
      public let imageOrLabel: ImageOrLabelView.StyleSheet
      /// The looks of the texts, in their order.
      public private(set) var textStyles: [LabelStyleSheet]
      /// The look of the detail, which has one line, whatever the look says.
      public let detail: LabelStyleSheet
      /// The look of the badge.
      public let badge: ViewStyleSheet<UIView>
      /// The look of the accessory.
      public let accessory: InteractiveViewStyleSheet<InteractiveView>

      /// Makes a look.
      public init(
        verticalSpacingBetweenElements: CGFloat = 8.0, textBlockWidthFraction: CGFloat? = nil,
        highlightingTarget: HighlightingTarget = HighlightingTarget.container,
        badgeOffset: CGPoint = .zero, badgeSize: CGSize = CGSize(width: 12, height: 12),
        enforcesMinimumHeight: Bool = true, content: ContentStyleSheet = .init(),
        imageOrLabel: ImageOrLabelView.StyleSheet = .init(),
        textStyles: [LabelStyleSheet] = [
          .init(),
          .init(font: UIFont.preferredFont(forTextStyle: .footnote), textColor: .gray),
        ],
        detail: LabelStyleSheet = .init(textAlignment: .trailing),
        badge: ViewStyleSheet<UIView> = ViewStyleSheet<UIView>(),
        accessory: InteractiveViewStyleSheet<InteractiveView> =
          InteractiveViewStyleSheet<InteractiveView>()
      ) {
        self.verticalSpacingBetweenElements = verticalSpacingBetweenElements
        self.textBlockWidthFraction = textBlockWidthFraction
        self.highlightingTarget = highlightingTarget
        (self.badgeOffset, self.badgeSize) = (badgeOffset, badgeSize)
        (self.content, self.imageOrLabel) = (content, imageOrLabel)
        (self.textStyles, self.detail) = (textStyles, detail)
        (self.badge, self.accessory) = (badge, accessory)
        super.init(enforcesMinimumHeight: enforcesMinimumHeight)
      }

      /// Gives a view the look.
      public override func apply(to view: View) {
        super.apply(to: view)
        view.apply(self)
      }
    }
  }
}
