import UIKit

/// One screen of the gallery: how it is listed, made, and brought into the states worth a picture.
@MainActor
public struct GalleryScreen {
  /// One picture of a screen.
  @MainActor
  public struct State {
    /// The state's name, as it stands in file names.
    public var name: String
    /// Brings a fresh screen into the state.
    public var prepare: (UIViewController) -> Void
    /// Seconds to wait before the picture is taken, for states where something spins for ever; nil
    /// waits until nothing moves, for pictures in the middle of a movement belong to films.
    public var delay: TimeInterval?
    /// What a finger does before the picture is taken, if anything.
    public var touch: RowTouch?
    /// The height of the software keyboard, which comes if something takes text; 0 for none.
    public var keyboardHeight: CGFloat = 0
  }

  /// One step of an animation.
  @MainActor
  public struct Step {
    /// What a finger does at the beginning, if anything.
    public var touch: RowTouch?
    /// How long the film goes on before the next step, in seconds.
    public var wait: TimeInterval
    /// What happens then.
    public var perform: (UIViewController) -> Void

    init(
      touch: RowTouch? = nil, wait: TimeInterval = 1.1,
      perform: @escaping (UIViewController) -> Void = { _ in }
    ) {
      (self.touch, self.wait, self.perform) = (touch, wait, perform)
    }
  }

  /// The screen's name, as it stands in file names.
  public var name: String
  /// The row that leads to the screen.
  var row: MenuRow
  /// The states to take pictures of, at least one.
  public var states: [State]
  /// What happens in an animation of the screen, step by step; nil if there is no film.
  public var transition: [Step]?
  /// Makes the screen.
  public var make: @MainActor () -> UIViewController

  /// All screens that Home leads to, in its order.
  static let listed: [GalleryScreen] =
    [
      .hello, .todo, .profile, .preferences, .settings, .signUp, .food, .movies, .mail, .chat,
      .catalog, .controls, .millionRows, .pangram, .emoji, .magazine, .kyoto, .waterfall, .album,
      .feed, .trails, .folders, .mailboxes, .bookshelf, .reader, .counter, .flexTodo, .layouts,
      .presentations, .shop, .bakery, .museum, .records, .journey,
    ] + compositional

  /// All screens: Home, those that it leads to, and the pages of the catalog.
  public static var all: [GalleryScreen] { [home] + listed + catalogPages }

  /// The screen of a name that is pushed onto Home: of the catalog's pages, too. Nil for Home.
  public static func pushed(named name: String?) -> GalleryScreen? {
    (listed + catalogPages).first { $0.name == name }
  }

  /// Home, and what it leads to, under large titles.
  public static func makeNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: home.make())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// The gallery's entry, which lists all others.
  public static let home = GalleryScreen(
    name: "home",
    row: MenuRow(id: "home", title: "Home", subtitle: "", symbol: "house", tint: .systemBlue),
    states: [State("list", of: HomeViewController.self)],
    make: HomeViewController.init)
}

extension GalleryScreen.State {
  /// A state that is reached by calling methods of one kind of view controller.
  init<Screen: UIViewController>(
    _ name: String, of kind: Screen.Type, delay: TimeInterval? = nil, touch: RowTouch? = nil,
    keyboardHeight: CGFloat = 0,
    prepare: @escaping (Screen) -> Void = { _ in }
  ) {
    self.init(
      name: name, prepare: { ($0 as? Screen).map(prepare) }, delay: delay, touch: touch,
      keyboardHeight: keyboardHeight)
  }
}
