import Foundation
import KumikoRemote
import UIKit

/// Shows the last good version of a document, and over it what is wrong with the present one.
@MainActor
final class PreviewController: UIViewController {
  private let path: String
  private let textSize: UIContentSizeCategory?
  private let registry: ScreenRegistry
  private var navigation: UINavigationController?
  private var screen: RemoteScreenController?
  private let overlay = UILabel()
  private let plate = UIView()

  /// - Parameters:
  ///   - path: The file, for messages and for what lies beside it.
  ///   - textSize: The size of text, if it is not that of the user.
  ///   - registry: The elements and modules that the document may use.
  init(path: String, textSize: UIContentSizeCategory? = nil, registry: ScreenRegistry = .stock) {
    (self.path, self.textSize, self.registry) = (path, textSize, registry)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    plate.backgroundColor = .systemRed
    plate.isHidden = true
    overlay.numberOfLines = 0
    overlay.font = .preferredFont(forTextStyle: .footnote)
    overlay.textColor = .white
    plate.addSubview(overlay)
    view.addSubview(plate)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigation?.view.frame = view.bounds
    let width = max(0, view.bounds.width - 32)
    let height = overlay.sizeThatFits(CGSize(width: width, height: 10_000)).height
    let whole = min(view.bounds.height / 2, height + 24 + view.safeAreaInsets.bottom)
    plate.frame = CGRect(
      x: 0, y: view.bounds.height - whole, width: view.bounds.width, height: whole)
    overlay.frame = CGRect(x: 16, y: 12, width: width, height: height)
  }

  /// Shows another version of the document.
  /// - Returns: What is wrong with it.
  @discardableResult
  func show(_ data: Data) -> [DocumentProblem] {
    let reading = RemoteScreen.read(
      data, file: path, url: URL(fileURLWithPath: path), registry: registry)
    let problems = reading.problems.all
    for problem in problems { print(problem) }
    if let next = reading.screen { show(next) }
    let errors = problems.filter { $0.severity == .error }
    overlay.text = errors.prefix(4).map(\.description).joined(separator: "\n")
    plate.isHidden = errors.isEmpty
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
    if let textSize {
      setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: textSize), forChild: navigation)
    }
    view.insertSubview(navigation.view, at: 0)
    navigation.didMove(toParent: self)
    (self.screen, self.navigation) = (controller, navigation)
  }
}
