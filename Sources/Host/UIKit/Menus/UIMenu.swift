import Foundation

/// Entries to pick from: actions and further menus. It never changes.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu behaves inside another.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand among those of the outer menu, set apart by lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Red: it takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its entries is on; picking one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large entries are.
  public enum ElementSize: Int, Sendable {
    /// Pictures side by side.
    case small
    /// Pictures with titles side by side.
    case medium
    /// One below the other.
    case large
    /// As suits the menu.
    @available(iOS 17.0, *)
    case automatic = -1
  }

  /// Tells this menu from others; unique unless given.
  open private(set) var identifier = Identifier(UUID().uuidString)

  /// How the menu behaves inside another.
  open private(set) var options: Options = []

  /// How large entries are; automatic by default.
  open var preferredElementSize: ElementSize = .automatic

  /// The entries, top to bottom.
  open private(set) var children: [UIMenuElement] = []

  /// Makes a menu. Everything may be left out.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    set(title, subtitle, image)
  }

  /// Makes an empty menu.
  public override init() { super.init() }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, here and in menus inside.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}
