import KumikoBento

/// A label as a component.
struct Note: Renderable {
  let text: String
  func render(in view: UILabel) { view.text = text }
}

enum Course: Hashable { case soup, sides, extras }
enum Dish: Hashable { case bowl, size, side(Int), wish, nothing }

/// A box of operators, optionals and conditions in one expression.
@MainActor
func meal(
  _ soup: String?, sides: [Int], isLarge: Bool, asked: @escaping () -> Void = {}
) -> Box<Course, Dish> {
  return .empty
    |-+ Section(id: .soup, header: Component.EmptySpace(height: 10))
    |---? soup.map { Node(id: .bowl, component: Note(text: $0)) }
    |---? .iff(isLarge, Node(id: .size, component: Note(text: "large")))
    |-+ Section(id: .sides, footer: Component.EmptySpace(height: 6))
    |---* sides.map { Node(id: .side($0), component: Note(text: "side \($0)")) }
    |---? (sides.isEmpty ? [Node(id: .nothing, component: Note(text: "no sides"))] : nil)
    |-? .iff(isLarge && soup != nil) {
      asked()
      return Section(id: .extras)
        |---+ Node(id: .wish, component: Note(text: "extra noodles"))
    }
}

/// Rows that are put together before their section.
@MainActor
func rows(_ more: Node<Int>?) -> Section<String, Int> {
  let nodes =
    Node(id: 1, component: Note(text: "one"))
    |---+ Node(id: 2, component: Note(text: "two"))
    |---? more
  return Section(id: "numbers", items: nodes)
}

/// A section with everything around its rows.
@MainActor
func framed() -> Section<Int, Int> {
  return Section(
    id: 0, header: Note(text: "above"), footer: Note(text: "below"),
    items: [Node(id: 0, component: Note(text: "between"))]
  )
  .adding(.custom("badge"), Note(text: "beside"))
}
