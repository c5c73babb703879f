/// What is wrong with the layout of a section.
public enum SectionLayoutProblem: Hashable, Sendable {
  /// A group has room for no item, although the section has items. One item fills it.
  case emptyGroup

  /// A custom group was given no frames. Its items fill it.
  case noFrames

  /// A width or a height is zero, negative or not a number. The usual one is taken in its place.
  case invalidLength(String)

  /// An item takes a fraction of an estimated length of its group. It keeps that part of the
  /// estimate, however much its content asks for.
  case fractionOfEstimate(String)

  /// The layout has a place for a kind of views, and the section has none of it. The place stays
  /// empty.
  case missingView(kind: String)

  /// The section has a view of a kind, and the layout has no place for it. It is not shown.
  case unplacedView(kind: String)

  /// Several views upon an item or a group have one kind. The last one is shown.
  case duplicateKind(String)

  /// The list does not ask sections for their layout.
  case ignored
}

extension SectionLayoutProblem: CustomStringConvertible {
  /// The rule, the offender, and the remedy, within the report about a section.
  public var description: String {
    switch self {
    case .emptyGroup:
      """
      a group must have room for items, but one has none in it. One item fills it; give the group \
      items, or ItemLayouts in a template.
      """
    case .noFrames:
      """
      a custom group must have a frame for each of its items, but it was given none. Each item \
      fills a group; return frames for as many items as the group holds.
      """
    case .invalidLength(let length):
      """
      lengths must be more than zero, but there is \(length). The usual one is taken; give a \
      positive length, or leave the item out.
      """
    case .fractionOfEstimate(let axis):
      """
      a fraction must be of a known length, but an item takes a fraction of its group's estimated \
      \(axis). It does not grow with its content; give the item an estimated \(axis), too.
      """
    case .missingView(let kind):
      """
      each supplementary item must have a component, but there is none of kind \(kind). Its place \
      stays empty; add one by supplementary(_:ofKind:), header or footer, or take the item away.
      """
    case .unplacedView(let kind):
      """
      each component beside items must have a place, but the layout has none for kind \(kind). It \
      is not shown; add it by boundarySupplementaryItem(_:), badge(_:) or supplementaryItem(_:).
      """
    case .duplicateKind(let kind):
      """
      the kinds of views upon an item must differ, but several are of kind \(kind). The last one \
      is shown; give each a custom kind of its own.
      """
    case .ignored:
      """
      only a compositional layout asks sections how they arrange their items, but the list has \
      another one. Its modifiers do nothing; use UICollectionViewCompositionalAdapter and its \
      makeLayout().
      """
    }
  }
}
