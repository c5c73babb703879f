import Foundation

/// The elements of a document that was read before, to be found again by their bytes in the text of
/// its next version.
///
/// What has the same bytes in a list of the same name, as deep in the document, says the same, and
/// is taken over instead of being read again. Lists are gone through in order, side by side with
/// the text; what was moved far is read.
struct KnownElements: Sendable {
  /// Where an element stands, and what it stands in.
  private struct Place {
    var start: Int32
    var end: Int32
    /// How many lists and objects it is in.
    var nesting: Int32
    /// The element after this one and all that are in it.
    var after: Int32
    /// The element that it is in; -1 for the root.
    var parent: Int32
    /// The number of its text.
    var source: Int32
    /// The number of its list.
    var list: Int32
    var index: Int32
  }

  /// A list of elements, and what decides how they are read.
  private struct List {
    var parentType: String
    var name: String
    var depth: Int
    var elements: [DocumentElement]
  }

  /// How many elements of a level are compared before one is read.
  private static let attemptLimit = 6
  private static let stepLimit = 32

  private var places: [Place] = []
  private var lists: [List] = []
  private var sources: [DocumentSource] = []
  private var next = 0
  /// The entries that stand for elements, in order, and which they are.
  private(set) var found: [(entry: Int, number: Int)] = []
  /// How many elements the document has.
  private(set) var elementCount = 0

  /// Notes the elements in the lists of a document.
  init(of document: ScreenDocument) {
    if let text = document.element.text {
      elementCount = text.elementCount
    } else {
      note(document.element, depth: 1, nesting: 1, parent: -1)
    }
  }

  /// How many texts the elements stand in.
  var sourceCount: Int { sources.count }

  private mutating func note(
    _ element: DocumentElement, depth: Int, nesting: Int, parent: Int
  ) {
    elementCount += 1
    for property in element.properties {
      switch property.value {
      case .element(let child):
        if let text = child.text {
          elementCount += text.elementCount
        } else {
          note(child, depth: depth + 1, nesting: nesting + 1, parent: parent)
        }
      case .elements(let children):
        note(children, of: element, property.name, depth + 1, nesting: nesting + 1, parent)
      case .value, .expression: break
      }
    }
  }

  private mutating func note(
    _ children: [DocumentElement], of parentElement: DocumentElement, _ name: String,
    _ depth: Int, nesting: Int, _ parent: Int
  ) {
    let list = lists.count
    lists.append(
      List(parentType: parentElement.type, name: name, depth: depth, elements: children))
    places.reserveCapacity(places.count + children.count)
    // Elements are large, so they are looked at where they are.
    children.withUnsafeBufferPointer { children in
      for index in children.indices {
        let number = places.count
        if let location = children[index].location {
          places.append(
            Place(
              start: Int32(location.range.lowerBound), end: Int32(location.range.upperBound),
              nesting: Int32(nesting), after: 0, parent: Int32(parent),
              source: Int32(self.number(of: location.source)), list: Int32(list),
              index: Int32(index)))
        }
        let isNoted = places.count > number
        // What is kept as its text has no lists.
        if let text = children[index].text {
          elementCount += text.elementCount
        } else {
          note(
            children[index], depth: depth, nesting: nesting + 1, parent: isNoted ? number : parent)
        }
        if isNoted { places[number].after = Int32(places.count) }
      }
    }
  }

  private mutating func number(of source: DocumentSource) -> Int {
    if let known = sources.lastIndex(where: { $0 === source }) { return known }
    sources.append(source)
    return sources.count - 1
  }

  // MARK: Finding

  /// Finds the element whose bytes begin here, and notes it.
  ///
  /// - Parameters:
  ///   - nesting: How many lists and objects are open.
  ///   - list: The range of the name of the list.
  ///   - entry: The entry that will stand for the element.
  /// - Returns: How many bytes it has; nil if none is found.
  mutating func find(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int, nesting: Int,
    list: Range<Int>, entry: Int
  ) -> Int? {
    var number = next
    var attempts = 0
    var steps = 0
    while number < places.count, attempts < Self.attemptLimit, steps < Self.stepLimit {
      steps += 1
      let place = places[number]
      if place.nesting < nesting {
        number += 1
      } else if place.nesting > nesting {
        number = place.parent < 0 ? number + 1 : Int(places[Int(place.parent)].after)
      } else if let count = count(of: place, ifAt: offset, in: bytes, end: end),
        equals(bytes[list], lists[Int(place.list)].name)
      {
        next = Int(place.after)
        found.append((entry, number))
        return count
      } else {
        attempts += 1
        number = Int(place.after)
      }
    }
    return nil
  }

  /// How many bytes an element has if they stand at an offset.
  private func count(
    of place: Place, ifAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>, end: Int
  ) -> Int? {
    let count = Int(place.end - place.start)
    guard count > 0, count <= end - offset, let here = bytes.baseAddress else { return nil }
    return sources[Int(place.source)].bytes.withUnsafeBufferPointer { known in
      guard let there = known.baseAddress, Int(place.end) <= known.count,
        memcmp(here + offset, there + Int(place.start), count) == 0
      else { return nil }
      return count
    }
  }

  private func equals(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ name: String) -> Bool {
    bytes.elementsEqual(name.utf8)
  }

  /// The element that an entry stands for; nil if it is read otherwise in its surroundings here.
  ///
  /// - Complexity: O(log *n*) for *n* that were found.
  func element(for entry: Int, in parentType: String, list: String, depth: Int) -> DocumentElement?
  {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    guard low < found.count, found[low].entry == entry else { return nil }
    let place = places[found[low].number]
    let known = lists[Int(place.list)]
    guard known.depth == depth, known.name == list, known.parentType == parentType else {
      return nil
    }
    return known.elements[Int(place.index)]
  }
}
