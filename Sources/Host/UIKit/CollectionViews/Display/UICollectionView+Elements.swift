import ListGeometry

extension UICollectionView: ListDisplaySource {
  // MARK: Making views

  func place(of key: ElementKey) -> UICollectionViewLayoutAttributes? { cache.attributes(of: key) }

  func makeView(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.key
    switch key.category {
    case .cell: return makeCell(at: key.path)
    case .supplementaryView: return makeSupplementary(key.kind.name ?? "", at: key.path)
    case .decorationView: return makeDecoration(key.kind.name ?? "", attributes)
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionReusableView {
    guard let dataSource else {
      preconditionFailure(
        "UICollectionView has items but no data source; set dataSource, then call reloadData().")
    }
    if let placeholder = RowPath(path).flatMap(placeholders.placeholder) {
      return placeholderItems.makeCell(placeholder, at: path)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
    precondition(
      cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return cell
  }

  private func makeSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view, view.reuseIdentifier != nil else {
      preconditionFailure(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(path)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
    }
    return view
  }

  private func makeDecoration(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    for layout in currentLayout.decorationSources {
      if let nib = layout.decorationNibs[kind] {
        return reuse.dequeueDecoration(kind, of: nib, frame: attributes.frame)
      }
      if let viewClass = layout.decorationClasses[kind] {
        return reuse.dequeueDecoration(kind, of: viewClass, frame: attributes.frame)
      }
    }
    preconditionFailure(
      "could not dequeue a decoration view of kind: \(kind) - must register a class or nib for "
        + "the kind with \(type(of: currentLayout))")
  }

  func prepare(
    _ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes
  ) {
    view.setElement(attributes.key)
    view.adopt(by: self, attributes)
    guard let cell = view as? UICollectionViewCell else { return }
    choice.apply(cell)
    cell.appearInList()
  }

  // MARK: Showing

  var listLayout: CollectionLayout { collectionLayout }

  static var endsDisplayingFirst: Bool { false }

  /// A layout may have other attributes for other bounds without being invalid.
  func isFloating(_ key: ElementKey) -> Bool { true }

  func notifyWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    if key.kind == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if case .supplementary(let kind) = key.kind {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
  }

  /// In bounds that change in an animation, the layout says where the view begins.
  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let start = cache.isChangingBounds ? currentLayout.askInitial(attributes.key) : nil
    UIView.performWithoutAnimation {
      insert(view, attributes.values)
      view.applyLayoutAttributes(attributes)
      view.layoutIfNeeded()
      if let start { view.applyLayoutAttributes(start) }
    }
    if start != nil { view.applyLayoutAttributes(attributes) }
  }

  /// Where the layout has the view end in bounds that change.
  func goal(ofHiding view: UICollectionReusableView, _ key: ElementKey) -> Departure.Goal {
    if cache.isChangingBounds, let end = currentLayout.askFinal(key) {
      view.applyLayoutAttributes(end)
    }
    return .elsewhere
  }

  // MARK: Following

  func viewDidMove(_ view: UICollectionReusableView, to key: ElementKey) {
    view.moveElement(to: key)
  }

  /// Views on their way out go behind the others.
  func viewWillDepart(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.setElement(nil)
    swiping.viewWillDisappear(view)
    if let container = view.superview {
      container.insertSubview(view, at: container === self ? backmostIndex : 0)
    }
  }

  func endInteractions(with view: UIView) {
    guard let view = view as? UICollectionReusableView else { return }
    choice.cellWillLeave(view)
    swiping.end(with: view)
  }

  func restore(_ cell: UICollectionViewCell, at path: RowPath) { choice.apply(cell) }

  func enqueueForReuse(_ view: UIView, _ kind: ElementKind) {
    if let view = view as? UICollectionReusableView { reuse.enqueue(view, kind) }
  }

  func notifyDidEndDisplaying(_ view: UIView, _ key: ElementKey) {
    guard let view = view as? UICollectionReusableView else { return }
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind.name ?? "",
        at: key.path)
    case .decorationView: break
    }
  }
}

extension UICollectionView: FirstResponderCellOwner {
  var hasFirstResponderCell: Bool { engine.elements.firstResponder.cell != nil }
}
