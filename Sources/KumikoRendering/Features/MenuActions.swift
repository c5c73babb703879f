import UIKit

/// The actions of a menu, to be found again in a newer version of the menu.
///
/// The same action is one with the same identifier or, as actions without one get another each time
/// that they are made, one with the same title in menus of the same titles.
@MainActor
struct MenuActions {
  private let actions: [UIAction]
  private let places: [OccurrenceKey<[String]>]

  /// Finds all actions in entries and in the menus among them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  init(in entries: [UIMenuElement]) {
    let found = Self.actions(in: entries, of: [])
    actions = found.map(\.action)
    places = found.map(\.titles).numbered
  }

  private static func actions(
    in entries: [UIMenuElement], of titles: [String]
  ) -> [(titles: [String], action: UIAction)] {
    entries.flatMap { entry -> [(titles: [String], action: UIAction)] in
      let inside = titles + [entry.title]
      if let action = entry as? UIAction { return [(inside, action)] }
      return (entry as? UIMenu).map { actions(in: $0.children, of: inside) } ?? []
    }
  }

  /// The action at a place among all, with what tells it apart.
  private func name(_ index: Int) -> Name {
    Name(identifier: actions[index].identifier, place: places[index])
  }

  /// The action of a name; nil if there is none any more.
  func action(named name: Name) -> UIAction? {
    if let action = actions.first(where: { $0.identifier == name.identifier }) { return action }
    return places.firstIndex(of: name.place).map { actions[$0] }
  }

  /// What tells an action apart.
  struct Name {
    var identifier: UIAction.Identifier
    var place: OccurrenceKey<[String]>
  }

  /// Entries that look like `entries`, in which all actions do something else.
  ///
  /// Entries that are found later, in a `UIDeferredMenuElement`, are as they were made.
  static func replacing(
    in entries: [UIMenuElement], with body: @escaping @MainActor (Name, UIAction) -> Void
  ) -> [UIMenuElement] {
    let actions = MenuActions(in: entries)
    var index = 0
    return replace(in: entries) { action in
      let name = actions.name(index)
      index += 1
      return UIAction(
        title: action.title, subtitle: action.subtitle, image: action.image,
        identifier: action.identifier, discoverabilityTitle: action.discoverabilityTitle,
        attributes: action.attributes, state: action.state
      ) { body(name, $0) }
    }
  }

  private static func replace(
    in entries: [UIMenuElement], _ body: (UIAction) -> UIAction
  ) -> [UIMenuElement] {
    entries.map { entry in
      if let action = entry as? UIAction { return body(action) }
      guard let menu = entry as? UIMenu else { return entry }
      return menu.replacingChildren(replace(in: menu.children, body))
    }
  }
}
