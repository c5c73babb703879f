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
  /// test fails. If the screen differs, the error names two files: what the screen shows, and a
  /// picture in which the pixels that differ are red.
  ///
  /// Text is drawn alike on all machines with the same versions of Pango, FreeType and the fonts.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - tolerance: By how much a channel of a pixel may differ, from 0 to 255; 8 by default.
  ///   - allowedShare: Which share of the pixels may differ by more; a thousandth by default.
  ///   - file: The test's file.
  /// - Throws: ``ReferencePictureError``, or what files throw that cannot be written.
  public func expectPicture(
    _ name: String, tolerance: Int = 8, allowedShare: Double = 0.001, file: String = #filePath
  ) throws {
    let reference = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Pictures/\(name).png")
    let shown = display.snapshot()
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      return try write(shown, to: reference)
    }
    guard let data = try? Data(contentsOf: reference) else {
      try write(shown, to: reference)
      throw ReferencePictureError(
        description: "There was no picture \(reference.path): it shows the screen as it is now. "
          + "Look at it, and run the test again.")
    }
    guard let expected = Snapshot(pngData: data, scale: display.scale) else {
      throw ReferencePictureError(description: "\(reference.path) is not a picture.")
    }
    try compare(shown, with: expected, name, tolerance, allowedShare)
  }

  private func compare(
    _ shown: Snapshot, with expected: Snapshot, _ name: String, _ tolerance: Int, _ share: Double
  ) throws {
    let count = shown.differingPixels(from: expected, tolerance: tolerance)
    let area = Double((shown.image?.width ?? 0) * (shown.image?.height ?? 0))
    if let count, Double(count) <= area * share { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures")
    let actual = folder.appendingPathComponent("\(name).png")
    let difference = folder.appendingPathComponent("\(name)-difference.png")
    try write(shown, to: actual)
    if let picture = shown.difference(from: expected, tolerance: tolerance) {
      try write(picture, to: difference)
    }
    let what = count.map { "\($0) pixels" } ?? "the size, which is \(shown.size) now,"
    throw ReferencePictureError(
      description: "\(name): \(what) differ from the reference picture. The screen: "
        + "\(actual.path). The difference: \(difference.path). If the screen is right, run the "
        + "tests with RECORD_PICTURES=1.")
  }

  private func write(_ picture: Snapshot, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.write(to: file)
  }
}
