import KumikoListKit
import UIKit

class BaseScreen: UIViewController {
  lazy var collectionView: UICollectionView = {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
    return view
  }()

  var renderer: ComposeRenderer = ComposeRenderer(dataSource: PlainDataSource())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    renderer.target = collectionView
    render()
  }

  func render() {}
}

/// Boxes of numbers that may be left out, and columns that scroll sideways.
class NumbersScreen: BaseScreen {
  var showsOddOnly = false {
    didSet {
      render()
    }
  }

  override func render() {
    renderer.render {
      Section(id: "numbers") {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(40)) {
          for number in 0..<8 {
            if showsOddOnly {
              if number % 2 == 1 {
                NumberBox(number: number)
              }
            } else {
              NumberBox(number: number)
            }
          }
        }
      }
      if showsOddOnly == false {
        Section(id: "columns") {
          HGroup(width: .absolute(120), height: .absolute(100)) {
            VGroup(of: [10, 11], width: .absolute(60), height: .fractionalHeight(1.0)) { number in
              NumberBox(number: number)
            }
            VGroup(of: [12, 13], width: .absolute(60), height: .fractionalHeight(1.0)) { number in
              NumberBox(number: number)
            }
          }
        }
        .orthogonalScrollingBehavior(.continuous)
      } else {
        Section(id: "note") {
          VGroup(width: .fractionalWidth(1.0), height: .absolute(40)) {
            TextLine("Odd numbers")
          }
        }
      }
    }
  }
}

struct NumberBox: Component {
  let number: Int
  var id: AnyHashable { number }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(40))
  }
  func render(in content: UILabel) { content.text = "\(number)" }
}

/// Groups in groups, before a background.
class ColorGridScreen: BaseScreen {
  let colors: [UIColor] = [
    .red, .orange, .yellow, .green, .blue, .brown, .purple, .systemPink, .magenta,
  ]

  override func render() {
    renderer.render {
      Section(id: UUID()) {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(150)) {
          for i in 0..<4 {
            TintBox(
              tint: colors[i], width: .fractionalWidth(1.0 / 4), height: .fractionalHeight(1.0))
          }
        }
      }
      .contentInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      .decorationItem(ShelfBackground())
      .boundarySupplementaryItem(ShelfHeader(title: "Section \(1)"))

      Section(id: UUID()) {
        VGroup(of: [0, 1, 2], width: .fractionalWidth(1.0), height: .estimated(30)) { number in
          HGroup(
            of: [0, 1, 2], width: .fractionalWidth(1.0), height: .absolute(100)
          ) { index in
            TintBox(
              tint: self.colors[(number * 3) + index], width: .fractionalWidth(1.0 / 3.0),
              height: .fractionalHeight(1.0))
          }
        }
      }
    }
  }
}

/// Shelves that scroll by groups, one for each number.
class ShelvesScreen: BaseScreen {
  let colors: [UIColor] = [.red, .orange, .yellow]

  var randomColor: UIColor {
    return colors.randomElement() ?? .cyan
  }

  override func render() {
    renderer.render(of: Array(0..<10)) { index in
      Section(id: index) {
        HGroup(width: .fractionalWidth(1.0), height: .absolute(150)) {
          for _ in 0..<3 {
            TintBox(tint: randomColor, width: .fractionalWidth(0.5), height: .fractionalHeight(1.0))
            VGroup(
              of: [0, 1], width: .fractionalWidth(0.25), height: .fractionalHeight(1.0)
            ) { _ in
              TintBox(
                tint: self.randomColor, width: .fractionalWidth(1.0), height: .fractionalHeight(0.5)
              )
            }
            VGroup(
              of: [0, 1], width: .fractionalWidth(0.25), height: .fractionalHeight(1.0)
            ) { _ in
              TintBox(
                tint: self.randomColor, width: .fractionalWidth(1.0), height: .fractionalHeight(0.5)
              )
            }
          }
        }
      }
      .orthogonalScrollingBehavior(.groupPaging)
      .boundarySupplementaryItem(ShelfHeader(title: "Section \(index + 1)"))
    }
  }
}

/// Faces that come, go and change places.
class FacesScreen: BaseScreen {
  var faces: [String] = ["😊"] {
    didSet {
      render()
    }
  }

  override func viewDidLoad() {
    renderer = ComposeRenderer(dataSource: DiffableDataSource())
    super.viewDidLoad()
  }

  override func render() {
    renderer.render(animated: true) {
      Section(id: Sections.main) {
        HGroup(of: faces, width: .fractionalWidth(1.0), height: .estimated(30)) { item in
          FaceBox(face: item)
        }
      }
    }
  }

  enum Sections {
    case main
  }
}

/// Cards that are larger near the middle.
class CarouselScreen: BaseScreen {
  override func render() {
    renderer.render {
      Section(id: "cards") {
        HGroup(of: [1, 2, 3], width: .absolute(200), height: .absolute(200)) { number in
          TintBox(tint: .blue, width: .fractionalWidth(1.0), height: .fractionalHeight(1.0))
        }
      }
      .orthogonalScrollingBehavior(.groupPagingCentered)
      .interGroupSpacing(10)
      .visibleItemsInvalidationHandler { items, offset, environment in
        for item in items {
          let distance = abs(
            item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = max(0.7, 1 - distance / 1000)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
  }
}
