import ArgumentParser
import Crypto
import DocumentSigning
import Foundation

struct Key: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a key that screens are signed with.",
    discussion: """
      The file is for the server alone; its owner alone can read it. What is printed is for apps: \
      the id of the key, and the public key in Base64.
      """)

  @Argument(help: "The file, which must not be there.", completion: .file())
  var file: String

  func run() throws {
    let key = Curve25519.Signing.PrivateKey()
    let text = key.rawRepresentation.base64EncodedString() + "\n"
    let made = open(file, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard made >= 0 else {
      throw ValidationError("\(file) cannot be made: \(String(cString: strerror(errno))).")
    }
    let handle = FileHandle(fileDescriptor: made, closeOnDealloc: true)
    try handle.write(contentsOf: Data(text.utf8))
    let signer = DocumentSigner(key: key)
    print("\(signer.keyID) \(signer.publicKey.rawRepresentation.base64EncodedString())")
  }
}
