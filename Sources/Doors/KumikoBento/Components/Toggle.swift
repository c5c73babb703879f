import UIKit

extension Component {
  /// A row with a title and a switch.
  @preconcurrency @MainActor
  public final class Toggle: AutoRenderable, HeightCustomizing {
    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    private let title: TextValue
    private let image: UIImage?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - title: What the row says.
    ///   - attributedTitle: What it says instead, with a look of its own; nil by default.
    ///   - image: What stands first; nothing by default.
    ///   - isOn: Whether the switch is on; false by default.
    ///   - isEnabled: Whether it can be tapped; true by default.
    ///   - isRefreshing: Whether a wheel turns in its place; false by default.
    ///   - animateValueChange: Whether the switch moves there; false by default.
    ///   - styleSheet: The look.
    ///   - didChangeValue: Called when the user has changed the switch.
    public init(
      title: String, attributedTitle: NSAttributedString? = nil, image: UIImage? = nil,
      isOn: Bool = false, isEnabled: Bool = true, isRefreshing: Bool = false,
      animateValueChange: Bool = false, styleSheet: StyleSheet,
      didChangeValue: ((Bool) -> Void)? = nil
    ) {
      let text = attributedTitle.map { TextValue.rich($0) } ?? .plain(title)
      (self.title, self.image, self.styleSheet) = (text, image, styleSheet)
      configurator = { view in
        text.apply(to: view.label)
        view.imageView.image = image
        view.imageView.isHidden = image == nil
        if view.toggle.isOn != isOn { view.toggle.setOn(isOn, animated: animateValueChange) }
        view.toggle.isEnabled = isEnabled
        view.toggle.accessibilityLabel = view.label.text
        view.isRefreshing = isRefreshing
        view.didChangeValue = didChangeValue
      }
    }

    /// The height of the title.
    public func estimatedHeight(
      forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
    ) -> CGFloat { height(forWidth: width, inheritedMargins: inheritedMargins) }

    /// The height of the title.
    public func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat {
      let toggle = UISwitch().intrinsicContentSize
      let before = image.map { $0.size.width + styleSheet.spacing } ?? 0
      let room =
        styleSheet.contentWidth(width, inheritedMargins) - toggle.width
        - styleSheet.spacing - before
      let text = title.height(using: styleSheet.text, fittingWidth: room)
      return styleSheet.height(
        around: max(text, toggle.height, image?.size.height ?? 0), inheritedMargins)
    }

    /// The view.
    public final class View: BaseView {
      let imageView = UIImageView()
      let label = UILabel()
      let toggle = UISwitch()
      let stack = UIStackView()
      private let wheel = UIActivityIndicatorView(style: .medium)
      var didChangeValue: ((Bool) -> Void)?

      var isRefreshing = false {
        didSet {
          if isRefreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
          toggle.alpha = isRefreshing ? 0 : 1
          toggle.isUserInteractionEnabled = !isRefreshing
        }
      }

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        stack.alignment = .center
        for view in [imageView, label, toggle] { stack.addArrangedSubview(view) }
        fill(layoutMarginsGuide, with: stack)
        add(wheel)
        NSLayoutConstraint.activate([
          wheel.centerXAnchor.constraint(equalTo: toggle.centerXAnchor),
          wheel.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
        ])
        for view in [imageView, toggle] {
          view.setContentHuggingPriority(.required, for: .horizontal)
          view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        toggle.addAction(
          UIAction { [weak self] _ in self.map { $0.didChangeValue?($0.toggle.isOn) } },
          for: .valueChanged)
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {
      /// That of the title.
      public let text: LabelStyleSheet
      /// The space between the parts of the row, in points; 9 by default.
      public let spacing: CGFloat

      /// Makes a look.
      public init(text: LabelStyleSheet, spacing: CGFloat = 9) {
        (self.text, self.spacing) = (text, spacing)
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to view: View) {
        super.apply(to: view)
        text.apply(to: view.label)
        view.stack.spacing = spacing
      }
    }
  }
}
