import ListGeometry

/// How far the regions of a layout are scrolled, by section: from their beginning, in the direction
/// of reading. An offset is kept while its section is out of view.
struct RegionOffsets {
  private struct Place {
    var offset: Double
    /// What the offset shows; nil if the section was not laid out then.
    var anchor: RegionAnchor?
  }

  private var places: [Int: Place] = [:]

  /// The sections that were scrolled.
  var sections: [Int] { Array(places.keys) }

  subscript(section: Int) -> Double? { places[section]?.offset }

  /// Notes how far a section is scrolled, and what that shows.
  mutating func set(
    _ offset: Double, of number: Int, _ section: CompositionalSection?, _ paging: RegionPaging
  ) {
    places[number] = Place(offset: offset, anchor: section?.anchor(at: offset, paging))
  }

  /// Has a section show what it showed, if its region is of another length now.
  /// - Parameter clamped: Brings an offset into what the section holds now.
  mutating func adapt(
    _ number: Int, to section: CompositionalSection, _ paging: RegionPaging,
    _ clamped: (Double) -> Double
  ) {
    guard let place = places[number] else { return }
    let anchored = place.anchor.flatMap { section.offset(of: $0, paging) }
    set(clamped(anchored ?? place.offset), of: number, section, paging)
  }

  /// Follows sections through an update.
  mutating func follow(_ map: IndexPathMap) {
    let old = places
    places = [:]
    for (section, place) in old {
      if let new = map.newSection(section) { places[new] = place }
    }
  }
}
