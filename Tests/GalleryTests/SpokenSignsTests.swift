import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

/// What is seen by signs only is said to assistive technology.
@MainActor
@Suite(.closesWindows) struct `Signs without a text` {
  private func open(_ screen: UIViewController) -> TestStage {
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.settle()
    return stage
  }

  /// The labels of what can be seen.
  private func labels(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = view.isAccessibilityElement ? view.accessibilityLabel : nil
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
  }

  @Test func `of mails, tasks and networks are said`() {
    let mails = open(MailViewController())
    #expect(Set(["Unread", "Flagged"]).isSubset(of: labels(in: mails.window)))
    mails.close()
    let tasks = TodoViewController()
    let todo = open(tasks)
    tasks.finish(at: 0)
    todo.settle()
    #expect(Set(["To do", "Completed"]).isSubset(of: labels(in: todo.window)))
    todo.close()
    let networks = open(SettingsViewController())
    #expect(labels(in: networks.window).count { $0 == "Joined" } == 1)
    #expect(labels(in: networks.window).contains("Needs a password"))
  }

  @Test func `of controls are called as the titles beside them`() throws {
    let stage = open(ProfileViewController())
    #expect(try stage.view(called: "switch").accessibilityLabel == "Show details")
    #expect(try stage.view(called: "name").accessibilityLabel == "Name")
    #expect(try stage.view(called: "text").accessibilityLabel == "Something about yourself")
  }

  @Test func `of bars and wheels are called as what they are for`() {
    #expect(labels(in: open(ReaderViewController()).window).contains("Contents"))
    #expect(ChatInputBar().field.accessibilityLabel == "Message")
    #expect(BirthdayRowView().picker.accessibilityLabel == "Birthday")
    let (row, view) = (
      ChoiceRow(id: "row", title: "Gender", choices: ["Not set"], chosen: 0, didChoose: { _ in }),
      ChoiceRowView()
    )
    row.render(in: view)
    #expect(view.picker.accessibilityLabel == "Gender")
  }

  @Test func `of fields are said also when there is a text in place of what they ask for`() throws {
    let size = CGSize(width: 390, height: 2000)
    let stage = TestStage(root: LayoutsViewController(), size: size)
    stage.settle()
    let field = try stage.view(of: UITextField.self)
    field.text = "oak"
    #expect(field.accessibilityLabel == "Search")
  }

  @Test func `of stock controls are called as their rows, or each for itself`() throws {
    let screen = ControlsViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.advance(by: 0.3)
    let buttons = Set(labels(in: stage.window))
    #expect(Set(["Favorite", "More info", "Add", "Close"]).isSubset(of: buttons))
    screen.show(section: 1)
    stage.advance(by: 0.3)
    let values = Set(labels(in: stage.window))
    #expect(Set(["First", "Second", "Disabled", "Count"]).isSubset(of: values))
    #expect(try stage.view(of: UISlider.self).accessibilityLabel == "Slider")
    #expect(try stage.view(of: UISegmentedControl.self).accessibilityLabel == "Segments")
  }

  @Test func `of the bakery's tiles are one thing`() {
    let stage = open(GalleryScreen.bakery.make())
    #expect(labels(in: stage.window).contains("Baguette, Crisp, 250 g, €1.80"))
  }
}
