/// A component that hears when it comes on screen and leaves it; see
/// ``Component/on(willDisplay:didEndDisplaying:)``.
public struct DisplayObservingComponent<Wrapped: Component>: ComponentWrapping {
  /// The component inside.
  public var wrapped: Wrapped
  var willDisplay: (@MainActor () -> Void)?
  var didEndDisplaying: (@MainActor () -> Void)?

  /// Tells the component inside, then calls the closure.
  public func contentWillDisplay(_ content: Wrapped.Content) {
    wrapped.contentWillDisplay(content)
    willDisplay?()
  }

  /// Tells the component inside, then calls the closure.
  public func contentDidEndDisplay(_ content: Wrapped.Content) {
    wrapped.contentDidEndDisplay(content)
    didEndDisplaying?()
  }
}

extension DisplayObservingComponent: CellsBuildable
where Wrapped: IdentifiableComponent {}

extension DisplayObservingComponent: IdentifiableComponent
where Wrapped: IdentifiableComponent {
  /// The identifier of the component inside.
  public var id: Wrapped.ID { wrapped.id }
}

extension Component {
  /// This component, calling `willDisplay` before it comes on screen; not again when the component
  /// is rendered anew while it is there.
  public func on(
    willDisplay: (@MainActor () -> Void)?
  ) -> DisplayObservingComponent<Self> {
    DisplayObservingComponent(wrapped: self, willDisplay: willDisplay)
  }

  /// This component, calling `didEndDisplaying` after it left the screen.
  @_disfavoredOverload
  public func on(
    didEndDisplaying: (@MainActor () -> Void)?
  ) -> DisplayObservingComponent<Self> {
    DisplayObservingComponent(wrapped: self, didEndDisplaying: didEndDisplaying)
  }

  /// This component, calling `willDisplay` before it comes on screen and `didEndDisplaying` after
  /// it left.
  ///
  /// Calls come in pairs, and not again when the component is rendered anew while it is on screen.
  public func on(
    willDisplay: (@MainActor () -> Void)?, didEndDisplaying: (@MainActor () -> Void)?
  ) -> DisplayObservingComponent<Self> {
    DisplayObservingComponent(
      wrapped: self, willDisplay: willDisplay, didEndDisplaying: didEndDisplaying)
  }
}
