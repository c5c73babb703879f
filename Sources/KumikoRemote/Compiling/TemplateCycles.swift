import KumikoDocuments

/// Finds the templates that hold themselves, at once or by others.
///
/// Nothing here calls itself for each template: a document may have as many of them as elements,
/// each of which uses the next, or all that follow.
struct TemplateCycles {
  /// The numbers of the templates that each template uses, in the order of their names.
  private let uses: [[Int]]
  /// What the templates have in common that lead to each other and back: the number of one of them.
  private let groups: [Int]

  /// - Parameters:
  ///   - templates: The templates of a document.
  ///   - numbers: Their numbers by their names.
  ///
  /// - Complexity: O(*n*) of the elements in the templates, but for the order of names.
  init(_ templates: [DocumentTemplate], numbers: [String: Int]) {
    uses = templates.map { template in
      var types: Set<String> = []
      template.body.collectTypes(into: &types)
      return types.filter { numbers[$0] != nil }.sorted().compactMap { numbers[$0] }
    }
    groups = Self.groups(of: uses)
  }

  /// The shortest way from a template over others to itself; nil if it does not hold itself.
  func way(around template: Int) -> [Int]? {
    var users: [Int: Int] = [:]
    var waiting = [template]
    var position = 0
    while position < waiting.count {
      let user = waiting[position]
      position += 1
      for used in uses[user] where groups[used] == groups[template] {
        if used == template { return Self.way(to: user, from: template, users) + [template] }
        guard users[used] == nil else { continue }
        users[used] = user
        waiting.append(used)
      }
    }
    return nil
  }

  /// The numbers of the templates that hold themselves, in order.
  var members: [Int] {
    var sizes = [Int](repeating: 0, count: groups.count)
    for group in groups { sizes[group] += 1 }
    return groups.indices.filter { sizes[groups[$0]] > 1 || uses[$0].contains($0) }
  }

  /// The way that leads to a template, by who uses whom.
  private static func way(to last: Int, from first: Int, _ users: [Int: Int]) -> [Int] {
    var way = [last]
    while let place = way.last, place != first, let user = users[place] { way.append(user) }
    return way.reversed()
  }

  /// Tarjan's strongly connected components, with a list of what waits in place of calls.
  private static func groups(of uses: [[Int]]) -> [Int] {
    var groups = [Int?](repeating: nil, count: uses.count)
    // When each template was met, and the earliest of those that it leads back to.
    var met = [Int?](repeating: nil, count: uses.count)
    var earliest = [Int](repeating: 0, count: uses.count)
    // Those that were met and have no group yet.
    var pending: [Int] = []
    var count = 0
    for start in uses.indices where met[start] == nil {
      var way = [Step(template: start)]
      while let step = way.last {
        let template = step.template
        if met[template] == nil {
          met[template] = count
          earliest[template] = count
          count += 1
          pending.append(template)
        }
        if step.next < uses[template].count {
          way[way.count - 1].next += 1
          let used = uses[template][step.next]
          if let time = met[used] {
            if groups[used] == nil { earliest[template] = min(earliest[template], time) }
          } else {
            way.append(Step(template: used))
          }
          continue
        }
        way.removeLast()
        if let user = way.last?.template {
          earliest[user] = min(earliest[user], earliest[template])
        }
        guard met[template] == earliest[template] else { continue }
        while let member = pending.popLast() {
          groups[member] = template
          if member == template { break }
        }
      }
    }
    return groups.enumerated().map { $1 ?? $0 }
  }

  /// A template on the way, and which of those that it uses comes next.
  private struct Step {
    var template: Int
    var next = 0
  }
}

extension DocumentElement {
  /// Collects the types of this element and of all inside of it. Documents limit how deep it is.
  fileprivate func collectTypes(into types: inout Set<String>) {
    types.insert(type)
    for property in properties {
      switch property.value {
      case .element(let element): element.collectTypes(into: &types)
      case .elements(let elements):
        for element in elements { element.collectTypes(into: &types) }
      case .value, .expression: break
      }
    }
    if case .element(let element) = fallback { element.collectTypes(into: &types) }
  }
}
