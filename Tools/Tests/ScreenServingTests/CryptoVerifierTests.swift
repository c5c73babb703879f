import Crypto
import DocumentSigning
import Foundation
import KumikoLoading
import Testing

/// What a client takes of a server that signs.
@Suite("CryptoVerifier", .timeLimit(.minutes(1)))
struct CryptoVerifierTests {
  private static func loader(_ verifier: any DocumentVerifier) -> ScreenLoader {
    var options = LoadingOptions()
    options.verifier = verifier
    options.retry.attempts = 1
    return ScreenLoader(options)
  }

  private static func request(_ shop: OpenShop, _ path: String) throws -> ScreenRequest {
    let url = try #require(URL(string: "http://127.0.0.1:\(shop.client.port)\(path)"))
    return ScreenRequest(url, modules: ["Stock": 1])
  }

  /// Why a screen is not taken; nil if it is.
  private static func problem(
    _ verifier: CryptoVerifier, _ request: ScreenRequest
  ) async -> LoadingProblem? {
    do {
      _ = try await loader(verifier).screen(request)
      return nil
    } catch {
      return error as? LoadingProblem
    }
  }

  @Test(
    "A screen that its key has signed is taken, compressed or not, and again when it has not changed"
  )
  func genuine() async throws {
    let key = Curve25519.Signing.PrivateKey()
    try await OpenShop.run(configure: { $0.signer = DocumentSigner(key: key) }) { shop in
      let loader = Self.loader(CryptoVerifier(key.publicKey))
      for _ in 0..<2 {
        let screen = try await loader.screen(Self.request(shop, "/"))
        let served = try await shop.client.get("/")
        #expect([UInt8](screen.bytes) == served.body)
      }
    }
  }

  @Test("Events that its key has signed are taken; those that another one has signed are empty")
  func events() async throws {
    let (key, other) = (Curve25519.Signing.PrivateKey(), Curve25519.Signing.PrivateKey())
    try await OpenShop.run(
      pace: 0.3, configure: { $0.signer = DocumentSigner(key: key) }
    ) { shop in
      try await shop.client.add("pot")
      _ = try await shop.client.order(key: "a")
      for (verifier, isGenuine) in [
        (CryptoVerifier(key.publicKey), true), (CryptoVerifier(other.publicKey), false),
      ] {
        let live = Self.loader(verifier).events(try Self.request(shop, "/orders/K-1001/live"))
        for try await case .event(let event) in live {
          #expect(event.data.isEmpty != isGenuine)
          #expect(!event.data.contains("Kumiko-Signature"))
          if isGenuine { #expect(event.data.hasPrefix("{")) }
        }
      }
    }
  }

  @Test("One that another key has signed, or none, is refused")
  func others() async throws {
    let (key, other) = (Curve25519.Signing.PrivateKey(), Curve25519.Signing.PrivateKey())
    let verifier = CryptoVerifier(key.publicKey)
    try await OpenShop.run(configure: { $0.signer = DocumentSigner(key: other) }) { shop in
      let request = try Self.request(shop, "/")
      let unknown = await Self.problem(verifier, request)
      #expect(unknown == .verification(.unknownKey))
      let keys = [DocumentSigner.keyID(of: other.publicKey): key.publicKey.rawRepresentation]
      let mismatch = await Self.problem(CryptoVerifier(keys: keys), request)
      #expect(mismatch == .verification(.mismatch))
    }
    try await OpenShop.run { shop in
      let missing = await Self.problem(verifier, try Self.request(shop, "/"))
      #expect(missing == .verification(.missing))
    }
  }

  @Test("Another screen than the one that was asked for is refused, though its signature is good")
  func swapped() async throws {
    let key = Curve25519.Signing.PrivateKey()
    try await OpenShop.run(configure: { $0.signer = DocumentSigner(key: key) }) { shop in
      var request = try Self.request(shop, "/cart")
      request.screenID = "shop.front"
      let swapped = await Self.problem(CryptoVerifier(key.publicKey), request)
      #expect(swapped == .verification(.otherScreen))
    }
  }

  @Test("Keys that are none prove nothing", arguments: [0, 1, 31, 33])
  func badKeys(count: Int) {
    let verifier = CryptoVerifier(keys: ["a": Data(count: count)])
    #expect(throws: VerificationProblem.unknownKey) {
      try verifier.verify(Data(count: 64), message: Data(), keyID: "a")
    }
  }
}
