import UIKit

/// An image in a tree of elements. It fills its view without being distorted, and is cut where its
/// ratio is another.
///
/// Without a size, the view is as large as the image.
public struct ImageElement: ViewElement {
  /// The class of the view.
  public typealias View = UIImageView

  /// What the element says of its view.
  public var node: ElementNode

  /// Describes an image.
  ///
  /// - Parameters:
  ///   - image: The image; nil for an empty view.
  ///   - contentMode: How it fills the view; `scaleAspectFill` by default.
  public init(_ image: UIImage?, contentMode: UIView.ContentMode = .scaleAspectFill) {
    node = ElementNode(ElementKind(element: Self.self)) {
      let view = UIImageView()
      view.clipsToBounds = true
      return view
    }
    node.settings = [
      KeyPathSetting(\UIImageView.image, image),
      KeyPathSetting(\UIImageView.contentMode, contentMode),
    ]
  }
}

/// A symbol in a tree of elements, as large as a text of some style: it follows the user's text
/// size.
///
/// ```swift
/// SymbolElement("heart.fill", tint: .systemPink)
/// ```
public struct SymbolElement: ViewElement {
  /// The class of the view.
  public typealias View = UIImageView

  /// What the element says of its view.
  public var node: ElementNode

  /// Describes a symbol.
  ///
  /// - Parameters:
  ///   - name: The name of one of the system's symbols.
  ///   - style: The style of texts that it is as large as; that of running text by default.
  ///   - tint: Its color; nil, for the tint color of the views around, by default.
  public init(_ name: String, _ style: UIFont.TextStyle = .body, tint: UIColor? = nil) {
    node = ElementNode(ElementKind(element: Self.self)) {
      let view = UIImageView()
      view.contentMode = .center
      return view
    }
    node.settings = [SymbolSetting(name, style)]
    if let tint { node.settings.append(KeyPathSetting(\UIView.tintColor, tint)) }
  }
}

/// A symbol and its size: the image is made only if one of both is another.
private final class SymbolSetting: PropertySetting {
  private let name: String
  private let style: UIFont.TextStyle

  init(_ name: String, _ style: UIFont.TextStyle) {
    self.name = name
    self.style = style
  }

  override func isEqual(to other: PropertySetting) -> Bool {
    guard let other = other as? SymbolSetting else { return false }
    return name == other.name && style == other.style
  }

  override func apply(to object: AnyObject) {
    guard let view = object as? UIImageView else { return }
    view.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: style))
  }
}
