import KumikoDocuments
import Testing
import _TestSupport

@Suite("Random patches", .timeLimit(.minutes(3))) struct RandomPatchTests {
  /// Patches screens of random seeds, and compares what comes of it with what a server would send.
  private func check(_ seeds: Range<UInt64>) {
    let writer = DocumentWriter(schema: TestSchema())
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var world = RandomPatch(using: &random)
      let old = world.screen
      for _ in 0..<Int.random(in: 1...8, using: &random) { world.edit(using: &random) }
      var patch = world.patch
      // Most of the time is spent on texts; one of 16 is enough for them.
      if seed % 16 == 0 {
        let isXML = seed % 32 == 0
        let text = isXML ? writer.xml(.patch(patch)) : writer.json(.patch(patch))
        guard case .patch(let other)? = read(text).document else {
          Issue.record("seed \(seed): \(read(text).problems.lines)")
          continue
        }
        patch = other
      }
      let result = old.applying(patch, schema: TestSchema())
      #expect(result.screen == world.screen, "seed \(seed): \(result)")
    }
  }

  @Test("give what is fetched whole, for 10,000 pairs")
  func pairs() { check(0..<10_000) }

  @Test("that are applied one by one give what all at once give")
  func series() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var world = RandomPatch(using: &random)
      var screen = world.screen
      var applied = 0
      for _ in 0..<20 {
        world.edit(using: &random)
        let changes = Array(world.changes[applied...])
        applied = world.changes.count
        let result = screen.applying(
          PatchDocument(of: "world", changes: changes), schema: TestSchema())
        guard let next = result.screen else {
          Issue.record("seed \(seed): \(result)")
          break
        }
        screen = next
      }
      #expect(screen == world.screen, "seed \(seed)")
    }
  }

  @Test("that are cut anywhere are no patches, and those with another word change all or nothing")
  func hostile() {
    let writer = DocumentWriter(schema: TestSchema())
    var random = SeededRandom(seed: 7)
    var world = RandomPatch(using: &random)
    let old = world.screen
    for _ in 0..<6 { world.edit(using: &random) }
    let text = Array(writer.json(.patch(world.patch)).utf8)
    let reader = DocumentReader(schema: TestSchema())
    for length in 0..<(text.count - 1) {
      let reading = reader.read(Array(text[..<length]), file: "patch")
      #expect(length == text.count - 1 || reading.problems.hasErrors)
    }
    for _ in 0..<2_000 {
      var bytes = text
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 32...126, using: &random)
      let reading = reader.read(bytes, file: "patch")
      guard case .patch(let patch)? = reading.document, !reading.problems.hasErrors else {
        continue
      }
      switch old.applying(patch, schema: TestSchema()) {
      case .patched(let screen, _):
        #expect(!read(writer.json(screen)).problems.hasErrors)
      case .refused(let problems): #expect(problems.hasErrors)
      case .outdated: break
      }
    }
  }
}
