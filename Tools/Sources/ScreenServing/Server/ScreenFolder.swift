import Foundation
import KumikoDocuments

/// Documents and pictures of a folder, which are read anew for each request: who writes a document sees
/// it served as soon as it is saved.
struct ScreenFolder: Sendable {
  let url: URL

  /// A file of the folder that is no document.
  struct Picture: Sendable {
    var bytes: [UInt8]
    var type: String
  }

  private static let pictureTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
  ]

  /// The document of a name: `NAME.json`, or else `NAME.xml`; nil if there is none.
  ///
  /// - Throws: ``ShopProblem/brokenPage(_:)`` with all that is wrong with its form.
  func document(_ name: String) throws -> ServedDocument? {
    let files = DocumentForm.allCases.map { (form: $0, name: "\(name).\($0.rawValue)") }
    for file in files {
      guard let bytes = bytes(file.name) else { continue }
      let reading = DocumentReader(schema: PlainSchema()).read(
        bytes, file: file.name, form: file.form)
      guard !reading.problems.hasErrors, case .screen(let screen)? = reading.document else {
        let problems = reading.problems.all.map(\.description).joined(separator: "\n")
        throw ShopProblem.brokenPage(problems.isEmpty ? "\(file.name) is no screen." : problems)
      }
      return ServedDocument(
        bytes: bytes, screenID: screen.element.id?.text ?? "", form: file.form)
    }
    return nil
  }

  /// The picture of a name with its extension; nil if there is none.
  func picture(_ name: String) -> Picture? {
    let type = name.split(separator: ".").last.flatMap { Self.pictureTypes[$0.lowercased()] }
    guard let type, let bytes = bytes(name) else { return nil }
    return Picture(bytes: bytes, type: type)
  }

  /// The bytes of a file that lies in the folder itself; links that lead out of it are not followed.
  private func bytes(_ name: String) -> [UInt8]? {
    guard ShopClient.isName(name), !name.hasPrefix(".") else { return nil }
    let file = url.appendingPathComponent(name).resolvingSymlinksInPath()
    let folder = url.resolvingSymlinksInPath()
    guard file.deletingLastPathComponent().path == folder.path else { return nil }
    return (try? Data(contentsOf: file)).map { [UInt8]($0) }
  }
}
