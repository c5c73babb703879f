import Kumiko
import UIKit

/// What stands above a screen: an alert, an action sheet, a sheet at half of the height, and tabs.
final class PresentationsViewController: ListViewController {
  init() { super.init(title: "Presentations") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: "presentations", header: EmptySpace(height: 20)) {
        ListRow("Alert", subtitle: "A text field and three buttons") { [weak self] in
          self?.showAlert()
        }
        ListRow("Action sheet", subtitle: "Choices for one thing") { [weak self] in
          self?.showActions()
        }
        ListRow("Sheet", subtitle: "At half of the height first") { [weak self] in
          self?.showSheet()
        }
        ListRow("Tabs", subtitle: "Lists side by side") { [weak self] in self?.showTabs() }
      }
    ]
  }

  func showAlert() {
    let alert = UIAlertController(
      title: "Rename list", message: "Everybody who shares it sees the new name.",
      preferredStyle: .alert)
    alert.addTextField { $0.text = "Workshop" }
    alert.addAction(UIAlertAction(title: "Rename", style: .default))
    alert.addAction(UIAlertAction(title: "Delete List", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func showActions() {
    let actions = UIAlertController(
      title: "Photographs", message: "Twelve pictures of the lattice",
      preferredStyle: .actionSheet)
    actions.addAction(UIAlertAction(title: "Share", style: .default))
    actions.addAction(UIAlertAction(title: "Duplicate", style: .default))
    actions.addAction(UIAlertAction(title: "Delete", style: .destructive))
    actions.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(actions, animated: true)
  }

  func showSheet() {
    let navigation = UINavigationController(rootViewController: HelloViewController())
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  /// Shows tabs in place of the whole screen. No finger drags them away: each has a cross.
  func showTabs() {
    let tabs = UITabBarController()
    let screens = [
      Self.tab(TodoViewController(), "Tasks", "checklist", badge: "6"),
      Self.tab(MailViewController(), "Mail", "envelope"),
      Self.tab(SettingsViewController(), "Settings", "gearshape"),
    ]
    for screen in screens {
      let close = UIAction { [weak tabs] _ in tabs?.dismiss(animated: true) }
      let item = UIBarButtonItem(systemItem: .close, primaryAction: close)
      (item.accessibilityLabel, item.accessibilityIdentifier) = ("Close", "close")
      screen.topViewController?.navigationItem.leftBarButtonItem = item
    }
    tabs.viewControllers = screens
    tabs.modalPresentationStyle = .fullScreen
    present(tabs, animated: true)
  }

  private static func tab(
    _ screen: UIViewController, _ title: String, _ symbol: String, badge: String? = nil
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: screen)
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    navigation.tabBarItem.badgeValue = badge
    return navigation
  }
}

extension GalleryScreen {
  static let presentations = GalleryScreen(
    name: "presentations",
    row: MenuRow(
      id: "presentations", title: "Presentations", subtitle: "Alerts, sheets and tabs",
      symbol: "square.stack", tint: .systemPurple),
    states: [
      State("alert", of: PresentationsViewController.self) { $0.showAlert() },
      State("actions", of: PresentationsViewController.self) { $0.showActions() },
      State("sheet", of: PresentationsViewController.self) { $0.showSheet() },
      State("tabs", of: PresentationsViewController.self) { $0.showTabs() },
    ],
    transition: nil, make: PresentationsViewController.init)
}
