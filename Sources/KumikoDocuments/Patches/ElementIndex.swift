/// Finds the elements of a screen that a patch names by their ids, as they are written.
struct ElementIndex {
  private let wanted: Set<String>
  private(set) var addresses: [String: [ElementAddress]] = [:]
  /// What is known of elements that are kept as their text, each once and not too many.
  private(set) var texts: [ElementText] = []

  /// Looks for the elements of some ids, in one pass.
  init(_ wanted: Set<String>, in screen: ScreenDocument) {
    self.wanted = wanted
    insert(screen.element, at: ElementAddress(root: .screen, steps: []))
    for (number, template) in screen.templates.enumerated() {
      insert(template.body, at: ElementAddress(root: .template(number), steps: []))
    }
  }

  /// Adds an element and all that is inside of it.
  mutating func insert(_ element: DocumentElement, at address: ElementAddress) {
    var steps = address.steps
    insert(element, root: address.root, &steps)
  }

  private mutating func insert(
    _ element: DocumentElement, root: ElementAddress.Root, _ steps: inout [ElementAddress.Step]
  ) {
    if let id = element.id?.text, wanted.contains(id) {
      addresses[id, default: []].append(ElementAddress(root: root, steps: steps))
    }
    // What is kept as its text has no ids inside.
    if let text = element.text { return note(text) }
    for property in element.properties {
      switch property.value {
      case .element(let child):
        steps.append(ElementAddress.Step(property: property.name, position: nil))
        insert(child, root: root, &steps)
        steps.removeLast()
      case .elements(let children):
        steps.append(ElementAddress.Step(property: property.name, position: 0))
        // Elements are large, so they are looked at where they are.
        children.withUnsafeBufferPointer { children in
          for position in children.indices {
            if let text = children[position].text {
              note(text)
              guard let id = children[position].id?.text, wanted.contains(id) else { continue }
            }
            steps[steps.count - 1].position = position
            insert(children[position], root: root, &steps)
          }
        }
        steps.removeLast()
      case .value, .expression: break
      }
    }
  }

  private mutating func note(_ text: ElementText) {
    guard texts.last !== text, texts.count < 16, !texts.contains(where: { $0 === text }) else {
      return
    }
    texts.append(text)
  }

  /// Forgets an element and all that is inside of it.
  mutating func remove(_ gone: ElementAddress) {
    for (id, known) in addresses { addresses[id] = known.filter { !$0.isInside(gone) } }
  }

  /// Moves what stands in a list from a position on.
  mutating func shift(by count: Int, from first: ElementAddress) {
    for (id, known) in addresses {
      addresses[id] = known.map { $0.shifted(by: count, from: first) }
    }
  }
}
