import KumikoRender

/// A ticket, made of plain views without a component.
public final class TicketViewController: UIViewController {
  private lazy var ticket = UIView().configure(
    { [weak self] view in
      view.applyComponentStyle(Looks.card)
      view.style.dimensions.width = ~(self?.view.bounds.width ?? 0) - 32
    },
    children: [
      label("The Joiners", Looks.large),
      label("play Lattice Songs, all of it, in the old sawmill.", Looks.body),
      UIView().configure(
        {
          $0.style.flexDirection = .row
          $0.style.justifyContent = .spaceBetween
          $0.style.margin.top = 20
        },
        children: [
          fact("Doors", "19:30"), fact("Row", "F"), fact("Seat", "12"),
        ]),
    ])

  private func label(_ text: String, _ look: ComponentStyleType) -> UIView {
    return UILabel().configure({ label in
      label.applyComponentStyle(look)
      label.text = text
      label.style.margin.bottom = 4
    })
  }

  private func fact(_ name: String, _ value: String) -> UIView {
    return UIView().configure(
      { $0.style.flexDirection = .column },
      children: [label(name, Looks.note), label(value, Looks.title)])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticket"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(ticket)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ticket.frame.origin = CGPoint(x: 16, y: view.safeAreaInsets.top + 16)
    ticket.render()
  }
}
