import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Elements` {
  private struct Person: Identifiable, Equatable, Differentiable {
    var id: Int
    var name: String
  }

  private struct Tag: Identifiable, Hashable, Differentiable {
    var id: String
    var color: Int
  }

  @Test func `that are hashable are their own identifier`() {
    #expect(Number(3).differenceIdentifier == Number(3))
    #expect(Number(3).hasSameIdentifier(as: Number(3)))
    #expect(!Number(3).hasSameIdentifier(as: Number(4)))
  }

  @Test func `that are identifiable have their id`() {
    let (old, new) = (Person(id: 1, name: "Mia"), Person(id: 1, name: "Mio"))
    #expect(new.differenceIdentifier == 1)
    #expect(new.hasSameIdentifier(as: old))
    #expect(!new.isContentEqual(to: old))
    #expect(Tag(id: "a", color: 1).hasSameIdentifier(as: Tag(id: "a", color: 2)))
  }

  @Test func `have equal keys when their identifiers are equal`() {
    #expect(Person(id: 1, name: "a").differenceKey == Person(id: 1, name: "b").differenceKey)
    #expect(Person(id: 1, name: "a").differenceKey == DifferenceKey(1))
  }

  @Test func `may be absent or several and be compared by content`() {
    let (old, new) = (Person(id: 1, name: "a"), Person(id: 1, name: "b"))
    let nobody: Person? = nil
    #expect(nobody.isContentEqual(to: nobody))
    #expect(!Optional(new).isContentEqual(to: nobody))
    #expect(!nobody.isContentEqual(to: old))
    #expect(Optional(old).isContentEqual(to: old))
    #expect(!Optional(new).isContentEqual(to: old))
    #expect([old, new].isContentEqual(to: [old, new]))
    #expect(![old, new].isContentEqual(to: [old]))
    #expect(![old, new].isContentEqual(to: [new, old]))
  }

  @Test func `are found in collections other than arrays`() {
    let stages = StagedChangeset(source: items("A B C")[1...], target: items("C B")[...])
    #expect(summary(stages) == ["move elements [0, 1]→[0, 0]"])
  }
}

@Suite struct `Elements of any type` {
  private struct Post: Identifiable, Equatable, Differentiable {
    var id: Int
    var text: String
  }

  /// Identity and content said apart, as two conformances.
  private struct Advert: ContentIdentifiable, ContentEquatable {
    var name: String
    var differenceIdentifier: String { name }
    func isContentEqual(to source: Advert) -> Bool { false }
  }

  @Test func `are identified as what they wrap`() {
    let (post, advert) = (AnyDifferentiable(Post(id: 1, text: "a")), AnyDifferentiable(Number(1)))
    #expect(post.differenceIdentifier == AnyHashable(1))
    #expect(post.hasSameIdentifier(as: AnyDifferentiable(Post(id: 1, text: "b"))))
    #expect(!post.hasSameIdentifier(as: advert))
    #expect(post.base as? Post == Post(id: 1, text: "a"))
    #expect(AnyDifferentiable(post).base is Post)
    #expect(post.debugDescription.hasPrefix("AnyDifferentiable("))
  }

  @Test func `are compared with elements of their type`() {
    let (old, new) = (Post(id: 1, text: "a"), Post(id: 1, text: "b"))
    #expect(AnyDifferentiable(old).isContentEqual(to: AnyDifferentiable(old)))
    #expect(!AnyDifferentiable(new).isContentEqual(to: AnyDifferentiable(old)))
    #expect(!AnyDifferentiable(old).isContentEqual(to: AnyDifferentiable(Number(1))))
  }

  @Test func `differ as one collection`() {
    let old = [AnyDifferentiable(Post(id: 1, text: "a")), AnyDifferentiable(Advert(name: "x"))]
    let new = [AnyDifferentiable(Advert(name: "x")), AnyDifferentiable(Post(id: 1, text: "b"))]
    let stages = StagedChangeset(source: old, target: new)
    #expect(
      summary(stages) == ["update elements [0, 0], [0, 1]", "move elements [0, 1]→[0, 0]"])
  }
}

@Suite struct `Keys` {
  @Test func `of integers are exact`() {
    let keys = Set((-5_000..<5_000).map { DifferenceKey(exactly: $0) })
    #expect(keys.count == 10_000)
    #expect(DifferenceKey(exactly: Int.min) != DifferenceKey(exactly: Int.max))
    #expect(DifferenceKey(exactly: Int.min) != DifferenceKey(exactly: 0))
  }

  @Test func `of integers are spread over all bits`() {
    // Sequential integers must neither share many high bits nor many low bits.
    let keys = (0..<1_024).map { DifferenceKey(exactly: $0).bits }
    #expect(Set(keys.map { $0 >> 48 }).count > 900)
    #expect(Set(keys.map { $0 & 0xFFFF }).count > 900)
  }

  @Test func `are equal for equal identifiers of any type`() {
    #expect(DifferenceKey("a") == DifferenceKey("a"))
    #expect(DifferenceKey("a") != DifferenceKey("b"))
    #expect(DifferenceKey(7) == DifferenceKey(exactly: 7))
    #expect(DifferenceKey(7 as UInt8) == DifferenceKey(hashing: 7 as UInt8))
  }
}

@Suite struct `Array sections` {
  @Test func `are what their model is`() {
    let (old, new) = (sections("P[A]")[0], sections("P1[B]")[0])
    #expect(new.hasSameIdentifier(as: old))
    #expect(new.differenceKey == old.model.differenceKey)
    #expect(!new.isContentEqual(to: old))
    #expect(sections("P[B]")[0].isContentEqual(to: old))
  }

  @Test func `show what another section does around other elements`() {
    let section = ItemSection(source: sections("P1[A]")[0], elements: items("B C"))
    #expect(text([section]) == "P1[B C]")
  }

  @Test func `print their elements one a line`() {
    #expect(
      ArraySection(model: Number(1), elements: [Number(2)]).debugDescription == """
        ArraySection(\(String(reflecting: Number(1)))):
          \(String(reflecting: Number(2)))
        """)
  }
}

@Suite struct `Paths` {
  @Test func `are ordered by section, then by element`() {
    let paths = [(1, 0), (0, 2), (0, 1)].map { ElementPath(element: $1, section: $0) }
    #expect(paths.sorted().map(\.debugDescription) == ["[0, 1]", "[0, 2]", "[1, 0]"])
  }
}
