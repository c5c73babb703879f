import KumikoComponents
import UIKit

/// Called with what is wrong in a section's layout.
typealias LayoutProblemReport = @MainActor (SectionLayoutProblem) -> Void

// MARK: Lengths

extension NSCollectionLayoutDimension {
  /// Whether something of this length can be seen.
  fileprivate var isValid: Bool { dimension.isFinite && dimension > 0 }

  fileprivate func orUsual(_ usual: NSCollectionLayoutDimension) -> NSCollectionLayoutDimension {
    isValid ? self : usual
  }
}

extension NSCollectionLayoutSize {
  /// A size whose lengths are the usual ones where they are not above zero.
  static func valid(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width.orUsual(.fractionalWidth(1)),
      heightDimension: height.orUsual(.estimated(44)))
  }
}

/// The lengths that are not above zero.
@MainActor
func invalidLengths(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> [SectionLayoutProblem] {
  [("width", width), ("height", height)].compactMap { name, length in
    length.isValid ? nil : .invalidLength("a \(name) of \(length.dimension)")
  }
}

extension ItemLayout {
  var validSize: NSCollectionLayoutSize { .valid(width, height) }

  fileprivate var problems: [SectionLayoutProblem] {
    var kinds: Set<SupplementaryViewKind> = []
    return invalidLengths(width, height)
      + supplementaryItems.flatMap { item in
        invalidLengths(item.width, item.height)
          + (kinds.insert(item.kind).inserted ? [] : [.duplicateKind(item.kind.elementKind)])
      }
  }

  /// Fractions of lengths of a group that are estimated.
  fileprivate func fractions(of group: ItemLayout) -> [SectionLayoutProblem] {
    var problems: [SectionLayoutProblem] = []
    if group.width.isEstimated, width.isFractionalWidth {
      problems.append(.fractionOfEstimate("width"))
    }
    if group.height.isEstimated, height.isFractionalHeight {
      problems.append(.fractionOfEstimate("height"))
    }
    return problems
  }
}

// MARK: Groups

extension GroupTemplate {
  /// What is wrong with the group and what is in it.
  /// - Parameter hasItems: Whether there are items to stand in it.
  func problems(hasItems: Bool) -> [SectionLayoutProblem] {
    var problems = layout.problems
    guard case .stack(_, let subitems) = content else { return problems }
    if subitems.isEmpty, hasItems { problems.append(.emptyGroup) }
    var last: Subitem?
    for subitem in subitems where last.map({ !subitem.isSame(as: $0) }) ?? true {
      last = subitem
      switch subitem {
      case .item(let item): problems += item.problems + item.fractions(of: layout)
      case .group(let group):
        problems += group.problems(hasItems: hasItems) + group.layout.fractions(of: layout)
      }
    }
    return problems
  }

  /// The kinds of views upon the group, the groups inside of it and the items of a template.
  fileprivate var kinds: Set<SupplementaryViewKind> {
    var kinds = Set(layout.supplementaryItems.map(\.kind))
    guard case .stack(_, let subitems) = content else { return kinds }
    for subitem in subitems {
      switch subitem {
      case .item(let item): kinds.formUnion(item.supplementaryItems.map(\.kind))
      case .group(let group): kinds.formUnion(group.kinds)
      }
    }
    return kinds
  }
}

// MARK: Sections

extension Section {
  /// What is wrong between the views of the section and the places that its layout has for them.
  func problems(in layout: SectionLayoutDescription, _ group: GroupTemplate?)
    -> [SectionLayoutProblem]
  {
    let placed = Set(layout.boundaryItems.map(\.kind)).union(group?.kinds ?? [])
    return supplementaries.keys.sorted()
      .filter { !placed.contains(.custom($0)) }.map { .unplacedView(kind: $0) }
  }

  /// What is wrong between the header and the footer of the section and those of a list.
  func problems(
    in configuration: UICollectionLayoutListConfiguration
  ) -> [SectionLayoutProblem] {
    var problems = problems(in: layout, nil)
    let places = [
      (SupplementaryViewKind.header, configuration.headerMode == .supplementary, header != nil),
      (.footer, configuration.footerMode == .supplementary, footer != nil),
    ]
    for (kind, hasPlace, hasView) in places where hasPlace != hasView {
      // A modifier may have placed the view by itself.
      if hasView, layout.boundaryItems.contains(where: { $0.kind == kind }) { continue }
      problems.append(
        hasPlace ? .missingView(kind: kind.elementKind) : .unplacedView(kind: kind.elementKind))
    }
    return problems
  }
}

extension SupplementaryItem {
  /// What is wrong with the item's size.
  var problems: [SectionLayoutProblem] { invalidLengths(width, height) }
}
