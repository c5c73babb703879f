/// What was computed for a node, and for which question.
struct FlexLayoutCache {
  var minContent = Double.nan
  var maxContent = Double.nan
  /// The height that the content's widths were computed for; not a number for none.
  var contentHeight = Double.nan
  /// What was measured with all room in the world.
  var unlimited = LayoutAnswer()
  var placement = CachedLayout()
  var first = CachedLayout()
  var second = CachedLayout()
  var isSecondNext = false
  /// What the children were prepared for as items.
  var prepared = PreparedItems()

  /// Drops all but the children's items: one of them may have changed, which it knows itself.
  mutating func forgetAnswers() {
    minContent = .nan
    maxContent = .nan
    contentHeight = .nan
    placement.isValid = false
    first.isValid = false
    second.isValid = false
    prepared.isUntouched = false
  }

  /// Drops all.
  mutating func forgetAll() {
    forgetAnswers()
    prepared.contentWidth = .nan
  }

  @inline(__always)
  mutating func store(_ question: LayoutQuestion, _ answer: LayoutAnswer) {
    let entry = CachedLayout(question: question, answer: answer, isValid: true)
    if question.places { placement = entry }
    if isSecondNext { second = entry } else { first = entry }
    isSecondNext.toggle()
  }

  /// Returns what is known about a question, in which frames must be up to date where it places.
  @inline(__always)
  func answer(to question: LayoutQuestion) -> LayoutAnswer? {
    if placement.answers(question) { return placement.answer }
    if question.places { return nil }
    if first.answers(question) { return first.answer }
    if second.answers(question) { return second.answer }
    return nil
  }

  /// Whether any question was answered.
  var latest: LayoutAnswer? {
    placement.isValid ? placement.answer : first.isValid ? first.answer : nil
  }
}

struct CachedLayout {
  var question = LayoutQuestion(width: 0, height: 0)
  var answer = LayoutAnswer()
  var isValid = false

  @inline(__always)
  func answers(_ other: LayoutQuestion) -> Bool {
    isValid && question.covers(other)
  }
}

/// What a box is asked: how high it is at a width, and where its children are.
///
/// Numbers are border boxes in points; what is not a number is not known.
struct LayoutQuestion {
  var width: Double
  /// The height that the box gets, or not a number where its content decides.
  var height: Double
  /// The container's width, for padding in percent.
  var basisWidth = Double.nan
  /// The container's height, for limits in percent.
  var basisHeight = Double.nan
  /// Whether descendants get their frames.
  var places = false
  var needsBaselines = false
  /// Whether descendants may be sized in percent of ``height``, or of ``ratioHeight`` if there is
  /// one.
  var isHeightDefinite = true
  /// The height that an aspect ratio gives the box, or not a number where the height is not of one.
  var ratioHeight = Double.nan
  var isRightToLeft = false
  /// Whether the answer is the height of the content, although ``height`` is known.
  var needsContentHeight = false

  @inline(__always)
  func covers(_ other: LayoutQuestion) -> Bool {
    width == other.width && Self.isSame(height, other.height)
      && Self.isSame(basisWidth, other.basisWidth) && Self.isSame(basisHeight, other.basisHeight)
      && Self.isSame(ratioHeight, other.ratioHeight)
      && isHeightDefinite == other.isHeightDefinite && isRightToLeft == other.isRightToLeft
      && needsContentHeight == other.needsContentHeight
      && (needsBaselines || !other.needsBaselines) && (places || !other.places)
  }

  @inline(__always)
  static func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || (one != one && other != other)
  }
}

/// How high a box is, and where its baselines are from its upper edge.
struct LayoutAnswer {
  /// The height that its content asks for, before limits; the given height where there is one.
  var height = 0.0
  var firstBaseline = Double.nan
  var lastBaseline = Double.nan

  init(
    height: Double = 0, firstBaseline: Double = .nan, lastBaseline: Double = .nan
  ) {
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  init(_ content: FlexMeasurement) {
    height = content.height
    firstBaseline = content.firstBaseline ?? .nan
    lastBaseline = content.lastBaseline ?? .nan
  }
}
