extension String {
  /// The name as messages quote it: at most 40 characters of it, on one line.
  var quoted: String {
    let short = unicodeScalars.prefix(40).map {
      $0.properties.generalCategory == .control ? "�" : $0
    }
    var text = String.UnicodeScalarView(short)
    if unicodeScalars.dropFirst(40).isEmpty == false { text.append("…") }
    return "'\(String(text))'"
  }
}
