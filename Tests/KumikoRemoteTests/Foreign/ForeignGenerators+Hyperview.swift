import KumikoRemote

extension ForeignGenerators {
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  static func hyperview(_ words: inout ForeignWords) -> String {
    var body = ""
    if words.chance(60) { body += "<header><text>\(escaped(words.seen()))</text></header>" }
    body += "<view scroll=\"true\">"
    for _ in 0..<words.count(2...7) { body += hyperviewItem(&words, depth: 0) }
    body += "</view>"
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <doc xmlns="https://hyperview.org/hyperview"><screen><styles>
      <style id="row" flexDirection="row"/><style id="bold" fontWeight="bold"/>
      </styles><body>\(body)</body></screen></doc>
      """
  }

  private static func hyperviewText(_ words: inout ForeignWords) -> String {
    guard words.chance(25) else { return "<text>\(escaped(words.seen()))</text>" }
    let (first, second) = (escaped(words.seen()), escaped(words.seen()))
    return "<text style=\"title\">\(first) <text style=\"bold\">\(second)</text></text>"
  }

  private static func hyperviewItem(_ words: inout ForeignWords, depth: Int) -> String {
    switch words.count(0...(depth == 0 ? 12 : 3)) {
    case 0, 1: return hyperviewText(&words)
    case 2: return "<image source=\"https://example.com/i/6.png\" style=\"picture\"/>"
    case 3:
      let inside = (0..<words.count(1...3)).map { _ in hyperviewText(&words) }.joined()
      return "<view style=\"row\">\(inside)<behavior href=\"/next\" action=\"push\"/></view>"
    case 4, 5:
      let items = (0..<words.count(1...5)).map { number in
        "<item key=\"\(number)\">\(hyperviewText(&words))"
          + "<behavior trigger=\"visible\" event-name=\"item\(number)\"/></item>"
      }
      return "<list>\(items.joined())</list>"
    case 6:
      let title = "<section-title>\(escaped(words.seen()))</section-title>"
      let items = (0..<words.count(1...3)).map {
        "<item key=\"\($0)\">\(hyperviewText(&words))</item>"
      }
      return "<section-list><section>\(title)\(items.joined())</section></section-list>"
    case 7:
      let id = words.id("more")
      let (shown, hidden) = (escaped(words.seen()), escaped(words.hidden()))
      return "<text>\(shown)<behavior action=\"show\" target=\"\(id)\"/></text>"
        + "<text id=\"\(id)\" hide=\"true\">\(hidden)</text>"
    case 8:
      let (name, prompt) = (words.id("field"), words.seen())
      words.input(name, .line, prompt)
      return "<form><text-field name=\"\(name)\" placeholder=\"\(escaped(prompt))\"/></form>"
    case 9:
      let (name, prompt) = (words.id("area"), words.seen())
      words.input(name, .lines, prompt)
      return "<form><text-area name=\"\(name)\" placeholder=\"\(escaped(prompt))\"/></form>"
    case 10:
      let (name, title) = (words.id("switch"), words.seen())
      words.input(name, .toggle, title)
      return "<form><switch name=\"\(name)\" title=\"\(escaped(title))\" value=\"off\"/></form>"
    default:
      let name = words.id("select")
      let isMultiple = words.chance(50)
      let options = (0..<words.count(2...4)).map { _ in (words.seen(), words.id("v")) }
      let last = options[options.count - 1]
      words.input(
        name,
        isMultiple
          ? .several(title: last.0, value: last.1) : .choice(title: last.0, value: last.1), last.0)
      let tag = isMultiple ? "select-multiple" : "select-single"
      let inside = options.map { "<option value=\"\($1)\"><text>\(escaped($0))</text></option>" }
      let button =
        "<view><text>\(escaped(words.seen()))</text>"
        + "<behavior verb=\"post\" href=\"/send\" action=\"replace\"/></view>"
      return "<form><\(tag) name=\"\(name)\">\(inside.joined())</\(tag)>\(button)</form>"
    }
  }
}
