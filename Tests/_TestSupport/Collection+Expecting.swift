extension Collection {
  /// Whether there are elements, and all of them satisfy a predicate.
  ///
  /// For expectations about what is on the screen: `allSatisfy` is true of nothing, so an
  /// expectation with it passes when the screen stays empty.
  public func isNotEmptyAndAllSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    try !isEmpty && allSatisfy(predicate)
  }
}
