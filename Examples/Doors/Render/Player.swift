import KumikoRender

/// What is played, and how far.
struct Playing: ComponentStateType {
  var record: Record
  var track: Int
  var isLarge: Bool
}

/// A record that is played: small it is a row, large a page.
class PlayerView: ComponentView {
  var playing: Playing? { return self.state as? Playing }
  var toggle: () -> Void = {}
  var skip: () -> Void = {}

  override func construct() -> ComponentNodeType {
    let isLarge = self.playing?.isLarge ?? false
    return ComponentNode<UIView>().configure({
      $0.style.padding = (16, 16, 16, 16, 16, 16)
    }).children([
      ComponentNode<UIView>(reuseIdentifier: "card", style: Looks.card).configure({
        $0.style.flexDirection = isLarge ? .column : .row
        $0.style.alignItems = .center
      }).children([
        self.cover(isLarge),
        self.text(isLarge),
        self.button(isLarge ? "Next track" : "Next", { self.skip() }),
        when(isLarge, self.button("Make smaller", { self.toggle() })),
      ])
    ])
  }

  private func cover(_ isLarge: Bool) -> ComponentNodeType {
    return ComponentNode<UIView>(reuseIdentifier: "cover", style: Looks.cover).configure({
      let side: Float = isLarge ? 200 : 64
      $0.style.dimensions = (side, side)
      $0.backgroundColor = self.playing?.record.color
    }).children([
      ComponentNode<UIImageView>(reuseIdentifier: "symbol", style: Looks.symbol).configure({
        $0.style.dimensions = isLarge ? (96, 96) : (30, 30)
        $0.image = UIImage(systemName: self.playing?.record.symbol ?? "music.note")
      })
    ])
  }

  private func text(_ isLarge: Bool) -> ComponentNodeType {
    return ComponentNode<UIView>(reuseIdentifier: "text").configure({
      $0.style.flex = isLarge ? 0 : Flex.Max
      $0.style.alignItems = isLarge ? .center : .flexStart
      $0.style.margin = ~UIEdgeInsets(top: isLarge ? 16 : 0, left: 12, bottom: 8, right: 12)
    }).children([
      ComponentNode<UILabel>(reuseIdentifier: "track", style: Looks.title).configure({
        $0.text = self.playing.map { $0.record.tracks[$0.track] }
      }),
      ComponentNode<UILabel>(reuseIdentifier: "artist", style: Looks.note).configure({
        $0.text = self.playing.map { "\($0.record.artist) – \($0.record.title)" }
        $0.textAlignment = isLarge ? .center : .left
      }),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> ComponentNodeType {
    return ComponentNode<UIButton>(reuseIdentifier: title, style: Looks.button).configure({
      $0.setTitle(title, for: .normal)
      $0.addAction(UIAction { _ in action() }, for: .touchUpInside)
    })
  }
}

/// Plays records. What stays moves when the player becomes larger, what is new fades in.
public final class PlayerViewController: UIViewController {
  private let player = PlayerView()
  private var playing = Playing(record: Record.all[0], track: 0, isLarge: true)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Player"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(player)
    player.toggle = { [weak self] in self?.toggle() }
    player.skip = { [weak self] in self?.playNext() }
    player.configure { [weak self] in $0.state = self?.playing }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    render()
  }

  private func render() {
    player.frame.origin = CGPoint(x: 0, y: view.safeAreaInsets.top)
    player.renderComponent(.sizeConstraintToWidth(view.bounds.width))
  }

  /// Makes the player larger or smaller.
  public func toggle() {
    playing.isLarge = !playing.isLarge
    UIView.animate(withDuration: 0.4) { self.render() }
  }

  /// Plays the next track.
  public func playNext() {
    playing.track = (playing.track + 1) % playing.record.tracks.count
    render()
  }
}
