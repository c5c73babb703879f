import KumikoRemote
import Testing

@Suite("The module of remote screens") struct ExportTests {
  @Test("brings the words of documents along")
  func exports() { #expect(RemoteValue.null.kind == "null") }
}
