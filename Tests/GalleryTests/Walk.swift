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

  /// Where the finger is.
  private final class Finger { var point = CGPoint.zero }

  private let lines: [Substring]
  private let finger = Finger()

  /// Reads the steps in a file of the folder `Scripts`.
  init(script: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Scripts/\(script)"), encoding: .utf8)
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Does all steps; returns the names of the pictures.
  ///
  /// - Parameter look: Called with the name of each picture.
  func perform(
    on stage: TestStage, look: (String) throws -> Void = { _ in }
  ) throws -> [String] {
    var pictures: [String] = []
    for line in lines { try perform(line, on: stage, &pictures, look) }
    return pictures
  }

  /// Does all steps in a screen that is rendered whenever what it observes has changed.
  ///
  /// - Parameters:
  ///   - name: A picture before which something that takes its time has to happen.
  ///   - wait: Waits for it.
  func performObserving(
    on stage: TestStage, until name: String, wait: () async throws -> Void
  ) async throws -> [String] {
    var pictures: [String] = []
    for line in lines {
      if line == "picture \(name)" { try await wait() }
      try perform(line, on: stage, &pictures) { _ in }
      await stage.settleRenders()
    }
    return pictures
  }

  private func perform(
    _ line: Substring, on stage: TestStage, _ pictures: inout [String],
    _ look: (String) throws -> Void
  ) throws {
    if line == "up" {
      lift(on: stage)
      return
    }
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { throw Fault(line: String(line)) }
    let rest = String(line.dropFirst(parts[0].count + 1))
    switch parts[0] {
    case "tap", "menu": try click(rest, on: stage, isSecondary: parts[0] == "menu")
    case "drag": try drag(rest, on: stage)
    case "down", "move": try carry(rest, on: stage, begins: parts[0] == "down")
    case "type": stage.display.type(rest)
    case "key": try press(rest, on: stage)
    case "picture", "snap":
      if parts[0] == "snap" { stage.advance(by: 0.1) } else { stage.settle() }
      pictures.append(rest)
      try write(stage, number: pictures.count, name: rest)
      try look(rest)
    default: throw Fault(line: String(line))
    }
  }

  private func numbers(_ text: String) -> [CGFloat] {
    text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// Taps at a point, which must be inside the view that is named.
  private func click(_ text: String, on stage: TestStage, isSecondary: Bool) throws {
    let words = text.split(separator: " ", maxSplits: 2)
    let place = numbers(text)
    guard place.count == 2 else { throw Fault(line: text) }
    let point = CGPoint(x: place[0], y: place[1])
    if words.count == 3 {
      let view = try stage.view(called: String(words[2]))
      let hit = view.convert(view.bounds, to: nil).insetBy(dx: -60, dy: -4)
      #expect(hit.contains(point), "\(text): \(words[2]) is at \(hit)")
    }
    if isSecondary { stage.display.secondaryClick(at: point) } else { stage.display.tap(at: point) }
    stage.settle()
  }

  /// Puts a finger down, or moves it in small steps from where it is.
  private func carry(_ text: String, on stage: TestStage, begins: Bool) throws {
    let place = numbers(text)
    guard place.count == 2 else { throw Fault(line: text) }
    let (start, end) = (finger.point, CGPoint(x: place[0], y: place[1]))
    finger.point = end
    if begins { stage.display.touch(.began, at: end) }
    for step in 1...8 where !begins {
      let share = CGFloat(step) / 8
      stage.advance(by: 0.03)
      stage.display.touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    stage.advance(by: 0.2)
  }

  private func lift(on stage: TestStage) {
    stage.display.touch(.ended, at: finger.point)
    stage.advance(by: 0.2)
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
    let codes: [String: KeyInput.Code] = [
      "Tab": .tab, "Return": .return, "Escape": .escape, "Down": .down, "Up": .up,
      "Right": .right, "Left": .left,
    ]
    if name == "space" { return stage.display.type(" ") }
    let parts = name.split(separator: "+")
    guard let code = parts.last.flatMap({ codes[String($0)] }) else { throw Fault(line: name) }
    stage.display.press(
      KeyInput(
        code, characters: ["Tab": "\t", "Return": "\n"][parts.last ?? ""] ?? "",
        isShiftDown: parts.first == "shift"))
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
