import UIKit

/// What a view looks like, as a value: an ordered list of properties and what they should be.
///
/// ```swift
/// let warning = StyleSheet<UILabel>()
///   .setting(\.textColor, .systemRed)
///   .setting(\.numberOfLines, 2)
/// let old = warning.apply(to: label)  // what the label looked like
/// old.apply(to: label)
/// ```
///
/// Sheets are equal if they set the same properties to equal values in the same order.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct StyleSheet<View: AnyObject> {
  package private(set) var settings: [PropertySetting] = []

  /// Makes a sheet that sets nothing.
  public init() {}

  /// Makes a sheet as one sets the properties of a view.
  ///
  /// ```swift
  /// StyleSheet<UILabel> {
  ///   $0.textColor = .systemRed
  ///   $0.numberOfLines = 2
  /// }
  /// ```
  public init(_ change: (inout StyleSheet) -> Void) { change(&self) }

  package init(settings: [PropertySetting]) { self.settings = settings }

  /// How many properties the sheet sets.
  public var count: Int { settings.count }

  /// Whether the sheet sets nothing.
  public var isEmpty: Bool { settings.isEmpty }

  // MARK: Values

  /// Sets a property, after all others; one that was set before is forgotten.
  public mutating func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    removeValue(for: path)
    settings.append(KeyPathSetting(path, value))
  }

  /// This sheet, setting one more property.
  public func setting<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> StyleSheet {
    var copy = self
    copy.set(path, value)
    return copy
  }

  /// This sheet, setting one more property. The same as ``setting(_:_:)``.
  public func compose<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> StyleSheet { setting(path, value) }

  /// What a property is set to; nil if it is left alone.
  public func value<Value>(for path: ReferenceWritableKeyPath<View, Value>) -> Value? {
    // Casting the optional instead would make a value of nil out of no setting.
    settings.first { $0.path == path }.flatMap { $0.anyValue as? Value }
  }

  /// Leaves a property alone.
  public mutating func removeValue<Value>(for path: ReferenceWritableKeyPath<View, Value>) {
    settings.removeAll { $0.path == path }
  }

  /// What a property is set to; nil if it is left alone.
  public subscript<Value: Equatable>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> Value? {
    get { value(for: path) }
    set {
      if let newValue { set(path, newValue) } else { removeValue(for: path) }
    }
  }

  /// What a property that can be nil is set to; nil also if it is left alone. Setting nil sets the
  /// property to nil; ``removeValue(for:)`` leaves it alone.
  public subscript<Value: Equatable>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value?>
  ) -> Value? {
    get { value(for: path) ?? nil }
    set { set(path, newValue) }
  }

  // MARK: Sheets

  /// This sheet, then another one, whose values win.
  public func with(_ other: StyleSheet) -> StyleSheet {
    let kept = settings.filter { setting in
      !other.settings.contains { $0.isSameProperty(as: setting) }
    }
    return StyleSheet(settings: kept + other.settings)
  }

  /// One sheet, then the other, whose values win.
  public static func + (one: StyleSheet, other: StyleSheet) -> StyleSheet { one.with(other) }

  /// This sheet, changed.
  public func with(_ change: (inout StyleSheet) -> Void) -> StyleSheet {
    var copy = self
    change(&copy)
    return copy
  }

  /// This sheet, and another one for a view inside.
  ///
  /// ```swift
  /// StyleSheet<RowView>().styling(\.titleLabel, warning)
  /// ```
  public func styling<Inner: AnyObject>(
    _ path: KeyPath<View, Inner>, _ sheet: StyleSheet<Inner>
  ) -> StyleSheet {
    with(StyleSheet(settings: sheet.settings.compactMap { NestedSetting(path, $0) }))
  }

  /// Gives a view the look.
  ///
  /// Properties that have their value already are not set.
  ///
  /// - Returns: The sheet that takes the look back.
  @discardableResult
  public func apply(to view: View) -> StyleSheet {
    // All are read before any is set: properties may depend on each other.
    let inverse = settings.compactMap { $0.current(in: view) }
    for setting in settings { setting.apply(to: view) }
    return StyleSheet(settings: inverse.reversed())
  }
}

extension StyleSheet where View: UIView {
  /// The look that any view can have, for views of one class.
  public init(_ sheet: StyleSheet<UIView>) { self.init(settings: sheet.settings) }
}

extension StyleSheet where View: UIControl {
  /// The look that any control can have, for controls of one class.
  public init(_ sheet: StyleSheet<UIControl>) { self.init(settings: sheet.settings) }
}

extension StyleSheet: @MainActor Equatable {
  /// Whether both set the same properties to equal values in the same order.
  public static func == (one: StyleSheet, other: StyleSheet) -> Bool {
    one.count == other.count
      && zip(one.settings, other.settings).allSatisfy { $0.isEqual(to: $1) }
  }
}
