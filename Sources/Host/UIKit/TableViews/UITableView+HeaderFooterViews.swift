import ListGeometry

extension UITableView: SupplementaryViewsHost {
  /// The reuse identifier of the views that show titles.
  private static var titleIdentifier: String { "UITableViewHeaderFooterView.title" }

  var supplementaryKinds: [SupplementaryKind] { [.header, .footer] }

  // MARK: Making

  func makeSupplementaryView(at path: SupplementaryPath) -> UIView? {
    let view = delegateView(at: path) ?? titleView(at: path)
    (view as? UITableViewHeaderFooterView)?.adopt(appearance(of: path), of: self)
    return view
  }

  private func delegateView(at path: SupplementaryPath) -> UIView? {
    headerFooterViews.making(appearance(of: path)) {
      path.kind == .header
        ? ask(.viewForHeader) { $0.tableView(self, viewForHeaderInSection: path.section) } ?? nil
        : ask(.viewForFooter) { $0.tableView(self, viewForFooterInSection: path.section) } ?? nil
    }
  }

  private func titleView(at path: SupplementaryPath) -> UIView? {
    guard let title = title(at: path) else { return nil }
    let view =
      headerFooterViews.registry.dequeue(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.prepareForReuse()
    view.showTitle(title, appearance: appearance(of: path))
    return view
  }

  /// The data source's text, nil when there is none.
  func title(at path: SupplementaryPath) -> String? {
    path.kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: path.section)
      : dataSource?.tableView(self, titleForFooterInSection: path.section)
  }

  private func appearance(of path: SupplementaryPath) -> HeaderFooterAppearance {
    HeaderFooterAppearance(
      style: style, isHeader: path.kind == .header, isFirst: path.section == 0,
      margin: contentMargin, safeArea: contentSafeArea)
  }

  // MARK: Showing

  func position(_ view: UIView, at path: SupplementaryPath) {
    let frame = rowColumn.floatingFrame(of: path, in: bounds)
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.setSafeArea(contentSafeArea)
    guard style == .plain, let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = frame.minY != rowColumn.shownFrame(of: path).minY
  }

  func insertSupplementaryView(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    engine.reordering.lifted?.raise(in: self)
  }

  func notifyWillDisplay(_ view: UIView, at path: SupplementaryPath) {
    if path.kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    }
  }

  func notifyDidEndDisplaying(_ view: UIView, at path: SupplementaryPath) {
    if path.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
    }
  }

  func findHeaderFooterView(
    _ kind: SupplementaryKind, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    engine.fillIfNeeded()
    let path = SupplementaryPath(kind: kind, section: section)
    return engine.supplementaries[path] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  func registerHeaderFooterView(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else { return headerFooterViews.registry.register(nil, identifier) }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(viewClass) cannot be registered for headers and footers: it must be a subclass of "
          + "UITableViewHeaderFooterView.")
    }
    headerFooterViews.registry.register(viewClass, identifier)
  }

  func enqueueSupplementaryView(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headerFooterViews.registry.enqueue(view, identifier)
  }

  func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let registry = headerFooterViews.registry
    let idle = registry.dequeue(identifier)
    idle?.prepareForReuse()
    let view =
      idle ?? makeHeaderFooterView(identifier)
      ?? registry.registeredClass(identifier)?._make(reuse: identifier)
    let standard = HeaderFooterAppearance(style: style, margin: contentMargin)
    view?.adopt(headerFooterViews.appearance ?? standard, of: self)
    return view
  }

  /// A view of the registered nib; nil without one.
  private func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = headerFooterViews.registry.makeFromNib(identifier) {
      UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view?.adoptReuseIdentifier(identifier)
    return view
  }
}

/// The headers and footers of a table that wait for reuse, and what a new one looks like.
@MainActor
final class HeaderFooterViews {
  let registry = ReuseRegistry<UITableViewHeaderFooterView>()
  /// The appearance of the view that the delegate is being asked for.
  private(set) var appearance: HeaderFooterAppearance?

  /// Runs `body`, which asks the delegate for a view of this appearance.
  func making<View>(_ appearance: HeaderFooterAppearance, _ body: () -> View) -> View {
    self.appearance = appearance
    defer { self.appearance = nil }
    return body()
  }
}
