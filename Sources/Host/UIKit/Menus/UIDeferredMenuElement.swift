/// Stands in a menu for entries that are found when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the entries and hands them over, at once or later.
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var found: [UIMenuElement]?
  private var isWaiting = false

  /// Makes an element whose entries are found once, when they are first to be seen.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Makes an element whose entries are found each time that they are to be seen.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    guard let made = UIDeferredMenuElement(isCached: false, elementProvider) as? Self else {
      preconditionFailure(
        "\(Self.self).uncached makes a UIDeferredMenuElement. Call it on that.")
    }
    return made
  }

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init()
  }

  /// The entries if they are known, else one that says to wait; `came` hears when they come.
  func elements(came: @escaping () -> Void) -> [UIMenuElement] {
    if let found { return found }
    guard !isWaiting else { return [WaitingElement()] }
    isWaiting = true
    var isAsking = true
    provider { [weak self] elements in
      guard let self, self.isWaiting else { return }
      (self.found, self.isWaiting) = (elements, false)
      if !isAsking { came() }
    }
    isAsking = false
    return found ?? [WaitingElement()]
  }

  /// Forgets entries that are to be found anew next time.
  func menuDidClose() {
    isWaiting = false
    if !isCached { found = nil }
  }
}

/// The entry that shows while deferred ones are being found.
@MainActor
final class WaitingElement: UIMenuElement {
  override init() {
    super.init()
    rename(to: "Loading…")
  }
}
