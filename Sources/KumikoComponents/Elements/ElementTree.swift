import UIKit

/// What the `body` of a component may be: a tree of elements, or ``NoTree`` of a component without.
///
/// Not for apps: it keeps the `body` of other frameworks' types from being taken for a tree.
@preconcurrency @MainActor
public protocol ElementBody {}

/// The `body` of a component that has none.
public struct NoTree: ElementBody {
  /// Makes the absence of a tree.
  public init() {}
}

/// An element with all that stands inside of it: what the `body` of a component is.
///
/// Elements are values, made anew for each render and cheap. The views on the screen are changed to
/// match: those of elements that are still there stay, others come and go. An element without a key
/// continues the first one of its kind among its siblings.
///
/// ```swift
/// HFlex(spacing: 12) {
///   ImageElement(album.cover).size(56).cornerRadius(8)
///   TextElement(album.title, .headline).grow()
///   if album.isFavorite { SymbolElement("heart.fill", tint: .systemPink) }
/// }
/// .padding(12)
/// ```
@preconcurrency @MainActor
public protocol ElementTree: ElementBody {
  /// What the element says of its view.
  var node: ElementNode { get set }
}

/// An element of whose view the class is known, so that its properties can be set.
@preconcurrency @MainActor
public protocol ViewElement<View>: ElementTree {
  /// The class of the view.
  associatedtype View: UIView
}

extension ElementTree {
  /// The node, not shared with any other element.
  var unique: ElementNode {
    mutating get {
      if !isKnownUniquelyReferenced(&node) { node = node.copy() }
      return node
    }
  }

  /// This element, setting one more property.
  consuming func adding(_ setting: PropertySetting) -> Self {
    unique.add(setting)
    return self
  }

  /// Tells the element apart from siblings of its kind: with keys, views follow their elements to
  /// other places.
  public consuming func key(_ key: some Hashable) -> Self {
    unique.key = AnyHashable(key)
    return self
  }
}

// MARK: - Look

extension ElementTree {
  /// Gives the view a background.
  public consuming func background(_ color: UIColor?) -> Self {
    adding(KeyPathSetting(\UIView.backgroundColor, color))
  }

  /// Rounds the view's corners, in points, and clips what is inside.
  public consuming func cornerRadius(_ radius: CGFloat) -> Self {
    adding(KeyPathSetting(\UIView.layer.cornerRadius, radius))
      .adding(KeyPathSetting(\UIView.clipsToBounds, radius > 0))
  }

  /// Says how opaque the view is, from 0 to 1.
  public consuming func opacity(_ opacity: CGFloat) -> Self {
    adding(KeyPathSetting(\UIView.alpha, opacity))
  }

  /// Says what assistive technologies read for the view, which is one thing to them.
  public consuming func accessibilityLabel(_ label: String) -> Self {
    adding(KeyPathSetting(\UIView.isAccessibilityElement, true))
      .adding(KeyPathSetting(\UIView.accessibilityLabel, label))
  }

  /// Gives the view a look that any view can have.
  public consuming func style(_ sheet: StyleSheet<UIView>) -> Self { wearing(sheet) }

  /// This element, setting all that a sheet says.
  consuming func wearing<View: AnyObject>(_ sheet: StyleSheet<View>) -> Self {
    let node = unique
    for setting in sheet.settings { node.add(setting) }
    return self
  }
}

extension ViewElement {
  /// Sets a property of the view, only if it was another in the last render.
  ///
  /// When a later tree does not set it, it gets back the value that it had before.
  public consuming func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> Self { adding(KeyPathSetting(path, value)) }

  /// Gives the view a look.
  @_disfavoredOverload
  public consuming func style(_ sheet: StyleSheet<View>) -> Self { wearing(sheet) }

  /// Gives the view a look, written as one sets the properties of a view.
  public consuming func style(_ change: (inout StyleSheet<View>) -> Void) -> Self {
    wearing(StyleSheet(change))
  }

  /// Runs a closure with the view in each render, after its properties are set: for what is no
  /// property, or cannot be compared.
  ///
  /// What it sets stays until something else is set. The view is not reused by other elements.
  public consuming func configure(_ closure: @escaping @MainActor (View) -> Void) -> Self {
    unique.configurations.append { view in
      if let view = view as? View { closure(view) }
    }
    return self
  }
}

extension ViewElement where View: UIControl {
  /// Gives the view a look that any control can have.
  public consuming func style(_ sheet: StyleSheet<UIControl>) -> Self { wearing(sheet) }

  /// Calls a closure at an event of the control: always that of the last render.
  ///
  /// - Parameters:
  ///   - event: A tap by default.
  ///   - action: Called with nothing; one closure for each event.
  public consuming func onEvent(
    _ event: UIControl.Event = .primaryActionTriggered, _ action: @escaping @MainActor () -> Void
  ) -> Self { adding(EventSetting(event, action)) }
}
