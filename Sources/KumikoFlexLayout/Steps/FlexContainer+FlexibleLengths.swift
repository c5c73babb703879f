/// §9.3 Main size determination
extension FlexContainer {
  /// How much rounding of fractions may add up to before a line is full.
  private static let lineTolerance = 1.0 / 128

  /// Step 5: collects the items into lines.
  @inline(never)
  mutating func collectLines() {
    guard isMultiLine else {
      append(
        FlexLine(
          firstItem: summary.firstItem, count: Int(summary.itemCount), length: itemsLength))
      return
    }
    var line = FlexLine(firstItem: summary.firstItem, count: 0)
    var length = 0.0
    var child = summary.firstItem
    while child >= 0 {
      let item = engine.items + Int(child)
      let outer = item.pointee.outerHypotheticalMain
      let next = length + outer + (line.count > 0 ? mainGap : 0)
      if line.count > 0, next > innerMain + Self.lineTolerance {
        append(line)
        line = FlexLine(firstItem: child, count: 1)
        length = outer
      } else {
        line.count += 1
        length = next
      }
      child = item.pointee.next
    }
    if line.count > 0 { append(line) }
  }

  private mutating func append(_ line: FlexLine) {
    engine.account.pointee.lines.append(line)
    lineCount += 1
  }

  /// The length of the longest line before flexing.
  var longestLine: Double {
    var longest = 0.0
    forEachLine { line in
      var length = mainGap * Double(max(line.count - 1, 0))
      forEachItem(of: line) { _, item in length += item.pointee.outerHypotheticalMain }
      longest = max(longest, length)
    }
    return longest
  }

  /// Makes a column that its greatest height broke into lines as high as the longest of them.
  @inline(never)
  mutating func shrinkToLines() -> Double {
    let content = longestLine
    innerMain = max(min(content, maxHeight), minHeight)
    return content
  }

  /// Step 6: resolves the flexible lengths of all items.
  @inline(never)
  mutating func resolveFlexibleLengths() {
    forEachLine { line in
      var resolution = FlexibleLengths(container: self, line: line)
      line.length = resolution.resolve()
    }
  }
}

/// §9.7 Resolving flexible lengths
struct FlexibleLengths {
  let container: FlexContainer
  let line: FlexLine
  private var isGrowing = false
  private var gaps = 0.0
  private var initialFreeSpace = 0.0
  private var unfrozen = 0
  /// How long the line is with the sizes of the last round.
  private var length = 0.0
  private var rounds = 0

  init(container: FlexContainer, line: FlexLine) {
    self.container = container
    self.line = line
  }

  /// Gives the items their sizes, and returns how long the line is with them.
  mutating func resolve() -> Double {
    gaps = container.mainGap * Double(max(line.count - 1, 0))
    length = hypotheticalLength
    guard length != container.innerMain else { return length }
    isGrowing = length < container.innerMain
    freezeInflexible()
    guard unfrozen > 0 else { return length }
    let sums = sums()
    initialFreeSpace = sums.free
    distribute(sums)
    while unfrozen > 0 { distribute(self.sums()) }
    return length
  }

  /// 1. What the used flex factor is determined by.
  private var hypotheticalLength: Double {
    if line.length == line.length { return line.length }
    var sum = gaps
    container.forEachItem(of: line) { _, item in sum += item.pointee.outerHypotheticalMain }
    return sum
  }

  /// 2. Sizes the inflexible items; 3. begins with all others.
  private mutating func freezeInflexible() {
    var count = 0
    let isGrowing = isGrowing
    container.forEachItem(of: line) { child, item in
      let style = container.engine.styles + child
      let factor = isGrowing ? style.pointee.flexGrow : style.pointee.flexShrink
      let base = item.pointee.baseSize
      if !isGrowing, factor > 0, item.pointee.flags.contains(.hasPendingMinimum) {
        container.resolveMinimum(child, item)
      }
      let hypothetical = item.pointee.hypotheticalMain
      if factor == 0 || (isGrowing ? base > hypothetical : base < hypothetical) {
        item.pointee.flags.insert(.frozen)
        item.pointee.mainSize = hypothetical
      } else {
        count += 1
      }
    }
    unfrozen = count
  }

  /// What a round begins with.
  private struct Sums {
    /// What the container has beyond frozen sizes and base sizes.
    var free: Double
    var factors = 0.0
    /// The shrink factors, each multiplied by its item's base size.
    var scaledFactors = 0.0
  }

  /// Calculates the free space and the flex factors of items that are not frozen.
  private func sums() -> Sums {
    var used = gaps
    var sums = Sums(free: 0)
    container.forEachItem(of: line) { child, item in
      used += item.pointee.mainMargins
      if item.pointee.flags.contains(.frozen) {
        used += item.pointee.mainSize
        return
      }
      used += item.pointee.baseSize
      let style = container.engine.styles + child
      let factor = isGrowing ? style.pointee.flexGrow : style.pointee.flexShrink
      sums.factors += factor
      sums.scaledFactors += factor * max(item.pointee.baseSize - item.pointee.mainInsets, 0)
    }
    sums.free = container.innerMain - used
    return sums
  }

  /// 4. One round of the loop: distributes free space, fixes violations, freezes.
  private mutating func distribute(_ sums: Sums) {
    var free = sums.free
    if sums.factors < 1, abs(initialFreeSpace * sums.factors) < abs(free) {
      free = initialFreeSpace * sums.factors
    }
    let share = isGrowing ? free / sums.factors : free / sums.scaledFactors
    let violation = fixViolations(share.isFinite ? share : 0)
    rounds += 1
    let isLast = rounds > 16 && rounds * line.count > 50_000_000
    if isLast { container.engine.reportWork(at: container.index) }
    freeze(violation: isLast ? 0 : violation)
  }

  /// 4c. Gives each item its share; 4d. clamps it, and returns the sum of the violations.
  private mutating func fixViolations(_ share: Double) -> Double {
    var violation = 0.0
    var length = gaps
    let isGrowing = isGrowing
    container.forEachItem(of: line) { child, item in
      guard !item.pointee.flags.contains(.frozen) else {
        length += item.pointee.outerMain
        return
      }
      let style = container.engine.styles + child
      let base = item.pointee.baseSize
      let part =
        isGrowing
        ? style.pointee.flexGrow
        : style.pointee.flexShrink * max(base - item.pointee.mainInsets, 0)
      let target = base + part * share
      let clamped = item.pointee.clampedMain(target)
      item.pointee.mainSize = clamped
      length += item.pointee.outerMain
      violation += clamped - target
      item.pointee.flags.remove([.minViolation, .maxViolation])
      if clamped > target { item.pointee.flags.insert(.minViolation) }
      if clamped < target { item.pointee.flags.insert(.maxViolation) }
    }
    self.length = length
    return violation
  }

  /// 4e. Freezes the items whose sizes are now certain.
  private mutating func freeze(violation: Double) {
    if violation == 0 {
      unfrozen = 0
      return
    }
    var count = 0
    container.forEachItem(of: line) { _, item in
      guard !item.pointee.flags.contains(.frozen) else { return }
      let flags = item.pointee.flags
      let freezes = flags.contains(violation > 0 ? .minViolation : .maxViolation)
      if freezes { item.pointee.flags.insert(.frozen) } else { count += 1 }
    }
    unfrozen = count < unfrozen ? count : 0
  }
}
