import Testing

@testable import GalleryScreens

@MainActor
@Suite struct `The store of trails` {
  @Test func `keeps all pages where a refresh gets no answer`() async throws {
    let store = TrailStore()
    try await store.loadMore()
    #expect(store.trails.count == 40)
    store.isOffline = true
    await store.refresh()
    #expect(store.trails.count == 40)
  }
}
