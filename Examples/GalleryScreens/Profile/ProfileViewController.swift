import Kumiko
import UIKit

/// A form: pickers open below the rows they belong to, a switch reveals more fields, and every key
/// renders the whole list without disturbing the field that is typed into.
final class ProfileViewController: ListViewController {
  /// The rows that open.
  enum Picker: String {
    case gender, birthday
  }

  private(set) var profile = Profile() {
    didSet { update() }
  }
  private(set) var openPicker: Picker? {
    didSet { update() }
  }
  private(set) var showsDetails = false {
    didSet { update() }
  }

  init() {
    super.init(title: "Profile")
    renderer.updater.set(allAnimation: .middle)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
  }

  override func sections() -> [Section] { [about, note, details] }

  override func didSelect(_ node: CellNode) {
    guard let row = node.component(as: ValueRow.self) else { return }
    toggle(Picker(rawValue: row.id))
  }

  /// Opens a picker in place of the one that is open, or closes it.
  func toggle(_ picker: Picker?) {
    view.endEditing(true)
    openPicker = openPicker == picker ? nil : picker
  }

  /// Shows another profile.
  func show(_ profile: Profile) {
    self.profile = profile
    fitRows()
  }

  /// Shows or hides the fields that few people fill in.
  func showDetails(_ shows: Bool) { showsDetails = shows }

  /// Has the table ask for the heights of its rows again.
  private func fitRows() { tableView.performBatchUpdates(nil) }

  private func noteDidChange(_ text: String) {
    profile.note = text
    fitRows()
  }
}

// MARK: Rows

extension ProfileViewController {
  private var about: Section {
    Section(id: "about", header: HeaderRow(title: "About")) {
      field(\.name, id: "name", title: "Name", placeholder: "First and last name")
      ValueRow(
        id: Picker.gender.rawValue, title: "Gender", value: profile.gender?.rawValue,
        isOpen: openPicker == .gender)
      if openPicker == .gender { genderPicker }
      ValueRow(
        id: Picker.birthday.rawValue, title: "Birthday", value: profile.birthday.map(text),
        isOpen: openPicker == .birthday)
      if openPicker == .birthday { birthdayPicker }
    }
  }

  private var note: Section {
    Section(id: "note", header: HeaderRow(title: "Note")) {
      NoteRow(
        id: "text", placeholder: "Something about yourself", text: profile.note,
        didChange: { [weak self] in self?.noteDidChange($0) })
    }
  }

  private var details: Section {
    Section(
      id: "details", header: HeaderRow(title: "Details"), footer: SpaceRow(height: 24)
    ) {
      SwitchRow(
        id: "switch", title: "Show details", isOn: showsDetails,
        didChange: { [weak self] in self?.showDetails($0) })
      if showsDetails {
        field(\.email, id: "email", title: "E-mail", placeholder: "Address", .emailAddress)
        field(\.phone, id: "phone", title: "Phone", placeholder: "Number", .phonePad)
        field(\.town, id: "town", title: "Home town", placeholder: "Town")
        field(\.website, id: "website", title: "Website", placeholder: "Address", .URL)
      }
    }
  }

  private var genderPicker: ChoiceRow {
    let genders: [Profile.Gender?] = [nil] + Profile.Gender.allCases
    return ChoiceRow(
      id: "gender picker", title: "Gender",
      choices: genders.map { $0?.rawValue ?? "Not set" },
      chosen: genders.firstIndex(of: profile.gender) ?? 0,
      didChoose: { [weak self] in self?.profile.gender = genders[$0] })
  }

  private var birthdayPicker: BirthdayRow {
    BirthdayRow(
      id: "birthday picker", date: profile.birthday ?? Profile.usualBirthday,
      didChoose: { [weak self] in self?.profile.birthday = $0 })
  }

  private func field(
    _ path: WritableKeyPath<Profile, String>, id: String, title: String, placeholder: String,
    _ keyboard: UIKeyboardType = .default
  ) -> FieldRow {
    FieldRow(
      id: id, title: title, placeholder: placeholder, text: profile[keyPath: path],
      keyboard: keyboard, didChange: { [weak self] in self?.profile[keyPath: path] = $0 })
  }

  private func text(of birthday: Date) -> String {
    DateFormatter.localizedString(from: birthday, dateStyle: .long, timeStyle: .none)
  }
}

extension GalleryScreen {
  static let profile = GalleryScreen(
    name: "profile",
    row: MenuRow(
      id: "profile", title: "Profile", subtitle: "A form with rows that open",
      symbol: "person.fill", tint: .systemBlue),
    states: [
      State("empty", of: ProfileViewController.self),
      State("gender", of: ProfileViewController.self) { screen in
        screen.show(.sample)
        screen.toggle(.gender)
      },
      State("birthday", of: ProfileViewController.self) { screen in
        screen.show(.sample)
        screen.toggle(.birthday)
      },
      State("details", of: ProfileViewController.self) { screen in
        screen.show(.sample)
        screen.showDetails(true)
      },
    ],
    transition: [
      Step { ($0 as? ProfileViewController)?.toggle(.gender) },
      Step { ($0 as? ProfileViewController)?.toggle(.birthday) },
      Step { ($0 as? ProfileViewController)?.toggle(nil) },
      Step { ($0 as? ProfileViewController)?.showDetails(true) },
    ],
    make: ProfileViewController.init)
}
