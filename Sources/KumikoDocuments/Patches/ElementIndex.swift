/// Finds the elements of a screen that a patch names by their ids, as they are written.
struct ElementIndex {
  /// An element that is wanted, and the way to it, of which the last step comes first.
  private struct Finding {
    var id: String
    var steps: [ElementAddress.Step] = []
  }

  private let wanted: WantedIDs
  private(set) var addresses: [String: Set<ElementAddress>] = [:]
  /// What is known of elements that are kept as their text, each once and not too many; nothing if
  /// no element is wanted.
  private(set) var texts: [ElementText] = []
  /// The one that was noted last: most follow others of their kind.
  private var lastText: ElementText?

  /// Looks for the elements of some ids, in one pass.
  init(_ wanted: Set<String>, in screen: ScreenDocument) {
    self.wanted = WantedIDs(wanted)
    guard !wanted.isEmpty else { return }
    insert(screen.element, at: ElementAddress(root: .screen, steps: []))
    for (number, template) in screen.templates.enumerated() {
      insert(template.body, at: ElementAddress(root: .template(number), steps: []))
    }
  }

  /// Adds an element and all that is inside of it.
  mutating func insert(_ element: DocumentElement, at address: ElementAddress) {
    for finding in findings(in: element) {
      addresses[finding.id, default: []].insert(address.appending(finding.steps.reversed()))
    }
  }

  /// Forgets an element and all that is inside of it.
  ///
  /// - Complexity: O(n) for n elements inside.
  mutating func remove(_ element: DocumentElement, at address: ElementAddress) {
    for finding in findings(in: element) {
      addresses[finding.id]?.remove(address.appending(finding.steps.reversed()))
    }
  }

  private mutating func findings(in element: DocumentElement) -> [Finding] {
    var found: [Finding] = []
    withUnsafePointer(to: element) { find($0, &found) }
    return found
  }

  // Elements are large, so they are looked at where they are.

  private mutating func find(_ element: UnsafePointer<DocumentElement>, _ found: inout [Finding]) {
    if let id = element.pointee.id?.text, wanted.contains(id) { found.append(Finding(id: id)) }
    guard let properties = DocumentElement.properties(element) else {
      // What is kept as its text has no ids inside.
      if let text = element.pointee.text, text !== lastText { note(text) }
      return
    }
    properties.withUnsafeBufferPointer { properties in
      for number in properties.indices {
        switch properties[number].value {
        case .value, .expression: continue
        case .element(let child):
          let first = found.count
          withUnsafePointer(to: child) { find($0, &found) }
          // The way is noted on the way back: nearly all lead to nothing.
          for finding in first..<found.count {
            found[finding].steps.append(
              ElementAddress.Step(property: properties[number].name, position: nil))
          }
        case .elements(let children): find(children, of: properties[number].name, &found)
        }
      }
    }
  }

  private mutating func find(
    _ children: [DocumentElement], of property: String, _ found: inout [Finding]
  ) {
    children.withUnsafeBufferPointer { children in
      guard let start = children.baseAddress else { return }
      for position in children.indices {
        let first = found.count
        find(start + position, &found)
        for number in first..<found.count {
          found[number].steps.append(ElementAddress.Step(property: property, position: position))
        }
      }
    }
  }

  private mutating func note(_ text: ElementText) {
    lastText = text
    guard texts.count < 16, !texts.contains(where: { $0 === text }) else { return }
    texts.append(text)
  }

  /// Moves what stands in a list from a position on.
  mutating func shift(by count: Int, from first: ElementAddress) {
    move { $0.shifted(by: count, from: first) }
  }

  /// Moves what stands in lists that elements leave.
  mutating func close(_ removals: ElementRemovals) { move { removals.moved($0) } }

  private mutating func move(_ moved: (ElementAddress) -> ElementAddress) {
    addresses = addresses.mapValues { known in Set(known.map(moved)) }
  }
}
