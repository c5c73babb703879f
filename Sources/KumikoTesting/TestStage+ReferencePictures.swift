import Testing
import UIKit

/// Why a screen is not what its reference picture shows.
public struct ReferencePictureError: Error, CustomStringConvertible {
  /// What was wrong, where the pictures are, and what to do.
  public let description: String
}

extension TestStage {
  /// Compares what is on the screen with a reference picture, a PNG file that lies in the folder
  /// `Pictures` beside the test.
  ///
  /// ```swift
  /// try stage.expectPicture("profile-empty")
  /// ```
  ///
  /// A picture that is missing is written, and the test fails once so that somebody looks at it.
  /// With the variable `RECORD_PICTURES` in the environment all pictures are written anew and no
  /// test fails, unless two different ones have the same name: of these the first is kept. If the
  /// screen differs, the message names two files: what the screen shows, and a picture in which the
  /// pixels that differ are red.
  ///
  /// As an expectation it lets a test of Swift Testing go on, and the issue is recorded where it
  /// was called: one run writes all pictures that are new, and compares all others. In any other
  /// test it throws.
  ///
  /// Text is drawn alike on all machines with the same versions of Pango, FreeType and the fonts.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension. By default the file is named by the
  ///     test; a second one of the same test, of whatever stage, by the test and its number. Give
  ///     names to those that several tests or cases of a test take on the same line.
  ///   - tolerance: By how much a channel of a pixel may differ, from 0 to 255; 8 by default.
  ///   - allowedShare: Which share of the pixels may differ by more; a thousandth by default.
  ///   - file: The test's file.
  ///   - line: The line of the call.
  ///   - test: The test's function.
  /// - Throws: ``ReferencePictureError`` outside of Swift Testing, or what files throw that cannot
  ///   be written.
  public func expectPicture(
    _ name: String? = nil, tolerance: Int = 8, allowedShare: Double = 0.001,
    file: String = #filePath, line: Int = #line, test: String = #function
  ) throws {
    let call = PictureBook.Call(file: file, line: line, function: test)
    let name = name ?? pictureName(of: call)
    guard let problem = try problem(ofPicture: name, call, tolerance, allowedShare) else { return }
    let error = ReferencePictureError(description: problem)
    guard Test.current != nil else { throw error }
    let path = URL(fileURLWithPath: file)
    let folder = path.deletingLastPathComponent().lastPathComponent
    Issue.record(
      error,
      sourceLocation: SourceLocation(
        fileID: "\(folder)/\(path.lastPathComponent)", filePath: file, line: line, column: 1))
  }

  /// What a picture is called that has no name: the test's function in letters that files have.
  private func pictureName(of call: PictureBook.Call) -> String {
    let turn = unnamedPictureCounts[call, default: 0] + 1
    unnamedPictureCounts[call] = turn
    let number = PictureBook.number(of: call, turn: turn)
    let name = call.function.prefix { $0 != "(" }
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.joined(separator: "-") + (number > 1 ? "-\(number)" : "")
  }

  /// What is wrong with the screen, if anything is.
  private func problem(
    ofPicture name: String, _ call: PictureBook.Call, _ tolerance: Int, _ share: Double
  ) throws -> String? {
    let folder = URL(fileURLWithPath: call.file).deletingLastPathComponent()
    let reference = folder.appendingPathComponent("Pictures/\(name).png")
    let shown = display.snapshot()
    guard shown.image != nil else { return "\(name): the screen has no area to be compared." }
    let earlier = PictureBook.note(reference, askedForBy: call)
    if PictureBook.takesAnew(reference) {
      try write(shown, to: reference)
      return nil
    }
    guard let data = try? Data(contentsOf: reference) else {
      try write(shown, to: reference)
      return "There was no picture \(reference.path): it shows the screen as it is now. "
        + "Look at it, and run the test again."
    }
    guard let expected = Snapshot(pngData: data, scale: display.scale) else {
      return "\(reference.path) is not a picture."
    }
    let count = shown.differingPixels(from: expected, tolerance: tolerance)
    let area = Double((shown.image?.width ?? 0) * (shown.image?.height ?? 0))
    if let count, Double(count) <= area * share { return nil }
    let what = count.map { "\($0) pixels" } ?? "the size, which is \(shown.size) now,"
    let files = try writeDifference(of: shown, from: expected, name, call, tolerance)
    return "\(name): \(what) differ from the reference picture. \(files) "
      + advice(call, earlier)
  }

  /// Writes what the screen shows, and how it differs; returns where.
  private func writeDifference(
    of shown: Snapshot, from expected: Snapshot, _ name: String, _ call: PictureBook.Call,
    _ tolerance: Int
  ) throws -> String {
    let test = URL(fileURLWithPath: call.file).deletingPathExtension().lastPathComponent
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures/\(test)")
    let actual = folder.appendingPathComponent("\(name).png")
    let difference = folder.appendingPathComponent("\(name)-difference.png")
    try write(shown, to: actual)
    if let picture = shown.difference(from: expected, tolerance: tolerance) {
      try write(picture, to: difference)
    }
    return "The screen: \(actual.path). The difference: \(difference.path)."
  }

  /// What to do about a picture that differs, and was asked for before by a call somewhere.
  private func advice(_ call: PictureBook.Call, _ earlier: String?) -> String {
    guard let earlier, earlier != call.place || PictureBook.isRecording else {
      return "If the screen is right, run the tests with RECORD_PICTURES=1."
    }
    return "A picture of the same name was asked for at \(earlier): give one of them another name."
  }

  private func write(_ picture: Snapshot, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.write(to: file)
  }
}
