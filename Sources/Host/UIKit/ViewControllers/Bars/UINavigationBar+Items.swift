import QuartzCore

extension UINavigationBar {
  // MARK: The stack

  func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    let isPop = parts.items.contains { $0 === items.last }
    change(to: items, animated: animated, isPush: !isPop)
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: parts.items + [item], animated: animated, isPush: true)
    delegate?.navigationBar(self, didPush: item)
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = parts.items.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    change(to: Array(parts.items.dropLast()), animated: animated, isPush: false)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func change(to items: [UINavigationItem], animated: Bool, isPush: Bool) {
    guard animated, isOnScreen else { return setItemsNow(items) }
    let change = beginChange(to: items, isPush: isPush)
    UIView.animate(withDuration: 0.35) {
      change.apply()
    } completion: { _ in
      self.endChange(change, completed: true)
    }
  }

  /// Shows other items at once.
  func setItemsNow(_ items: [UINavigationItem]) {
    if let change = parts.change { endChange(change, completed: true) }
    parts.items = items
    looksChanged()
  }

  // MARK: The item that shows

  /// Makes the view of the top item anew.
  func showTopItem() {
    guard parts.change == nil else { return }
    let old = parts.itemView
    watch(old?.item, false)
    parts.itemView = topItem.map { showItem($0, backItem: backItem) }
    old?.removeFromSuperview()
    watch(topItem, true)
    showLargeTitle()
    showRow()
    setNeedsLayout()
  }

  /// Shows an item in front of what the bar shows.
  private func showItem(
    _ item: UINavigationItem, backItem: UINavigationItem?
  ) -> NavigationItemView {
    let view = NavigationItemView(item, backItem: backItem, titleAttributes)
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.rowHeight)
    view.back?.addAction(
      UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    addSubview(view)
    view.takeContent()
    return view
  }

  /// Does what the back button does.
  func goBack() {
    if let onBack = parts.onBack { onBack() } else { popItem(animated: true) }
  }

  private func watch(_ item: UINavigationItem?, _ isWatched: Bool) {
    guard let item else { return }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    guard isWatched else {
      item.onChange = nil
      for part in items { part.leaveBar() }
      return
    }
    item.onChange = { [weak self] animated in self?.itemChanged(animated: animated) }
    for part in items { part.enterBar { [weak self] in self?.itemChanged(animated: false) } }
  }

  private func itemChanged(animated: Bool) {
    guard animated, isOnScreen, let view = parts.itemView else { return looksChanged() }
    let bar = view.superview ?? view
    UIView.transition(with: bar, duration: 0.25, options: .transitionCrossDissolve) {
      self.looksChanged()
      self.layoutIfNeeded()
    }
  }

  // MARK: The large title

  func showLargeTitle() {
    let isLarge = showsLargeTitle
    parts.largeTitles.isHidden = !isLarge
    parts.largeTitles.label.attributedText = titleAttributes.largeTitle(topItem?.title ?? "")
    showTitleInRow(animated: false)
  }

  /// Shows the title among the items where no large one can be seen.
  func showTitleInRow(animated: Bool) {
    guard let view = parts.itemView, view.item.titleView == nil else { return }
    let heights = parts.heights
    let shows = !showsLargeTitle || (heights.large < 12 && heights.row > 0)
    guard view.showsTitle != shows else { return }
    guard animated else { return view.showsTitle = shows }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      view.showsTitle = shows
    }
  }

  // MARK: Moving from item to item

  /// Prepares to show other items; the views stand as before until the change is applied.
  func beginChange(to items: [UINavigationItem], isPush: Bool) -> NavigationBarChange {
    if let change = parts.change { endChange(change, completed: true) }
    let (oldItems, oldView) = (parts.items, parts.itemView)
    let oldLarge = parts.largeTitles.isHidden ? nil : parts.largeTitles.label.attributedText
    watch(oldView?.item, false)
    parts.items = items
    let newView = topItem.map { showItem($0, backItem: backItem) }
    let isLarge = showsLargeTitle
    newView?.showsTitle = !isLarge
    let oldPalette = parts.palette
    parts.palette = SearchPalette()
    parts.palette.setNavigationItem(topItem, of: self)
    insertSubview(parts.palette, aboveSubview: oldPalette)
    let change = NavigationBarChange(
      from: oldView, to: newView, oldItems: oldItems, isPush: isPush,
      palettes: (oldPalette, parts.palette),
      large: (oldLarge, isLarge ? titleAttributes.largeTitle(topItem?.title ?? "") : nil),
      bar: self)
    parts.change = change
    change.prepare()
    return change
  }

  /// Lets go of what showed before, or if the change was turned round, of what should have come.
  func endChange(_ change: NavigationBarChange, completed: Bool) {
    guard parts.change === change else { return }
    parts.change = nil
    change.finish()
    parts.itemView = nil
    if !completed { parts.items = change.oldItems }
    looksChanged()
  }
}
