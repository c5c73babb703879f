import Foundation

/// Makes what is shown above a context menu; nil shows the touched view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu from the entries that the system suggests, of which there are none here;
/// nil shows no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu is to show.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu's entries stand.
  public enum ElementOrder: Int, Sendable {
    /// As suits the place: the first entry is nearest to what was touched.
    case automatic
    /// The first entry is nearest to what was touched.
    case priority
    /// Top to bottom.
    case fixed
  }

  /// Tells this configuration from others; unique unless given.
  open private(set) var identifier: any NSCopying = NSString(string: UUID().uuidString)

  /// In which order the entries stand; automatic by default.
  open var preferredMenuElementOrder = ElementOrder.automatic

  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration. Everything may be left out.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}
