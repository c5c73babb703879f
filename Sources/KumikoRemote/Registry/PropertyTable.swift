import KumikoDocuments

/// The properties of a definition, ready to be found.
struct PropertyTable: Sendable {
  /// Its own and those of its role, by their names.
  let properties: [String: ElementProperty]
  /// How documents write them.
  let forms: [String: DocumentValueType]
  /// Those without which an element is an error, in order.
  let required: [ElementProperty]
  /// Which literals are right.
  let literals: [String: LiteralCheck]

  init(_ own: [ElementProperty], of role: ElementRole) {
    let all = own + CommonProperties.of(role)
    properties = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    forms = properties.mapValues(\.type.form)
    required = own.filter(\.isRequired)
    literals = properties.compactMapValues(\.type.literals)
  }
}

extension PropertyType {
  /// Which literals are right; nil for what has to be looked at.
  fileprivate var literals: LiteralCheck? {
    switch self {
    case .text, .string: .text(number: true, boolean: true)
    case .textOrElement: .text(number: true, boolean: false)
    case .symbol: .text(number: false, boolean: false)
    case .number: .number
    case .boolean: .boolean
    case .url, .image: .words { Self.isPlainAddress($0) || PropertyReading.fits($0, self) }
    case .choice, .color, .date: .words { PropertyReading.fits($0, self) }
    case .element(let role): .elements(role.fitting, isList: false)
    case .elements(let role): .elements(role.fitting, isList: true)
    case .actions: .elements(ElementRole.action.bit, isList: true)
    case .texts, .length, .insets, .binding, .style, .value: nil
    }
  }

  /// Whether a text is an address as most are: letters, digits and slashes, which need no reading.
  private static func isPlainAddress(_ text: String) -> Bool {
    var previous: UInt8 = 0x2F
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: break
      case 0x2F where previous != 0x2F: break
      default: return false
      }
      previous = byte
    }
    return !text.isEmpty
  }
}

extension PropertyReading {
  fileprivate static func fits(_ word: String, _ type: PropertyType) -> Bool {
    verdict(on: .string(word), as: type) == .fits
  }
}

extension ElementRole {
  /// A bit of its own.
  var bit: UInt16 { 1 << UInt16(Self.allCases.firstIndex(of: self) ?? 0) }

  /// The bits of the roles that may stand where this one is expected.
  fileprivate var fitting: UInt16 {
    Self.allCases.filter { $0.fits(self) }.reduce(0) { $0 | $1.bit }
  }
}
