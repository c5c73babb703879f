import Foundation

// Foundation on Linux has no item providers; UIKit's drags need them.

/// An object that can be given to others as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// What kinds of data the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Hands over the object as data of a kind, or tells what went wrong.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// What kinds of data an object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data of a kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may read what an item provider hands over. Drags stay inside the program, so that everybody
/// may here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// The programs of the same team.
  case team = 1
  /// This program.
  case ownProcess = 3
}

/// What is dragged, for whoever it is dropped on: an object, data of several kinds, or nothing.
///
/// Drags stay inside the program. Objects are handed over at once, data when their handlers do.
open class NSItemProvider: NSObject {
  /// Why an item could not be handed over.
  public enum ErrorCode: Int, Error, Sendable {
    /// Something else went wrong.
    case unknownError = -1
    /// There is no item of that kind.
    case itemUnavailableError = -1000
    /// The item is of another kind.
    case unexpectedValueClassError = -1100
  }

  /// Hands over data, or tells what went wrong.
  private typealias DataHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var objects: [any NSItemProviderWriting] = []
  private var handlers: [(identifier: String, load: DataHandler)] = []

  /// A name for the item; nil by default.
  open var suggestedName: String?

  /// Makes a provider of nothing, as for drags that a `localObject` says enough about.
  public override init() { super.init() }

  /// Makes a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  /// Adds a kind of data, behind what there is.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The kind.
  ///   - visibility: Who may read it.
  ///   - loadHandler: Called when the data is wanted; calls what it is given with the data, now or
  ///     later, on any thread.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { handlers.append((typeIdentifier, loadHandler)) }

  /// The kinds of data there are, the best first.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
      + handlers.map(\.identifier)
  }

  /// Whether there is data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UniformType.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of a class can be made.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    identifier(for: aClass) != nil
  }

  /// Hands over data of a kind, or tells what went wrong.
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    loadData(of: typeIdentifier, completionHandler)
    progress.completedUnitCount = 1
    return progress
  }

  /// Makes an object of a class and hands it over, or tells what went wrong.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    defer { progress.completedUnitCount = 1 }
    loadData(for: aClass) { data, identifier, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  /// Hands over what an object of a class can be made of: the data and its kind, or what went
  /// wrong.
  func loadData(
    for aClass: any NSItemProviderReading.Type,
    completion: @escaping @Sendable (Data?, String, (any Error)?) -> Void
  ) {
    guard let identifier = identifier(for: aClass) else {
      return completion(nil, "", ErrorCode.itemUnavailableError)
    }
    loadData(of: identifier) { data, error in
      completion(data, identifier, data == nil ? error ?? ErrorCode.unknownError : nil)
    }
  }

  private func loadData(
    of typeIdentifier: String, _ completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let identifier = registeredIdentifier(conformingTo: typeIdentifier) ?? typeIdentifier
    let object = objects.first {
      type(of: $0).writableTypeIdentifiersForItemProvider.contains(identifier)
    }
    if let object {
      _ = object.loadData(
        withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
    } else if let handler = handlers.first(where: { $0.identifier == identifier }) {
      _ = handler.load(completion)
    } else {
      completion(nil, ErrorCode.itemUnavailableError)
    }
  }

  private func identifier(for aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.lazy
      .compactMap(registeredIdentifier(conformingTo:)).first
  }

  /// The best kind of data that is of a kind: that very one, if there is.
  private func registeredIdentifier(conformingTo typeIdentifier: String) -> String? {
    let all = registeredTypeIdentifiers
    if all.contains(typeIdentifier) { return typeIdentifier }
    return all.first { UniformType.conforms($0, to: typeIdentifier) }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Hands over the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Makes a text of its data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Hands over the address as a text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes an address of its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.ErrorCode.unexpectedValueClassError
    }
    return url
  }
}
