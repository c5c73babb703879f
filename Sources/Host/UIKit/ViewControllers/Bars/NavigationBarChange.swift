import QuartzCore

/// The way from one item of a navigation bar to another: titles and back buttons slide, the rest
/// fades.
@MainActor
final class NavigationBarChange {
  let oldItems: [UINavigationItem]
  private let from: NavigationItemView?
  private let to: NavigationItemView?
  private let isPush: Bool
  private let palettes: (old: SearchPalette, new: SearchPalette)
  private let large: (old: NSAttributedString?, new: NSAttributedString?)
  private unowned let bar: UINavigationBar
  private var ghost: LargeTitleView?

  init(
    from: NavigationItemView?, to: NavigationItemView?, oldItems: [UINavigationItem],
    isPush: Bool, palettes: (SearchPalette, SearchPalette),
    large: (NSAttributedString?, NSAttributedString?), bar: UINavigationBar
  ) {
    (self.from, self.to, self.oldItems) = (from, to, oldItems)
    (self.isPush, self.palettes, self.large, self.bar) = (isPush, palettes, large, bar)
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
    preparePalette()
  }

  /// Puts both items where they end.
  func apply() {
    from?.alpha = 0
    to?.alpha = to?.item.isRowHidden == true ? 0 : 1
    shift(from, isAway: true, isUpper: !isPush)
    shift(to, isAway: false, isUpper: isPush)
    applyLarge()
    applyPalette()
  }

  func finish() {
    shift(from, isAway: false, isUpper: true)
    from?.alpha = 1
    from?.removeFromSuperview()
    to?.removeFromSuperview()
    ghost?.removeFromSuperview()
    bar.parts.largeTitles.transform = .identity
    bar.parts.largeTitles.alpha = 1
    palettes.old.removeFromSuperview()
    (palettes.new.alpha, palettes.new.transform) = (1, .identity)
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

  // MARK: Search bars

  private func preparePalette() {
    let new = palettes.new
    let height = new.searchBar?.naturalHeight ?? 0
    new.frame = CGRect(
      x: 0, y: max(UINavigationBar.rowHeight, bar.bounds.height - height),
      width: bar.bounds.width, height: height)
    new.layoutIfNeeded()
    new.alpha = 0
    new.transform = sideways(isPush ? 1 : -1.0 / 3)
  }

  private func applyPalette() {
    (palettes.new.alpha, palettes.new.transform) = (1, .identity)
    palettes.old.alpha = 0
    palettes.old.transform = sideways(isPush ? -1.0 / 3 : 1)
  }

  /// A way to the end of the row by a share of its width.
  private func sideways(_ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: bar.bounds.width * direction * share, y: 0)
  }

  // MARK: Large titles

  private func prepareLarge() {
    let titles = bar.parts.largeTitles
    if let old = large.old {
      let ghost = titles.twin(showing: old)
      bar.insertSubview(ghost, aboveSubview: titles)
      ghost.layoutIfNeeded()
      self.ghost = ghost
    }
    titles.isHidden = large.new == nil
    titles.label.attributedText = large.new
    titles.alpha = 0
    titles.transform = sideways(isPush ? 1 : -1.0 / 3)
  }

  private func applyLarge() {
    bar.parts.largeTitles.alpha = 1
    bar.parts.largeTitles.transform = .identity
    ghost?.alpha = 0
    ghost?.transform = sideways(isPush ? -1.0 / 3 : 1)
  }
}
