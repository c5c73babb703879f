/// A place in `data`: names of fields and positions in lists, such as `products[3].price`.
///
/// The word `data.` at its beginning may be left out.
public struct DataPath: Hashable, Sendable, CustomStringConvertible {
  enum Step: Hashable, Sendable {
    case field(String)
    case position(Int)
  }

  let steps: [Step]
  /// The path as it was written.
  public let description: String

  /// Reads a path; nil if it is written otherwise, or has more than 32 steps.
  public init?(_ text: String) {
    guard text.utf8.count <= 1_024 else { return nil }
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "[" && $0 != "]" }
      guard !name.isEmpty, let positions = Self.positions(part.dropFirst(name.count)) else {
        return nil
      }
      steps += [.field(String(name))] + positions
    }
    if steps.count > 1, steps[0] == .field("data") { steps.removeFirst() }
    guard case .field? = steps.first, steps.count <= 32 else { return nil }
    (self.steps, description) = (steps, text)
  }

  /// Reads `[3][0]`.
  private static func positions(_ text: Substring) -> [Step]? {
    var steps: [Step] = []
    var rest = text
    while !rest.isEmpty {
      guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return nil }
      let digits = rest[..<end].dropFirst()
      guard (1...7).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let position = Int(digits)
      else { return nil }
      steps.append(.position(position))
      rest = rest[end...].dropFirst()
    }
    return steps
  }

  /// Sets the value of the place; false if there is no such place. A field is made where its object
  /// is there, and a list grows by the position behind its end.
  func set(_ value: RemoteValue, in data: inout RemoteValue) -> Bool {
    Self.set(value, steps[...], in: &data)
  }

  private static func set(
    _ value: RemoteValue, _ steps: ArraySlice<Step>, in place: inout RemoteValue
  ) -> Bool {
    guard let step = steps.first else {
      place = value
      return true
    }
    // What is changed is taken out, so that it is not copied.
    switch (step, place) {
    case (.field(let name), .object(var fields)):
      guard steps.count == 1 || fields[name] != nil else { return false }
      place = .null
      defer { place = .object(fields) }
      return set(value, steps.dropFirst(), in: &fields[name, default: .null])
    case (.position(let position), .list(var list)):
      guard position < list.count || position == list.count && steps.count == 1 else {
        return false
      }
      place = .null
      defer { place = .list(list) }
      if position == list.count { list.append(.null) }
      return set(value, steps.dropFirst(), in: &list[position])
    default: return false
    }
  }
}
