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
@MainActor
final class ScreenImages {
  private enum Entry {
    case loading(Task<Void, Never>)
    case loaded(UIImage)
    case failed
  }

  /// Called when pictures have come.
  var onLoad: @MainActor () -> Void = {}
  var onFailure: @MainActor (String, String) -> Void = { _, _ in }
  private let loader: any ScreenImageLoading
  private let limits: DocumentLimits
  private var entries: [String: Entry] = [:]

  init(_ loader: any ScreenImageLoading, limits: DocumentLimits) {
    (self.loader, self.limits) = (loader, limits)
  }

  /// The picture of an address or a symbol, if it is there.
  func image(_ source: String, relativeTo base: URL?) -> UIImage? {
    if source.hasPrefix("symbol:") { return UIImage(systemName: String(source.dropFirst(7))) }
    switch entries[source] {
    case .loaded(let image)?: return image
    case .loading?, .failed?: return nil
    case nil:
      load(source, relativeTo: base)
      if case .loaded(let image)? = entries[source] { return image }
      return nil
    }
  }

  /// The picture of an address or a symbol, if it is there without being loaded.
  func present(_ source: String) -> UIImage? {
    if source.hasPrefix("symbol:") { return image(source, relativeTo: nil) }
    return if case .loaded(let image)? = entries[source] { image } else { nil }
  }

  private func load(_ source: String, relativeTo base: URL?) {
    guard let url = URL(string: source, relativeTo: base)?.absoluteURL else { return }
    if let data = loader.availableData(at: url), let image = try? decode(data) {
      entries[source] = .loaded(image)
      return
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
      entries[source] = .loaded(try decode(data))
      onLoad()
    } catch {
      fail(source, error.description)
    }
  }

  /// Decodes a picture once its header says that its pixels fit.
  private func decode(_ data: Data) throws(ImageProblem) -> UIImage {
    guard let header = ImageHeader(data) else { throw .unreadable }
    guard header.fits(pixels: limits.imagePixels) else { throw .tooLarge }
    guard let image = UIImage(data: data) else { throw .unreadable }
    return image
  }

  private func fail(_ source: String, _ reason: String) {
    entries[source] = .failed
    onFailure(source, reason)
  }
}
