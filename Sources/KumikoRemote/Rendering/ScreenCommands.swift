import KumikoComponents
import KumikoDocuments
import UIKit

/// Makes what UIKit offers to choose from of elements of documents.
@MainActor
enum ScreenCommands {
  /// The actions in a property that can be chosen: no button below a swiped row can be seen not to
  /// be. Each is known by its id, or else its place and turn.
  static func rowActions(_ row: ElementValues, _ name: String) -> [RowAction] {
    row.parts(name).compactMap { part -> RowAction? in
      let values = ElementValues(element: part.element, scope: part.scope, model: row.model)
      guard values.bool("isEnabled") ?? true else { return nil }
      let isDestructive = values.string("style") == "destructive"
      let select = values.action("onSelect") ?? {}
      return RowAction(
        values.text("title"), id: AnyHashable(part.id),
        style: isDestructive ? .destructive : .normal, image: image(values),
        backgroundColor: values.color("color")
      ) { select() }
    }
  }

  static func menuItems(_ commands: [ElementValues]) -> [UIMenuElement] {
    commands.map { values in
      var attributes: UIMenuElement.Attributes = []
      if values.string("style") == "destructive" { attributes.insert(.destructive) }
      if values.bool("isEnabled") == false { attributes.insert(.disabled) }
      let select = values.action("onSelect") ?? {}
      return UIAction(
        title: values.text("title") ?? "", image: image(values),
        identifier: UIAction.Identifier("\(values.element.place)"), attributes: attributes,
        state: values.bool("isOn") == true ? .on : .off
      ) { _ in select() }
    }
  }

  /// An alert that says whose words it has: no document and no server can speak for the system.
  static func alert(
    _ title: String?, _ message: String?, of model: RemoteScreenModel,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let lines = [message, model.environment.appName].compactMap(\.self)
    return UIAlertController(
      title: title, message: lines.isEmpty ? nil : lines.joined(separator: "\n\n"),
      preferredStyle: style)
  }

  /// The buttons of an alert. UIKit ends the app where two of them cancel, or one has no title.
  static func alertActions(_ commands: [ElementValues]) -> [UIAlertAction] {
    var cancels = false
    return commands.map { values in
      let style = alertStyle(values, cancels: &cancels)
      let select = values.action("onSelect") ?? {}
      let action = UIAlertAction(title: values.text("title") ?? "", style: style) { _ in select() }
      action.isEnabled = values.bool("isEnabled") ?? true
      return action
    }
  }

  /// - Parameter cancels: Whether one of the buttons before cancels, which only one can.
  private static func alertStyle(
    _ values: ElementValues, cancels: inout Bool
  ) -> UIAlertAction.Style {
    switch values.string("style") {
    case "destructive": return .destructive
    case "cancel" where !cancels:
      cancels = true
      return .cancel
    default: return .default
    }
  }

  private static func image(_ values: ElementValues) -> UIImage? {
    values.string("symbol").flatMap { UIImage(systemName: $0) }
  }
}
