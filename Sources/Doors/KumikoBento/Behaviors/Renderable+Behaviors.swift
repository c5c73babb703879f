import UIKit

/// The color of rows under a finger, and of those that have the keys.
let standardHighlight = UIColor(red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)

extension Renderable {
  /// This component, with closures that are called when its row comes on screen and when it has
  /// left; with each render of a row on screen, too.
  public func on(
    willDisplayItem: (() -> Void)? = nil, didEndDisplayingItem: (() -> Void)? = nil
  ) -> AnyRenderable {
    changed {
      $0.willDisplay += [willDisplayItem].compactMap(\.self)
      $0.didEndDisplaying += [didEndDisplayingItem].compactMap(\.self)
    }
  }

  /// This component in a row that a swipe deletes: the row leaves, and once it has left `didDelete`
  /// is called, which should render a list without it.
  ///
  /// - Parameters:
  ///   - deleteActionText: What the button says.
  ///   - backgroundColor: The button's color; that of destructive actions by default.
  ///   - didDelete: Called after the animation.
  public func deletable(
    deleteActionText: String, backgroundColor: UIColor? = nil, didDelete: @escaping () -> Void
  ) -> AnyRenderable {
    changed {
      $0.deletion = .init(title: deleteActionText, color: backgroundColor, didDelete: didDelete)
    }
  }

  /// This component with a look as long as it is mounted; afterwards its view looks as before.
  public func styling(_ styleSheet: StyleSheet<View>) -> AnyRenderable {
    let base = asAnyRenderable()
    return AnyRenderable(
      StyledRenderable<View>(wrapped: AnyRenderable(base.base, traits: .init()), sheet: styleSheet),
      traits: base.traits)
  }

  /// This component in a row that takes the keys when it is tapped, with something else in place of
  /// the keyboard.
  ///
  /// - Parameters:
  ///   - input: What stands in place of the keyboard.
  ///   - contentStatus: Whether the row has a content; empty by default.
  ///   - highlightColor: The color of the row while it has the keys; nil for its own.
  public func customInput(
    _ input: any CustomInput, contentStatus: FocusEligibility.ContentStatus = .empty,
    highlightColor: UIColor? = UIColor(
      red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)
  ) -> AnyRenderable {
    changed { $0.input = RowInput(input, contentStatus, highlightColor) }
  }

  /// This component in a row that takes the keys by itself as soon as there is an input; fields
  /// before and after do not lead to it.
  ///
  /// - Parameters:
  ///   - input: What stands in place of the keyboard; with nil the row gives up the keys.
  ///   - highlightColor: The color of the row while it has the keys; nil for its own.
  public func autodisplayingCustomInput(
    _ input: (any CustomInput)?,
    highlightColor: UIColor? = UIColor(
      red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)
  ) -> AnyRenderable {
    changed { $0.input = RowInput(input, nil, highlightColor) }
  }

  private func changed(_ change: (inout RenderableTraits) -> Void) -> AnyRenderable {
    var copy = asAnyRenderable()
    change(&copy.traits)
    return copy
  }
}

/// A component whose view has another look.
private struct StyledRenderable<Styled: UIView>: RenderableWrapper {
  let wrapped: AnyRenderable
  let sheet: StyleSheet<Styled>

  private var inverse: ViewStorage.Key<StyleSheet<Styled>> { .init(StyleSheet<Styled>.self) }

  func render(in view: Styled) { wrapped.render(in: view) }

  func didMount(to view: Styled, storage: ViewStorage) {
    wrapped.didMount(to: view, storage: storage)
    var target = view
    let taken = sheet.apply(to: &target)
    // Of several sheets the innermost knows what the view looked like before all of them.
    storage[inverse] = storage[inverse].map { $0.after(taken) } ?? taken
  }

  func willUnmount(from view: Styled, storage: ViewStorage) {
    var target = view
    storage[inverse]?.apply(to: &target)
    storage[inverse] = nil
    wrapped.willUnmount(from: view, storage: storage)
  }

  func willDisplay(_ view: Styled) { wrapped.willDisplay(view) }
  func didEndDisplaying(_ view: Styled) { wrapped.didEndDisplaying(view) }
}

/// A component with items for the menu that a long press on its row shows. The items' selectors are
/// called on the component.
@preconcurrency @MainActor
public protocol MenuItemsResponding: NSObjectProtocol {
  /// The items.
  var menuItems: [UIMenuItem] { get }
}

extension MenuItemsResponding {
  /// The menu of the row.
  @MainActor
  var menu: UIMenu {
    UIMenu(
      children: menuItems.map { item in
        UIAction(title: item.title) { _ in
          UIApplication.shared.sendAction(item.action, to: self, from: nil, for: nil)
        }
      })
  }
}

/// A view around a text that grows as it is typed: a list that has the row measured anew.
@preconcurrency @MainActor
public protocol MultilineTextInputAware where Self: UIView {
  /// Called when a text inside has another height.
  func multilineTextInputHeightDidChange(_ sender: Any)
}
