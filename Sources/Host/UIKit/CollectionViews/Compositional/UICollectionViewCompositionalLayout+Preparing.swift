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
    let surroundings = surroundings(of: owner, owner.bounds.size)
    let counts = (0..<owner.numberOfSections).map { owner.numberOfItems(inSection: $0) }
    state.begin(surroundings, counts)
    let general = environment(configuration.contentInsetsReference, surroundings, owner)
    state.setBoundaries(
      configuration.boundarySupplementaryItems.map { $0.boundaryTemplate(axis) })
    state.setSections(counts.indices.map { input($0, general, surroundings, owner) })
    let sections = counts.indices.map { index in
      CompositionalSection(
        template(state.sections[index], surroundings),
        context(state.sections[index].values.insetsReference, surroundings, owner),
        count: counts[index], state.measurements[index])
    }
    setGeometry(
      CompositionalGeometry(
        context(.automatic, surroundings, owner), sections,
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
    guard let geometry = state.geometry, let surroundings = state.surroundings else { return }
    let (size, insets) = (surroundings.size, surroundings.insets)
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
    _ index: Int, _ environment: LayoutEnvironment, _ surroundings: CompositionalState.Surroundings,
    _ owner: UICollectionView
  ) -> CompositionalState.SectionInput {
    let section = section(index, environment)
    return CompositionalState.SectionInput(
      values: section.values, environment: environment,
      pins: section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds })
  }

  private func template(
    _ input: CompositionalState.SectionInput, _ surroundings: CompositionalState.Surroundings
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
    template.boundaryInsets = boundaryInsets(values, surroundings)
    return template
  }

  /// What boundary items are inset by at their sides, from the section's container; nil: by what
  /// the section's content is.
  private func boundaryInsets(
    _ values: NSCollectionLayoutSection.Values, _ surroundings: CompositionalState.Surroundings
  ) -> CompositionalSpan? {
    if values.supplementaryReference == .automatic {
      return values.followsInsets ? nil : CompositionalSpan(start: 0, end: 0)
    }
    if values.supplementaryReference == .none { return CompositionalSpan(start: 0, end: 0) }
    let own = sides(values.insetsReference, surroundings)
    let wanted = sides(values.supplementaryReference, surroundings)
    return CompositionalSpan(start: wanted.start - own.start, end: wanted.end - own.end)
  }

  // MARK: Surroundings

  func surroundings(
    of owner: UICollectionView, _ size: CGSize
  ) -> CompositionalState.Surroundings {
    CompositionalState.Surroundings(
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
    _ reference: UIContentInsetsReference, _ surroundings: CompositionalState.Surroundings
  ) -> CompositionalSpan {
    let wanted = insets(reference, surroundings)
    let kept = surroundings.insets
    func rest(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(0, wanted[keyPath: edge] - kept[keyPath: edge])
    }
    if axis == .horizontal { return CompositionalSpan(start: rest(\.top), end: rest(\.bottom)) }
    let (left, right) = (rest(\.left), rest(\.right))
    return surroundings.isRightToLeft
      ? CompositionalSpan(start: right, end: left) : CompositionalSpan(start: left, end: right)
  }

  private func insets(
    _ reference: UIContentInsetsReference, _ surroundings: CompositionalState.Surroundings
  ) -> UIEdgeInsets {
    switch reference {
    case .automatic:
      let general = configuration.contentInsetsReference
      return insets(general == .automatic ? .safeArea : general, surroundings)
    case .none: return .zero
    case .safeArea: return surroundings.safeArea
    case .layoutMargins: return surroundings.margins
    case .readableContent: return readableInsets(surroundings)
    }
  }

  private func readableInsets(_ surroundings: CompositionalState.Surroundings) -> UIEdgeInsets {
    guard let owner else { return surroundings.margins }
    let (frame, bounds) = (owner.readableContentGuide.layoutFrame, owner.bounds)
    guard !frame.isEmpty else { return surroundings.margins }
    return UIEdgeInsets(
      top: surroundings.margins.top, left: max(0, frame.minX - bounds.minX),
      bottom: surroundings.margins.bottom, right: max(0, bounds.maxX - frame.maxX))
  }

  private func context(
    _ reference: UIContentInsetsReference, _ surroundings: CompositionalState.Surroundings,
    _ owner: UICollectionView
  ) -> CompositionalContext {
    let sides = sides(reference, surroundings)
    let environment = environment(reference, surroundings, owner)
    return CompositionalContext(
      axis: axis, container: environment.container.effectiveContentSize, crossStart: sides.start,
      grid: PixelGrid(scale: surroundings.scale))
  }

  /// The view without its own insets across the axis, and what a reference takes off that.
  private func environment(
    _ reference: UIContentInsetsReference, _ surroundings: CompositionalState.Surroundings,
    _ owner: UICollectionView
  ) -> LayoutEnvironment {
    let sides = sides(reference, surroundings)
    var (size, insets) = (surroundings.size, CompositionalInsets.zero)
    if axis == .vertical {
      size.width = max(0, size.width - surroundings.insets.left - surroundings.insets.right)
      (insets.leading, insets.trailing) = (sides.start, sides.end)
    } else {
      size.height = max(0, size.height - surroundings.insets.top - surroundings.insets.bottom)
      (insets.top, insets.bottom) = (sides.start, sides.end)
    }
    return LayoutEnvironment(LayoutContainer(size, insets), owner.traitCollection)
  }
}
