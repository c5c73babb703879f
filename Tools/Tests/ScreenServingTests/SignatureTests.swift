import Crypto
import DocumentSigning
import Foundation
import KumikoLoading
import Testing

/// Screens are signed if there is a key: their exact bytes, before compression.
@Suite("Signatures", .timeLimit(.minutes(1)))
struct SignatureTests {
  private static func signature(of answer: SocketClient.Answer) throws -> DocumentSignature {
    try #require(answer["Kumiko-Signature"].flatMap { DocumentSignature($0) })
  }

  @Test("Every screen, also compressed, carries one that its public key proves")
  func areSigned() async throws {
    let key = Curve25519.Signing.PrivateKey()
    try await OpenShop.run(configure: { $0.signer = DocumentSigner(key: key) }) { shop in
      for path in ["/", "/cart", "/checkout", "/products/cup", "/journal", "/nothing"] {
        let answer = try await shop.client.get(path)
        let signature = try Self.signature(of: answer)
        #expect(try signature.screenID == answer.json["id"] as? String)
        let message = signature.message(for: Data(answer.body))
        #expect(key.publicKey.isValidSignature(signature.signature, for: message), "\(path)")
        #expect(signature.keyID == DocumentSigner.keyID(of: key.publicKey))
        #expect(signature.expires == signature.issued + 3_600)
        #expect(abs(Double(signature.issued) - Date().timeIntervalSince1970) < 30)
        let short = try await shop.client.get(path, ["Accept-Encoding": "gzip"])
        let again = try Self.signature(of: short)
        let same = again.message(for: Data(answer.body))
        #expect(key.publicKey.isValidSignature(again.signature, for: same), "\(path)")
      }
    }
  }

  @Test("An answer without bytes signs those that the client has, for some more time")
  func notModified() async throws {
    let key = Curve25519.Signing.PrivateKey()
    try await OpenShop.run(configure: { $0.signer = DocumentSigner(key: key) }) { shop in
      let whole = try await shop.client.get("/")
      let answer = try await shop.client.get("/", ["If-None-Match": whole["ETag"] ?? ""])
      #expect(answer.status == 304)
      let signature = try Self.signature(of: answer)
      let message = signature.message(for: Data(whole.body))
      #expect(key.publicKey.isValidSignature(signature.signature, for: message))
    }
  }

  @Test("There is none without a key")
  func areOptional() async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/")
      #expect(answer.status == 200 && answer["Kumiko-Signature"] == nil)
    }
  }

  @Test("Nothing that is signed can be changed or mean something else")
  func cannotBeChanged() throws {
    let signer = DocumentSigner(key: Curve25519.Signing.PrivateKey())
    let bytes = Data("a document".utf8)
    let good = try signer.sign(bytes, screenID: "a", at: Date(timeIntervalSince1970: 1_000))
    func holds(_ signature: DocumentSignature, _ bytes: Data) -> Bool {
      signer.publicKey.isValidSignature(signature.signature, for: signature.message(for: bytes))
    }
    #expect(holds(good, bytes))
    #expect(!holds(good, bytes + [0]))
    #expect(!holds(good, bytes.dropLast()))
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(!holds(good, other))
    }
    for change in [\DocumentSignature.issued, \DocumentSignature.expires] {
      var other = good
      other[keyPath: change] += 1
      #expect(!holds(other, bytes))
    }
    for change in [\DocumentSignature.keyID, \DocumentSignature.screenID] {
      var other = good
      other[keyPath: change] += "0"
      #expect(!holds(other, bytes))
    }
    for index in good.signature.indices {
      var other = good
      other.signature[index] ^= 1
      #expect(!holds(other, bytes))
    }
  }

  @Test(
    "Screens that a header field cannot name are not signed",
    arguments: ["a\nb", "a\"b", "a,b", "ä"])
  func plainIDs(id: String) throws {
    let signer = DocumentSigner(key: Curve25519.Signing.PrivateKey())
    #expect(throws: SigningProblem.notAScreenID(id)) {
      try signer.sign(Data(), screenID: id)
    }
  }

  @Test("A key is made for its owner alone, and the server signs with it")
  func keyFiles() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).key")
    defer { try? FileManager.default.removeItem(at: file) }
    let made = try ServerProcess(["key", file.path])
    #expect(await made.status() == 0)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    let signer = try DocumentSigner(keyFile: file)
    let printed = "\(signer.keyID) \(signer.publicKey.rawRepresentation.base64EncodedString())\n"
    #expect(made.text == printed)
    let again = try ServerProcess(["key", file.path])
    #expect(await again.status() != 0)
    #expect(try DocumentSigner(keyFile: file).keyID == signer.keyID)
    let server = try ServerProcess(["--port", "0", "--sign", file.path])
    defer { server.kill() }
    let answer = try await SocketClient(port: server.port()).get("/")
    #expect(try Self.signature(of: answer).keyID == signer.keyID)
  }

  @Test("A file that holds no key is refused", arguments: ["", "AAAA", "no key", "ä"])
  func badKeyFiles(text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).key")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    #expect(throws: SigningProblem.notAKey(file.lastPathComponent)) {
      try DocumentSigner(keyFile: file)
    }
  }
}
