// Documents are equal if they say the same: places and paths do not count, and neither does the
// order of properties, which XML cannot keep.

extension DocumentElement: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.type == second.type && first.id == second.id && first.loop == second.loop
      && first.filter == second.filter && first.condition == second.condition
      && Set(first.requires) == Set(second.requires) && first.fallback == second.fallback
      && first.hasSameProperties(as: second)
  }

  private func hasSameProperties(as other: Self) -> Bool {
    guard properties.count == other.properties.count else { return false }
    if zip(properties, other.properties).allSatisfy({ $0.name == $1.name }) {
      return properties == other.properties
    }
    let sorted = properties.sorted { $0.name < $1.name }
    return sorted == other.properties.sorted { $0.name < $1.name }
  }
}

extension DocumentProperty: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.value == second.value
  }
}

extension DocumentText: Equatable {
  public static func == (first: Self, second: Self) -> Bool { first.text == second.text }
}

extension DocumentLoop: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.variable == second.variable && first.list == second.list
  }
}

extension DocumentCondition: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.value == second.value
  }
}

extension DocumentTemplate: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.params == second.params && first.body == second.body
  }
}

extension DocumentStyle: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.element == second.element
  }
}

extension ScreenDocument: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.version == second.version && first.element == second.element
      && first.templates.sorted { $0.name < $1.name }
        == second.templates.sorted { $0.name < $1.name }
      && first.styles.sorted { $0.name < $1.name } == second.styles.sorted { $0.name < $1.name }
  }
}
