/// The content and looks of a view as a value, which also makes the view.
@preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration as it should be in a state; what was set on purpose stays.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration, and any other of its kind in its place.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration in place of its own; by default any of the same
  /// type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether `configuration` is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
