import Kumiko
import UIKit

/// Settings of a phone, made of the rows that come with Kumiko.
final class PreferencesViewController: ListViewController {
  private(set) var preferences = Preferences() { didSet { update() } }

  init() { super.init(title: "Preferences") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  @SectionsBuilder override func sections() -> [Section] {
    Section {
      toggle("Airplane Mode", "airplane", .systemOrange, \.isOffline)
      if !preferences.isOffline {
        ListRow("Wi-Fi", value: "Workshop", icon: wifi) {}
        toggle("Bluetooth", "antenna.radiowaves.left.and.right", .systemBlue, \.bluetooth)
      }
    }
    Section("DISPLAY") {
      SliderRow("Brightness", value: preferences.brightness) { [weak self] in
        self?.preferences.brightness = $0
      }
      SegmentedRow(options: ["Light", "Dark", "Auto"], selectedIndex: preferences.look) {
        [weak self] in
        self?.preferences.look = $0
      }
      StepperRow("Text size", value: preferences.textSize, range: 12...32) { [weak self] in
        self?.preferences.textSize = $0
      }
    }
    Section("ACCOUNT", footer: privacy) {
      ListRow("Mika Aalto", subtitle: "Account and sync", icon: mika) {}
      ButtonRow("Sign Out", configuration: .destructive)
    }
  }

  private let privacy = "Your data stays on this device."
  private let wifi = RowIcon.tile("wifi", .systemBlue)
  private let mika = RowIcon.initials("MA", color: .systemIndigo)

  private func toggle(
    _ title: String, _ symbol: String, _ color: UIColor,
    _ path: WritableKeyPath<Preferences, Bool>
  ) -> ToggleRow {
    ToggleRow(title, icon: .tile(symbol, color), isOn: preferences[keyPath: path]) { [weak self] in
      self?.preferences[keyPath: path] = $0
    }
  }
}

/// What the Preferences screen shows and changes.
struct Preferences: Hashable {
  var isOffline = false
  var bluetooth = true
  var brightness: Float = 0.7
  /// Light, dark, or as the time of day has it.
  var look = 2
  var textSize = 17.0
}

extension GalleryScreen {
  static let preferences = GalleryScreen(
    name: "preferences",
    row: MenuRow(
      id: "preferences", title: "Preferences", subtitle: "Eight rows in a few lines",
      symbol: "slider.horizontal.3", tint: .systemTeal),
    states: [State("rows", of: PreferencesViewController.self)],
    make: PreferencesViewController.init)
}
