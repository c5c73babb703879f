import Foundation
import Testing

@testable import ListGeometry

/// Where the region of an orthogonal section comes to rest.
struct RegionPagingTests {
  /// Ten groups of 300 points with gaps of 20 in a container of 400.
  private func section(_ count: Int = 10, inset: Double = 0) -> CompositionalSection {
    let item = CompositionalItem(
      CompositionalSize(width: .widthFraction(1), height: .heightFraction(1)))
    var template = CompositionalSectionTemplate(
      group: CompositionalItem(
        CompositionalSize(width: .points(300), height: .points(100)),
        group: CompositionalGroup(.horizontal, .fitting([item]))))
    template.interGroupSpacing = 20
    template.isOrthogonal = true
    template.insets = CompositionalInsets(leading: inset, trailing: inset)
    let context = CompositionalContext(
      axis: .vertical, container: CGSize(width: 400, height: 800), grid: PixelGrid(scale: 1))
    return CompositionalSection(template, context, count: count)
  }

  private func rest(
    _ section: CompositionalSection, _ proposed: Double, from start: Double, _ velocity: Double,
    _ paging: RegionPaging
  ) -> Double {
    section.restingOffset(for: proposed, from: start, velocity: velocity, paging)
  }

  @Test func `continuous content rests where it ends`() {
    #expect(rest(section(), 123.4, from: 0, 900, .anywhere) == 123.4)
  }

  @Test func `at a group's beginning, or at the end`() {
    let section = section()
    #expect(rest(section, 100, from: 0, 900, .groupStart) == 0)
    #expect(rest(section, 200, from: 0, 900, .groupStart) == 320)
    #expect(rest(section, 1000, from: 0, 900, .groupStart) == 960)
    #expect(rest(section, 2700, from: 0, 900, .groupStart) == section.regionLength - 400)
    #expect(rest(section, 9000, from: 0, 900, .groupStart) == section.regionLength - 400)
    #expect(rest(section, -50, from: 0, -900, .groupStart) == 0)
  }

  @Test func `one group a swipe however fast`() {
    let section = section()
    #expect(rest(section, 2000, from: 0, 5000, .nextGroup) == 320)
    #expect(rest(section, 700, from: 640, 100, .nextGroup) == 960)
    #expect(rest(section, 600, from: 640, -100, .nextGroup) == 320)
    #expect(rest(section, -600, from: 0, -100, .nextGroup) == 0)
    #expect(rest(section, 3000, from: 2560, 100, .nextGroup) == section.regionLength - 400)
  }

  @Test func `without a swipe the nearest group`() {
    let section = section()
    #expect(rest(section, 100, from: 0, 0, .nextGroup) == 0)
    #expect(rest(section, 200, from: 0, 0, .nextGroup) == 320)
    #expect(rest(section, 500, from: 640, 0, .nextGroup) == 640)
    #expect(rest(section, 450, from: 640, 0, .nextGroup) == 320)
  }

  @Test func `centered groups reach the middle at both ends`() {
    let section = section()
    #expect(section.centeringInsets == CompositionalSpan(start: 50, end: 50))
    #expect(rest(section, -50, from: -50, 0, .nextGroupCentered) == -50)
    #expect(rest(section, 400, from: -50, 800, .nextGroupCentered) == 270)
    #expect(rest(section, 3000, from: 2510, 800, .nextGroupCentered) == 2830)
    #expect(rest(section, 3000, from: 2830, 800, .nextGroupCentered) == 2830)
  }

  @Test func `a group alone stays in the middle`() {
    let section = section(1)
    #expect(section.regionLength == 300)
    #expect(section.centeringInsets == CompositionalSpan(start: 50, end: -50))
    #expect(rest(section, 200, from: -50, 800, .nextGroupCentered) == -50)
  }

  @Test func `section insets move groups, not the steps`() {
    let section = section(3, inset: 30)
    #expect(section.regionLength == 1000)
    #expect(section.rest(ofItem: 1) == 320)
    #expect(section.rest(ofItem: 1, isCentered: true) == 300)
    #expect(section.centeringInsets == CompositionalSpan(start: 20, end: 20))
    #expect(rest(section, 200, from: 0, 300, .nextGroup) == 320)
  }

  @Test func `an empty section rests at its start`() {
    let section = section(0)
    #expect(section.centeringInsets == CompositionalSpan(start: 0, end: 0))
    for paging in [RegionPaging.groupStart, .nextGroup, .nextGroupCentered] {
      #expect(rest(section, 100, from: 0, 300, paging) == 0)
    }
  }

  // MARK: Another length

  @Test func `pages are multiples of the length, and end with the content`() {
    let section = section()
    #expect(rest(section, 500, from: 0, 0, .page) == 400)
    #expect(rest(section, 650, from: 0, 0, .page) == 800)
    #expect(rest(section, 9000, from: 0, 0, .page) == section.regionLength - 400)
  }

  @Test func `an offset is known by the group that it shows first`() throws {
    let section = section()
    let atRest = try #require(section.anchor(at: 640, .nextGroup))
    #expect(atRest.item == 2 && atRest.fraction == 0 && !atRest.isAtEnd && atRest.length == 400)
    let between = try #require(section.anchor(at: 720, .anywhere))
    #expect(between.item == 2 && between.fraction == 0.25)
    #expect(try #require(section.anchor(at: section.regionLength - 400, .nextGroup)).isAtEnd)
    #expect(try #require(section.anchor(at: 0, .nextGroup)).isAtEnd == false)
    #expect(self.section(0).anchor(at: 0, .nextGroup) == nil)
    #expect(section.offset(of: atRest, .nextGroup) == nil, "the length is the same")
  }
}
