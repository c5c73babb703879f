extension UITraitCollection {
  /// Makes a collection with one trait, the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  /// Makes a collection with one trait, light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  /// Makes a collection with one trait, the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }

  /// Makes a collection with one trait, the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes a collection with one trait, the room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes a collection with one trait, the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes a collection with one trait, the pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Makes a collection with one trait, the size of text.
  public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.init { $0.contentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes a collection of the specified traits of all `collections`; the last to specify a trait
  /// wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { values in
      for collection in collections { values.merge(collection.values) }
    }
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  /// Whether every trait that `other` specifies has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether dynamic colors can look different in these two surroundings.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
  }
}

extension UITraitCollection.Values {
  /// Takes over what `other` specifies.
  package mutating func merge(_ other: Self) {
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.style != .unspecified { style = other.style }
    if other.level != .unspecified { level = other.level }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.contentSizeCategory != .unspecified { contentSizeCategory = other.contentSizeCategory }
  }
}

/// Anything that has traits: screens, windows, view controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this place in the interface.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
