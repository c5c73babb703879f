import Foundation
import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/MovingFromBento.md` in the language, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The guide for those who come from Bento` {
  enum SectionID: Hashable { case user, loading }
  enum RowID: Hashable { case name, rights, spinner }

  struct User {
    var name = "Vincent"
    var isAdmin = true
  }

  struct Question: Component {
    private static let isOpen = ViewStorage.Key<Bool>()
    var text: String

    func render(in view: QuestionView) { view.label.text = text }

    func didMount(to view: QuestionView, storage: ViewStorage) {
      view.isOpen = storage.row[Self.isOpen] ?? false
      view.didToggle = { storage.row[Self.isOpen] = $0 }
    }
  }

  final class QuestionView: UIView {
    let label = UILabel()
    var isOpen = false
    var didToggle: (Bool) -> Void = { _ in }
  }

  final class Model {
    var wasCanceled = false
    func cancel() { wasCanceled = true }
  }

  let user = User()
  let tableView = UITableView()

  @Test(arguments: [true, false])
  func `writes boxes`(isLoading: Bool) {
    let list = TableRenderer(tableView)
    let box = Box<SectionID, RowID> {
      Box(id: .user, header: EmptySpace(height: 24)) {
        ListRow("Name", value: user.name).id(.name)
        if user.isAdmin { ListRow("Rights").id(.rights) }
      }
      if isLoading { Box(id: .loading) { ActivityRow(isLoading: true).id(.spinner) } }
    }
    list.render(box.sections)
    let rows: [[AnyHashable]] = [[RowID.name, RowID.rights]] + (isLoading ? [[RowID.spinner]] : [])
    #expect(list.data.map { $0.cells.map(\.id) } == rows)
    #expect(box.sections.first?.header?.component(as: EmptySpace.self)?.height == 24)
  }

  @Test func `keeps what belongs to a row`() {
    let container = ComponentContainer(frame: .zero)
    container.render(AnyComponent(Question(text: "Why?")))
    let view = container.renderedContent as? QuestionView
    view?.didToggle(true)
    container.render(AnyComponent(Question(text: "Why not?")))
    #expect(view?.isOpen == true)
  }

  @Test func `styles rows`() {
    let styled =
      ListRow("Total", value: "12 €")
      .style(\.titleLabel, .text(.headline, color: .systemRed))
      .style(\.verticalMargin, 16)
    #expect(styled.style.verticalMargin == 16)
    let warning = StyleSheet<ListRowView>()
      .compose(\.titleLabel.textColor, .systemRed)
      .compose(\.layer.borderWidth, 1)
    let row = ListRow("Total").style(warning)
    let container = ComponentContainer(frame: .zero)
    container.render(AnyComponent(row))
    let view = container.renderedContent as? ListRowView
    #expect(view?.titleLabel.textColor == .systemRed)
    container.render(AnyComponent(ListRow("Total")))
    #expect(view?.titleLabel.textColor == .label)
  }

  @Test func `brings inputs and focus`() {
    var birthday = Date(timeIntervalSince1970: 0)
    let text = "1970"
    let row =
      ListRow("Birthday", value: text)
      .customInput(DatePicker(date: birthday) { birthday = $0 })
    #expect(row.focusEligibility == .eligible(.empty))
    tableView.focus(direction: .backward, skipsPopulatedComponents: true)
  }

  @Test func `shows screens`() throws {
    let model = Model()
    let controller = ScreenViewController { [model] _ in
      Screen(
        title: "Sign up", rightBarItems: [BarItem("Cancel") { model.cancel() }], focusMode: .once
      ) {
        Section { TextInput("Name", text: "") }
      }
      .pinnedToBottom { ButtonRow("Go", configuration: .filled) }
    }
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    #expect(stage.texts.contains("Go"))
    try stage.tap(on: "Cancel")
    #expect(model.wasCanceled)
  }
}
