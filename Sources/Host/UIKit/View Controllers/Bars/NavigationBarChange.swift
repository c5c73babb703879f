import QuartzCore

/// The way from one item of a navigation bar to another: titles and back buttons slide, the rest
/// fades.
@MainActor
final class NavigationBarChange {
  let oldItems: [UINavigationItem]
  private let from: NavigationItemView?
  private let to: NavigationItemView?
  private let isPush: Bool
  private let large: (old: NSAttributedString?, new: NSAttributedString?)
  private unowned let bar: UINavigationBar
  private var ghost: LargeTitleView?

  init(
    from: NavigationItemView?, to: NavigationItemView?, oldItems: [UINavigationItem],
    isPush: Bool, large: (NSAttributedString?, NSAttributedString?), bar: UINavigationBar
  ) {
    (self.from, self.to, self.oldItems) = (from, to, oldItems)
    (self.isPush, self.large, self.bar) = (isPush, large, bar)
  }

  /// Left to right 1, right to left -1.
  private var direction: CGFloat {
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? -1 : 1
  }

  func layOut(in row: CGRect) {
    from?.frame = row
    to?.frame = row
  }

  /// Puts the new item where it starts.
  func prepare() {
    to?.layoutIfNeeded()
    to?.alpha = 0
    shift(to, isAway: true, isUpper: isPush)
    prepareLarge()
  }

  /// Puts both items where they end.
  func apply() {
    from?.alpha = 0
    to?.alpha = 1
    shift(from, isAway: true, isUpper: !isPush)
    shift(to, isAway: false, isUpper: isPush)
    applyLarge()
  }

  func finish() {
    shift(from, isAway: false, isUpper: true)
    from?.alpha = 1
    from?.removeFromSuperview()
    to?.removeFromSuperview()
    ghost?.removeFromSuperview()
    bar.parts.largeTitles.transform = .identity
    bar.parts.largeTitles.alpha = 1
    bar.parts.itemView = nil
  }

  /// Moves title and back button out to the side: those of the upper item towards the end of the
  /// row, those of the lower one towards its beginning.
  private func shift(_ view: NavigationItemView?, isAway: Bool, isUpper: Bool) {
    guard let view else { return }
    let width = view.bounds.width
    let title = isUpper ? width / 2 : -(view.titleHolder.center.x - 40) * 0.9
    let back = isUpper ? width / 3 : -width / 4
    view.titleHolder.transform = CGAffineTransform(
      translationX: isAway ? title * direction : 0, y: 0)
    view.back?.label.transform = CGAffineTransform(
      translationX: isAway ? back * direction : 0, y: 0)
  }

  // MARK: Large titles

  private func prepareLarge() {
    let titles = bar.parts.largeTitles
    let width = bar.bounds.width * direction
    if let old = large.old {
      let ghost = LargeTitleView(frame: titles.frame)
      ghost.margin = titles.margin
      ghost.label.attributedText = old
      bar.insertSubview(ghost, aboveSubview: titles)
      ghost.layoutIfNeeded()
      self.ghost = ghost
    }
    titles.isHidden = large.new == nil
    titles.label.attributedText = large.new
    titles.alpha = 0
    titles.transform = CGAffineTransform(translationX: isPush ? width : -width / 3, y: 0)
  }

  private func applyLarge() {
    let width = bar.bounds.width * direction
    bar.parts.largeTitles.alpha = 1
    bar.parts.largeTitles.transform = .identity
    ghost?.alpha = 0
    ghost?.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
  }
}
