import UIKit
import _TestSupport

/// A random sequence of steps; it follows from its seed.
struct FuzzSequence: Hashable {
  var setup = FuzzSetup()
  var steps: [FuzzStep] = []
}

extension FuzzSequence {
  /// Makes the sequence of a seed.
  ///
  /// - Parameters:
  ///   - seed: What everything follows from.
  ///   - isCollection: Whether it is one of a collection view, rather than a table.
  ///   - isCompositional: Whether it is one of a collection view with compositional layouts.
  init(seed: UInt64, isCollection: Bool = false, isCompositional: Bool = false) {
    var maker = Maker(
      random: SeededRandom(seed: seed), isCollection: isCollection || isCompositional,
      isCompositional: isCompositional)
    setup = maker.setup()
    steps = [.render(maker.shape)]
    for _ in 0..<maker.number(in: 5...30) { steps.append(maker.step()) }
  }
}

/// Draws steps, and remembers the list that was rendered last.
private struct Maker {
  var random: SeededRandom
  var shape = ListShape()
  /// Numbers that new rows may have, beside those of rows that left.
  private var isLarge = false
  private let isCollection: Bool
  private let isCompositional: Bool

  init(random: SeededRandom, isCollection: Bool, isCompositional: Bool) {
    self.random = random
    (self.isCollection, self.isCompositional) = (isCollection, isCompositional)
    isLarge = chance(0.05)
    for id in 0..<number(in: 1...4) { addPart(id: id) }
    if isLarge {
      shape.parts[0].rows = (1000..<1000 + number(in: 300...2000)).map { .init(id: $0) }
    }
  }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func real(_ low: Double, _ high: Double) -> Double {
    (Double.random(in: low...high, using: &random) * 2).rounded() / 2
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(in: 0...choices.count - 1)]
  }

  mutating func setup() -> FuzzSetup {
    guard !isCollection else {
      var setup = FuzzSetup(
        layout: pick(layouts), selectsMany: chance(0.5), hasActions: chance(0.7),
        hasMenus: chance(0.3))
      if isCompositional { setup.isRightToLeft = chance(0.25) }
      return setup
    }
    return FuzzSetup(
      style: pick([.plain, .plain, .grouped, .insetGrouped]), rowHeight: pick([-1, -1, -1, 44]),
      estimate: pick([-1, -1, 30, 120, 0]), selectsMany: chance(0.5), hasActions: chance(0.7),
      hasMenus: chance(0.4))
  }

  private var layouts: [FuzzLayout] {
    isCompositional ? FuzzLayout.compositional : FuzzLayout.collections
  }

  // MARK: Steps

  mutating func step() -> FuzzStep {
    switch number(in: 0...99) {
    case 0..<30: return renderStep()
    case 30..<56: return scrollStep()
    case 56..<68: return timeStep()
    case 68..<78: return rowStep()
    case 78..<88: return isCollection ? itemStep() : editStep()
    default: return settingStep()
    }
  }

  private mutating func renderStep() -> FuzzStep {
    if chance(0.06) { return .reload }
    for _ in 0..<number(in: 1...4) { change() }
    switch number(in: 0...99) {
    case 0..<8: return .renderOnSelect(shape)
    case 8..<28: return .renderOn(pick(FuzzCallback.allCases), shape)
    case 28..<36: return .renderInBatch(shape, usesBegin: chance(0.5))
    case 36..<44: return swapStep()
    default: return .render(shape)
    }
  }

  private mutating func swapStep() -> FuzzStep {
    switch number(in: 0...3) {
    case 0: .retarget(shape, offset: real(0, 2000))
    case 1: .setData(shape)
    case 2: .shareAdapter(shape)
    default: .shareTable(shape)
    }
  }

  private mutating func scrollStep() -> FuzzStep {
    if isCompositional, chance(0.4) { return regionStep() }
    switch number(in: 0...10) {
    case 0...1:
      return .scroll(
        toRow: number(in: 0...3000), pick([.none, .top, .middle, .bottom]), animated: chance(0.5))
    case 2: return .offset(real(-40, 2000), animated: chance(0.5))
    case 3: return .press(real(0, 400))
    case 4: return .move(real(-300, 300), frames: number(in: 1...8))
    case 5: return chance(0.8) ? .lift : .cancel
    case 6...7:
      return .fling(from: real(20, 380), by: real(-350, 350), pause: chance(0.5) ? 0 : 0.1)
    case 8: return .wheel(pick([-180, -60, 60, 180]), clicks: number(in: 1...4))
    case 9: return .swipePad(real(-400, 400), isFlick: chance(0.5))
    default: return .key(number(in: 0...7))
    }
  }

  /// What scrolls sections by themselves, or swipes rows.
  private mutating func regionStep() -> FuzzStep {
    switch number(in: 0...9) {
    case 0...2: .region(number(in: 0...5), real(-20, 1500), animated: chance(0.5))
    case 3...4: .press(real(0, 400))
    case 5...6: .slide(real(-280, 280), frames: number(in: 1...8))
    default: .swipe(real(0, 400), by: real(-280, 280), pause: chance(0.5) ? 0 : 0.1)
    }
  }

  private mutating func timeStep() -> FuzzStep {
    switch number(in: 0...9) {
    case 0...5: .advance(pick([0.0, 0.02, 0.1, 0.16, 0.31, 1]))
    case 6...8: .settle
    default: .draw
    }
  }

  private mutating func rowStep() -> FuzzStep {
    switch number(in: 0...11) {
    case 0...3: .tap(real(0, 400))
    case 4...5: .select(number(in: 0...60), pick([.none, .none, .top, .middle, .bottom]))
    case 6: .deselect(number(in: 0...60))
    case 7...8: .focus(number(in: 0...10))
    default: .grow(number(in: 0...10), by: pick([-10, 0, 15, 200]))
    }
  }

  private mutating func editStep() -> FuzzStep {
    switch number(in: 0...9) {
    case 0...2: .edit(chance(0.6), animated: chance(0.7))
    case 3...4: .grab(real(0, 400))
    case 5...6: .swipe(real(0, 400), by: real(-280, 280), pause: chance(0.5) ? 0 : 0.1)
    case 7...8: .tapAt(pick([25, 60, 190, 275]), real(0, 400))
    default: .secondaryClick(real(0, 400))
    }
  }

  /// What only collection views do.
  private mutating func itemStep() -> FuzzStep {
    switch number(in: 0...11) {
    case 0...2: .pick(number(in: 0...10))
    case 3...5: .carry(real(0, 300), real(-20, 420))
    case 6...7: .drop(chance(0.7))
    case 8...9: .layout(pick(nextLayouts), animated: chance(0.7))
    case 10: .transition(pick(nextLayouts), real(0, 1), finishes: chance(0.5))
    default: .edit(chance(0.6), animated: false)
    }
  }

  /// Layouts that can take the place of another one.
  private var nextLayouts: [FuzzLayout] { isCompositional ? layouts + [.columns] : layouts }

  private mutating func settingStep() -> FuzzStep {
    switch number(in: 0...13) {
    case 0...1: .rotate
    case 2...3: .resize(pick([300, 300, 420, 0, 120.5]), pick([400, 400, 240, 0, 700, 33]))
    case 4: .leaveWindow
    case 5: .enterWindow
    case 6: .inset(top: pick([0, 0, 30]), bottom: pick([0, 0, 50]))
    case 7: .headerView(pick([0, 50, 500]))
    case 8: .footerView(pick([0, 50]))
    case 9: .animations(pick([.fade, .left, .right, .top, .bottom, .middle, .none, .automatic]))
    case 10: .animates(chance(0.6))
    case 11...12: .followsRows(chance(0.5))
    default: .limit(pick([300, 300, 3, 0]))
    }
  }

  // MARK: Lists

  private mutating func addPart(id: Int) {
    var part = ListShape.Part(id: id)
    if chance(0.4) { part.header = 0 }
    if chance(0.3) { part.footer = 0 }
    part.isLazy = chance(0.4)
    shape.parts.insert(part, at: number(in: 0...shape.parts.count))
    guard let index = shape.parts.firstIndex(of: part) else { return }
    for _ in 0..<pick([0, 1, 3, 8, 15]) { addRow(to: index) }
  }

  private mutating func addRow(to part: Int) {
    let used = Set(shape.rows.map(\.id))
    let free = (0..<90).filter { !used.contains($0) }
    let id = free.isEmpty || chance(0.01) ? number(in: 0...89) : pick(free)
    let place = number(in: 0...shape.parts[part].rows.count)
    shape.parts[part].rows.insert(.init(id: id, version: number(in: 0...2)), at: place)
  }

  private mutating func change() {
    guard !shape.parts.isEmpty else { return addPart(id: number(in: 0...9)) }
    let part = number(in: 0...shape.parts.count - 1)
    switch number(in: 0...19) {
    case 0...4: for _ in 0..<number(in: 1...4) { addRow(to: part) }
    case 5...7: for _ in 0..<number(in: 1...4) { _ = takeRow(from: part) }
    case 8...10: moveRow(from: part)
    case 11...13: for _ in 0..<number(in: 1...4) { bumpRow(in: part) }
    case 14: shape.parts[part].header = shape.parts[part].header == nil ? 0 : nil
    case 15: shape.parts[part].footer = shape.parts[part].footer.map { $0 < 2 ? $0 + 1 : nil } ?? 0
    case 16: changeParts(part)
    case 17: shape.parts[part].rows.shuffle(using: &random)
    case 18: shape.parts[part].isLazy.toggle()
    default: changeMuch(part)
    }
  }

  private mutating func takeRow(from part: Int) -> ListShape.Row? {
    let count = shape.parts[part].rows.count
    return count == 0 ? nil : shape.parts[part].rows.remove(at: number(in: 0...count - 1))
  }

  private mutating func moveRow(from part: Int) {
    guard let row = takeRow(from: part) else { return }
    let target = chance(0.6) ? part : number(in: 0...shape.parts.count - 1)
    let place = number(in: 0...shape.parts[target].rows.count)
    shape.parts[target].rows.insert(row, at: place)
  }

  private mutating func bumpRow(in part: Int) {
    guard let index = shape.parts[part].rows.indices.randomElement(using: &random) else { return }
    shape.parts[part].rows[index].version = number(in: 0...3)
  }

  private mutating func changeParts(_ part: Int) {
    switch number(in: 0...2) {
    case 0:
      addPart(id: (shape.parts.map(\.id).max() ?? 0) + number(in: chance(0.05) ? 0...0 : 1...3))
    case 1: shape.parts.remove(at: part)
    default: shape.parts.shuffle(using: &random)
    }
  }

  private mutating func changeMuch(_ part: Int) {
    switch number(in: 0...4) {
    case 0: shape.parts = []
    case 1: shape.parts[part].rows = []
    case 2 where isLarge:
      shape.parts[part].rows = (1000..<1000 + number(in: 300...2000)).map { .init(id: $0) }
    default:
      shape.parts = []
      for id in 0..<number(in: 1...4) { addPart(id: id) }
    }
  }
}
