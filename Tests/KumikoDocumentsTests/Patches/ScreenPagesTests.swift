import KumikoDocuments
import Testing

@Suite struct `Pages of a section` {
  private func screen(_ rows: [String], next: String?) -> ScreenDocument {
    var section = DocumentElement("Section", id: "posts")
    section.properties.append(
      DocumentProperty("rows", .elements(rows.map { DocumentElement("ListRow", id: $0) })))
    if let next { section.properties.append(DocumentProperty("next", .value(.string(next)))) }
    let root = DocumentElement(
      "Screen", id: "s",
      properties: [DocumentProperty("sections", .elements([section]))])
    return ScreenDocument(element: root)
  }

  private func posts(_ patch: PatchDocument?) -> DocumentElement? {
    patch?.changes.first?.elements("with").first
  }

  @Test func `are added at the end, with what comes after them`() {
    let first = screen(["a", "b"], next: "/2")
    let patch = first.patch(adding: screen(["c"], next: "/3"), to: "posts")
    #expect(patch?.screenID == "s")
    #expect(posts(patch)?.elements("rows").map { $0.id?.text } == ["a", "b", "c"])
    #expect(posts(patch)?["next"]?.text == "/3")
  }

  @Test func `end where a page names no next one`() {
    let patch = screen(["a"], next: "/2").patch(adding: screen(["b"], next: nil), to: "posts")
    #expect(posts(patch)?["next"] == nil)
  }

  @Test func `have no row twice`() {
    let patch = screen(["a", "b"], next: "/2")
      .patch(adding: screen(["b", "c"], next: nil), to: "posts")
    #expect(posts(patch)?.elements("rows").map { $0.id?.text } == ["a", "b", "c"])
  }

  @Test func `are none without the section`() {
    #expect(screen(["a"], next: nil).patch(adding: screen([], next: nil), to: "x") == nil)
  }
}
