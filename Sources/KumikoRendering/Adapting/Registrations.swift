import KumikoComponents
import UIKit

/// Which classes are registered with a list view, and under which identifiers.
///
/// The first class that is asked for with a reuse identifier has that identifier; if another class
/// is asked for with it, it gets one of its own. So what is dequeued always has exactly the wanted
/// class, unless its nib holds another, and nothing is ever registered twice.
@MainActor
final class Registrations {
  private struct Key: Hashable {
    var kind: String
    var reuseIdentifier: String
    var viewClass: ObjectIdentifier
  }

  private weak var list: UIView?
  private var identifiers: [Key: String] = [:]
  private var taken: [String: Set<String>] = [:]

  /// The identifier to dequeue with.
  ///
  /// - Parameters:
  ///   - viewClass: The class that is wanted.
  ///   - reuseIdentifier: What tells kinds of content apart.
  ///   - kind: Which pool of the list view is meant: those of cells and of headers are separate.
  ///   - list: The list view. Another one than before has nothing registered.
  ///   - register: Registers the class; called the first time only.
  func identifier<View: UIView>(
    of viewClass: View.Type, for reuseIdentifier: String, kind: String, in list: UIView,
    register: (String) -> Void
  ) -> String {
    if list !== self.list { forgetAll(list) }
    let key = Key(
      kind: kind, reuseIdentifier: reuseIdentifier, viewClass: ObjectIdentifier(viewClass))
    if let identifier = identifiers[key] { return identifier }
    let isFree = taken[kind, default: []].insert(reuseIdentifier).inserted
    let identifier =
      isFree ? reuseIdentifier : "\(reuseIdentifier) in \(String(reflecting: viewClass))"
    identifiers[key] = identifier
    register(identifier)
    return identifier
  }

  /// Reports that a nib holds a view of another class than its registration says.
  ///
  /// What cannot show components is displayed as it was loaded.
  func check(_ view: UIView?, is viewClass: UIView.Type) {
    guard let view, type(of: view) != viewClass else { return }
    KumikoDiagnostics.report(
      .unexpectedView(
        expected: String(reflecting: viewClass), loaded: String(reflecting: type(of: view))))
  }

  /// Forgets what is registered for a kind, and returns the identifiers.
  func forget(kind: String) -> [String] {
    taken[kind] = nil
    let keys = identifiers.keys.filter { $0.kind == kind }
    return keys.compactMap { identifiers.removeValue(forKey: $0) }
  }

  private func forgetAll(_ list: UIView) {
    self.list = list
    identifiers = [:]
    taken = [:]
  }
}
