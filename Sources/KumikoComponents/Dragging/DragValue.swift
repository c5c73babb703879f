import UIKit

/// Values as things that are dragged, and back.
@MainActor
enum DragValue {
  /// What kind of data `Data` is to other apps.
  private static let dataType = "public.data"

  /// A value as a thing to drag: as it is inside the app, and for other apps if they can read it.
  static func item(_ value: Any) -> UIDragItem {
    if let item = value as? UIDragItem { return item }
    if let provider = value as? NSItemProvider { return UIDragItem(itemProvider: provider) }
    let item = UIDragItem(itemProvider: provider(of: value))
    item.localObject = value
    return item
  }

  private static func provider(of value: Any) -> NSItemProvider {
    switch value {
    case let text as String: return NSItemProvider(object: NSString(string: text))
    case let url as URL:
      return NSURL(string: url.absoluteString).map { NSItemProvider(object: $0) }
        ?? NSItemProvider()
    case let data as Data:
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: dataType, visibility: .all) {
        $0(data, nil)
        return nil
      }
      return provider
    default: return NSItemProvider()
    }
  }

  // MARK: Loading

  /// Whether a thing is, or may become, a value of a type.
  static func canLoad<Value>(_ type: Value.Type, from item: UIDragItem) -> Bool {
    if item.localObject is Value { return true }
    let provider = item.itemProvider
    if type == String.self { return provider.canLoadObject(ofClass: NSString.self) }
    if type == URL.self { return provider.canLoadObject(ofClass: NSURL.self) }
    if type == Data.self { return provider.hasItemConformingToTypeIdentifier(dataType) }
    return false
  }

  /// Hands over the values of things, in their order and without those that are none: at once if
  /// all are of this app, else when the last has come.
  static func load<Value>(
    _ type: Value.Type, from items: [UIDragItem], completion: @escaping @MainActor ([Any]) -> Void
  ) {
    let arrivals = DragArrivals(count: items.count, completion)
    for (index, item) in items.enumerated() {
      if let value = item.localObject as? Value {
        arrivals.receive(value, at: index)
      } else if canLoad(type, from: item) {
        load(type, from: item.itemProvider) { arrivals.receive($0, at: index) }
      } else {
        arrivals.receive(nil, at: index)
      }
    }
  }

  /// Hands over what another app has written, on whatever thread it comes.
  private static func load(
    _ type: Any.Type, from provider: NSItemProvider,
    _ take: @escaping @MainActor ((any Sendable)?) -> Void
  ) {
    if type == String.self {
      provider.loadObject(ofClass: NSString.self) { object, _ in
        let text = (object as? NSString).map { String(describing: $0) }
        Task { @MainActor in take(text) }
      }
    } else if type == URL.self {
      provider.loadObject(ofClass: NSURL.self) { object, _ in
        let text: String? = (object as? NSURL)?.absoluteString
        Task { @MainActor in take(text.flatMap { URL(string: $0) }) }
      }
    } else {
      _ = provider.loadDataRepresentation(forTypeIdentifier: dataType) { data, _ in
        Task { @MainActor in take(data) }
      }
    }
  }
}

/// Collects values that come one by one.
@MainActor
private final class DragArrivals {
  private var values: [Any?]
  private var missing: Int
  private let completion: @MainActor ([Any]) -> Void

  init(count: Int, _ completion: @escaping @MainActor ([Any]) -> Void) {
    values = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  /// Takes the value of a thing; nil if it has none.
  func receive(_ value: Any?, at index: Int) {
    values[index] = value
    missing -= 1
    if missing == 0 { completion(values.compactMap(\.self)) }
  }
}
