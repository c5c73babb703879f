/// A wireless network.
struct Network: Identifiable, Hashable {
  /// The network's name.
  var id: String
  /// Whether one can join without a password.
  var isOpen = false
}

/// Something that is paired over Bluetooth.
struct Device: Identifiable, Hashable {
  var id: String
  var symbol: String
  var isConnected = false
}

/// What the Settings screen shows and changes, as a value.
struct Settings: Hashable {
  var isAirplaneModeOn = false
  var isWiFiOn = true
  var isBluetoothOn = true
  /// Whether each network gets to see another address of this device.
  var usesPrivateAddress = true
  /// Networks that were joined before, the one in use first.
  private(set) var known: [Network]
  /// Networks in reach that were never joined.
  private(set) var found: [Network] = []
  /// Whether more networks may still be found.
  private(set) var isSearching = true
  private(set) var devices: [Device]

  /// The network in use, if any.
  var joined: Network? { known.first }

  /// Joins a network: it comes first of those that are known.
  mutating func join(_ id: Network.ID) {
    guard let network = (known + found).first(where: { $0.id == id }) else { return }
    known.removeAll { $0.id == id }
    found.removeAll { $0.id == id }
    known.insert(network, at: 0)
  }

  /// Leaves a network and forgets its password; it can be found again.
  mutating func forget(_ id: Network.ID) {
    guard let index = known.firstIndex(where: { $0.id == id }) else { return }
    found.insert(known.remove(at: index), at: 0)
  }

  /// Unpairs a device.
  mutating func unpair(_ id: Device.ID) { devices.removeAll { $0.id == id } }

  /// Brings a device to another place in the list.
  mutating func moveDevice(from source: Int, to destination: Int) {
    devices.insert(devices.remove(at: source), at: destination)
  }

  /// Connects to a device, or lets it go.
  mutating func toggleDevice(_ id: Device.ID) {
    guard let index = devices.firstIndex(where: { $0.id == id }) else { return }
    devices[index].isConnected.toggle()
  }

  /// Adds what was found to what was forgotten meanwhile.
  mutating func endSearch(found networks: [Network]) {
    isSearching = false
    let forgotten = found.filter { network in !networks.contains { $0.id == network.id } }
    found = forgotten + networks.filter { network in !known.contains { $0.id == network.id } }
  }

  /// What the screen starts with.
  static let sample = Settings(
    known: [Network(id: "Workshop"), Network(id: "Tea house"), Network(id: "Library")],
    devices: [
      Device(id: "Headphones", symbol: "headphones", isConnected: true),
      Device(id: "Keyboard", symbol: "keyboard"), Device(id: "Printer", symbol: "printer"),
    ])

  /// What is in reach of the screen's antenna.
  static let inReach = [
    Network(id: "Cedar & Paper"), Network(id: "Ferry terminal", isOpen: true),
    Network(id: "Kyoto free", isOpen: true), Network(id: "Neighbor"), Network(id: "Tea house"),
  ]
}
