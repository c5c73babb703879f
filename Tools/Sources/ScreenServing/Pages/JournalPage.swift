import KumikoDocuments

/// A page of the journal: a whole screen, whose section says with `next` where the rows after its own
/// are. Rows are written out, so that they mean the same wherever they are appended.
struct JournalPage: ShopPage {
  var page: Journal.Page

  var screen: ScreenDocument {
    var posts = DocumentElement.section("posts", rows: page.posts.map(row))
    if page.hasNext {
      posts.properties.append(
        DocumentProperty("next", DocumentValue(text: "/journal?page=\(page.number + 1)")))
    }
    return ScreenDocument(
      element: DocumentElement(
        "Screen", id: "shop.journal",
        [
          "title": "Journal", "appearance": "plain", "onRefresh": .element(.refresh),
          "sections": .elements(posts),
        ]))
  }

  private func row(_ post: Journal.Post) -> DocumentElement {
    DocumentElement(
      "ListRow", id: post.id,
      [
        "title": .plain(post.title), "subtitle": .plain(post.text),
        "image": "/i/\(post.picture).png", "iconSide": 44,
      ])
  }
}
