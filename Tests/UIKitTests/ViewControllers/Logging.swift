import UIKit
import _TestSupport

/// A view controller that writes down what it hears.
class Logging: UIViewController {
  let log: Log
  let name: String
  /// Whether the controller was leaving its parent, each time it disappeared: will, did.
  private(set) var leaves: [Bool] = []

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ what: String) { log.events.append("\(name) \(what)") }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("will disappear")
    leaves.append(isMovingFromParent)
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("did disappear")
    leaves.append(isMovingFromParent)
  }

  override func viewWillLayoutSubviews() { note("will layout") }
  override func viewDidLayoutSubviews() { note("did layout") }
  override func willMove(toParent parent: UIViewController?) { note("will move \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("did move \(parent != nil)") }
}

extension [String] {
  /// The lines that are about appearing and disappearing.
  var appearances: [String] {
    filter { $0.hasSuffix("appear") }
  }
}
