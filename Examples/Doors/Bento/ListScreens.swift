import KumikoBento

/// What was booked: tickets can be swiped away.
final class TicketsViewController: UIViewController {
  enum SectionID: Hashable { case tickets }
  enum RowID: Hashable { case ticket(Ticket), none }

  let model: JourneyModel
  let table = BentoTableView(frame: .zero, style: .plain)

  init(_ model: JourneyModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Tickets"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.alignRows()
    view.addSubview(table)
    _ = model.tickets.observe { [weak self] _ in self?.render(animated: true) }
    render(animated: false)
  }

  private func render(animated: Bool) {
    let tickets = model.tickets.value
    table.render(
      Box<SectionID, RowID>.empty
        |-+ Section(id: .tickets)
        |---* tickets.map { ticket in Node(id: .ticket(ticket), component: row(ticket)) }
        |---? .iff(tickets.isEmpty) {
          Node(
            id: .none,
            component: Component.Description(
              text: "Nothing is booked.", styleSheet: Looks.heading))
        }, animated: animated)
  }

  private func row(_ ticket: Ticket) -> AnyRenderable {
    return Component.DetailedDescription(
      texts: [.plain(ticket.place), .plain(ticket.detail)],
      image: UIImage(systemName: ticket.symbol).map { .image($0) }, didTap: {},
      styleSheet: Looks.row
    )
    .deletable(
      deleteActionText: "Cancel",
      didDelete: { [weak model] in
        model?.tickets.value.removeAll { $0 == ticket }
      })
  }
}

/// What to pack: ticked rows move to the end.
public final class PackingViewController: UIViewController {
  enum Part: Hashable { case open, packed }

  let table = UITableView(frame: .zero, style: .plain)
  private var packed: Set<String> = ["Toothbrush"]
  private let things = ["Passport", "Toothbrush", "Raincoat", "Camera", "Book"]

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Packing"
  }

  /// Controllers are made in code.
  public required init?(coder: NSCoder) { return nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.alignRows()
    view.addSubview(table)
    render(animated: false)
  }

  /// Packs a thing, or takes it out again.
  public func toggle(_ thing: String) {
    if packed.remove(thing) == nil { packed.insert(thing) }
    render(animated: true)
  }

  private func render(animated: Bool) {
    table.render(
      Box<Part, String>(sections: [section(.open, "To pack"), section(.packed, "Packed")]),
      animated: animated)
  }

  private func section(_ part: Part, _ name: String) -> Section<Part, String> {
    let chosen = things.filter { packed.contains($0) == (part == .packed) }
    return Section(
      id: part, header: Component.Description(text: name, styleSheet: Looks.heading),
      items: chosen.map { thing in
        Node(
          id: thing,
          component: Component.DetailedDescription(
            texts: [.plain(thing)], accessory: part == .packed ? .checkmark : .none,
            didTap: { [weak self] in self?.toggle(thing) }, styleSheet: Looks.row))
      })
  }
}

/// The three screens of the app.
public final class JourneyController: UITabBarController {
  let model = JourneyModel()
  /// What is packed.
  public let packing = PackingViewController()

  /// Makes the app.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Journey"
    let plan = BoxViewController(
      viewModel: model, renderer: PlanRenderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(JourneyLook(traits: .current)))
    setViewControllers(
      [
        tab(plan, "Plan", "map"), tab(TicketsViewController(model), "Tickets", "ticket"),
        tab(packing, "Packing", "bag"),
      ], animated: false)
  }

  /// Controllers are made in code.
  public required init?(coder: NSCoder) { return nil }

  /// Fills the form, as if somebody had.
  public func fill() { model.fill() }

  /// Books what is planned.
  public func book() { model.send(action: .book) }

  private func tab(_ screen: UIViewController, _ name: String, _ symbol: String) -> UIViewController
  {
    screen.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: symbol), tag: 0)
    return screen
  }
}
