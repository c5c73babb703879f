import CoreGraphics
import ListGeometry

extension UICollectionViewFlowLayout {
  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  /// How long lines are before section insets, in a view of a size.
  func available(for size: CGSize) -> CGFloat {
    let insets = axis.insets(owner?.adjustedContentInset ?? .zero)
    return max(0, axis.across(size) - insets.start - insets.end)
  }

  /// Whether the reference of section insets keeps another width free than when lines were broken.
  var isReferenceInsetNew: Bool {
    let (old, new) = (axis.insets(flow.referenceInset), axis.insets(referenceInset))
    return flow.hasLines && (old.start != new.start || old.end != new.end)
  }

  // MARK: Forgetting

  func estimateDidChange() {
    flow.measured.removeAll()
    invalidateLayout()
  }

  /// Forgets what a context says is invalid.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    switch context.values.cause {
    case .everything:
      (flow.hasMetrics, flow.hasLines) = (false, false)
    case .client, .boundsChange, .preferredAttributes, .movement:
      if flowContext?.invalidateFlowLayoutDelegateMetrics == true { flow.hasMetrics = false }
      if flowContext?.invalidateFlowLayoutAttributes == true { flow.hasLines = false }
    }
    if context.invalidateEverything {
      flow.measured.removeAll()
      flow.hasReportedOversizedItem = false
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      (flow.hasMetrics, flow.hasLines) = (false, false)
    }
  }

  /// Takes over the size that a cell asks for.
  func note(_ preferred: UICollectionViewLayoutAttributes) {
    guard let path = RowPath(preferred.indexPath) else { return }
    let size = checked(preferred.size, "a cell asked for")
    flow.measured.insert(size, at: path)
    flow.changed[path.section, default: [:]][path.row] = axis.size(size)
  }

  /// Follows measured items through an update.
  func follow(_ map: IndexPathMap) { flow.measured.apply(map) }

  /// The delegate does not give sizes of items.
  func noteDefaultSize() { flow.hasReachedDefaultSize = true }

  // MARK: Preparing

  func prepareFlow() {
    guard let owner else { return }
    let available = available(for: owner.bounds.size)
    flow.insets = owner.adjustedContentInset
    if !flow.hasMetrics {
      askMetrics(owner)
      flow.hasLines = false
    }
    if !flow.hasLines || available != flow.available {
      flow.available = available
      flow.referenceInset = referenceInset
      breakLines()
    } else if !flow.changed.isEmpty {
      for (section, changes) in flow.changed { flow.geometry.setSizes(changes, inSection: section) }
    }
    (flow.hasMetrics, flow.hasLines) = (true, true)
    flow.changed = [:]
    let length = FlowSize(along: flow.geometry.extent, across: available)
    flow.contentSize = axis.cgSize(length)
  }

  private func breakLines() {
    flow.geometry = FlowGeometry(
      flow.sections.indices.map { section in
        let input = flow.sections[section]
        return FlowSection(metrics(input), measuredSizes(input.sizes, section))
      })
    reportOversizedItem()
  }

  private func metrics(_ input: FlowSectionInput) -> FlowMetrics {
    var metrics = FlowMetrics()
    let inset = axis.insets(input.inset)
    let reference = axis.insets(referenceInset)
    (metrics.header, metrics.footer) = (input.header, input.footer)
    (metrics.insetBefore, metrics.insetAfter) = (inset.before, inset.after)
    metrics.acrossStart = inset.start + reference.start
    metrics.available = max(
      0, flow.available - inset.start - inset.end - reference.start - reference.end)
    (metrics.lineSpacing, metrics.itemSpacing) = (input.lineSpacing, input.itemSpacing)
    metrics.centersLoneItem = estimatesSizes
    return metrics
  }

  /// What the reference of section insets adds to the content inset.
  private var referenceInset: UIEdgeInsets {
    guard let owner else { return .zero }
    let kept = owner.adjustedContentInset
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = owner.safeAreaInsets
    case .fromLayoutMargins: wanted = owner.layoutMargins
    }
    return UIEdgeInsets(
      top: max(0, wanted.top - kept.top), left: max(0, wanted.left - kept.left),
      bottom: max(0, wanted.bottom - kept.bottom), right: max(0, wanted.right - kept.right))
  }

  /// The sizes given, with those that cells asked for in their place.
  private func measuredSizes(_ given: FlowSizes, _ section: Int) -> FlowSizes {
    guard estimatesSizes, !flow.measured.sizes.isEmpty else { return given }
    var sizes = (0..<given.count).map { given[$0] }
    let guess = automaticGuess
    for item in sizes.indices {
      if let size = flow.measured[RowPath(section: section, row: item)] {
        sizes[item] = axis.size(size)
      } else if let guess {
        sizes[item] = axis.size(guess)
      }
    }
    return FlowSizes(sizes)
  }

  /// The mean of the sizes measured, if guesses follow them.
  private var automaticGuess: CGSize? {
    estimatedItemSize == Self.automaticSize ? flow.measured.average : nil
  }

  private func reportOversizedItem() {
    guard !flow.hasReportedOversizedItem, !estimatesSizes,
      let section = flow.geometry.sections.firstIndex(where: { $0.oversizedItem != nil })
    else { return }
    flow.hasReportedOversizedItem = true
    let (length, view) =
      scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    Diagnostics.report(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) "
        + "must be less than the \(length) of the UICollectionView minus the section insets "
        + "\(view) values, minus the content insets \(view) values (section \(section)).")
  }

  // MARK: Asking

  private func askMetrics(_ owner: UICollectionView) {
    let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout
    flow.sections = (0..<owner.numberOfSections).map { section in
      var input = sectionInput(section, delegate, owner)
      input.sizes = askSizes(section, delegate, owner)
      return input
    }
  }

  private func sectionInput(
    _ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ owner: UICollectionView
  ) -> FlowSectionInput {
    var input = FlowSectionInput()
    input.inset = sectionInset
    (input.lineSpacing, input.itemSpacing) = (minimumLineSpacing, minimumInteritemSpacing)
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let delegate {
      input.inset = delegate.collectionView(owner, layout: self, insetForSectionAt: section)
      input.lineSpacing = delegate.collectionView(
        owner, layout: self, minimumLineSpacingForSectionAt: section)
      input.itemSpacing = delegate.collectionView(
        owner, layout: self, minimumInteritemSpacingForSectionAt: section)
      header = delegate.collectionView(
        owner, layout: self, referenceSizeForHeaderInSection: section)
      footer = delegate.collectionView(
        owner, layout: self, referenceSizeForFooterInSection: section)
    }
    let inset = input.inset
    input.inset = UIEdgeInsets(
      top: checked(inset.top, "the top inset of section \(section)"),
      left: checked(inset.left, "the left inset of section \(section)"),
      bottom: checked(inset.bottom, "the bottom inset of section \(section)"),
      right: checked(inset.right, "the right inset of section \(section)"))
    input.lineSpacing = checked(input.lineSpacing, "the line spacing of section \(section)")
    input.itemSpacing = checked(input.itemSpacing, "the item spacing of section \(section)")
    input.header = axis.along(checked(header, "the header of section \(section) has"))
    input.footer = axis.along(checked(footer, "the footer of section \(section) has"))
    return input
  }

  private func askSizes(
    _ section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ owner: UICollectionView
  ) -> FlowSizes {
    let count = owner.numberOfItems(inSection: section)
    let standard = axis.size(checked(standardSize, "itemSize is"))
    guard let delegate, count > 0 else { return .uniform(standard, count: count) }
    flow.hasReachedDefaultSize = false
    let first = size(at: [section, 0], delegate, owner)
    if flow.hasReachedDefaultSize { return .uniform(standard, count: count) }
    return otherSizes(after: first, section, count, delegate, owner)
  }

  /// Asks for the sizes of all items but the first; equal ones are not stored one by one.
  private func otherSizes(
    after first: FlowSize, _ section: Int, _ count: Int,
    _ delegate: any UICollectionViewDelegateFlowLayout, _ owner: UICollectionView
  ) -> FlowSizes {
    var sizes: [FlowSize] = []
    for item in 1..<max(1, count) {
      let size = size(at: [section, item], delegate, owner)
      if sizes.isEmpty {
        if size == first { continue }
        sizes.reserveCapacity(count)
        sizes.append(contentsOf: repeatElement(first, count: item))
      }
      sizes.append(size)
    }
    return sizes.isEmpty ? .uniform(first, count: count) : .individual(sizes)
  }

  private func size(
    at path: IndexPath, _ delegate: any UICollectionViewDelegateFlowLayout,
    _ owner: UICollectionView
  ) -> FlowSize {
    let size = delegate.collectionView(owner, layout: self, sizeForItemAt: owner.sourcePath(path))
    return axis.size(checked(size, "sizeForItemAt returned"))
  }

  /// The size of items of which nothing else is known.
  private var standardSize: CGSize {
    guard estimatesSizes else { return itemSize }
    if estimatedItemSize == Self.automaticSize { return flow.measured.average ?? itemSize }
    return estimatedItemSize
  }

  /// `distance` as sums of it stay finite; the largest number there is, which keeps items on lines
  /// of their own, is no fault.
  private func checked(
    _ distance: CGFloat, _ origin: @autoclosure () -> String
  ) -> CGFloat {
    let limit: CGFloat = 1e9
    let usable = distance.isNaN ? 0 : min(max(distance, -limit), limit)
    if !distance.isFinite {
      Diagnostics.report(
        "UICollectionViewFlowLayout: \(origin()) is \(distance); it must be finite. \(usable) was "
          + "taken.")
    }
    return usable
  }

  /// `size` without lengths that no view can have.
  private func checked(_ size: CGSize, _ origin: String) -> CGSize {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return size }
    Diagnostics.report(
      "UICollectionViewFlowLayout: \(origin) \(size.width) × \(size.height); lengths must be "
        + "finite and not negative. 0 was taken.")
    let usable = { (length: CGFloat) in length.isFinite && length > 0 ? length : 0 }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }
}
