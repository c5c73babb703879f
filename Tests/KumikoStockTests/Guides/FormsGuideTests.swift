import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/Forms.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The guide to forms` {
  struct Account: Equatable {
    var name = ""
    var email = ""
    var team: String?
    var birthday: Date?
    var getsNews = true
  }

  final class AccountViewController: ListViewController {
    @Bound var account = Account()

    /// Called when the button is tapped.
    var didFinish: (Account) -> Void = { _ in }

    override init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
      super.init(appearance)
      title = "Account"
    }

    func sections() -> [Section] {
      Section("Account", footer: $account.problems.first ?? "") {
        name
        email
      }
      Section("About you") {
        team
        birthday
        ToggleRow("Newsletter", isOn: $account.getsNews)
      }
      Section {
        ButtonRow("Create Account", isEnabled: isComplete, configuration: .filled) {
          [unowned self] in
          didFinish(account)
        }
      }
    }

    private var isComplete: Bool {
      $account.isValid && !account.name.isEmpty && !account.email.isEmpty && account.team != nil
    }

    private var name: TextInput {
      var input = TextInput("Name", placeholder: "Required", text: $account.name)
        .shouldChangeText { $0.result.count <= 30 }
      input.autocapitalization = .words
      return input
    }

    private var email: TextInput {
      var input = TextInput(
        "Email", placeholder: "name@example.org", text: $account.email, keyboardType: .emailAddress
      ).validated { email in
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        let isRight = email.isEmpty || (parts.count == 2 && !parts.contains(""))
        return isRight ? nil : "An address has an @ in its middle."
      }
      input.autocapitalization = .none
      return input
    }

    @RowsBuilder private var team: Rows {
      let teams = ["Drawing", "Layout", "Lists"]
      let picker = OptionPicker(options: teams, selected: account.team) { [unowned self] in
        account.team = $0
      }
      ListRow("Team", value: account.team ?? "Not set")
        .customInput(picker, contentStatus: account.team == nil ? .empty : .populated)
    }

    @RowsBuilder private var birthday: Rows {
      let date = account.birthday ?? Date(timeIntervalSinceReferenceDate: 0)
      let picker = DatePicker(date: date) { [unowned self] in account.birthday = $0 }
      let text = account.birthday?.formatted(date: .long, time: .omitted)
      ListRow("Birthday", value: text ?? "Not set")
        .customInput(picker, contentStatus: text == nil ? .empty : .populated)
    }
  }

  @Test func `validates, and leads from field to field`() throws {
    let screen = AccountViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.display.keyboardHeight = 291
    try stage.tap(on: "Name")
    try stage.type("Mika Aalto\nmika")
    stage.settle()
    #expect(screen.account.email == "mika")
    #expect(stage.texts.contains("An address has an @ in its middle."))
    try stage.expectPicture("form")
  }

  @Test func `refuses names that are too long`() throws {
    let screen = AccountViewController()
    let stage = TestStage(root: screen)
    try stage.tap(on: "Name")
    try stage.type(String(repeating: "a", count: 40))
    #expect(screen.account.name.count == 30)
  }

  @Test func `brings wheels in the place of the keyboard`() throws {
    let screen = AccountViewController()
    let stage = TestStage(root: screen)
    try stage.tap(on: "Team")
    stage.settle()
    let wheels = try stage.view(of: UIPickerView.self)
    #expect(wheels.numberOfRows(inComponent: 0) >= 3)
  }

  @Test func `finishes when everything is there`() throws {
    let screen = AccountViewController()
    var finished: Account?
    screen.didFinish = { finished = $0 }
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    try stage.tap(on: "Create Account")
    #expect(finished == nil)
    screen.account = Account(name: "Mika Aalto", email: "mika@example.org", team: "Lists")
    stage.settle()
    try stage.expectPicture("form-complete")
    try stage.tap(on: "Create Account")
    #expect(finished?.team == "Lists")
  }

  @Test func `lets the screen go`() throws {
    weak var left: AccountViewController?
    do {
      let screen = AccountViewController()
      left = screen
      let stage = TestStage(root: screen)
      screen.account.name = "Mika"
      stage.settle()
      stage.close()
      stage.window.rootViewController = nil
    }
    #expect(left == nil)
  }
}
