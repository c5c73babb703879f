extension FlexLayoutEngine {
  /// Answers how high a box is at a width, and gives its descendants their frames where the
  /// question says so.
  func layout(_ index: Int, _ asked: LayoutQuestion) -> LayoutAnswer {
    let question = normalized(asked, index)
    if isEmpty(index) { return boxAnswer(index, question) }
    let cache = cache(of: index)
    if let known = cache.pointee.answer(to: question) { return known }
    if isExhausted(at: index), let known = cache.pointee.latest, !question.places { return known }
    guard enter(index) else {
      leave()
      return emptyAnswer(question)
    }
    let answer = nodes[index].isLeaf ? leafAnswer(index, question) : answer(index, question)
    leave()
    cache.pointee.store(question, answer)
    if question.places {
      nodes[index].state.remove(.dirty)
      nodes[index].state.insert(.arranged)
    }
    return answer
  }

  /// Removes from a question what has no influence on this box.
  @inline(__always)
  private func normalized(_ asked: LayoutQuestion, _ index: Int) -> LayoutQuestion {
    var question = asked
    let traits = nodes[index].traits
    question.isRightToLeft = isRightToLeft(index, inherited: asked.isRightToLeft)
    if !traits.contains(.percentPadding) { question.basisWidth = .nan }
    if !traits.contains(.percentLimits) { question.basisHeight = .nan }
    if nodes[index].isLeaf, question.places {
      question.places = false
      nodes[index].state.remove(.dirty)
    }
    return question
  }

  private func emptyAnswer(_ question: LayoutQuestion) -> LayoutAnswer {
    LayoutAnswer(height: question.height == question.height ? question.height : 0)
  }

  @inline(never)
  private func answer(_ index: Int, _ question: LayoutQuestion) -> LayoutAnswer {
    var container = FlexContainer(self, index, question)
    return container.layout()
  }

  /// Answers for a box without content: its padding.
  private func boxAnswer(_ index: Int, _ question: LayoutQuestion) -> LayoutAnswer {
    guard isShallow(index), question.height != question.height else {
      return emptyAnswer(question)
    }
    let insets = insets(
      of: index, basis: question.basisWidth, isRightToLeft: question.isRightToLeft)
    return LayoutAnswer(height: insets.vertical)
  }

  /// Answers for measured content.
  private func leafAnswer(_ index: Int, _ question: LayoutQuestion) -> LayoutAnswer {
    let insets = insets(
      of: index, basis: question.basisWidth, isRightToLeft: question.isRightToLeft)
    let isKnown = question.height == question.height
    guard !isKnown || question.needsBaselines else { return LayoutAnswer(height: question.height) }
    let width = max(question.width - insets.horizontal, 0)
    let cache = cache(of: index)
    let content =
      width == cache.pointee.maxContent
      ? cache.pointee.unlimited : LayoutAnswer(measured(index, .exactly(width)))
    return LayoutAnswer(
      height: isKnown ? question.height : content.height + insets.vertical,
      firstBaseline: content.firstBaseline + insets.top,
      lastBaseline: content.lastBaseline + insets.top)
  }

  func measured(_ index: Int, _ width: FlexMeasureRequest.Width) -> FlexMeasurement {
    var result = account.pointee.measure(FlexMeasureRequest(node: node(index), width: width))
    let isValid =
      result.width >= 0 && result.width <= greatestLength && result.height >= 0
      && result.height <= greatestLength
    if !isValid {
      account.pointee.diagnostics.append(.invalidMeasurement(node(index)))
      result.width = min(max(result.width.isNaN ? 0 : result.width, 0), greatestLength)
      result.height = min(max(result.height.isNaN ? 0 : result.height, 0), greatestLength)
    }
    result.firstBaseline = usable(result.firstBaseline)
    result.lastBaseline = usable(result.lastBaseline)
    return result
  }

  /// Returns a measured baseline cut to what layout computes with; nil if it is not a number.
  private func usable(_ baseline: Double?) -> Double? {
    guard let baseline, !baseline.isNaN else { return nil }
    return min(max(baseline, -greatestLength), greatestLength)
  }
}
