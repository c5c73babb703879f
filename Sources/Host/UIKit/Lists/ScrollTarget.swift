import ListGeometry

/// What a list can scroll to.
enum ScrollDestination {
  case item(RowPath)
  case section(Int)
}

/// What scrolling to items asks of a list.
@MainActor
protocol ScrollTargetHost: UIScrollView {
  /// Where in the view a destination should stand.
  associatedtype DestinationPosition

  /// Whether there still is what is being scrolled to.
  func isPresent(_ destination: ScrollDestination) -> Bool

  /// The content offset at which a destination stands where it should, as far as sizes are known.
  func offset(of destination: ScrollDestination, _ position: DestinationPosition) -> CGPoint

  /// Sizes what is in view at an offset, without moving anything.
  func measureAhead(at offset: CGPoint)
}

/// Scrolls to items whose place is only known when what is on the way has been sized.
@MainActor
final class ScrollTarget<Host: ScrollTargetHost> {
  /// How often the destination is looked for again while items near it turn out larger or smaller.
  private static var searches: Int { 6 }

  private unowned let host: Host
  /// The item that an animated scroll is on its way to, and where it should stand.
  private var target: (path: RowPath, position: Host.DestinationPosition)?

  init(_ host: Host) { self.host = host }

  /// The item that an animated scroll is on its way to.
  var path: RowPath? { target?.path }

  /// The content offset at which that item stands where it should.
  var offset: CGPoint? {
    guard let target, host.isPresent(.item(target.path)) else { return nil }
    return host.offset(of: .item(target.path), target.position)
  }

  func scroll(
    to destination: ScrollDestination, _ position: Host.DestinationPosition, animated: Bool
  ) {
    guard animated else { return jump(to: destination, position) }
    measureWay(to: destination, position)
    // What comes into view on the way may make the app change the list.
    guard host.isPresent(destination) else { return }
    host.setContentOffset(host.offset(of: destination, position), animated: true)
    if case .item(let path) = destination { target = (path, position) }
  }

  private func jump(to destination: ScrollDestination, _ position: Host.DestinationPosition) {
    for _ in 0..<Self.searches {
      guard host.isPresent(destination) else { return }
      let wanted = host.offset(of: destination, position)
      if host.contentOffset == wanted { return }
      host.setContentOffset(wanted, animated: false)
      host.layoutIfNeeded()
    }
  }

  /// Sizes what will be in view once `destination` is reached.
  private func measureWay(
    to destination: ScrollDestination, _ position: Host.DestinationPosition
  ) {
    guard host.bounds.height > 0 else { return }
    for _ in 0..<Self.searches {
      guard host.isPresent(destination) else { return }
      let before = host.offset(of: destination, position)
      host.measureAhead(at: before)
      guard host.isPresent(destination), host.offset(of: destination, position) != before else {
        return
      }
    }
  }

  /// Forgets the item, because the list scrolls elsewhere.
  func clear() { target = nil }

  /// Follows the item through an update.
  func apply(_ map: IndexPathMap) {
    target = target.flatMap { old in map.newPath(old.path).map { ($0, old.position) } }
  }
}
