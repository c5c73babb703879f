import Kumiko
import UIKit

/// A form whose fields come one after the other, as those before them are filled in; wheels stand
/// in for the keyboard, and the button below waits until everything is right.
final class SignUpViewController: ScreenViewController, TableScreen {
  let model: SignUpModel

  init() {
    let model = SignUpModel()
    self.model = model
    super.init { _ in SignUpScreen(model: model).screen }
    navigationItem.largeTitleDisplayMode = .never
    model.didFinish = { [weak self] name in self?.welcome(name) }
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  private func welcome(_ name: String) {
    view.endEditing(true)
    let alert = UIAlertController(
      title: "Welcome, \(name)!", message: "Your account is ready.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Continue", style: .default))
    present(alert, animated: true)
  }
}

/// The Sign-up form as it should look for what has been entered.
@MainActor
struct SignUpScreen {
  let model: SignUpModel

  var screen: Screen {
    Screen(title: "Sign up", focusMode: .once) {
      Section("WHO ARE YOU?") {
        name
        if model.isNameValid { email }
      }
      if model.isNameValid && model.isEmailValid {
        account
        if model.isPasswordValid { more }
      }
    }
    .pinnedToBottom {
      ButtonRow(
        "Create Account", isEnabled: model.canSend, isLoading: model.isSending,
        configuration: .filled,
        didTap: submit)
    }
  }

  private var name: TextInput {
    var input = TextInput("Name", placeholder: "Required", text: model.name) {
      model.name = $0
    }
    input.autocapitalization = .words
    return input
  }

  private var email: TextInput {
    var input = TextInput(
      "Email", placeholder: "name@example.org", text: model.email, keyboardType: .emailAddress
    ) { model.email = $0 }
    input.autocapitalization = .none
    return input
  }

  private var account: Section {
    let symbol = model.showsPassword ? "eye.slash" : "eye"
    return Section(
      "PASSWORD", footer: model.passwordHint.map { SectionFooter($0, color: .systemRed) }
    ) {
      TextInput(
        "Password", placeholder: "At least 8 characters", text: model.password,
        isSecure: !model.showsPassword,
        accessory: UIImage(systemName: symbol).map { .icon($0) } ?? .none
      ) {
        model.password = $0
      }
      .onAccessoryTap { model.showsPassword.toggle() }
    }
  }

  private var more: Section {
    Section("ABOUT YOU", footer: model.problem.map { SectionFooter($0, color: .systemRed) }) {
      ListRow("Team", value: model.team ?? "Not set")
        .customInput(
          OptionPicker(options: SignUpModel.teams, selected: model.team) { model.team = $0 },
          contentStatus: model.team == nil ? .empty : .populated)
      ListRow("Birthday", value: model.birthdayText)
        .customInput(
          DatePicker(date: model.birthday ?? Self.usualBirthday, maximumDate: Self.newestBirthday) {
            model.birthday = $0
          },
          contentStatus: model.birthday == nil ? .empty : .populated)
      ToggleRow(
        "I accept the terms", isOn: model.acceptsTerms, accessibilityIdentifier: "terms"
      ) {
        model.acceptsTerms = $0
      }
    }
  }

  private func submit() {
    model.send()
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      if model.isSending { model.receive() }
    }
  }

  private static let usualBirthday = Date(timeIntervalSinceReferenceDate: -86_400 * 365)
  private static let newestBirthday = Date(timeIntervalSinceReferenceDate: 86_400 * 365 * 12)
}

extension GalleryScreen {
  static let signUp = GalleryScreen(
    name: "sign-up",
    row: MenuRow(
      id: "sign-up", title: "Sign up", subtitle: "A form that grows, with wheels",
      symbol: "person.badge.plus", tint: .systemIndigo),
    states: [
      State("empty", of: SignUpViewController.self, keyboardHeight: 291),
      State("half", of: SignUpViewController.self) { fill($0, until: 3) },
      State("complete", of: SignUpViewController.self) { fill($0, until: 6) },
    ],
    make: SignUpViewController.init)

  private static func fill(_ screen: SignUpViewController, until count: Int) {
    let model = screen.model
    screen.view.endEditing(true)
    model.name = "Mika Aalto"
    model.email = "mika@example.org"
    model.password = count > 3 ? "correct horse" : "horse"
    if count > 3 {
      model.team = "Lists"
      model.birthday = Date(timeIntervalSinceReferenceDate: -86_400 * 900)
      model.acceptsTerms = true
    }
    screen.render()
  }
}
