import UIKit

extension Component {
  /// A row with a button.
  @preconcurrency @MainActor
  public final class Button: AutoRenderable, HeightCustomizing {
    /// Gives the view its title.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    private let title: String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - title: What the button says; nothing by default.
    ///   - isEnabled: Whether the button can be tapped; true by default.
    ///   - isLoading: Whether a wheel turns in place of the title; false by default.
    ///   - didTap: Called when the button is tapped; nil by default.
    ///   - interactionBehavior: What a tap does before; it takes the keys by default.
    ///   - styleSheet: The look.
    public init(
      title: String? = nil, isEnabled: Bool = true, isLoading: Bool = false,
      didTap: (() -> Void)? = nil,
      interactionBehavior: InteractionBehavior = .becomeFirstResponder, styleSheet: StyleSheet
    ) {
      (self.title, self.styleSheet) = (title, styleSheet)
      configurator = { view in
        view.button.setTitle(title, for: .normal)
        view.button.isEnabled = isEnabled && !isLoading
        view.isLoading = isLoading
        view.didTap = didTap
        view.interactionBehavior = interactionBehavior
      }
    }

    /// The height of a button with the title and the look.
    public func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat {
      let button = Self.measured[styleSheet.buttonType] ?? UIButton(type: styleSheet.buttonType)
      Self.measured[styleSheet.buttonType] = button
      styleSheet.button.apply(to: button)
      button.setTitle(title, for: .normal)
      let room = styleSheet.contentWidth(width, inheritedMargins)
      let size = button.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      // The button is 44 points high itself, within the margins.
      let content = styleSheet.enforcesMinimumHeight ? max(44, size.height) : size.height
      return styleSheet.height(around: content, inheritedMargins)
    }

    /// Buttons that nobody sees, to find heights with.
    private static var measured: [UIButton.ButtonType: UIButton] = [:]

    /// The height of a button with the title and the look.
    public func estimatedHeight(
      forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
    ) -> CGFloat { height(forWidth: width, inheritedMargins: inheritedMargins) }

    /// Where a button stands that is as wide as its title.
    public enum Alignment: Hashable, Sendable {
      /// Where rows begin.
      case leading
      /// Where they end.
      case trailing
      /// In the middle.
      case center
    }

    /// The view.
    public final class View: InteractiveView {
      private let wheel = UIActivityIndicatorView()
      private var place: [NSLayoutConstraint] = []
      private var shape: Shape?
      var interactionBehavior = InteractionBehavior.becomeFirstResponder

      private struct Shape: Equatable {
        var hugsContent: Bool
        var alignment: Alignment
        var type: UIButton.ButtonType
        var isFingerHigh: Bool
      }

      /// The button; another one where the type is changed.
      public var button = KumikoBento.Button(type: .system) {
        didSet {
          oldValue.removeFromSuperview()
          shape = nil
          setUp()
        }
      }

      /// Whether a wheel turns in place of the title; false by default.
      public var isLoading = false {
        didSet {
          if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
          button.titleLabel?.alpha = isLoading ? 0 : 1
          button.imageView?.alpha = isLoading ? 0 : 1
        }
      }

      /// Called when the button is tapped; nil by default.
      public var didTap: (() -> Void)?

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      private func setUp() {
        add(button)
        add(wheel)
        button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .primaryActionTriggered)
        NSLayoutConstraint.activate([
          wheel.centerXAnchor.constraint(equalTo: button.centerXAnchor),
          wheel.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
      }

      private func tap() {
        if interactionBehavior.contains(.becomeFirstResponder) {
          becomeFirstResponder()
          resignFirstResponder()
        }
        didTap?()
      }

      fileprivate func apply(_ sheet: StyleSheet) {
        let shape = Shape(
          hugsContent: sheet.hugsContent, alignment: sheet.alignment, type: sheet.buttonType,
          isFingerHigh: sheet.enforcesMinimumHeight)
        if button.buttonType != sheet.buttonType {
          button = KumikoBento.Button(type: sheet.buttonType)
        }
        sheet.button.apply(to: button)
        button.roundsCorners = sheet.autoRoundCorners
        sheet.activityIndicator.apply(to: wheel)
        guard shape != self.shape else { return }
        self.shape = shape
        NSLayoutConstraint.deactivate(place)
        place = constraints(shape)
        NSLayoutConstraint.activate(place)
      }

      private func constraints(_ shape: Shape) -> [NSLayoutConstraint] {
        let guide = layoutMarginsGuide
        var height = [
          button.topAnchor.constraint(equalTo: guide.topAnchor),
          button.bottomAnchor.constraint(equalTo: guide.bottomAnchor).at(999),
        ]
        if shape.isFingerHigh {
          height.append(button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).at(999))
        }
        guard shape.hugsContent else {
          return height + [
            button.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: guide.trailingAnchor).at(999),
          ]
        }
        let side =
          switch shape.alignment {
          case .leading: button.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
          case .trailing: button.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
          case .center: button.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
          }
        return height + [
          side, button.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor).at(999),
        ]
      }
    }

    /// The look.
    public final class StyleSheet: InteractiveViewStyleSheet<View> {
      /// That of the button.
      public let button: ButtonStyleSheet
      /// That of the wheel.
      public let activityIndicator: ActivityIndicatorStyleSheet
      /// Whether the button is as wide as its title, rather than as the row; false by default.
      public var hugsContent: Bool
      /// Where such a button stands; in the middle by default.
      public var alignment: Alignment
      /// Whether the button ends in half circles; false by default.
      public var autoRoundCorners: Bool
      /// The kind of button; that of the system by default.
      public var buttonType: UIButton.ButtonType

      /// Makes a look.
      public init(
        button: ButtonStyleSheet, activityIndicator: ActivityIndicatorStyleSheet = .init(),
        hugsContent: Bool = false, alignment: Alignment = .center, autoRoundCorners: Bool = false,
        buttonType: UIButton.ButtonType = .system
      ) {
        (self.button, self.activityIndicator) = (button, activityIndicator)
        (self.hugsContent, self.alignment) = (hugsContent, alignment)
        (self.autoRoundCorners, self.buttonType) = (autoRoundCorners, buttonType)
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        element.apply(self)
      }
    }
  }
}
