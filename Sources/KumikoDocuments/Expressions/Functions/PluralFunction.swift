/// `plural`: the text for a count, from the document's `strings`.
enum PluralFunction {
  static let plural = ExpressionFunction(
    "plural", [key, ExpressionParameter("count", .number)], .type(.string)
  ) { call throws(ExpressionFailure) in
    let key = try call.string(0)
    let count = call.number(1) ?? 0
    let strings = call.environment.strings
    guard let forms = strings[key] else {
      throw ExpressionFailure(
        .unknownChoice, "there are no strings \(key.quoted)",
        suggestion: NameSuggestion.nearest(to: key, in: strings.keys))
    }
    guard count.isFinite else { throw ExpressionFailure(.notFinite, "the count is not finite") }
    let category = PluralCategory(of: count, in: call.environment.locale)
    let exact = count == 0 ? forms[PluralCategory.zero.rawValue] : nil
    guard let form = exact ?? forms[category.rawValue] ?? forms[PluralCategory.other.rawValue]
    else {
      throw ExpressionFailure(.unknownChoice, "the strings \(key.quoted) lack 'other'")
    }
    try call.pay(for: form.utf8.count)
    let pieces = CharacterSearch(for: "#").pieces(of: form)
    let number = call.environment.formatted(count)
    try call.checkLength(form.utf8.count + number.utf8.count * (pieces.count - 1))
    return try call.made(pieces.joined(separator: number))
  }

  private static let key: ExpressionParameter = {
    var key = ExpressionParameter("key", .string)
    key.isStringsKey = true
    return key
  }()
}
