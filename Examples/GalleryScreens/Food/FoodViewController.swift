import Kumiko
import Observation
import UIKit

/// Something to eat.
struct Dish: Identifiable, Hashable {
  var id: String
  var about: String
  var price: Int
  var symbol: String

  static let all = [
    Dish(id: "Miso soup", about: "Tofu, seaweed, spring onion", price: 4, symbol: "cup.and.saucer"),
    Dish(id: "Onigiri", about: "Rice with pickled plum", price: 3, symbol: "leaf"),
    Dish(
      id: "Ramen", about: "Noodles in a broth that cooked all night", price: 12, symbol: "flame"),
    Dish(id: "Tamagoyaki", about: "Rolled omelette", price: 6, symbol: "sun.max"),
    Dish(id: "Mackerel", about: "Grilled with salt", price: 11, symbol: "drop"),
    Dish(id: "Mochi", about: "With red beans", price: 5, symbol: "heart"),
  ]
}

/// What the Food screen shows.
@Observable @MainActor
final class FoodModel {
  enum State: Hashable {
    case intro, loading
    case loaded([Dish])
  }

  private(set) var state = State.intro
  private(set) var basket: [Dish.ID: Int] = [:]

  /// Begins to look for dishes.
  func start() { state = .loading }

  /// Dishes have come.
  func receive(_ dishes: [Dish] = Dish.all) { state = .loaded(dishes) }

  /// Puts the last dish first.
  func shuffle() {
    guard case .loaded(var dishes) = state, let last = dishes.popLast() else { return }
    state = .loaded([last] + dishes)
  }

  /// Puts a dish into the basket.
  func order(_ id: Dish.ID) { basket[id, default: 0] += 1 }

  /// Sends the order; the basket is empty again.
  func send() { basket = [:] }

  /// The sum of everything in the basket.
  var total: Int {
    Dish.all.reduce(0) { $0 + $1.price * (basket[$1.id] ?? 0) }
  }
}

/// A feed of cards: an introduction, placeholders while it loads, then dishes that change places.
final class FoodViewController: ScreenViewController, TableScreen {
  let model: FoodModel

  init() {
    let model = FoodModel()
    self.model = model
    super.init { _ in FoodScreen(model: model).screen }
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }
}

/// The Food screen as it should look in a state.
@MainActor
struct FoodScreen {
  let model: FoodModel

  var screen: Screen {
    let isLoaded = if case .loaded = model.state { true } else { false }
    let screen = Screen(
      title: "Food", rightBarItems: isLoaded ? [BarItem("Shuffle") { model.shuffle() }] : [],
      formAlignment: model.state == .intro ? .centerYAligned : .topYAligned
    ) {
      Section { rows }
    }
    guard model.total > 0 else { return screen }
    return screen.pinnedToBottom {
      ButtonRow("Order for \(model.total) €", configuration: .filled) { model.send() }
    }
  }

  @RowsBuilder private var rows: Rows {
    switch model.state {
    case .intro:
      ErrorRow(
        "What would you like?", message: "Dishes from the kitchen next door.",
        symbol: "fork.knife", retryTitle: "Show dishes"
      ) { start() }
    case .loading:
      for index in 0..<5 { PlaceholderRow(iconSide: 29).id(index) }
    case .loaded(let dishes):
      for dish in dishes { row(dish).id(dish.id) }
    }
  }

  private func row(_ dish: Dish) -> ListRow {
    let count = model.basket[dish.id] ?? 0
    return ListRow(
      dish.id, subtitle: dish.about, value: count > 0 ? "\(count) ×" : "\(dish.price) €",
      icon: .tile(dish.symbol, .systemOrange).badge(count > 0 ? .systemRed : nil),
      accessory: ListRow.Accessory.none
    ) { model.order(dish.id) }
  }

  private func start() {
    model.start()
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1.5))
      if model.state == .loading { model.receive() }
    }
  }
}

extension GalleryScreen {
  static let food = GalleryScreen(
    name: "food",
    row: MenuRow(
      id: "food", title: "Food", subtitle: "A feed that loads and changes places",
      symbol: "fork.knife", tint: .systemOrange),
    states: [
      State("intro", of: FoodViewController.self),
      State("loading", of: FoodViewController.self, delay: 0.6) { screen in
        screen.model.start()
        screen.render()
      },
      State("dishes", of: FoodViewController.self) { screen in
        screen.model.receive()
        screen.model.order("Ramen")
        screen.render()
      },
    ],
    make: FoodViewController.init)
}
