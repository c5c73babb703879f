import QuartzCore

/// Gives a view a context menu: by a long press, by a pointer's secondary button or by the menu
/// key.
///
/// When an entry is picked the delegate first hears that the menu ends, then the entry's handler
/// runs, and then the menu leaves the screen.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// What a context menu shows.
  public enum appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// A preview and a menu.
    case rich
    /// A menu only, as for pointers.
    case compact
  }

  /// Makes the menus. The interaction does not keep it alive.
  open internal(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the menus belong to.
  open internal(set) weak var view: UIView?

  lazy var gestures = ContextMenuGestures(of: self)
  var offered: UIContextMenuConfiguration?
  /// The open menu, which its panel keeps.
  weak var presentation: ContextMenuPresentation?

  /// Makes an interaction whose menus `delegate` makes.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// What the open menu shows.
  open var menuAppearance: appearance { presentation?.style ?? .unknown }

  /// Where the open menu was asked for, in the coordinates of `view`; of the window if that is nil.
  open func location(in view: UIView?) -> CGPoint {
    let place = presentation?.location ?? gestures.press.location(in: nil)
    return view?.convert(place, from: nil) ?? place
  }

  /// Closes the open menu.
  open func dismissMenu() { presentation?.close() }

  /// Shows what `block` makes of the open menu in its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let presentation, let menu = presentation.menu else { return }
    presentation.replaceMenu(block(menu))
  }

  /// Called before the interaction changes views: an open menu closes.
  open func willMove(to view: UIView?) {
    dismissMenu()
    gestures.detach()
  }

  /// Called after the interaction changed views.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gestures.attach(to: view) }
  }
}

extension UIContextMenuInteraction {
  /// Asks the delegate for a menu at a place in the view. Returns whether there is one.
  func offerMenu(at location: CGPoint) -> Bool {
    guard presentation == nil else { return false }
    offered = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return offered != nil
  }

  /// Opens the menu that was offered at a place in the window. Returns whether it shows anything.
  @discardableResult
  func openOffered(at location: CGPoint, style: appearance) -> Bool {
    defer { offered = nil }
    guard let offered, let window = view?.window,
      let made = ContextMenuPresentation(offered, of: self, at: location, style: style)
    else { return false }
    presentation = made
    made.open(in: window)
    return true
  }

  func presentationDidEnd(_ ended: ContextMenuPresentation) {
    if presentation === ended { presentation = nil }
  }

  /// Opens the menu of `view` or of the nearest view around it that has one at a place in the
  /// window. Returns whether there is one.
  static func open(from view: UIView, at location: CGPoint) -> Bool {
    for candidate in sequence(first: view, next: \.superview) {
      for case let interaction as UIContextMenuInteraction in candidate.interactions {
        let place = candidate.convert(location, from: nil as UIView?)
        if interaction.offerMenu(at: place),
          interaction.openOffered(at: location, style: .compact)
        {
          return true
        }
      }
    }
    return false
  }
}
