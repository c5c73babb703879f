import Foundation
import KumikoRemote
import KumikoTesting
import ScreenServing
import Testing
import UIKit

/// Somebody orders in the shop: each screen comes from the server, over a socket, and everything is
/// done by touches and keys.
@MainActor
@Suite("An order in the shop", .timeLimit(.minutes(2)), .serialized)
struct ShopOrderTests {
  @Test(
    "is placed by hand, wrong at first, and followed until it is delivered",
    arguments: Look.allCases)
  func order(look: Look) async throws {
    try await OpenShop.run(pace: 0.5) { port in
      let customer = try Customer(port: port, look: look)
      try await customer.see("Tea pot")
      // Browse, and fill the cart.
      try customer.stage.tap(on: "Tea pot")
      try await customer.see("1 × €29.90")
      try customer.tapIncrement()
      try await customer.see("2 × €29.90")
      try customer.stage.tap(on: "Add to cart · €59.80")
      try await customer.see("Check out")
      #expect(customer.stage.texts.contains("Number: 2"))
      try customer.stage.tap(on: "Check out")
      // Fill the form, wrong at first.
      try await customer.see("Order for €59.80")
      try customer.fill("Name", "Ada Lovelace")
      try customer.fill("Mail", "ada")
      try customer.fill("Address", "Main street 1, Town")
      try customer.fill("Card", "4242424242424242")
      try customer.stage.tap(on: "Order for €59.80")
      try await customer.see(
        "Nothing was ordered. Please look at what is marked, or try again.")
      try customer.stage.tap(on: "OK")
      try await customer.see("This is no address of a mailbox.")
      #expect(customer.stage.texts.contains("Ada Lovelace"))
      // Correct it, and order.
      try customer.fill("Mail", "ada@example.org")
      try customer.stage.tap(on: "Order for €59.80")
      try await customer.see("On its way")
      // Follow it: patches come while it is shown, and the last page as a whole.
      try await customer.see("67%")
      try await customer.see("100%")
      try await customer.stopSeeing("The connection was lost before everything had come.")
      #expect(customer.problems == [])
      customer.close()
    }
  }

  @Test("goes on where the server was away for a while")
  func interruption() async throws {
    let (customer, port) = try await OpenShop.run { port in
      let customer = try Customer(port: port, look: .light)
      try await customer.see("Tea pot")
      try customer.stage.tap(on: "Tea pot")
      try await customer.see("1 × €29.90")
      try customer.tapIncrement()
      try await customer.see("2 × €29.90")
      return (customer, port)
    }
    // The server is gone: nothing typed is lost, and somebody says so.
    try customer.stage.tap(on: "Add to cart · €59.80")
    try await customer.see("This cannot be put into the cart now.")
    try customer.stage.tap(on: "OK")
    try await customer.see("2 × €29.90")
    try await OpenShop.run(port: port) { _ in
      try customer.stage.tap(on: "Add to cart · €59.80")
      try await customer.see("Number: 2")
      customer.close()
    }
  }
}

/// How a screen looks.
enum Look: CaseIterable, Sendable {
  case light, dark, rightToLeft, largeText
}

/// Somebody with a phone.
@MainActor
private final class Customer {
  let stage: TestStage
  private let log = ProblemLog()
  var problems: [String] { log.problems.map(\.description) }

  init(port: Int, look: Look) throws {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    var options = LoadingOptions()
    options.retry.attempts = 1
    var service = ScreenService(loader: ScreenLoader(options))
    service.account = "\(look)"
    service.credentials = ["Kumiko-Account": "\(look)"]
    let front = ServedScreenController(
      url, service: service,
      environment: ScreenEnvironment(locale: Locale(identifier: "en_US"), timeZone: .gmt))
    front.onProblem = { [log] in log.problems.append($0) }
    stage = TestStage(
      root: UINavigationController(rootViewController: front), isDark: look == .dark,
      layoutDirection: look == .rightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: look == .largeText ? .accessibilityMedium : .large)
    stage.settle()
  }

  /// Waits until a text is seen, at most ten seconds.
  func see(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<2_000 {
      stage.settle()
      if stage.texts.contains(text) { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    try #require(
      stage.texts.contains(text), "never \"\(text)\"; there is \(stage.texts)",
      sourceLocation: sourceLocation)
  }

  /// Waits until a text is not seen, at most ten seconds.
  func stopSeeing(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<2_000 {
      stage.settle()
      if !stage.texts.contains(text) { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("still \"\(text)\"", sourceLocation: sourceLocation)
  }

  /// Puts the words in place of those in a field.
  func fill(_ title: String, _ words: String) throws {
    try stage.tap(on: title)
    stage.settle()
    stage.press(.character("a"), modifiers: .control)
    try stage.type(words)
    stage.settle()
  }

  /// Taps the plus.
  func tapIncrement() throws {
    let stepper = try stage.view(of: UIStepper.self)
    let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = stepper.bounds.width / 2
    let point = CGPoint(x: isMirrored ? half / 2 : half * 1.5, y: stepper.bounds.midY)
    stage.display.tap(at: stepper.convert(point, to: nil))
    stage.settle()
  }

  func close() { stage.close() }
}

@MainActor
private final class ProblemLog {
  var problems: [DocumentProblem] = []
}
