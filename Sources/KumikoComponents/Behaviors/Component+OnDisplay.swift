extension Component {
  /// This component in a row that calls `willDisplay` before it comes on screen; not again when the
  /// component is rendered anew while it is there.
  public consuming func on(willDisplay: (@MainActor () -> Void)?) -> Row<Base, ID> {
    makeRow().displayed(RowDisplay(willDisplay: willDisplay))
  }

  /// This component in a row that calls `didEndDisplaying` after it left the screen.
  @_disfavoredOverload
  public consuming func on(didEndDisplaying: (@MainActor () -> Void)?) -> Row<Base, ID> {
    makeRow().displayed(RowDisplay(didEndDisplaying: didEndDisplaying))
  }

  /// This component in a row that calls `willDisplay` before it comes on screen and
  /// `didEndDisplaying` after it left.
  ///
  /// Calls come in pairs, and not again when the component is rendered anew while it is on screen.
  public consuming func on(
    willDisplay: (@MainActor () -> Void)?, didEndDisplaying: (@MainActor () -> Void)?
  ) -> Row<Base, ID> {
    makeRow().displayed(
      RowDisplay(willDisplay: willDisplay, didEndDisplaying: didEndDisplaying))
  }
}
