import CoreGraphics
import Testing

@testable import UIKit

/// What a layout said of elements, in order.
@MainActor
@Suite(.serialized) struct OrderedElementsTests {
  private func item(_ row: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: [section, row])
  }

  private let header = UICollectionViewLayoutAttributes(
    forSupplementaryViewOfKind: "header", with: [0, 0])

  @Test func `elements come in the order of their keys, cells first`() {
    let elements = OrderedElements([header, item(3), item(0, 1), item(1)])
    #expect(
      elements.list.map(\.values.key) == [[0, 1], [0, 3], [1, 0]].map { .cell($0) } + [
        .supplementary("header", [0, 0])
      ])
  }

  @Test func `of an element that is named twice the last counts`() {
    let last = item(1)
    let elements = OrderedElements([item(1), item(2), last])
    #expect(elements.list.count == 2)
    #expect(elements[.cell([0, 1])] === last)
  }

  @Test func `elements are found, replaced, added and taken out by their keys`() {
    var elements = OrderedElements([item(1), item(3), header])
    #expect(elements[.cell([0, 2])] == nil)
    let (two, other) = (item(2), item(3))
    elements[.cell([0, 2])] = two
    elements[.cell([0, 3])] = other
    #expect(elements.list.map(\.indexPath) == [[0, 1], [0, 2], [0, 3], [0, 0]])
    #expect(elements.list[1] === two)
    #expect(elements.list[2] === other)
    elements[.cell([0, 1])] = nil
    elements[.cell([0, 9])] = nil
    #expect(elements.list.map(\.indexPath) == [[0, 2], [0, 3], [0, 0]])
    #expect(elements.list.contains(.cell([0, 3])))
    #expect(!elements.list.contains(.cell([0, 1])))
  }

  @Test func `copies are not what the layout keeps`() {
    let element = item(1)
    element.frame = CGRect(x: 0, y: 10, width: 20, height: 30)
    let copied = OrderedElements([element]).copied()
    #expect(copied[.cell([0, 1])] !== element)
    #expect(copied[.cell([0, 1])]?.frame == element.frame)
  }
}
