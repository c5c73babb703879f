/// Stands in a menu for entries that are found when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the entries and hands them over, at once or later.
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var found: [UIMenuElement]?
  private var isWaiting = false
  /// How often the provider was asked: only the answer to the last question counts.
  private var questions = 0
  /// Called when the entries that are waited for come.
  private var came: (() -> Void)?

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

  /// The entries if they are known, else one that says to wait; `came` hears when they come. Only
  /// who asked last hears.
  func elements(came: @escaping () -> Void) -> [UIMenuElement] {
    if let found { return found }
    self.came = came
    guard !isWaiting else { return [WaitingElement()] }
    isWaiting = true
    questions += 1
    let question = questions
    var isAsking = true
    provider { [weak self] elements in
      guard let self, self.isWaiting, self.questions == question else { return }
      let came = self.came
      (self.found, self.isWaiting, self.came) = (elements, false, nil)
      if !isAsking { came?() }
    }
    isAsking = false
    return found ?? [WaitingElement()]
  }

  /// The entries as far as they are known.
  var known: [UIMenuElement] { found ?? [] }

  /// Forgets entries that are to be found anew next time, and their answer if it is late. Entries
  /// that are found once are still waited for.
  fileprivate func menuDidClose() {
    came = nil
    let inner = found
    // Entries may lead back here.
    found = nil
    inner?.forEach { $0.forgetDeferred() }
    if isCached { found = inner } else { isWaiting = false }
  }
}

extension UIMenuElement {
  /// Lets deferred entries, here and in menus inside, be found anew where they want that.
  func forgetDeferred() {
    (self as? UIDeferredMenuElement)?.menuDidClose()
    (self as? UIMenu)?.children.forEach { $0.forgetDeferred() }
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
