import UIKit

extension GalleryScreen {
  static let staticGrid = GalleryScreen(
    name: "static-grid",
    row: MenuRow(
      id: "static-grid", title: "Static grid", subtitle: "Groups that fill lines, and columns",
      symbol: "square.grid.3x3", tint: .systemTeal),
    states: [
      State("all", of: StaticGridViewController.self),
      State("odd", of: StaticGridViewController.self) { $0.showsOddOnly = true },
    ],
    make: StaticGridViewController.init)

  static let colorGrid = GalleryScreen(
    name: "color-grid",
    row: MenuRow(
      id: "color-grid", title: "Color grid", subtitle: "Groups in groups, on decorations",
      symbol: "square.grid.2x2", tint: .systemPink),
    states: [State("cards", of: ColorGridViewController.self)],
    make: ColorGridViewController.init)

  static let shelves = GalleryScreen(
    name: "shelves",
    row: MenuRow(
      id: "shelves", title: "Shelves", subtitle: "Sections that scroll sideways, sticky headers",
      symbol: "books.vertical", tint: .systemBrown),
    states: [
      State("top", of: ShelvesViewController.self),
      State("scrolled", of: ShelvesViewController.self) { screen in
        screen.scroll(shelf: 1, to: 3)
        screen.collectionView.contentOffset.y += 260
      },
    ],
    make: ShelvesViewController.init)

  static let carousel = GalleryScreen(
    name: "carousel",
    row: MenuRow(
      id: "carousel", title: "Carousel", subtitle: "Cards that shrink with their distance",
      symbol: "rectangle.stack", tint: .systemIndigo),
    states: [State("first", of: CarouselViewController.self)],
    make: CarouselViewController.init)

  static let listLayout = GalleryScreen(
    name: "list-layout",
    row: MenuRow(
      id: "list-layout", title: "List layout", subtitle: "Rows of a collection view, with swipes",
      symbol: "list.bullet", tint: .systemGreen),
    states: [
      State("open", of: CompositionalTodoViewController.self),
      State("done", of: CompositionalTodoViewController.self) { screen in
        screen.toggle(1)
        screen.toggle(3)
      },
    ],
    make: CompositionalTodoViewController.init)

  static let adaptiveGrid = GalleryScreen(
    name: "adaptive-grid",
    row: MenuRow(
      id: "adaptive-grid", title: "Adaptive grid", subtitle: "As many columns as there is room for",
      symbol: "rectangle.split.3x1", tint: .systemCyan),
    states: [State("cards", of: AdaptiveGridViewController.self)],
    make: AdaptiveGridViewController.init)

  static let frontPage = GalleryScreen(
    name: "front-page",
    row: MenuRow(
      id: "front-page", title: "Front page", subtitle: "Offers, shelves, categories and a list",
      symbol: "bag", tint: .systemBlue),
    states: [State("top", of: FrontPageViewController.self)],
    make: FrontPageViewController.init)

  /// The screens of compositional layouts.
  static let compositional: [GalleryScreen] = [
    .staticGrid, .colorGrid, .shelves, .carousel, .listLayout, .adaptiveGrid, .frontPage,
  ]
}
