/// The elements that a patch has put in the places of others that mean the same to those beside
/// them: what was right about lists still is.
struct ElementExchanges {
  private(set) var elements: [DocumentElement] = []
  /// Whether there may be more in the screen than before.
  private(set) var mayHaveGrown = false

  /// Notes that an element has taken the place of another one; false if that means something else
  /// to those beside it.
  mutating func note(
    _ new: DocumentElement, insteadOf old: DocumentElement, limits: DocumentLimits
  ) -> Bool {
    // Both are there whatever values are, and both have the same id, or none.
    guard !old.hasControl, !new.hasControl, old.id == new.id else { return false }
    elements.append(new)
    noteSize(of: new, insteadOf: old, limits)
    return true
  }

  private mutating func noteSize(
    of new: DocumentElement, insteadOf old: DocumentElement, _ limits: DocumentLimits
  ) {
    if mayHaveGrown { return }
    let size = DocumentSize(of: old, limits: limits)
    mayHaveGrown = !DocumentSize(of: new, limits: limits).isWithin(size)
  }

  /// Notes that a value of the screen is another one.
  mutating func noteValue() { mayHaveGrown = true }
}
