import Foundation

/// One entry of a menu: an action or a menu inside the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether the entry is chosen.
  public enum State: Int, Sendable {
    /// Not chosen.
    case off
    /// Chosen: it has a check mark.
    case on
    /// Some of what it stands for is chosen.
    case mixed
  }

  /// How an entry looks and whether it can be picked.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grayed; it cannot be picked.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red: it takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Picking it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  private(set) var storedTitle = ""
  private(set) var storedImage: UIImage?

  /// What the entry says.
  open var title: String { storedTitle }

  /// What stands below the title; nil by default.
  open var subtitle: String?

  /// What stands beside the title; nil by default.
  open var image: UIImage? { storedImage }

  /// Makes an element without a title.
  public override init() { super.init() }

  func rename(to title: String) { storedTitle = title }

  func setImage(_ image: UIImage?) { storedImage = image }

  func set(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    (storedTitle, self.subtitle, storedImage) = (title, subtitle, image)
  }
}
