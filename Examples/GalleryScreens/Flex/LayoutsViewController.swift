import Kumiko
import UIKit

/// Layouts that the web made common, and what they take here.
final class LayoutsView: ComponentView<Int> {
  override func construct() -> any ElementTree {
    VFlex(spacing: 20) {
      section("Absolute", absolute)
      section("Sixteen cards", cards)
      section("Holy grail", holyGrail)
      section("Media object", mediaObject)
      section("Input with button", inputWithButton)
      section("Wrapping tags", tags)
      section("Equal columns", columns)
    }.padding(16)
  }

  private func section(
    _ title: String, _ content: some ElementTree
  ) -> some ElementTree {
    VFlex(spacing: 8) {
      Parts.title(title)
      content
    }.key(title)
  }

  private var absolute: some ElementTree {
    // Boxes in its corners do not reach the one in the middle, however large their words are.
    let height = max(140, UIFontMetrics.default.scaledValue(for: 100))
    return Parts.card().size(height: .points(height)).children {
      Parts.box("top start", .systemRed).absolute(top: 8, start: 8)
      Parts.box("top end", .systemOrange).absolute(top: 8, end: 8)
      Parts.box("bottom", .systemGreen).absolute(start: 8, bottom: 8, end: 8)
      Parts.box("center", .systemBlue)
        .layout {
          $0.position = .absolute
          $0.inset = FlexEdges(all: .zero)
          $0.margin = FlexEdges(all: .auto)
          $0.dimensions = (90, 40)
        }
    }
  }

  private var cards: some ElementTree {
    Element<UIScrollView>()
      .layout {
        $0.flexDirection = .row
        $0.overflow = .scroll
        $0.gap = 10
        $0.height = 96
      }
      .children {
        for number in 1...16 {
          Parts.box("Card \(number)", .systemIndigo).size(width: 120, height: 96)
        }
      }
  }

  private var holyGrail: some ElementTree {
    VFlex(spacing: 4) {
      Parts.box("header", .systemGray)
      HFlex(alignment: .stretch, spacing: 4) {
        Parts.box("content", .systemBlue).grow()
        Parts.box("navigation", .systemTeal).size(width: 88).layout { $0.order = -1 }
        Parts.box("aside", .systemTeal).size(width: 64)
      }.grow()
      Parts.box("footer", .systemGray)
    }.size(height: 200)
  }

  private var mediaObject: some ElementTree {
    Parts.card()
      .layout {
        $0.flexDirection = .row
        $0.alignItems = .flexStart
        $0.padding = FlexEdges(all: 12)
        $0.gap = 12
      }
      .children {
        Parts.box("A", .systemPink).size(width: 48, height: 48)
        VFlex(spacing: 4) {
          Parts.label("Ada", .systemFont(ofSize: 16, weight: .semibold))
          Parts.body("A picture that keeps its size, and a text that takes the rest of the row.")
        }.grow().shrink().size(width: 0)
      }
  }

  private var inputWithButton: some ElementTree {
    HFlex(alignment: .stretch, spacing: 8) {
      Element<UITextField>()
        .set(\.placeholder, "Search").set(\.accessibilityLabel, "Search")
        .set(\.borderStyle, .roundedRect)
        // As wide as there is room, whatever is typed into it.
        .size(width: 0).grow()
      Parts.button("Go") {}
    }.size(height: 40)
  }

  private var tags: some ElementTree {
    HFlex(spacing: 6) {
      for word in ["oak", "ash", "cedar", "cypress", "walnut", "maple", "beech", "larch"] {
        Parts.box(word, .systemBrown)
      }
    }.wrap()
  }

  private var columns: some ElementTree {
    HFlex(alignment: .stretch, spacing: 6) {
      for (number, lines) in [1, 3, 2].enumerated() {
        Parts.card().padding(8).grow().shrink().layout { $0.flexBasis = 0 }.key(number).children {
          Parts.body(String(repeating: "some words ", count: lines * 2))
        }
      }
    }
  }
}

/// Shows layouts that the web made common.
final class LayoutsViewController: ComponentScreen {
  init() {
    super.init(title: "Layouts", component: LayoutsView(frame: .zero))
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }
}

extension GalleryScreen {
  static let layouts = GalleryScreen(
    name: "layouts",
    row: MenuRow(
      id: "layouts", title: "Layouts", subtitle: "Holy grail and other ones of the web",
      symbol: "square.grid.2x2", tint: .systemPink),
    states: [State("all", of: LayoutsViewController.self)],
    make: LayoutsViewController.init)
}
