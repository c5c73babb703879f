import UIKit

/// A trail in the mountains.
struct Trail: Identifiable, Hashable {
  var id: Int
  var name: String
  var region: Region
  var length: Int

  enum Region: String, CaseIterable {
    case all = "All"
    case north = "North"
    case coast = "Coast"
  }

  var symbol: String { region == .coast ? "water.waves" : "mountain.2.fill" }

  private static let names = [
    "Ravine Path", "Old Mill Loop", "Lighthouse Walk", "Heron Marsh", "Twin Lakes", "Pilgrim Way",
    "Birch Ridge", "Harbor Steps", "Quarry Round", "Juniper Hill", "Fisher Cove", "High Meadow",
  ]

  /// A page of trails.
  static func page(_ number: Int) -> [Trail] {
    (number * 20..<(number + 1) * 20).map { id in
      let round = id / names.count
      return Trail(
        id: id, name: names[id % names.count] + (round == 0 ? "" : " \(round + 1)"),
        region: id % 3 == 2 ? .coast : .north, length: 3 + (id * 7) % 19)
    }
  }
}

/// Where trails come from: page by page, and not always.
@MainActor
final class TrailStore {
  private(set) var trails = Trail.page(0)
  /// Whether the network is down.
  var isOffline = false
  /// Whether answers never come, so that pictures show the waiting for them.
  var isSlow = false

  var hasMore: Bool { trails.count < 100 }

  /// Loads the next page.
  func loadMore() async throws {
    try await answer()
    trails += Trail.page(trails.count / 20)
  }

  /// Loads the first page anew. What there is stays if no answer comes.
  func refresh() async {
    guard (try? await answer()) != nil else { return }
    trails = Trail.page(0)
  }

  private func answer() async throws {
    try await Task.sleep(for: .seconds(isSlow ? 3_600 : 1))
    if isOffline { throw Offline() }
  }

  struct Offline: LocalizedError {
    var errorDescription: String? { "The Internet connection appears to be offline." }
  }
}
