import Kumiko
import UIKit

/// An album's card: featured, it is large and has a description.
final class AlbumView: ComponentView<AlbumView.Album> {
  struct Album {
    var title = "Lattice Songs"
    var artist = "The Joiners"
    var isFeatured = false
  }

  var toggle: () -> Void = {}

  override func construct() -> any ElementTree {
    let album = state ?? Album()
    let isStacked =
      album.isFeatured || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return Element<UIView>().padding(16).children {
      Parts.card()
        .layout {
          $0.flexDirection = isStacked ? .column : .row
          $0.alignItems = album.isFeatured ? .stretch : isStacked ? .start : .center
          $0.padding = FlexEdges(all: 12)
          $0.gap = 12
        }
        .children {
          cover(album)
          VFlex(spacing: 4) {
            Parts.title(album.title)
            Parts.note(album.artist)
            if album.isFeatured {
              Parts.body("Eleven pieces for plane, saw and chisel, recorded in one afternoon.")
            }
          }.layout {
            $0.flexGrow = isStacked ? 0 : 1
            $0.flexShrink = 1
          }
          Parts.button(album.isFeatured ? "Make smaller" : "Feature") { [weak self] in
            self?.toggle()
          }
        }
    }
  }

  private func cover(_ album: Album) -> Element<UIView> {
    Element<UIView>(reuseIdentifier: "cover")
      .background(.systemIndigo).cornerRadius(8)
      .layout {
        if album.isFeatured {
          $0.aspectRatio = 1.6
        } else {
          $0.dimensions = (64, 64)
        }
        $0.alignItems = .center
        $0.justifyContent = .center
      }
      .children {
        Element<UIImageView>()
          .set(\.image, note(pointSize: album.isFeatured ? 64 : 24))
          .set(\.tintColor, .white).set(\.contentMode, .scaleAspectFit)
          .layout { $0.dimensions = album.isFeatured ? (72, 72) : (28, 28) }
      }
  }

  private func note(pointSize: CGFloat) -> UIImage? {
    UIImage(
      systemName: "music.note",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
  }
}

/// Shows an album's card, which a button makes larger and smaller with an animation.
final class AlbumViewController: ComponentScreen {
  private let album = AlbumView(frame: .zero)

  init() {
    album.state = AlbumView.Album()
    super.init(title: "Album", component: album)
    album.toggle = { [weak self] in self?.toggle() }
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  /// Makes the card large or small.
  func toggle() {
    album.state?.isFeatured.toggle()
    renderAnimated()
  }
}

extension GalleryScreen {
  static let album = GalleryScreen(
    name: "album",
    row: MenuRow(
      id: "album", title: "Album", subtitle: "A card that flexbox lays out and animates",
      symbol: "music.note", tint: .systemIndigo),
    states: [
      State("card", of: AlbumViewController.self),
      State("featured", of: AlbumViewController.self) { $0.toggle() },
    ],
    transition: [
      Step { ($0 as? AlbumViewController)?.toggle() },
      Step { ($0 as? AlbumViewController)?.toggle() },
    ],
    make: AlbumViewController.init)
}
