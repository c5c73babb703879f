import CoreGraphics
import ListGeometry

extension UICollectionViewCompositionalLayout {
  /// The axis along which sections follow each other.
  var axis: CompositionalAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparing

  func prepareSections() {
    guard let owner else { return }
    state.noteInsets(owner.adjustedContentInset)
    guard !state.hasTemplates else { return }
    let metrics = metrics(of: owner, owner.bounds.size)
    let counts = (0..<owner.numberOfSections).map { owner.numberOfItems(inSection: $0) }
    state.begin(metrics, counts)
    let general = environment(configuration.contentInsetsReference, metrics, owner)
    state.setBoundaries(
      configuration.boundarySupplementaryItems.map { $0.boundaryTemplate(axis) })
    state.setSections(counts.indices.map { input($0, general, metrics, owner) })
    let sections = counts.indices.map { index in
      CompositionalSection(
        template(state.sections[index], metrics),
        context(state.sections[index].values.insetsReference, metrics, owner),
        count: counts[index], state.measurements[index])
    }
    setGeometry(
      CompositionalGeometry(
        context(.automatic, metrics, owner), sections,
        spacing: configuration.interSectionSpacing, boundaries: state.boundaries,
        measured: state.boundary))
    reportOverflow(sections)
    showListBackground(on: owner)
  }

  private func setGeometry(_ geometry: CompositionalGeometry) {
    state.setGeometry(geometry)
    updateContentSize()
    regions.geometryDidChange()
  }

  /// The content spans the view across the axis, whatever sections are inset by.
  func updateContentSize() {
    guard let geometry = state.geometry, let metrics = state.metrics else { return }
    let (size, insets) = (metrics.size, metrics.insets)
    state.setContentSize(
      axis == .vertical
        ? CGSize(width: max(0, size.width - insets.left - insets.right), height: geometry.extent)
        : CGSize(width: geometry.extent, height: max(0, size.height - insets.top - insets.bottom)))
  }

  private func reportOverflow(_ sections: [CompositionalSection]) {
    guard !state.hasReportedOverflow, let section = sections.firstIndex(where: { $0.overflows })
    else { return }
    state.noteOverflow()
    Diagnostics.report(
      "NSCollectionLayoutGroup: a group of section \(section) cannot fit even a single item, which "
        + "stands in it nonetheless. Make the group's layoutSize larger or its subitems smaller.")
  }

  // MARK: Templates

  private func input(
    _ index: Int, _ environment: LayoutEnvironment, _ metrics: CompositionalState.Metrics,
    _ owner: UICollectionView
  ) -> CompositionalState.SectionInput {
    let section = section(index, environment)
    return CompositionalState.SectionInput(
      values: section.values, environment: environment,
      pins: section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds })
  }

  private func template(
    _ input: CompositionalState.SectionInput, _ metrics: CompositionalState.Metrics
  ) -> CompositionalSectionTemplate {
    let values = input.values
    guard let group = values.group else {
      preconditionFailure(
        "NSCollectionLayoutSection has no group. Make it by init(group:) or list(using:).")
    }
    var template = CompositionalSectionTemplate(group: group.template(input.environment))
    template.insets = values.insets.template
    template.interGroupSpacing = values.interGroupSpacing
    template.topPadding = Double(values.list?.effectiveHeaderTopPadding ?? 0)
    template.boundaries = values.boundaryItems.map { $0.boundaryTemplate(axis) }
    template.decorations = values.decorationItems.map(\.decorationTemplate)
    template.isOrthogonal = values.scrolling != .none
    template.boundaryInsets = boundaryInsets(values, metrics)
    return template
  }

  /// What boundary items are inset by at their sides, from the section's container; nil: by what
  /// the section's content is.
  private func boundaryInsets(
    _ values: NSCollectionLayoutSection.Values, _ metrics: CompositionalState.Metrics
  ) -> CompositionalSpan? {
    if values.supplementaryReference == .automatic {
      return values.followsInsets ? nil : CompositionalSpan(start: 0, end: 0)
    }
    if values.supplementaryReference == .none { return CompositionalSpan(start: 0, end: 0) }
    let own = sides(values.insetsReference, metrics)
    let wanted = sides(values.supplementaryReference, metrics)
    return CompositionalSpan(start: wanted.start - own.start, end: wanted.end - own.end)
  }

  // MARK: Metrics

  func metrics(
    of owner: UICollectionView, _ size: CGSize
  ) -> CompositionalState.Metrics {
    CompositionalState.Metrics(
      size: size, insets: across(owner.adjustedContentInset),
      safeArea: across(owner.safeAreaInsets), margins: across(owner.layoutMargins),
      isRightToLeft: owner.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: max(owner.traitCollection.displayScale, 1))
  }

  /// Insets across the axis: those along it change while bars collapse, and decide nothing.
  private func across(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    axis == .vertical
      ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  /// What a reference takes off the container at its sides, in the direction of reading.
  private func sides(
    _ reference: UIContentInsetsReference, _ metrics: CompositionalState.Metrics
  ) -> CompositionalSpan {
    let wanted = insets(reference, metrics)
    let kept = metrics.insets
    func rest(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(0, wanted[keyPath: edge] - kept[keyPath: edge])
    }
    if axis == .horizontal { return CompositionalSpan(start: rest(\.top), end: rest(\.bottom)) }
    let (left, right) = (rest(\.left), rest(\.right))
    return metrics.isRightToLeft
      ? CompositionalSpan(start: right, end: left) : CompositionalSpan(start: left, end: right)
  }

  private func insets(
    _ reference: UIContentInsetsReference, _ metrics: CompositionalState.Metrics
  ) -> UIEdgeInsets {
    switch reference {
    case .automatic:
      let general = configuration.contentInsetsReference
      return insets(general == .automatic ? .safeArea : general, metrics)
    case .none: return .zero
    case .safeArea: return metrics.safeArea
    case .layoutMargins: return metrics.margins
    case .readableContent: return readableInsets(metrics)
    }
  }

  private func readableInsets(_ metrics: CompositionalState.Metrics) -> UIEdgeInsets {
    guard let owner else { return metrics.margins }
    let (frame, bounds) = (owner.readableContentGuide.layoutFrame, owner.bounds)
    guard !frame.isEmpty else { return metrics.margins }
    return UIEdgeInsets(
      top: metrics.margins.top, left: max(0, frame.minX - bounds.minX),
      bottom: metrics.margins.bottom, right: max(0, bounds.maxX - frame.maxX))
  }

  private func context(
    _ reference: UIContentInsetsReference, _ metrics: CompositionalState.Metrics,
    _ owner: UICollectionView
  ) -> CompositionalContext {
    let sides = sides(reference, metrics)
    let environment = environment(reference, metrics, owner)
    return CompositionalContext(
      axis: axis, container: environment.container.effectiveContentSize, crossStart: sides.start,
      grid: PixelGrid(scale: metrics.scale))
  }

  /// The view without its own insets across the axis, and what a reference takes off that.
  private func environment(
    _ reference: UIContentInsetsReference, _ metrics: CompositionalState.Metrics,
    _ owner: UICollectionView
  ) -> LayoutEnvironment {
    let sides = sides(reference, metrics)
    var (size, insets) = (metrics.size, CompositionalInsets.zero)
    if axis == .vertical {
      size.width = max(0, size.width - metrics.insets.left - metrics.insets.right)
      (insets.leading, insets.trailing) = (sides.start, sides.end)
    } else {
      size.height = max(0, size.height - metrics.insets.top - metrics.insets.bottom)
      (insets.top, insets.bottom) = (sides.start, sides.end)
    }
    return LayoutEnvironment(LayoutContainer(size, insets), owner.traitCollection)
  }
}
