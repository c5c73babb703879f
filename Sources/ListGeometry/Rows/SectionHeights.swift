/// The heights of one section, from its top padding to its footer.
package struct SectionHeights: RopeElement {
  /// A header or footer.
  package struct Edge: Sendable, Equatable {
    package let height: Double
    /// What is known of the height.
    package let certainty: HeightCertainty

    package init(height: Double, certainty: HeightCertainty) {
      self.height = height
      self.certainty = certainty
    }

    /// A height that never changes by itself, or an estimate.
    package init(height: Double, isExact: Bool) {
      self.init(height: height, certainty: isExact ? .fixed : .estimated)
    }

    package static let none = Edge(height: 0, isExact: true)
  }

  /// Empty space above the header.
  package var topPadding: Double
  package var header: Edge
  package var rows: Rope<RowRun>
  package var footer: Edge

  package init(
    topPadding: Double = 0, header: Edge = .none, rows: Rope<RowRun> = Rope(), footer: Edge = .none
  ) {
    self.topPadding = topPadding
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// Where the first row starts, from the section's top.
  package var rowsStart: Double { topPadding + header.height }
  /// Where the footer starts, from the section's top.
  package var footerStart: Double { rowsStart + rows.extent }

  package var count: Int { 1 }
  package var extent: Double { footerStart + footer.height }
  package func extent(of places: Int) -> Double { places == 0 ? 0 : extent }
  package func index(at offset: Double) -> Int { 0 }
  package func split(at place: Int) -> (SectionHeights, SectionHeights) { (self, self) }
  package func merged(with next: SectionHeights) -> SectionHeights? { nil }
}
