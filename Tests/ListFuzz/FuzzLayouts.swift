import Kumiko
import UIKit

extension FuzzCollection {
  /// Makes one of the compositional layouts.
  func compositionalLayout(_ layout: FuzzLayout) -> UICollectionViewLayout {
    switch layout {
    case .described:
      return (itemAdapter as? FuzzSectionAdapter)?.makeLayout() ?? UICollectionViewFlowLayout()
    case .list:
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: list)
    case .towers:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      (configuration.scrollDirection, configuration.interSectionSpacing) = (.horizontal, 8)
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] index, _ in
          Self.tower(Self.number(of: index, self?.adapter.data))
        }, configuration: configuration)
    case .shelves:
      return UICollectionViewCompositionalLayout { [weak self] index, _ in
        let data = self?.adapter.data
        return Self.framed(Self.shelf(Self.number(of: index, data)), data, index)
      }
    case .rows:
      return UICollectionViewCompositionalLayout { [weak self] index, _ in
        Self.framed(Self.rows(), self?.adapter.data, index, pins: true)
      }
    default: return grid()
    }
  }

  private func grid() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      let width = environment.container.effectiveContentSize.width
      let section = Self.framed(
        Self.columns(max(1, Int(width / 140))), self?.adapter.data, index)
      section.decorationItems = [.background(elementKind: "background")]
      return section
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  // MARK: Sections

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func columns(_ count: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 2)
    section.interGroupSpacing = 3
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .groupPaging, .paging, .groupPagingCentered, .none,
    .continuousGroupLeadingBoundary,
  ]

  /// What tells how a section is arranged: its id, with which it moves.
  private static func number(of index: Int, _ data: [Section]?) -> Int {
    guard let data, data.indices.contains(index) else { return index }
    return (data[index].id.base as? Int).map(abs) ?? index
  }

  private static func shelf(_ index: Int) -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    let width: NSCollectionLayoutDimension =
      index.isMultiple(of: 2) ? .absolute(90) : .fractionalWidth(0.6)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(width, .absolute(70)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
    section.interGroupSpacing = CGFloat(index % 3 * 5)
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 12, bottom: 8, trailing: 6)
    return section
  }

  private static func tower(_ index: Int) -> NSCollectionLayoutSection {
    let whole = size(.fractionalWidth(1), .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(110), .absolute(120)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = behaviors[index % behaviors.count]
    return section
  }

  /// A section with a header and a footer where the data has them.
  private static func framed(
    _ layout: NSCollectionLayoutSection, _ data: [Section]?, _ index: Int, pins: Bool = false
  ) -> NSCollectionLayoutSection {
    guard let data, data.indices.contains(index) else { return layout }
    func item(
      _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: kind,
        alignment: alignment)
      item.pinToVisibleBounds = pins
      return item
    }
    if data[index].header != nil {
      layout.boundarySupplementaryItems.append(
        item(UICollectionView.elementKindSectionHeader, .top))
    }
    if data[index].footer != nil {
      layout.boundarySupplementaryItems.append(
        item(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return layout
  }
}

extension Section {
  /// This section as one of five kinds, as its number says.
  func described(as number: Int) -> Section {
    switch number % 5 {
    case 0: return self
    case 4:
      return layout(.waterfall(minimumWidth: 90, spacing: 6, estimatedHeight: 70))
    case 1: return list(.insetGrouped)
    case 2:
      return layout { _ in
        HGroup(width: .absolute(100), height: .absolute(60)) {
          ItemLayout(width: .fractionalWidth(1), height: .fractionalHeight(1))
        }
      }
      .orthogonalScrollingBehavior(number.isMultiple(of: 3) ? .groupPaging : .continuous)
      .interGroupSpacing(6)
    default:
      return layout { environment in
        let count = max(1, Int(environment.container.effectiveContentSize.width / 140))
        HGroup(width: .fractionalWidth(1), height: .estimated(50)) {
          for _ in 0..<count {
            ItemLayout(width: .fractionalWidth(1 / CGFloat(count)), height: .estimated(50))
          }
        }
      }
      .decorationItem(FuzzBackground())
    }
  }
}

/// What lies behind a section.
private struct FuzzBackground: DecorationComponent {
  func renderContent() -> UIView { UIView() }
  func render(in content: UIView) {}
}

/// An adapter of sections that say how they arrange their items; it keeps account.
final class FuzzSectionAdapter: UICollectionViewCompositionalAdapter {
  let account: FuzzAccount

  init(account: FuzzAccount) {
    self.account = account
    super.init()
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    account.meet(cell)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    account.meet(view)
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    account.begin(cell)
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    account.end(cell)
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    account.called(.adapter)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    account.begin(view)
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    account.end(view)
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
}
