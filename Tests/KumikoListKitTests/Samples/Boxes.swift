import KumikoListKit
import UIKit

// Components as they were written for ListKit.

struct TintBox: Component {
  var id: AnyHashable { UUID() }
  let tint: UIColor
  let width: NSCollectionLayoutDimension
  let height: NSCollectionLayoutDimension

  public init(
    tint: UIColor, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) {
    self.tint = tint
    self.width = width
    self.height = height
  }

  func contentView() -> UIView {
    return UIView(frame: .zero)
  }

  func layoutSize() -> NSCollectionLayoutSize {
    return NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? {
    return nil
  }

  func contentInsets() -> NSDirectionalEdgeInsets {
    return .zero
  }

  func render(in content: UIView) {
    content.backgroundColor = tint
  }
}

struct FaceBox: Component {
  let id: AnyHashable
  let face: String

  init(face: String) {
    self.id = face
    self.face = face
  }

  func contentView() -> FaceBoxContentView {
    FaceBoxContentView()
  }

  func layoutSize() -> NSCollectionLayoutSize {
    return NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(30))
  }

  func contentInsets() -> NSDirectionalEdgeInsets {
    return .init(top: 2, leading: 2, bottom: 2, trailing: 2)
  }

  func render(in content: FaceBoxContentView) {
    content.label.text = face
  }
}

final class FaceBoxContentView: UIView {
  lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    label.font = UIFont.boldSystemFont(ofSize: 14)
    label.textColor = .white
    label.textAlignment = .center
    return label
  }()

  init() {
    super.init(frame: .zero)
    setupView()
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  func setupView() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    self.backgroundColor = .darkGray
    self.layer.borderWidth = 3
    self.layer.borderColor = UIColor.lightGray.cgColor
    self.layer.cornerRadius = 8.0
  }
}

/// A line of text of a height of its own.
struct TextLine: Component {
  let id: AnyHashable
  let text: String

  init(_ text: String, id: AnyHashable? = nil) {
    self.id = id ?? AnyHashable(text)
    self.text = text
  }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40))
  }
  func render(in content: UILabel) { content.text = text }
}

struct ShelfHeader: SupplementaryComponent {
  var id: AnyHashable = UUID()
  let title: String

  init(title: String) {
    self.title = title
  }

  func contentView() -> UILabel {
    return UILabel()
  }

  func layoutSize() -> NSCollectionLayoutSize {
    return NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30))
  }

  func render(in content: UILabel) {
    content.text = title
  }
}

final class ShelfBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) {
    fatalError()
  }
}

struct ShelfBackground: DecorationComponent {
  func contentViewClass() -> AnyClass {
    return ShelfBackgroundView.self
  }

  func contentInsets() -> NSDirectionalEdgeInsets {
    return .init(top: 4, leading: 4, bottom: 4, trailing: 4)
  }
}
