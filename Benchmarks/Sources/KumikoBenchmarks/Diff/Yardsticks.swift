import Kumiko

/// Feeds every identifier to a hasher.
@MainActor
@inline(never)
func hashAll<Element: BenchmarkElement>(_ elements: [Element]) -> Int {
  var result = 0
  for element in elements {
    var hasher = Hasher()
    hasher.combine(element.differenceIdentifier)
    result ^= hasher.finalize()
  }
  return result
}

/// Compares two lists of the same elements, identifiers first.
@MainActor
@inline(never)
func compareAll<Element: BenchmarkElement>(_ source: [Element], _ target: [Element]) -> Int {
  var result = 0
  for index in 0..<min(source.count, target.count)
  where target[index].hasSameIdentifier(as: source[index])
    && target[index].isContentEqual(to: source[index])
  {
    result += 1
  }
  return result
}
