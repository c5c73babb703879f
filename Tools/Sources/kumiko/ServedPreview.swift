import ArgumentParser
import Foundation
import KumikoRemote
import KumikoTesting
import UIKit

/// Shows a screen of a server as an app does: with its cache rules, events, pages and forms.
@MainActor
struct ServedPreview {
  let preview: Preview
  let url: URL

  /// The screen, under a navigation bar.
  func makeNavigation() -> (UINavigationController, ServedScreenController) {
    let service = ScreenService(registry: preview.app.registry)
    let controller = ServedScreenController(url, service: service)
    controller.onProblem = { print($0) }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return (navigation, controller)
  }

  /// Draws the screen into a file once it has come, at most half a minute later.
  func draw(into output: String) throws {
    let (navigation, controller) = makeNavigation()
    let stage = TestStage(
      root: navigation, size: CGSize(width: preview.size.width, height: preview.size.height),
      isDark: preview.dark, layoutDirection: preview.isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: preview.textSize.category)
    let end = Date(timeIntervalSinceNow: 30)
    while !controller.served.status.isFinal, Date() < end {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      stage.settle()
    }
    // Pictures of the document come by way of other tasks.
    for _ in 0..<40 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    stage.settle()
    try stage.display.snapshot().write(to: URL(fileURLWithPath: output))
    print(output)
    if let problem = controller.served.status.problem {
      FileHandle.standardError.write(Data("\(url.absoluteString): \(problem)\n".utf8))
      throw ExitCode(1)
    }
  }
}

extension ServedScreen.Status {
  /// Whether nothing more comes by itself.
  fileprivate var isFinal: Bool {
    switch self {
    case .loading, .updating: false
    case .current, .outdated, .failed: true
    }
  }

  fileprivate var problem: String? {
    switch self {
    case .outdated(let problem), .failed(let problem), .loading(let problem?):
      problem.errorDescription
    case .loading(nil): "The server does not answer."
    case .updating, .current: nil
    }
  }
}
