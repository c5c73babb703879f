import Foundation
import _TestSupport

/// What a server keeps of a screen whose rows change at random: rows by their ids, of which some
/// are fields.
struct RandomWorld: Sendable {
  private(set) var rows: [Int] = [0, 1, 2]
  private var next = 3
  private var greeting = 0
  /// Where the document says that its events are; nowhere by default.
  var live: String?

  /// The path of the state that a row's field is bound to; nil if the row is no field.
  static func field(of row: Int) -> Int? { row % 3 == 0 ? row % 4 : nil }

  private static func row(_ id: Int) -> String {
    if let field = field(of: id) {
      return #"{"type":"TextInput","id":"r\#(id)","title":"F\#(id)","bind":"state.f\#(field)"}"#
    }
    return id % 3 == 1
      ? #"{"type":"ListRow","id":"r\#(id)","title":"L\#(id) ${data.greeting}"}"#
      : #"{"type":"ListRow","id":"r\#(id)","if":"${state.f0 != ''}","title":"I\#(id)"}"#
  }

  /// The screen as a whole.
  var document: String {
    let live = live.map { #""live":"\#($0)","# } ?? ""
    return """
      {"kumiko":"1.0","type":"Screen","id":"world",\(live)"data":{"greeting":\(greeting)},
      "state":{"f0":"","f1":"","f2":"","f3":""},
      "sections":[{"type":"Section","id":"rows","rows":[
      \(rows.map { Self.row($0) }.joined(separator: ",\n"))]}]}
      """
  }

  /// Changes the world; returns the change as a patch has it.
  mutating func edit(using random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      greeting += 1
      return #"{"type":"Data","path":"greeting","value":\#(greeting)}"#
    case 1 where rows.count > 1:
      let gone = rows.remove(at: Int.random(in: rows.indices, using: &random))
      return #"{"type":"Remove","id":"r\#(gone)"}"#
    case 2 where rows.count < 24:
      let place = Int.random(in: rows.indices, using: &random)
      let (new, old) = (next, rows[place])
      rows.insert(new, at: place)
      next += 1
      return #"{"type":"Insert","before":"r\#(old)","elements":[\#(Self.row(new))]}"#
    default:
      let place = Int.random(in: rows.indices, using: &random)
      let (new, old) = (next, rows[place])
      rows[place] = new
      next += 1
      return #"{"type":"Replace","id":"r\#(old)","with":\#(Self.row(new))}"#
    }
  }

  /// A patch with some changes.
  ///
  /// - Parameter base: The entity tag of the screen that is changed; nil, for any, by default.
  static func patch(_ changes: [String], base: String? = nil) -> String {
    let base = base.map { #""base":"\#($0.replacing("\"", with: "\\\""))","# } ?? ""
    return #"{"kumiko":"1.0","type":"Patch","of":"world",\#(base)"changes":["#
      + changes.joined(separator: ",") + "]}"
  }
}
