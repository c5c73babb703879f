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
  /// Called with an address, as it is written, whose picture could not be loaded, and why.
  var onFailure: @MainActor (String, String) -> Void = { _, _ in }
  private let loader: any ScreenImageLoading
  private let limits: DocumentLimits
  /// What became of pictures, by their whole addresses: what is written is relative to that of the
  /// document, and versions of a screen may come from several.
  private var entries: [URL: Entry] = [:]
  /// The bytes of all decoded pictures.
  private var bytes = 0
  /// In which description each was asked for last.
  private var uses: [URL: Int] = [:]
  private var turn = 0

  init(_ loader: any ScreenImageLoading, limits: DocumentLimits) {
    (self.loader, self.limits) = (loader, limits)
  }

  /// The screen is described anew: pictures that were not asked for lately may go.
  func begin() {
    turn += 1
    guard bytes > limits.decodedImageBytes else { return }
    for url in uses.sorted(by: { $0.value < $1.value }).map(\.key) {
      guard bytes > limits.decodedImageBytes, uses[url, default: 0] < turn - 1 else { return }
      guard case .loaded(_, let count)? = entries[url] else { continue }
      entries[url] = nil
      uses[url] = nil
      bytes -= count
    }
  }

  /// Has pictures that could not be loaded tried again; returns whether there are any.
  func forgetFailures() -> Bool {
    let failed = entries.filter { if case .failed = $0.value { true } else { false } }
    for url in failed.keys { entries[url] = nil }
    return !failed.isEmpty
  }

  /// The picture of an address or a symbol, if it is there; otherwise it is loaded.
  ///
  /// - Parameters:
  ///   - source: The address, as it is written.
  ///   - base: What it is relative to.
  func image(_ source: String, relativeTo base: URL?) -> UIImage? {
    if let name = Self.symbol(source) { return UIImage(systemName: name) }
    guard let url = Self.address(source, base) else { return nil }
    if entries[url] == nil { load(url, as: source) }
    return loaded(url)
  }

  /// The picture of an address or a symbol, if it is there without being loaded.
  func present(_ source: String, relativeTo base: URL?) -> UIImage? {
    if let name = Self.symbol(source) { return UIImage(systemName: name) }
    return Self.address(source, base).flatMap { loaded($0) }
  }

  /// The name of the symbol that stands for a picture; nil if that has an address.
  private static func symbol(_ source: String) -> String? {
    source.hasPrefix("symbol:") ? String(source.dropFirst(7)) : nil
  }

  private static func address(_ source: String, _ base: URL?) -> URL? {
    URL(string: source, relativeTo: base)?.absoluteURL
  }

  private func loaded(_ url: URL) -> UIImage? {
    guard case .loaded(let image, _)? = entries[url] else { return nil }
    uses[url] = turn
    return image
  }

  /// Loads a picture; what fails is said of the address as it is written.
  private func load(_ url: URL, as source: String) {
    if let data = loader.availableData(at: url), let picture = try? decode(data) {
      return keep(picture, url)
    }
    let task = Task { [weak self, loader] in
      do {
        let data = try await loader.data(at: url)
        // Another load may have brought the picture since this one was ended.
        guard !Task.isCancelled else { return }
        self?.finish(url, as: source, data)
      } catch {
        if !Task.isCancelled { self?.fail(url, as: source, "\(error)") }
      }
    }
    entries[url] = .loading(task)
  }

  /// Ends what is on its way. It is loaded when it is asked for again.
  func cancel() {
    for (url, entry) in entries {
      guard case .loading(let task) = entry else { continue }
      task.cancel()
      entries[url] = nil
    }
  }

  isolated deinit { cancel() }

  private func finish(_ url: URL, as source: String, _ data: Data) {
    do {
      keep(try decode(data), url)
      onLoad()
    } catch {
      fail(url, as: source, error.description)
    }
  }

  private func keep(_ picture: (image: UIImage, bytes: Int), _ url: URL) {
    entries[url] = .loaded(picture.image, bytes: picture.bytes)
    uses[url] = turn
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

  private func fail(_ url: URL, as source: String, _ reason: String) {
    entries[url] = .failed
    onFailure(source, reason)
  }
}
