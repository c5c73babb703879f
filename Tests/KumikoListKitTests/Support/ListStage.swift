import KumikoListKit
import KumikoTesting
import UIKit

/// A collection view on a screen of 400 × 800 points, and a renderer for it.
@MainActor
final class ListStage {
  let list: UICollectionView
  let screen: TestStage
  let renderer: ComposeRenderer

  init(
    _ dataSource: (any ListKitDataSource)? = nil,
    delegate: (any ListKitDelegate & UICollectionViewDelegate)? = nil,
    cellClass: AnyClass? = nil, isAttached: Bool = true
  ) {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: ComposeRenderer.emptyLayout)
    screen = TestStage(view: list, size: CGSize(width: 400, height: 800))
    renderer = ComposeRenderer(
      dataSource: dataSource ?? DiffableDataSource(), delegate: delegate, cellClass: cellClass)
    if isAttached { renderer.target = list }
    screen.runFrame()
  }

  /// Shows sections at once.
  func render(
    animated: Bool = false, @SectionBuilder sections: () -> [SectionBuilderResult]
  ) {
    renderer.render(animated: animated, sections: sections)
    screen.runFrame()
  }

  /// Shows lines of text in one section.
  func render(lines: [String], animated: Bool = false) {
    render(animated: animated) {
      Section(id: "lines") {
        VGroup(of: lines, width: .fractionalWidth(1), height: .estimated(40)) { TextLine($0) }
      }
    }
  }
}

extension UICollectionView {
  /// What the cells show, by section.
  var texts: [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map { text(at: [section, $0]) }
    }
  }

  /// What a cell shows.
  func text(at path: IndexPath) -> String { cellForItem(at: path)?.contentText ?? "-" }

  /// The content of a cell.
  func content(at path: IndexPath) -> UIView? { cellForItem(at: path)?.taggedContent }

  /// The texts of all supplementary views in sight.
  var supplementaryTexts: [String] {
    layoutIfNeeded()
    return allReusableViews.filter { !($0 is UICollectionViewCell) }.map(\.contentText).sorted()
  }

  private var allReusableViews: [UICollectionReusableView] {
    subviews.flatMap { view in
      (view as? UICollectionReusableView).map { [$0] }
        ?? view.subviews.compactMap { $0 as? UICollectionReusableView }
    }
  }

  /// The frame of an item, as `x y width height`.
  func frame(at path: IndexPath) -> String {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return "none" }
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      .joined(separator: " ")
  }
}

extension UICollectionReusableView {
  /// The content view of the component, found by its tag.
  var taggedContent: UIView? { viewWithTag(ListKit.componentContentViewTag) }

  var contentText: String {
    let content = taggedContent
    return (content as? UILabel)?.text ?? (content as? FaceBoxContentView)?.label.text ?? "-"
  }
}
