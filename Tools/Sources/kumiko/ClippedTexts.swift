import KumikoRemote
import KumikoTesting
import UIKit

/// Finds texts that are cut at the largest text size.
@MainActor
enum ClippedTexts {
  static func problems(of screen: RemoteScreen) -> [DocumentProblem] {
    let controller = RemoteScreenController(screen)
    let stage = TestStage(root: controller, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    defer { stage.close() }
    stage.settle()
    var cut: [String] = []
    collect(controller.view, into: &cut)
    return cut.map { text in
      DocumentProblem(
        .clippedText, file: screen.file, position: DocumentPosition(line: 1, column: 1),
        message: "at the largest text size this is cut: \"\(text.prefix(40))\"")
    }
  }

  private static func collect(_ view: UIView, into cut: inout [String]) {
    if view.isHidden || view.alpha == 0 { return }
    if let label = view as? UILabel, let text = label.text, label.numberOfLines == 0,
      label.bounds.width > 1
    {
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      if needed.height > label.bounds.height + 1 { cut.append(text) }
    }
    for view in view.subviews { collect(view, into: &cut) }
  }
}
