import Foundation
import Testing

/// The reference pictures that tests of this process have asked for: none of them takes the place
/// of another one.
@MainActor
package enum PictureBook {
  /// Whether pictures are written anew: with the variable `RECORD_PICTURES` in the environment.
  package static var isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

  /// Where the first call was that asked for each file.
  private static var places: [String: String] = [:]

  /// The files that were written anew.
  private static var recorded: Set<String> = []

  /// The calls that gave their picture no name, of each test in the order in which they came first.
  private static var unnamed: [CallingTest: [Turn]] = [:]

  /// A test; of those of Swift Testing also two are told apart that are called alike.
  private struct CallingTest: Hashable {
    var file: String
    var function: String
    var id: Test.ID?
  }

  /// The how manyth time a stage comes to a line, from 1.
  private struct Turn: Hashable {
    var line: Int
    var number: Int
  }

  /// A call of `expectPicture`.
  struct Call: Hashable {
    /// The path of the test's file.
    var file: String
    /// The line of the call.
    var line: Int
    /// The test's function.
    var function: String

    /// The call as messages name it.
    var place: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }
  }

  /// Notes that a call asks for a file; returns where that was asked for before, if it was.
  static func note(_ file: URL, askedForBy call: Call) -> String? {
    if let place = places[file.path] { return place }
    places[file.path] = call.place
    return nil
  }

  /// Whether a file is to be written anew now: once while pictures are recorded.
  static func takesAnew(_ file: URL) -> Bool {
    isRecording && recorded.insert(file.path).inserted
  }

  /// The number of a picture without a name among those of its test, from 1.
  ///
  /// It is the same when the test runs again, and another one for each line and turn, whatever the
  /// stage.
  ///
  /// - Parameters:
  ///   - call: The call that gives no name.
  ///   - turn: The how manyth time the stage comes to this call, from 1.
  static func number(of call: Call, turn: Int) -> Int {
    let test = CallingTest(file: call.file, function: call.function, id: Test.current?.id)
    let turn = Turn(line: call.line, number: turn)
    var turns = unnamed[test] ?? []
    if let index = turns.firstIndex(of: turn) { return index + 1 }
    turns.append(turn)
    unnamed[test] = turns
    return turns.count
  }
}
