import Testing

@testable import UIKit

/// Which views of a list are in use, and for what.
@MainActor
@Suite(.serialized) struct DisplayedViewsTests {
  private let views = DisplayedViews<Int, UIView>()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  @Test func `a prepared view is in use before it is in view`() {
    views.prepare(one, at: 1)
    #expect(views[1] == nil)
    #expect(views.view(at: 1) === one)
    views.display(one, at: 1)
    #expect(views[1] === one)
    #expect(views.prepared.isEmpty)
  }

  @Test func `what is in view and not wanted is told from first to last`() {
    for (key, view) in [(5, one), (3, two), (4, three)] { views.display(view, at: key) }
    #expect(views.keys { $0 == 4 } == [3, 5])
    #expect(views.keys { (3...5).contains($0) }.isEmpty)
  }

  @Test func `views in view are kept in order and found in any`() {
    for (key, view) in [(5, one), (3, two), (4, three)] { views.display(view, at: key) }
    #expect(views.displayed.map(\.key) == [3, 4, 5])
    #expect(views.views(of: [3, 4, 5]) { $0 } == [two, three, one])
    #expect(views.views(of: [6, 5, 1, 4, 3, 3]) { $0 } == [nil, one, nil, three, two, two])
    #expect(views.remove(4) === three)
    #expect(views.remove(4) == nil)
    #expect(views.displayed.map(\.view) == [two, one])
  }

  @Test func `another view of what is in view takes its place`() {
    views.display(one, at: 1)
    views.display(two, at: 1)
    #expect(views.displayed.map(\.view) == [two])
  }

  @Test func `an update may change the order of views`() {
    for (key, view) in [(0, one), (1, two), (2, three)] { views.display(view, at: key) }
    #expect(views.renumber { 2 - $0 }.isEmpty)
    #expect(views.displayed.map(\.view) == [three, two, one])
  }

  @Test func `prepared views move, too`() {
    for (key, view) in [(1, one), (2, two), (3, three)] { views.prepare(view, at: key) }
    #expect(views.renumberPrepared { $0 == 3 ? nil : 3 - $0 }.map(\.view) == [three])
    #expect(views.prepared == [1: two, 2: one])
  }

  @Test func `taking views forgets them`() {
    views.prepare(one, at: 2)
    views.prepare(two, at: 1)
    views.display(three, at: 7)
    #expect(views.takePrepared().map(\.key) == [1, 2])
    #expect(views.takePrepared().isEmpty)
    #expect(views.takeDisplayed().map(\.view) == [three])
    #expect(views.displayed.isEmpty)
  }

  @Test func `some prepared views can be taken and others left`() {
    for (key, view) in [(1, one), (2, two), (3, three)] { views.prepare(view, at: key) }
    #expect(views.takePrepared { $0 > 1 }.map(\.key) == [2, 3])
    #expect(views.prepared == [1: one])
  }

  @Test func `an update moves views with what they show`() {
    for (key, view) in [(0, one), (1, two), (2, three)] { views.display(view, at: key) }
    let gone = views.renumber { $0 == 1 ? nil : $0 + 10 }
    #expect(gone.map(\.key) == [1])
    #expect(gone.map(\.view) == [two])
    #expect(views[10] === one)
    #expect(views[12] === three)
    #expect(views.displayed.count == 2)
  }

  @Test func `of two views that an update leads to one place the first stays`() {
    views.display(one, at: 0)
    views.display(two, at: 1)
    let gone = views.renumber { _ in 5 }
    #expect(views[5] === one)
    #expect(gone.map(\.view) == [two])
  }

  @Test(arguments: [0, 10, nil])
  func `an update is asked for each new place once`(_ shift: Int?) {
    for (key, view) in [(0, one), (1, two), (2, three)] { views.display(view, at: key) }
    var asked: [Int] = []
    _ = views.renumber { key in
      asked.append(key)
      return shift.map { key + $0 } ?? 7
    }
    #expect(asked.sorted() == [0, 1, 2])
  }

  @Test func `only while it is configured again a view is found by that`() {
    views.display(one, at: 1)
    #expect(views.reconfiguredView(at: 1) == nil)
    let isSame = views.reconfigure(1, one) {
      #expect(views.reconfiguredView(at: 2) == nil)
      return views.reconfiguredView(at: 1) ?? two
    }
    #expect(isSame)
    #expect(views.reconfiguredView(at: 1) == nil)
    #expect(!views.reconfigure(1, one) { two })
  }
}
