/// The description of a list while it is made: it hears of changes of what it has read, on systems
/// without Observation, too.
@MainActor
package final class RenderPass {
  /// The innermost one that is under way.
  fileprivate private(set) static var current: RenderPass?

  private let onChange: @MainActor () -> Void
  /// How many descriptions were made: what only an earlier one has read does not matter any more.
  fileprivate private(set) var number = 0
  private var verdicts: [Verdict] = []

  /// - Parameter onChange: Called after each change of what was read.
  package init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// Makes a description once, so that nobody need hear of changes.
  package static func describe<Result>(_ body: () -> Result) -> Result {
    RenderPass(onChange: {}).describe(body)
  }

  /// Makes a description, and makes it again if what its rows found out is not what was read
  /// before them. It is made twice at most.
  package func describe<Result>(_ body: () -> Result) -> Result {
    let outer = RenderPass.current
    RenderPass.current = self
    number += 1
    defer { RenderPass.current = outer }
    let result = body()
    return commitVerdicts() ? finish(body()) : result
  }

  private func finish<Result>(_ result: Result) -> Result {
    _ = commitVerdicts()
    return result
  }

  /// - Returns: Whether any verdict is another than was read.
  private func commitVerdicts() -> Bool {
    let settled = verdicts.filter { $0.commit(in: self) }
    return !settled.isEmpty
  }

  fileprivate func collect(_ verdict: Verdict) {
    if !verdicts.contains(where: { $0 === verdict }) { verdicts.append(verdict) }
  }

  fileprivate func changed() { onChange() }
}

/// The descriptions that have read something.
@MainActor
struct RenderReaders {
  private struct Reader {
    weak var pass: RenderPass?
    var number: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes the description that is being made, if any.
  mutating func add() {
    guard let pass = RenderPass.current else { return }
    readers[ObjectIdentifier(pass)] = Reader(pass: pass, number: pass.number)
  }

  /// Tells all of them, once.
  mutating func tell(except known: RenderPass? = nil) {
    let told = readers.values
    readers = [:]
    for reader in told {
      guard let pass = reader.pass, pass !== known, pass.number == reader.number else { continue }
      pass.changed()
    }
  }
}

/// What rows found out about a bound value.
@MainActor
package final class Verdict {
  private var found: [String] = []
  private var committed: [String] = []
  private var isCollecting = false
  private var readers = RenderReaders()

  /// What rows say against the value, as of the last description.
  var problems: [String] {
    readers.add()
    return committed
  }

  /// Notes what a row says against its part of the value; nil for nothing.
  package func report(_ problem: String?) {
    guard let pass = RenderPass.current else { return }
    pass.collect(self)
    if !isCollecting { (isCollecting, found) = (true, []) }
    if let problem { found.append(problem) }
  }

  /// Takes over what the rows of a description have found.
  ///
  /// - Returns: Whether it is another than was read.
  fileprivate func commit(in pass: RenderPass) -> Bool {
    let next = isCollecting ? found : []
    (isCollecting, found) = (false, [])
    guard committed != next else { return false }
    committed = next
    readers.tell(except: pass)
    return true
  }
}
