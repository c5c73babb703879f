internal import CHostSeam

/// A method of the data source that cannot be called to find out whether there is one.
enum OptionalMethod {
  case commit
  case moveRow

  fileprivate var standard: KumikoDefault {
    switch self {
    case .commit: KumikoDefaultCommit
    case .moveRow: KumikoDefaultMoveRow
    }
  }

  /// The method, as one that was called tells of it.
  fileprivate var asked: DelegateMethod {
    switch self {
    case .commit: .commit
    case .moveRow: .moveRow
    }
  }

  fileprivate var name: String {
    switch self {
    case .commit: "tableView(_:commit:forRowAt:)"
    case .moveRow: "tableView(_:moveRowAt:to:)"
    }
  }
}

extension UITableView {
  /// Whether the data source implements a method, as far as can be told. Where it cannot (on
  /// processors other than x86-64 and ARM64, and for a class that is in another library than
  /// UIKit), it is taken to until a call has shown that it does not: something that does nothing
  /// can be seen and is reported, something that is not offered is only missed.
  func sourceMayImplement(_ method: OptionalMethod) -> Bool {
    guard let dataSource else { return false }
    return ImplementedMethods.hasMethod(method, type(of: dataSource))
      ?? !capabilities.unanswered.contains(method.asked)
  }

  /// Says that something was offered that the data source turned out not to do.
  func reportMissing(_ method: OptionalMethod) {
    guard let dataSource, ImplementedMethods.hasMethod(method, type(of: dataSource)) == nil
    else { return }
    Diagnostics.report(
      "UITableView: \(type(of: dataSource)), the data source, does not implement \(method.name), "
        + "so nothing was changed. It is in another library than UIKit, where this is found out by "
        + "calling it; say by canEditRowAt or canMoveRowAt that rows are not to be changed.")
  }
}

/// What is known of the classes of data sources.
@MainActor
enum ImplementedMethods {
  private struct Question: Hashable {
    var name: ObjectIdentifier
    var method: OptionalMethod
  }

  private static var answers: [Question: Bool?] = [:]

  /// Whether a class implements a method; nil if that cannot be told.
  ///
  /// - Complexity: O(1); found out once for each class.
  static func hasMethod(
    _ method: OptionalMethod, _ source: any UITableViewDataSource.Type
  ) -> Bool? {
    let question = Question(name: ObjectIdentifier(source), method: method)
    if let answer = answers[question] { return answer }
    let answer = findOut(method, source)
    answers[question] = .some(answer)
    return answer
  }

  /// Forgets what is known of a class.
  static func forget(_ source: any UITableViewDataSource.Type) {
    answers = answers.filter { $0.key.name != ObjectIdentifier(source) }
  }

  /// Finds out whether a class implements a method; nil if that cannot be told.
  static var findOut = read

  private static func read(
    _ method: OptionalMethod, _ source: any UITableViewDataSource.Type
  ) -> Bool? {
    if let controller = source as? UITableViewController.Type {
      return isMissing(
        kumiko_class_inherits(
          words(controller), words(UITableViewController.self), method.standard)
      ).map { !$0 }
    }
    guard let index = indices[method] else { return nil }
    let table = WitnessTable(of: source).words
    return isMissing(kumiko_witness_is_default(table, index, method.standard)).map { !$0 }
  }

  /// Where each method stands in witness tables.
  private static let indices: [OptionalMethod: Int32] = {
    let table = WitnessTable(of: PlainSource.self).words
    let found = [OptionalMethod.commit, .moveRow].map {
      ($0, kumiko_witness_index(table, $0.standard))
    }
    return Dictionary(uniqueKeysWithValues: found.filter { $0.1 > 0 })
  }()

  private static func isMissing(_ answer: KumikoAnswer) -> Bool? {
    switch answer {
    case KumikoAnswerYes: true
    case KumikoAnswerNo: false
    default: nil
    }
  }

  private static func words(_ type: AnyClass) -> UnsafePointer<UnsafeRawPointer?> {
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
  }
}

/// How a class conforms to the protocol, as Swift's stable ABI lays out a type of that protocol.
private struct WitnessTable {
  private struct Conformer { var type: any UITableViewDataSource.Type }
  private struct Words {
    var type: UnsafeRawPointer
    var table: UnsafePointer<UnsafeRawPointer?>
  }

  let words: UnsafePointer<UnsafeRawPointer?>

  init(of type: any UITableViewDataSource.Type) {
    words = unsafeBitCast(Conformer(type: type), to: Words.self).table
  }
}

/// Implements nothing that is optional.
private final class PlainSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
