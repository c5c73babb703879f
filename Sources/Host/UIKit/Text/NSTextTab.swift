/// A place that a tab leads to, in a paragraph style. It never changes.
open class NSTextTab: NSObject, NSCopying {
  private let typeInfo = FoundationTypeInfo()

  /// Which part of the text that follows stands at the place: its start where natural.
  open private(set) var alignment: NSTextAlignment

  /// The distance from the edge at which reading begins, in points.
  open private(set) var location: CGFloat

  /// What else is said of the place; nothing by default.
  open private(set) var options: [OptionKey: Any]

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location, self.options) = (alignment, location, options)
    super.init()
  }

  /// The same place.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a place with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  /// A hash of the values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// The places in paragraphs that name none.
  static var usual: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
  }
}

extension NSTextTab {
  /// Names what can be said of a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension NSParagraphStyle.Values {
  /// How many places follow the last one that was named.
  private static var furtherStops: Int { 24 }

  /// The places as they are laid out; none for the usual ones.
  var tabs: [TextTab] {
    guard tabStops != nil || defaultTabInterval > 0 else { return [] }
    let named = tabStops ?? NSTextTab.usual
    var result = named.map {
      TextTab(location: $0.location, alignment: TextLineAlignment($0.alignment))
    }
    guard defaultTabInterval > 0 else { return result }
    let last = result.last?.location ?? 0
    result += (1...Self.furtherStops).map {
      TextTab(location: last + defaultTabInterval * CGFloat($0))
    }
    return result
  }
}
