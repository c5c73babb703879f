import Foundation
import KumikoRemote
import UIKit

/// Shows the last good version of a document, and over it what is wrong with the present one.
@MainActor
final class PreviewController: UIViewController {
  private let path: String
  private let registry: ScreenRegistry
  private var navigation: UINavigationController?
  private var screen: RemoteScreenController?
  private let overlay = UILabel()
  private let plate = UIView()

  /// - Parameters:
  ///   - path: The file, for messages and for what lies beside it.
  ///   - registry: The elements and modules that the document may use.
  init(path: String, registry: ScreenRegistry = .stock) {
    (self.path, self.registry) = (path, registry)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    plate.backgroundColor = .systemRed
    plate.isHidden = true
    overlay.numberOfLines = 12
    overlay.font = .preferredFont(forTextStyle: .footnote)
    overlay.textColor = .white
    plate.addSubview(overlay)
    view.addSubview(plate)
    for view in [plate, overlay] { view.translatesAutoresizingMaskIntoConstraints = false }
    // What is wrong is read above the keyboard, and never takes more than a part of the screen.
    NSLayoutConstraint.activate([
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plate.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      plate.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      overlay.leadingAnchor.constraint(equalTo: plate.leadingAnchor, constant: 16),
      overlay.trailingAnchor.constraint(equalTo: plate.trailingAnchor, constant: -16),
      overlay.topAnchor.constraint(equalTo: plate.topAnchor, constant: 12),
      overlay.bottomAnchor.constraint(equalTo: plate.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigation?.view.frame = view.bounds
  }

  /// Shows another version of the document.
  /// - Returns: What is wrong with it.
  @discardableResult
  func show(_ data: Data) -> DocumentProblems {
    let reading = RemoteScreen.read(
      data, file: path, url: URL(fileURLWithPath: path), registry: registry)
    let problems = reading.problems
    for line in problems.lines { print(line) }
    // Whoever reads along in a file wants to know now.
    if !problems.isEmpty { fflush(nil) }
    if let next = reading.screen { show(next) }
    let errors = problems.all.filter { $0.severity == .error }.prefix(4).map(\.description)
    // An error that is not kept is one of those that the last line counts.
    let words = errors.isEmpty ? Array(problems.lines.suffix(1)) : errors
    overlay.text = words.joined(separator: "\n")
    plate.isHidden = !problems.hasErrors
    view.bringSubviewToFront(plate)
    view.setNeedsLayout()
    return problems
  }

  private func show(_ next: RemoteScreen) {
    if let screen, screen.model.remoteScreen.id == next.id { return screen.show(next) }
    navigation?.view.removeFromSuperview()
    navigation?.removeFromParent()
    let controller = RemoteScreenController(next)
    controller.onProblem = { print($0) }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    addChild(navigation)
    view.insertSubview(navigation.view, at: 0)
    navigation.didMove(toParent: self)
    (self.screen, self.navigation) = (controller, navigation)
  }
}
