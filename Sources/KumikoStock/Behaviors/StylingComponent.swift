import KumikoComponents
import UIKit

/// A component whose view has another look while it is bound; see
/// ``KumikoComponents/Component/style(_:)``.
public struct StylingComponent<Wrapped: Component>: ComponentWrapping, HeightCustomizing
where Wrapped.Content: UIView {
  /// The component inside.
  public var wrapped: Wrapped
  let sheet: StyleSheet<Wrapped.Content>

  private static var inverse: ViewStorage.Key<StyleSheet<Wrapped.Content>> {
    ViewStorage.Key(StyleSheet<Wrapped.Content>.self)
  }

  /// Nothing: a style may change the height.
  public func height(in context: HeightContext) -> CGFloat? { nil }

  /// Another sheet is applied although the component inside stays as it is.
  public func shouldRender(next: Self, in content: Wrapped.Content) -> Bool {
    sheet != next.sheet || wrapped.shouldRender(next: next.wrapped, in: content)
  }

  /// Mounts the component inside, then gives its view the look.
  public func didMount(to content: Wrapped.Content, storage: ViewStorage) {
    wrapped.didMount(to: content, storage: storage)
    let inverse = sheet.apply(to: content)
    // Of several sheets the innermost knows what the view looked like before all of them.
    storage[Self.inverse] = inverse.with(storage[Self.inverse] ?? StyleSheet())
    content.setNeedsLayout()
  }

  /// Takes the look back, then unmounts the component inside.
  public func willUnmount(from content: Wrapped.Content, storage: ViewStorage) {
    storage[Self.inverse]?.apply(to: content)
    storage[Self.inverse] = nil
    content.setNeedsLayout()
    wrapped.willUnmount(from: content, storage: storage)
  }
}

extension StylingComponent: IdentifiableComponent where Wrapped.ID: Hashable {}

extension Component where Content: UIView {
  /// This component with a style sheet applied to its view for as long as it is bound to it. Then
  /// the view looks as before: other components that share it are not touched.
  ///
  /// ```swift
  /// let warning = StyleSheet<AvatarView>().setting(\.layer.borderWidth, 1)
  /// AvatarRow(user: user).style(warning)
  /// ```
  ///
  /// A component with a sheet is measured even if it could compute its height, which the sheet may
  /// change. Stock rows know what their sheets say, and need not be.
  public func style(_ sheet: StyleSheet<Content>) -> StylingComponent<Self> {
    StylingComponent(wrapped: self, sheet: sheet)
  }

  /// This component with a style sheet applied to its view for as long as it is bound to it.
  @available(*, deprecated, renamed: "style(_:)")
  public func styling(_ sheet: StyleSheet<Content>) -> StylingComponent<Self> { style(sheet) }
}
