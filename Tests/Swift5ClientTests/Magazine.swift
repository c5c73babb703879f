import UIKit

/// Attributes with a property of their own, as written for iOS.
class MagazineAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MagazineAttributes)?.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MagazineAttributes, other.parallax == parallax else {
      return false
    }
    return super.isEqual(object)
  }
}

/// One large article at the top, two columns of small ones below it.
class MagazineLayout: UICollectionViewLayout {
  private var cache: [MagazineAttributes] = []

  override class var layoutAttributesClass: AnyClass { return MagazineAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache = []
    let width = collectionView.bounds.width
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = MagazineAttributes(forCellWith: IndexPath(item: item, section: 0))
      if item == 0 {
        attributes.frame = CGRect(x: 0, y: 0, width: width, height: 200)
      } else {
        let (row, column) = (item - 1).quotientAndRemainder(dividingBy: 2)
        attributes.frame = CGRect(
          x: CGFloat(column) * width / 2, y: 200 + CGFloat(row) * 100, width: width / 2,
          height: 100)
      }
      attributes.parallax = attributes.frame.minY - collectionView.contentOffset.y
      cache.append(attributes)
    }
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(
      width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}

class MagazineCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var parallax: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    parallax = (layoutAttributes as? MagazineAttributes)?.parallax ?? 0
  }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.5 : 1 }
  }
}

class MagazineViewController: UICollectionViewController {
  var articles = (1...40).map { "Article \($0)" }

  init() {
    super.init(collectionViewLayout: MagazineLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MagazineCell.self, forCellWithReuseIdentifier: "article")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return articles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "article", for: indexPath)
    (cell as? MagazineCell)?.label.text = articles[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    articles.remove(at: indexPath.item)
    collectionView.performBatchUpdates({
      collectionView.deleteItems(at: [indexPath])
    })
  }
}
