import KumikoComponents
import UIKit

/// What UIKit's section for a section of the list was made of, as far as it is values: the same
/// values make the same section. It retains no component, for it may outlive the data.
@MainActor
struct SectionTemplate {
  private enum Items {
    case rows
    case group(GroupTemplate)
    case list(UICollectionLayoutListConfiguration.Appearance, hasHeader: Bool, hasFooter: Bool)
    case line(LineLayout)
    case waterfall(WaterfallLayout)
  }

  private let items: Items
  private let borders: [SupplementaryItem]
  private let decorations: [DecorationItem.Place]
  private let changes: Changes

  /// What modifiers have changed in a section of UIKit's.
  private struct Changes: Equatable {
    var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var spacing: CGFloat
    var insets: NSDirectionalEdgeInsets
    var insetsReference: UIContentInsetsReference
    var supplementaryReference: UIContentInsetsReference

    /// What is there without a modifier.
    @MainActor static let plain = Changes(SectionLayoutDescription().makeProbe())

    @MainActor
    init(_ probe: NSCollectionLayoutSection) {
      (scrolling, spacing) = (probe.orthogonalScrollingBehavior, probe.interGroupSpacing)
      (insets, insetsReference) = (probe.contentInsets, probe.contentInsetsReference)
      supplementaryReference = probe.supplementaryContentInsetsReference
    }
  }

  /// Finds what a description makes a section of; nil if a function that cannot be compared has a
  /// say in it.
  init?(
    _ description: SectionLayoutDescription, of section: Section, in room: SectionRoom
  ) {
    guard let changes = Self.changes(description),
      let items = Self.items(description, section, room)
    else { return nil }
    self.items = items
    borders = description.allBoundaryItems(of: section).map(\.withoutComponent)
    decorations = description.decorations.map(\.place)
    self.changes = changes
  }

  /// What modifiers have changed; nil if a function has a say in it.
  private static func changes(_ description: SectionLayoutDescription) -> Changes? {
    // Most sections have no modifiers.
    if description.changes.isEmpty { return .plain }
    let probe = description.makeProbe()
    return probe.visibleItemsInvalidationHandler == nil ? Changes(probe) : nil
  }

  private static func items(
    _ description: SectionLayoutDescription, _ section: Section, _ room: SectionRoom
  ) -> Items? {
    switch description.arrangement ?? .rows {
    case .rows: return .rows
    case .group(let group): return group.withoutComponents.map(Items.group)
    case .adaptive(let make): return make(room.environment).withoutComponents.map(Items.group)
    case .list(let style):
      guard style.configure == nil else { return nil }
      return .list(
        style.appearance, hasHeader: section.header != nil, hasFooter: section.footer != nil)
    case .line(let make): return .line(make(description.lineExtent(in: room)))
    case .waterfall(let make): return .waterfall(make(description.lineExtent(in: room)))
    // It may have been changed since.
    case .made: return nil
    }
  }

  /// Whether the section may scroll by itself.
  var scrolls: Bool {
    if case .line(let line) = items, line.paging != nil { return true }
    return changes.scrolling != .none
  }

  /// Whether another template makes the same section of UIKit's.
  func isSame(as other: SectionTemplate) -> Bool {
    changes == other.changes && decorations == other.decorations
      && Self.isSame(items, other.items)
      && borders.elementsEqual(other.borders) { $0.isSameAtBorder(as: $1) }
  }

  private static func isSame(_ one: Items, _ other: Items) -> Bool {
    switch (one, other) {
    case (.rows, .rows): true
    case (.group(let group), .group(let next)): group.isSame(as: next)
    case (.list(let look, let header, let footer), .list(let next, let nextHeader, let nextFooter)):
      look == next && header == nextHeader && footer == nextFooter
    case (.line(let line), .line(let next)): line.isSame(as: next)
    case (.waterfall(let layout), .waterfall(let next)): layout == next
    default: false
    }
  }
}

extension LineLayout {
  fileprivate func isSame(as other: LineLayout) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height) && columns == other.columns
      && spacing == other.spacing && paging == other.paging
  }
}

extension SupplementaryItem {
  /// Whether another item has the same place at a section's border, whatever it shows.
  fileprivate func isSameAtBorder(as other: SupplementaryItem) -> Bool {
    isSame(as: other) && pinsToVisibleBounds == other.pinsToVisibleBounds
      && offset == other.offset && alignment == other.alignment
      && extendsBoundary == other.extendsBoundary
  }
}

// MARK: - Without components

extension GroupTemplate {
  /// The group without what it shows; nil if a function places its items, which may capture that.
  fileprivate var withoutComponents: GroupTemplate? {
    guard case .stack(let axis, let subitems) = content else { return nil }
    var emptied: [Subitem] = []
    for subitem in subitems {
      guard let next = subitem.withoutComponents else { return nil }
      emptied.append(next)
    }
    return replacing(.stack(axis, emptied), layout: layout.withoutComponents)
  }
}

extension GroupTemplate.Subitem {
  fileprivate var withoutComponents: GroupTemplate.Subitem? {
    switch self {
    case .item(let layout): .item(layout.withoutComponents)
    case .group(let group): group.withoutComponents.map { .group($0) }
    }
  }
}

extension ItemLayout {
  fileprivate var withoutComponents: ItemLayout {
    var copy = self
    copy.supplementaryItems = supplementaryItems.map(\.withoutComponent)
    return copy
  }
}

extension SupplementaryItem {
  fileprivate var withoutComponent: SupplementaryItem {
    var copy = self
    copy.component = AnyComponent(NoContent())
    return copy
  }
}

private struct NoContent: Component {
  func renderContent() -> UIView { UIView() }
  func render(in content: UIView) {}
}
