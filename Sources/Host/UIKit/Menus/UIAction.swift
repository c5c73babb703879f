import Foundation

/// What an action does when it is picked or its control sends it.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and a picture: for menus, buttons and other controls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart. A control that gets a second action of one identifier forgets the first.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private var handler: UIActionHandler = { _ in }

  /// Tells this action from others; unique unless given.
  open private(set) var identifier = Identifier(UUID().uuidString)

  /// What the action does, in more words than the title has; nil by default.
  open var discoverabilityTitle: String?

  /// How the action looks in menus; no attributes by default.
  open var attributes: UIMenuElement.Attributes = []

  /// Whether the action has a check mark in menus; off by default.
  open var state: UIMenuElement.State = .off

  /// The object that sends the action, while the handler runs.
  open internal(set) var sender: Any?

  /// Makes an action. Everything but the handler may be left out.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    set(title, subtitle, image)
  }

  /// Makes an action without a title that does nothing.
  public override init() { super.init() }

  /// What the action says. Menus show the change when they are opened next.
  open override var title: String {
    get { storedTitle }
    set { rename(to: newValue) }
  }

  /// What stands beside the title. Menus show the change when they are opened next.
  open override var image: UIImage? {
    get { storedImage }
    set { setImage(newValue) }
  }

  /// Runs the handler on behalf of `sender`; `target` is of no interest to actions.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
