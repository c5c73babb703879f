import Foundation
import Testing

@testable import kumiko

@Suite("Options")
struct OptionTests {
  /// What is said about arguments that a command does not take.
  private func message(_ arguments: [String]) -> String? {
    do {
      _ = try KumikoCommand.parseAsRoot(arguments)
      return nil
    } catch {
      return KumikoCommand.message(for: error)
    }
  }

  @Test("a size is two numbers with an x between them")
  func sizes() throws {
    let preview = try Preview.parse(["a.json", "--size", "320x568.5"])
    #expect(preview.size.width == 320)
    #expect(preview.size.height == 568.5)
  }

  @Test(
    "what is no size is an error that says how one is written",
    arguments: [
      "390xfoox844", "390x844x", "x390x844", "390xx844", "390x844xfoo", "390", "foo", "0x844",
      "nanx844",
    ])
  func noSizes(size: String) {
    let message = message(["preview", "a.json", "--size", size])
    #expect(message == "The value '\(size)' is invalid for '--size <WIDTHxHEIGHT>'")
  }

  @Test(
    "what is no module is an error that says how one is written",
    arguments: ["Shop", "Shop=", "Shop=0", "Shop=+2", "Shop=2=3", "shop=2", "My Shop=2", "=2"])
  func noModules(module: String) {
    let message = message(["validate", "a.json", "--module", module])
    #expect(message == "The value '\(module)' is invalid for '--module <NAME=N>'")
  }

  @Test("a schema has one form")
  func schemas() {
    #expect(message(["schema", "--xsd", "--markdown"]) == "Choose one of --xsd and --markdown.")
  }
}
