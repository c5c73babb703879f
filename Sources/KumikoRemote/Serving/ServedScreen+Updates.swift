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
    guard screen != nil, !isPart else {
      await load(.automatic, caching: .reload)
      return false
    }
    let number = loadNumber
    let result = await change(while: { self.loadNumber == number }) {
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
  ///   - isWanted: Whether what has come since leaves any use for it.
  ///   - change: Makes the change.
  /// - Returns: What became of it; nil if it is of no use any more.
  func change(
    while isWanted: () -> Bool,
    _ change: @escaping @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>
  ) async -> PatchResult<RemoteScreen>? {
    while let old = screen, !isPart {
      let before = revision
      let result = await Self.perform(change, on: old)
      guard isWanted() else { return nil }
      guard before == revision else { continue }
      switch result {
      case .patched(let next, let problems):
        problems.all.forEach(onProblem)
        show(changed: next)
      case .refused(let problems): problems.all.forEach(onProblem)
      case .outdated: break
      }
      return result
    }
    return nil
  }

  @concurrent
  private static func perform(
    _ change: @Sendable (RemoteScreen) -> PatchResult<RemoteScreen>, on screen: RemoteScreen
  ) async -> PatchResult<RemoteScreen> { change(screen) }
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
