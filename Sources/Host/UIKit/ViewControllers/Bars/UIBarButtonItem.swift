/// A button, a view or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// As others.
    case plain
    /// In bold: it ends something.
    case done = 2
  }

  /// What an item is for; the system knows words and pictures.
  public enum SystemItem: Int, Sendable {
    /// Done, in bold.
    case done
    case cancel
    case edit
    /// Save, in bold.
    case save
    /// A plus.
    case add
    /// Room that takes what the others leave.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// A pencil on paper.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box: share.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    case undo
    case redo
    /// A cross that closes.
    case close = 24
  }

  /// What the system's item is for; nil for others.
  private(set) var systemItem: SystemItem?
  private lazy var storedView = BarButtonView(of: self)

  /// Makes a plain item without content.
  public override init() { super.init() }

  /// Makes an item from an archive; it has no content.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Becomes one of the system's items.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.word
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes an item with a picture that sends `action` to `target`, which is not retained.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Makes an item with a title that sends `action` to `target`, which is not retained.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }

  /// Makes one of the system's items that sends `action` to `target`, which is not retained.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes one of the system's items that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    become(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes an item with title or picture that performs an action or opens a menu. What is not
  /// given is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes a space that takes what the others leave.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// Makes a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> Self {
    let space = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    space.width = width
    guard let result = space as? Self else {
      preconditionFailure("\(Self.self) makes no spaces. Ask UIBarButtonItem for them.")
    }
    return result
  }

  /// How the item looks; plain by default.
  open var style: Style = .plain { didSet { contentDidChange() } }

  /// The item's width in points; 0 (the default) takes what the content needs.
  open var width: CGFloat = 0 { didSet { contentDidChange() } }

  /// The view that the item shows instead of a button; nil by default.
  open var customView: UIView? { didSet { contentDidChange() } }

  /// What is sent to ``target`` when the item is pressed; nil by default.
  open var action: Selector?

  /// What gets ``action``; nil (the default) leaves it to the first responder.
  open weak var target: AnyObject?

  /// What is performed when the item is pressed; nil by default.
  open var primaryAction: UIAction?

  /// The menu that the item opens; nil by default.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// Whether the item is left out; false by default.
  open var isHidden = false { didSet { contentDidChange() } }

  /// The color of title and picture; nil (the default) for the bar's.
  open var tintColor: UIColor? { didSet { contentDidChange() } }

  /// The view that shows the item.
  var view: UIView { customView ?? storedView }

  /// Whether the item is only room.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what pressing the item means.
  func press() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What assistive technology calls an item that is seen as a picture.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
