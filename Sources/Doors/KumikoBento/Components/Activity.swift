import UIKit

extension Component {
  /// A row with a wheel that turns while something is under way.
  @preconcurrency @MainActor
  public final class Activity: Renderable {
    private let isLoading: Bool
    private let styleSheet: StyleSheet

    /// Makes a row.
    public init(isLoading: Bool, styleSheet: StyleSheet = .init()) {
      (self.isLoading, self.styleSheet) = (isLoading, styleSheet)
    }

    /// Turns the wheel, or hides it.
    public func render(in view: View) {
      styleSheet.apply(to: view)
      let wheel = view.activityIndicator
      if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    }

    /// The view.
    public final class View: BaseView {
      /// The wheel.
      public let activityIndicator = UIActivityIndicatorView()

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        add(activityIndicator)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
          activityIndicator.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
          activityIndicator.topAnchor.constraint(equalTo: guide.topAnchor),
          activityIndicator.bottomAnchor.constraint(equalTo: guide.bottomAnchor).at(999),
        ])
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {
      /// That of the wheel.
      public let activityIndicator: ActivityIndicatorStyleSheet

      /// Makes a look.
      public init(activityIndicator: ActivityIndicatorStyleSheet = .init()) {
        self.activityIndicator = activityIndicator
        super.init(enforcesMinimumHeight: false)
      }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        activityIndicator.apply(to: element.activityIndicator)
      }
    }
  }

  /// Space between rows.
  @preconcurrency @MainActor
  public final class EmptySpace: Renderable, HeightCustomizing {
    private let height: CGFloat
    private let styleSheet: ViewStyleSheet<UIView>

    /// Makes space of a height, in points.
    public init(height: CGFloat, styleSheet: ViewStyleSheet<UIView> = .init()) {
      (self.height, self.styleSheet) = (height, styleSheet)
    }

    /// Gives the view its height and its look.
    public func render(in view: View) {
      styleSheet.apply(to: view)
      view.height.constant = height
    }

    public func estimatedHeight(
      forWidth width: CGFloat, inheritedMargins: UIEdgeInsets
    ) -> CGFloat { height }

    public func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat {
      height
    }

    /// The view.
    public final class View: BaseView {
      lazy var height: NSLayoutConstraint = {
        let height = heightAnchor.constraint(equalToConstant: 0).at(999)
        height.isActive = true
        return height
      }()
    }
  }
}
