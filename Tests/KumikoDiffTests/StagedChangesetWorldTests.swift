import KumikoDiff
import Testing
import _TestSupport

@Suite struct `Every pair of small worlds` {
  @Test func `replays through legal stages`() {
    let worlds = sectionedWorlds(items("A B C"), in: items("P Q"))
    #expect(worlds.count == 131)
    for source in worlds {
      for target in worlds {
        expectReplay(StagedChangeset(source: source, target: target), from: source, to: target)
      }
    }
  }
}

/// Every way to spread some of `elements` over some of `models`, in every order of both.
func sectionedWorlds(_ elements: [Item], in models: [Item]) -> [[ItemSection]] {
  arrangements(of: models).flatMap { models -> [[ItemSection]] in
    if models.isEmpty { return [[]] }
    return distributions(of: elements, over: models.count).map { bins in
      zip(models, bins).map { ItemSection(model: $0, elements: $1) }
    }
  }
}
