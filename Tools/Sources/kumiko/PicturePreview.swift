import ArgumentParser
import Foundation
import KumikoRemote
import KumikoTesting
import UIKit

/// Draws a document into a file.
@MainActor
struct PicturePreview {
  let preview: Preview
  let output: String

  func run() throws {
    let controller = PreviewController(path: preview.file, registry: preview.app.registry)
    let stage = TestStage(
      root: controller, size: CGSize(width: preview.size.width, height: preview.size.height),
      isDark: preview.dark, layoutDirection: preview.isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: preview.textSize.category)
    let watch = FileWatch(preview.file)
    guard let data = watch.change() else {
      throw ValidationError("\(preview.file) cannot be read.")
    }
    let problems = controller.show(data)
    try draw(stage)
    guard preview.watch else {
      if problems.hasErrors { throw ExitCode(1) }
      return
    }
    while true {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      guard let data = watch.change() else { continue }
      controller.show(data)
      try draw(stage)
    }
  }

  private func draw(_ stage: TestStage) throws {
    stage.settle()
    // Pictures of the document come by way of other tasks.
    for _ in 0..<10 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    stage.settle()
    try stage.display.snapshot().write(to: URL(fileURLWithPath: output))
    print(output)
  }
}
