import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LayerTreeTests {
  let root = CALayer()

  func layers(_ names: String...) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
  }

  var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  @Test func `sublayers stand where they were put`() {
    let all = layers("a", "b", "c", "d", "e")
    root.addSublayer(all[0])
    root.insertSublayer(all[1], at: 0)
    root.insertSublayer(all[2], above: all[1])
    root.insertSublayer(all[3], below: all[0])
    root.insertSublayer(all[4], at: 99)
    #expect(order == "bcdae")
    #expect(all.allSatisfy { $0.superlayer === root })
    root.insertSublayer(all[4], below: nil)
    #expect(order == "ebcda")
    root.replaceSublayer(all[1], with: all[0])
    #expect(order == "eacd")
    #expect(all[1].superlayer == nil)
  }

  @Test func `what a layer held is in none once it has gone`() {
    let (sublayer, mask) = (CALayer(), CALayer())
    do {
      let layer = CALayer()
      layer.addSublayer(sublayer)
      layer.mask = mask
      #expect(sublayer.superlayer === layer)
    }
    #expect(sublayer.superlayer == nil)
    #expect(mask.superlayer == nil)
    root.addSublayer(sublayer)
    #expect(sublayer.superlayer === root)
  }

  @Test func `a copy of a layer takes nothing along when it goes`() {
    let sublayer = CALayer()
    root.addSublayer(sublayer)
    do { #expect(CALayer(layer: root).sublayers?.count == 1) }
    #expect(sublayer.superlayer === root)
  }

  @Test func `moving among siblings is like removing and inserting`() {
    withEvery("from", in: 0..<4) { from in
      withEvery("to", in: 0...4) { to in
        let all = layers("a", "b", "c", "d")
        root.sublayers = all
        root.insertSublayer(all[from], at: UInt32(to))
        var expected = ["a", "b", "c", "d"]
        let name = expected.remove(at: from)
        expected.insert(name, at: to > from ? to - 1 : to)
        #expect(order == expected.joined(), TestLabels.current)
      }
    }
  }

  @Test func `a layer has one superlayer`() {
    let (other, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    other.addSublayer(child)
    #expect(root.sublayers == nil)
    #expect(other.sublayers == [child])
    child.removeFromSuperlayer()
    #expect(other.sublayers == nil)
    #expect(child.superlayer == nil)
  }

  @Test func `a mask belongs to its layer alone`() {
    let mask = CALayer()
    root.addSublayer(mask)
    root.mask = mask
    #expect(root.sublayers == nil)
    #expect(mask.superlayer === root)
    root.mask = nil
    #expect(mask.superlayer == nil)
    root.mask = mask
    mask.removeFromSuperlayer()
    #expect(root.mask == nil)
  }

  @Test func `setting sublayers drops the others`() {
    let all = layers("a", "b", "c")
    root.sublayers = all
    root.sublayers = [all[2], all[0]]
    #expect(order == "ca")
    #expect(all[1].superlayer == nil)
  }

  @Test func `a layer inside itself stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
  }
}
