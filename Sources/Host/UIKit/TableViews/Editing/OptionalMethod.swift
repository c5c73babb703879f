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
}

extension UITableView {
  /// Whether the data source implements a method; nil if that cannot be told: on processors other
  /// than x86-64 and ARM64, and for a class that is in another library than UIKit.
  func sourceImplements(_ method: OptionalMethod) -> Bool? {
    dataSource.flatMap { ImplementedMethods.hasMethod(method, type(of: $0)) }
  }
}

/// What is known of the classes of data sources.
@MainActor
private enum ImplementedMethods {
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

  private static func findOut(
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
