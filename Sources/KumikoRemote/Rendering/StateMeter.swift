import KumikoDocuments

/// Counts what values take, such as those of `state`, and stops where that is more than they may.
///
/// Values share what they have in common, so that one which holds itself twice, again and again,
/// takes little room and has no end for whoever reads or sends it: what is counted is what is read.
struct StateMeter {
  /// The bytes so far: those of names and texts, and some for each value.
  private(set) var bytes = 0
  /// Whether values are nested too deep.
  private(set) var isTooDeep = false
  private let limit: Int
  private let depth: Int
  static let bytesOfValue = 8

  /// - Parameters:
  ///   - limit: How many bytes there may be.
  ///   - depth: How deep lists and objects may be in each other.
  init(limit: Int = .max, depth: Int = .max) { (self.limit, self.depth) = (limit, depth) }

  /// Whether all fits that was counted.
  var isWithinLimits: Bool { bytes <= limit && !isTooDeep }

  /// Counts a value.
  mutating func add(_ value: RemoteValue, at level: Int = 0) {
    bytes += Self.bytesOfValue
    switch value {
    case .null, .bool, .number: break
    case .string(let text): bytes += text.utf8.count
    case .list(let values):
      guard enters(level) else { return }
      for value in values where isWithinLimits { add(value, at: level + 1) }
    case .object(let fields): add(fields, at: level)
    }
  }

  /// Counts the fields of an object.
  mutating func add(_ fields: [String: RemoteValue], at level: Int = 0) {
    guard enters(level) else { return }
    for (name, value) in fields where isWithinLimits {
      bytes += name.utf8.count
      add(value, at: level + 1)
    }
  }

  private mutating func enters(_ level: Int) -> Bool {
    if level >= depth { isTooDeep = true }
    return isWithinLimits
  }
}

extension RemoteScreenModel {
  /// Whether a value may be read in full: it is no larger and no deeper than a document may be.
  ///
  /// Values that documents compose of others share what they have in common, as those of `state`
  /// do, and templates do so in each other.
  func isReadable(_ value: RemoteValue) -> Bool {
    var meter = StateMeter(limit: remoteScreen.limits.bytes, depth: remoteScreen.limits.nesting)
    meter.add(value)
    return meter.isWithinLimits
  }

  /// What is wrong with a value that may not be read in full.
  var excess: String {
    let limits = remoteScreen.limits
    return "has more than \(limits.bytes) bytes, or \(limits.nesting) lists and objects in each "
      + "other"
  }
}

extension StatePath {
  /// How many bytes more there are in `state` with a value at the path, or fewer.
  ///
  /// - Parameter bytes: What the value takes.
  func growth(by bytes: Int, in state: [String: RemoteValue]) -> Int {
    var fields = state
    for (number, name) in names.enumerated() {
      let rest = names[(number + 1)...]
      // The objects on the way are made, too.
      let made = bytes + rest.reduce(0) { $0 + $1.utf8.count + StateMeter.bytesOfValue }
      guard let old = fields[name] else { return made + name.utf8.count }
      if !rest.isEmpty, case .object(let inner) = old {
        fields = inner
      } else {
        var meter = StateMeter()
        meter.add(old)
        return made - meter.bytes
      }
    }
    return 0
  }
}
