import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

/// Layouts follow another direction of reading and another text size while they are on the screen.
@MainActor
@Suite(.closesWindows, .serialized) struct SurroundingsTests {
  private let items = Items([Array(0..<4), Array(4..<8)])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// A header that is as high as its text.
  private final class Title: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "Title"
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
    HeadlessDisplay.install(size: CGSize(width: 300, height: 400))
    let view = makeCollection(layout, items)
    view.register(
      Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return view
  }

  private func prefer(_ category: UIContentSizeCategory, in view: UICollectionView) {
    UIApplication.shared.setPreferredContentSizeCategory(category)
    window.layoutIfNeeded()
  }

  private func titledSection() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: columns(2, height: .absolute(40)))
    section.boundarySupplementaryItems = [header(.estimated(30))]
    return section
  }

  private func titledList() -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return .list(using: configuration)
  }

  @Test(arguments: [false, true])
  func `headers take the height of their text at another text size`(isList: Bool) throws {
    let layout =
      isList ? titledList() : UICollectionViewCompositionalLayout(section: titledSection())
    let view = shown(layout)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    let heights = try [UIContentSizeCategory.large, .accessibilityLarge, .small, .large].map {
      prefer($0, in: view)
      let height = try #require(view.header(0)).frame.height
      let font = UIFont.preferredFont(
        forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
      #expect(abs(height - font.lineHeight) <= 0.5, "\($0.rawValue)")
      let first = try #require(view.cellForItem(at: [0, 0])).frame
      #expect(abs(first.minY - height) <= 22)
      return height
    }
    #expect(heights[1] > heights[0])
    #expect(heights[2] < heights[0])
    #expect(heights[3] == heights[0])
  }

  /// A cell that is as high as its text.
  private final class TextCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func textLayout(isFlow: Bool) -> UICollectionViewLayout {
    if isFlow {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.minimumLineSpacing = 0
      return layout
    }
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: columns(1, height: .estimated(20))))
  }

  @Test(arguments: [false, true])
  func `rows of a list become lower with their text`(isFlow: Bool) throws {
    let layout = textLayout(isFlow: isFlow)
    let view = shown(layout)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    window.layoutIfNeeded()
    let heights = try [UIContentSizeCategory.accessibilityExtraLarge, .large].map {
      prefer($0, in: view)
      return try #require(view.cellForItem(at: [0, 0])).frame.height
    }
    #expect(heights[1] < heights[0])
    // What is out of view does not keep its height either.
    let last = try #require(layout.layoutAttributesForItem(at: [1, 3]))
    #expect(last.frame.height <= heights[1] + 0.5)
  }

  @Test func `a section provider is asked again at another text size`() {
    var categories: [UIContentSizeCategory] = []
    let view = shown(
      UICollectionViewCompositionalLayout { _, environment in
        categories.append(environment.traitCollection.preferredContentSizeCategory)
        return NSCollectionLayoutSection(group: columns(2, height: .absolute(40)))
      })
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    categories = []
    prefer(.accessibilityLarge, in: view)
    #expect(categories == [.accessibilityLarge, .accessibilityLarge])
  }

  @Test(arguments: [UISemanticContentAttribute.forceRightToLeft, .unspecified])
  func `items stand on the other side when reading turns around`(
    attribute: UISemanticContentAttribute
  ) {
    let view = shown(UICollectionViewCompositionalLayout(section: titledSection()))
    let before = view.cellFrames
    #expect(before[0].minX == 0)
    if attribute == .forceRightToLeft {
      view.semanticContentAttribute = attribute
    } else {
      (HostDisplays.current as? HeadlessDisplay)?.layoutDirection = .rightToLeft
    }
    window.layoutIfNeeded()
    #expect(view.cellFrames == before.map { $0.mirrored(in: 300) })
    view.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(view.cellFrames == before)
  }

  @Test func `insets of a section follow when reading turns around`() {
    let section = NSCollectionLayoutSection(group: columns(1, height: .absolute(40)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let view = shown(UICollectionViewCompositionalLayout(section: section))
    #expect(view.cellFrames[0].minX == 30)
    view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(view.cellFrames[0].minX == 0)
    #expect(view.cellFrames[0].width == 270)
  }

  @Test func `flow layouts that mirror themselves follow, too`() {
    final class Flow: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flow()
    layout.itemSize = CGSize(width: 60, height: 40)
    let view = shown(layout)
    let before = view.cellFrames
    view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(view.cellFrames == before.map { $0.mirrored(in: 300) })
  }

  @Test func `what is seen of a row that scrolls sideways stays in view when reading turns around`()
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(150), .fractionalHeight(1)), subitems: [item])
    let view = shown(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    #expect(view.indexPathsForVisibleItems.sorted().first == [0, 0])
    view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.sorted().first == [0, 0])
    #expect(view.cellForItem(at: [0, 0]).map { $0.frame.maxX - view.contentOffset.x } == 300)
  }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
