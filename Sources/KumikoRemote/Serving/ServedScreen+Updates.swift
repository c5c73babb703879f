public import Foundation
import KumikoDocuments
import KumikoLoading

extension ServedScreen {
  /// Takes over what the server sends about the screen: a patch, or the whole anew. If that cannot
  /// be applied, the whole is fetched.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - entityTag: The tag of the screen as it is then. By default a patch leaves that which it
  ///     has, and a whole document has none.
  /// - Returns: Whether it was taken over.
  @discardableResult
  public func receive(_ bytes: Data, becoming entityTag: String? = nil) async -> Bool {
    await receive(bytes, becoming: entityTag, from: nil)
  }

  /// Takes over what a server sends about the screen.
  ///
  /// - Parameter source: Where the bytes came from, after redirects; nil if the app has them.
  @discardableResult
  func receive(_ bytes: Data, becoming entityTag: String?, from source: URL?) async -> Bool {
    guard screen != nil, !isPart else {
      await load(.automatic, caching: .reload)
      return false
    }
    let number = loadNumber
    let result = await change(from: source, while: { self.loadNumber == number }) {
      $0.updated(by: bytes, becoming: entityTag)
    }
    switch result {
    case .patched?:
      becomeCurrent()
      return true
    case .refused?, .outdated?:
      fallBehind()
      await load(.automatic, caching: .reload)
    case nil: break
    }
    return false
  }

  /// Changes what is shown, on another thread, and says what is wrong with the change. If another
  /// change was quicker, this one is made to what that has left.
  ///
  /// - Parameters:
  ///   - source: Where the change came from, after redirects; nil if the app has it.
  ///   - isWanted: Whether what has come since leaves any use for it.
  ///   - change: Makes the change.
  /// - Returns: What became of it; nil if it is of no use any more.
  func change(
    from source: URL?, while isWanted: () -> Bool,
    _ change: @escaping @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>
  ) async -> PatchResult<ScreenChange>? {
    let isOfOther = source.map { !service.isOfHome($0) } ?? false
    while let old = screen, !isPart {
      let before = revision
      let result = await Self.perform(change, on: old, keptPages, isOfOther: isOfOther)
      guard isWanted() else { return nil }
      guard before == revision else { continue }
      switch result {
      case .patched(let change, let problems):
        problems.all.forEach(onProblem)
        show(changed: change)
      case .refused(let problems): problems.all.forEach(onProblem)
      case .outdated: break
      }
      return result
    }
    return nil
  }

  @concurrent
  private static func perform(
    _ change: @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>, on screen: RemoteScreen,
    _ pages: KeptPages?, isOfOther: Bool
  ) async -> PatchResult<ScreenChange> {
    switch change(screen) {
    case .patched(var next, let problems):
      if isOfOther { next.hasOthersWords = true }
      return .patched(ScreenChange(to: next, keeping: pages), problems: problems)
    case .outdated(let reason): return .outdated(reason)
    case .refused(let problems): return .refused(problems)
    }
  }
}

/// What comes of a screen by what a server sends about it.
struct ScreenChange: Sendable {
  /// What is known of a document that has come as a whole.
  struct Whole: Sendable {
    var resets: [StatePath]
    /// The sections that have rows of pages, also in this version.
    var sections: Set<String>
  }

  var screen: RemoteScreen
  /// Nil if a part has changed.
  var whole: Whole?

  /// - Parameters:
  ///   - next: The screen with the change, or another one.
  ///   - pages: What pages have added, which stays where another screen goes on with it.
  init(to next: RemoteScreen, keeping pages: KeptPages?) {
    screen = next
    guard !next.isChanged else { return }
    let kept = pages?.added(to: next)
    if let kept { screen = kept.screen }
    whole = Whole(resets: next.compiled.reset, sections: kept?.sections ?? [])
  }
}

extension RemoteScreen {
  /// The screen with what a server sends about it.
  fileprivate func updated(
    by bytes: Data, becoming tag: String?
  ) -> PatchResult<RemoteScreen> {
    let result = receiving(bytes, file: "\(file) (update)", becoming: tag)
    guard tag == nil, case .patched(var next, let problems) = result, next.isChanged else {
      return result
    }
    next.entityTag = entityTag
    return .patched(next, problems: problems)
  }
}
