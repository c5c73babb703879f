import Kumiko
import UIKit

/// Switches that bring sections in and out, networks that travel between sections, devices that can
/// be deleted and moved, and an explanation that stands above or below its switch.
final class SettingsViewController: ListViewController {
  private(set) var settings = Settings.sample {
    didSet { update() }
  }
  private var search: Task<Void, Never>?

  init() { super.init(title: "Settings") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    renderer.options = ListOptions().onMove(acrossSections: false) { [weak self] move in
      self?.settings.moveDevice(from: move.source.row, to: move.destination.row)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startSearch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    search?.cancel()
  }

  override func sections() -> [Section] {
    var sections = [connections]
    if settings.isAirplaneModeOn { return sections }
    if settings.isWiFiOn { sections += [knownNetworks, otherNetworks, privacy] }
    if settings.isBluetoothOn { sections.append(devices) }
    return sections
  }

  override func didSelect(_ node: CellNode) {
    if let row = node.component(as: NetworkRow.self) { settings.join(row.network.id) }
  }

  /// Shows other settings.
  func change(_ change: (inout Settings) -> Void) { change(&settings) }

  /// Ends the search for networks with all that are in reach.
  func endSearch() { settings.endSearch(found: Settings.inReach) }

  private func startSearch() {
    search = Task { [weak self] in
      guard (try? await Task.sleep(for: .seconds(1.5))) != nil else { return }
      self?.endSearch()
    }
  }
}

// MARK: Sections

extension SettingsViewController {
  private var connections: Section {
    Section(id: "connections", header: EmptySpace(height: 20)) {
      toggle(
        \.isAirplaneModeOn, "airplane", "Airplane mode",
        RowIcon.tile("airplane", .systemOrange))
      if !settings.isAirplaneModeOn {
        toggle(\.isWiFiOn, "wifi", "Wi-Fi", RowIcon.tile("wifi", .systemBlue))
        toggle(
          \.isBluetoothOn, "bluetooth", "Bluetooth",
          RowIcon.tile("antenna.radiowaves.left.and.right", .systemBlue))
      }
    }
  }

  private var knownNetworks: Section {
    Section(id: "known", header: SectionHeader("My networks", prominence: .prominent)) {
      for network in settings.known {
        row(of: network)
          .deletable(title: "Forget") { [weak self] in self?.settings.forget(network.id) }
      }
    }
  }

  private var otherNetworks: Section {
    Section(
      id: "other",
      header: SectionHeader("Other networks", prominence: .prominent, isBusy: settings.isSearching)
    ) {
      for network in settings.found { row(of: network) }
    }
  }

  private func row(of network: Network) -> some Component<Network.ID> {
    NetworkRow(network: network, isJoined: network == settings.joined)
      .separator(.inset(left: RowMetrics.textStart(besideIconOf: NetworkRowView.checkSide)))
  }

  /// The explanation is a footer as long as all is well, and a warning above the switch otherwise.
  private var privacy: Section {
    let isPrivate = settings.usesPrivateAddress
    let section = Section(id: "privacy") {
      toggle(
        \.usesPrivateAddress, "private", "Private address",
        RowIcon.tile("lock.fill", .systemGreen))
    }
    return isPrivate
      ? section.header(EmptySpace(height: 20)).footer(
        SectionFooter("Every network gets to see another address, so none can follow you."))
      : section.header(
        SectionFooter(
          "Networks can follow this device from place to place by its address.",
          color: .systemRed))
  }

  private var devices: Section {
    Section(
      id: "devices", header: SectionHeader("My devices", prominence: .prominent),
      footer: EmptySpace(height: 20)
    ) {
      for device in settings.devices {
        row(of: device)
          .id(device.id)
          .reorderable()
          .deletable(title: "Unpair") { [weak self] in self?.settings.unpair(device.id) }
      }
    }
  }

  private func row(of device: Device) -> ListRow {
    ListRow(
      device.id, value: device.isConnected ? "Connected" : "Not connected",
      icon: .tile(device.symbol, .systemGray), accessory: ListRow.Accessory.none
    ) { [weak self] in self?.settings.toggleDevice(device.id) }
  }

  private func toggle(
    _ path: WritableKeyPath<Settings, Bool>, _ name: String, _ title: String, _ icon: RowIcon
  ) -> ToggleRow {
    ToggleRow(
      title, icon: icon, isOn: settings[keyPath: path], accessibilityIdentifier: name
    ) { [weak self] in self?.settings[keyPath: path] = $0 }
  }
}

extension GalleryScreen {
  static let settings = GalleryScreen(
    name: "settings",
    row: MenuRow(
      id: "settings", title: "Settings", subtitle: "Sections that come and go",
      symbol: "gearshape.fill", tint: .systemGray),
    states: [
      State("searching", of: SettingsViewController.self, delay: 0.1),
      State("found", of: SettingsViewController.self) { $0.endSearch() },
      State("joined", of: SettingsViewController.self) { screen in
        screen.endSearch()
        screen.change { $0.join("Kyoto free") }
      },
      State("airplane", of: SettingsViewController.self) { screen in
        screen.change { $0.isAirplaneModeOn = true }
      },
      State("editing", of: SettingsViewController.self) { screen in
        screen.endSearch()
        screen.setEditing(true, animated: false)
      },
      State("confirming", of: SettingsViewController.self, touch: .control(ofRow: 0, section: 1)) {
        screen in
        screen.endSearch()
        screen.setEditing(true, animated: false)
      },
      State("traceable", of: SettingsViewController.self) { screen in
        screen.endSearch()
        screen.change { settings in
          settings.usesPrivateAddress = false
          settings.isBluetoothOn = false
        }
      },
    ],
    transition: [
      Step { ($0 as? SettingsViewController)?.endSearch() },
      Step { ($0 as? SettingsViewController)?.change { $0.join("Kyoto free") } },
      Step { ($0 as? SettingsViewController)?.change { $0.isAirplaneModeOn = true } },
      Step { ($0 as? SettingsViewController)?.change { $0.isAirplaneModeOn = false } },
    ],
    make: SettingsViewController.init)
}
