import ArgumentParser
import Kumiko
import KumikoTesting
import UIKit

/// Does one thing with a list, between two functions that `Scripts/walk-calls` looks for.
@main
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "WalkCommand", abstract: "Renders or scrolls a list once, for Scripts/walk-calls.")

  @Argument(help: "What is done: insert, update or scroll.")
  var walk: Walk

  @Flag(help: "Whether to use a collection view, rather than a table.")
  var collection = false

  func run() throws {
    MainActor.assumeIsolated {
      let list: any WalkedList = collection ? WalkedCollection() : WalkedTable()
      list.perform(walk)
    }
  }
}

/// What is done with a list.
enum Walk: String, CaseIterable, ExpressibleByArgument {
  /// A row is inserted in view, and the first frame of its animation is drawn.
  case insert
  /// One row in a hundred is another, of which one is in view; the first frame is drawn.
  case update
  /// A row comes into view, and the frame is drawn.
  case scroll
}

/// A walk begins with a call of this.
@inline(never)
func walkBegins() { withExtendedLifetime(1) {} }

/// A walk ends with a call of this.
@inline(never)
func walkEnds() { withExtendedLifetime(2) {} }
