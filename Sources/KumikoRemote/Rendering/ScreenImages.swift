import Foundation
import KumikoDocuments
import KumikoLoading
import UIKit

/// Loads the pictures of documents.
public protocol ScreenImageLoading: Sendable {
  /// The bytes of a picture.
  ///
  /// - Parameter url: Its address; that of a file for documents that are files.
  func data(at url: URL) async throws -> Data

  /// The bytes of a picture that are at hand, so that it is there at once; nil by default.
  func availableData(at url: URL) -> Data?
}

extension ScreenImageLoading {
  /// Nil: pictures have to be waited for.
  public func availableData(at url: URL) -> Data? { nil }
}

/// Loads pictures that lie beside a document, and none from anywhere else.
public struct FileImageLoader: ScreenImageLoading {
  private let folder: URL?

  /// Creates a loader.
  ///
  /// - Parameter folder: The folder that pictures are in, or in folders of it; nil for none.
  public init(folder: URL? = nil) { self.folder = folder?.standardizedFileURL }

  /// The bytes of a file in the folder.
  public func data(at url: URL) async throws -> Data {
    guard let folder, url.isFileURL else { throw ImageProblem.refused }
    let path = url.standardizedFileURL.resolvingSymlinksInPath().path
    let root = folder.resolvingSymlinksInPath().path
    guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ImageProblem.refused
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}

enum ImageProblem: Error, CustomStringConvertible {
  case refused
  case unreadable
  case tooLarge

  var description: String {
    switch self {
    case .refused: "the picture is not where pictures may be"
    case .unreadable: "these bytes are no picture"
    case .tooLarge: "the picture is too large"
    }
  }
}

/// The pictures of a screen: those that are there, and those that are on their way.
///
/// Of decoded pictures as many are kept as `decodedImageBytes` of `DocumentLimits` says, and those
/// that the present description of the screen has, or the one before had.
@MainActor
final class ScreenImages {
  private enum Entry {
    case loading(Task<Void, Never>)
    case loaded(UIImage, bytes: Int)
    case failed
  }

  /// Called when pictures have come.
  var onLoad: @MainActor () -> Void = {}
  var onFailure: @MainActor (String, String) -> Void = { _, _ in }
  private let loader: any ScreenImageLoading
  private let limits: DocumentLimits
  private var entries: [String: Entry] = [:]
  /// The bytes of all decoded pictures.
  private var bytes = 0
  /// In which description each was asked for last.
  private var uses: [String: Int] = [:]
  private var turn = 0

  init(_ loader: any ScreenImageLoading, limits: DocumentLimits) {
    (self.loader, self.limits) = (loader, limits)
  }

  /// The screen is described anew: pictures that were not asked for lately may go.
  func begin() {
    turn += 1
    guard bytes > limits.decodedImageBytes else { return }
    for source in uses.sorted(by: { $0.value < $1.value }).map(\.key) {
      guard bytes > limits.decodedImageBytes, uses[source, default: 0] < turn - 1 else { return }
      guard case .loaded(_, let count)? = entries[source] else { continue }
      entries[source] = nil
      uses[source] = nil
      bytes -= count
    }
  }

  /// Has pictures that could not be loaded tried again; returns whether there are any.
  func forgetFailures() -> Bool {
    let failed = entries.filter { if case .failed = $0.value { true } else { false } }
    for source in failed.keys { entries[source] = nil }
    return !failed.isEmpty
  }

  /// The picture of an address or a symbol, if it is there.
  func image(_ source: String, relativeTo base: URL?) -> UIImage? {
    if source.hasPrefix("symbol:") { return UIImage(systemName: String(source.dropFirst(7))) }
    if entries[source] == nil { load(source, relativeTo: base) }
    return present(source)
  }

  /// The picture of an address or a symbol, if it is there without being loaded.
  func present(_ source: String) -> UIImage? {
    if source.hasPrefix("symbol:") { return image(source, relativeTo: nil) }
    guard case .loaded(let image, _)? = entries[source] else { return nil }
    uses[source] = turn
    return image
  }

  private func load(_ source: String, relativeTo base: URL?) {
    guard let url = URL(string: source, relativeTo: base)?.absoluteURL else { return }
    if let data = loader.availableData(at: url), let picture = try? decode(data) {
      return keep(picture, source)
    }
    let task = Task { [weak self, loader] in
      do {
        let data = try await loader.data(at: url)
        self?.finish(source, data)
      } catch {
        if !Task.isCancelled { self?.fail(source, "\(error)") }
      }
    }
    entries[source] = .loading(task)
  }

  /// Ends what is on its way. It is loaded when it is asked for again.
  func cancel() {
    for (source, entry) in entries {
      guard case .loading(let task) = entry else { continue }
      task.cancel()
      entries[source] = nil
    }
  }

  isolated deinit { cancel() }

  private func finish(_ source: String, _ data: Data) {
    do {
      keep(try decode(data), source)
      onLoad()
    } catch {
      fail(source, error.description)
    }
  }

  private func keep(_ picture: (image: UIImage, bytes: Int), _ source: String) {
    entries[source] = .loaded(picture.image, bytes: picture.bytes)
    uses[source] = turn
    bytes += picture.bytes
  }

  /// Decodes a picture once its header says that its pixels fit; says how much memory it takes.
  private func decode(_ data: Data) throws(ImageProblem) -> (image: UIImage, bytes: Int) {
    guard let header = ImageHeader(data) else { throw .unreadable }
    guard header.fits(pixels: limits.imagePixels) else { throw .tooLarge }
    guard let image = UIImage(data: data) else { throw .unreadable }
    // They fit, so this is no more than a number can be.
    return (image, header.width * header.height * 4)
  }

  private func fail(_ source: String, _ reason: String) {
    entries[source] = .failed
    onFailure(source, reason)
  }
}
