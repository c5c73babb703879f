import KumikoFlexLayout
import Testing

@Suite("Frames are those of a browser")
struct BrowserTests {
  static let files = ["flex", "absolute", "pairs", "random", "families"]

  @Test("All cases, in both directions", arguments: files)
  func cases(file: String) throws {
    let fixtures = try Fixture.read(file).filter { $0.difference == nil }
    #expect(fixtures.count > 20)
    for fixture in fixtures {
      for direction in [FlexWritingDirection.leftToRight, .rightToLeft] {
        let faults = try faults(fixture, direction)
        #expect(faults.isEmpty, "\(fixture), \(direction)")
      }
    }
  }

  @Test("What is said to differ from the browser does")
  func differences() throws {
    let fixtures = try Self.files.flatMap(Fixture.read).filter { $0.difference != nil }
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      #expect(try !faults(fixture, .leftToRight).isEmpty, "\(fixture)")
    }
  }

  /// Returns the nodes that are not where the browser has them.
  private func faults(
    _ fixture: Fixture, _ direction: FlexWritingDirection
  ) throws -> [String] {
    var tree = FixtureTree(fixture)
    tree.layout(fixture.width, direction)
    let expected = try #require(fixture.frames[direction])
    #expect(expected.count == tree.nodes.count)
    return zip(tree.nodes, expected).enumerated().compactMap { number, pair in
      let frame = tree.tree.unroundedFrame(of: pair.0)
      return frame.isClose(to: pair.1) ? nil : "\(number): \(frame) instead of \(pair.1)"
    }
  }
}
