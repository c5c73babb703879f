import Foundation

/// A description of views and other objects, which can be made any number of times.
///
/// On Linux a nib is read from an uncompiled `.xib` file, the XML document that Interface Builder
/// writes; storyboards are not supported. The file is read once. What it has and UIKit on Linux
/// lacks is left out and reported with its line; nothing in a file stops the program.
///
/// Custom classes are found by their names. Outlets and actions need no Objective-C if the class
/// lists them: see `NibConnectable` in Kumiko.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What is said about how a nib is to be made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects that stand for the file's placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let source: NibSource
  private lazy var contents = source.read()

  /// Makes a nib of a file with the extension `xib`; of the main bundle if `bundle` is nil. Whether
  /// there is such a file is seen when the nib is first made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = NibSource(name: name, bundle: bundleOrNil ?? .main)
  }

  /// Makes a nib of what a file holds. Images are looked for in a bundle, the main one if nil.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = NibSource(data: data, bundle: bundleOrNil ?? .main)
  }

  /// Makes the objects, connects them, and returns those on the top level of the file, without
  /// placeholders.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What stands for the file's owner; if nil, connections to it are left out.
  ///   - optionsOrNil: What stands for other placeholders.
  /// - Returns: An empty array if the file is missing or cannot be read, which is reported.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { make(ownerOrNil, optionsOrNil) ?? [] }

  /// The objects; nil if there is no file that can be read.
  func make(_ owner: Any?, _ options: [OptionsKey: Any]?) -> [Any]? {
    switch contents {
    case .failure(let error):
      source.report("\(source.failure): \(error.text).")
      return nil
    case .success(let document):
      return source.nested { make(document, owner, options) }
    }
  }

  private func make(
    _ document: NibDocument, _ owner: Any?, _ options: [OptionsKey: Any]?
  ) -> [Any] {
    let unarchiver = NibUnarchiver(
      document, bundle: source.bundle, owner: owner.map { $0 as AnyObject },
      externalObjects: options?[.externalObjects] as? [String: Any] ?? [:])
    let objects = unarchiver.makeObjects()
    source.report(unarchiver.problems + document.leftovers)
    return objects
  }
}

/// Where a nib comes from, and what was said about it.
@MainActor
final class NibSource {
  /// So many nibs of one file can be made inside of each other.
  private static let depthLimit = 20
  /// What was said already: cells are made of the same file again and again.
  private static var reported: Set<String> = []
  private static var depths: [String: Int] = [:]

  let name: String
  let bundle: Bundle
  private let data: Data?

  init(name: String, bundle: Bundle) {
    (self.name, self.bundle, data) = (name, bundle, nil)
  }

  init(data: Data, bundle: Bundle) {
    (name, self.bundle, self.data) = ("data", bundle, data)
  }

  /// How UIKit begins to say that a nib cannot be used.
  var failure: String {
    "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>' with name '\(name)'"
  }

  func read() -> Result<NibDocument, NibError> {
    Result { () throws(NibError) -> NibDocument in
      guard let data = data ?? bundle.nibData(name) else {
        if bundle.path(forResource: name, ofType: "nib") != nil { throw .compiled }
        throw .missing
      }
      return try NibDocument(data)
    }
  }

  /// Makes a nib, unless it is being made inside of itself without an end.
  func nested(_ make: () -> [Any]) -> [Any] {
    let depth = Self.depths[name, default: 0]
    guard depth < Self.depthLimit else {
      report("\(failure): It is made again while it is being made. A class in it loads it itself.")
      return []
    }
    Self.depths[name] = depth + 1
    defer { Self.depths[name] = depth == 0 ? nil : depth }
    return make()
  }

  func report(_ problems: [(line: Int, text: String)]) {
    for problem in problems { report("\(name).xib:\(problem.line): \(problem.text)") }
  }

  /// Says a thing once.
  func report(_ message: String) {
    if Self.reported.insert(message).inserted { Diagnostics.report(message) }
  }
}

extension Bundle {
  fileprivate func nibData(_ name: String) -> Data? {
    url(forResource: name, withExtension: "xib").flatMap { try? Data(contentsOf: $0) }
  }

  /// Whether the bundle has a nib of a name.
  func hasNib(_ name: String) -> Bool { path(forResource: name, ofType: "xib") != nil }

  /// Makes the objects of a nib of the bundle, and returns those on the top level; nil if there is
  /// no such file or it cannot be read, which is reported. See ``UINib``.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).make(owner, options) }
}
