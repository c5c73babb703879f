import Foundation
import KumikoTesting
import Testing
import UIKit

/// Steps that a script does in a window with real keys, done on a display in memory.
///
/// With `KUMIKO_PICTURES` in the environment, the pictures that the steps ask for are written to the
/// folder that it names.
@MainActor
struct Walk {
  /// What is wrong with a line.
  struct Fault: Error { var line: String }

  private let lines: [Substring]

  /// Reads the steps in a file of the folder `Scripts`.
  init(script: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Scripts/\(script)"), encoding: .utf8)
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Does all steps; returns the names of the pictures.
  func perform(on stage: TestStage) throws -> [String] {
    var pictures: [String] = []
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw Fault(line: String(line)) }
      let rest = String(line.dropFirst(parts[0].count + 1))
      switch parts[0] {
      case "tap": try tap(rest, on: stage)
      case "drag": try drag(rest, on: stage)
      case "type": stage.display.type(rest)
      case "key": try press(rest, on: stage)
      case "picture":
        stage.settle()
        pictures.append(rest)
        try write(stage, number: pictures.count, name: rest)
      default: throw Fault(line: String(line))
      }
    }
    return pictures
  }

  private func numbers(_ text: String) -> [CGFloat] {
    text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// Taps at a point, which must be inside the view that is named.
  private func tap(_ text: String, on stage: TestStage) throws {
    let words = text.split(separator: " ", maxSplits: 2)
    let place = numbers(text)
    guard place.count == 2 else { throw Fault(line: text) }
    let point = CGPoint(x: place[0], y: place[1])
    if words.count == 3 {
      let view = try stage.view(called: String(words[2]))
      let hit = view.convert(view.bounds, to: nil).insetBy(dx: -60, dy: -4)
      #expect(hit.contains(point), "\(text): \(words[2]) is at \(hit)")
    }
    stage.display.tap(at: point)
    stage.settle()
  }

  private func drag(_ text: String, on stage: TestStage) throws {
    let places = numbers(text)
    guard places.count == 4 else { throw Fault(line: text) }
    stage.display.drag(
      from: CGPoint(x: places[0], y: places[1]), to: CGPoint(x: places[2], y: places[3]),
      duration: 0.3, pause: 0.3)
    stage.settle()
  }

  private func press(_ name: String, on stage: TestStage) throws {
    let codes: [String: KeyInput.Code] = ["Tab": .tab, "Return": .return]
    let parts = name.split(separator: "+")
    guard let code = parts.last.flatMap({ codes[String($0)] }) else { throw Fault(line: name) }
    stage.display.press(
      KeyInput(
        code, characters: code == .tab ? "\t" : "\n", isShiftDown: parts.first == "shift"))
    stage.settle()
  }

  private func write(_ stage: TestStage, number: Int, name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["KUMIKO_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = String(format: "%02d-", number) + name.replacingOccurrences(of: " ", with: "-")
    try stage.picture?.write(to: url.appendingPathComponent(file + ".png"))
  }
}
