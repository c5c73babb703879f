import CoreGraphics

/// Keeps the layers that have animations, and moves them on in each frame.
package final class Animator {
  /// The animator of the present thread: on the main queue, that of the screen.
  package static var shared: Animator { LayerThread.current.animator }

  private struct Entry {
    var layer: CALayer
    /// Whether the layer was in a window's tree when last seen.
    var wasLive: Bool
  }

  private var entries: [Entry] = []
  private var markedTime: CFTimeInterval?
  private var steppedTime: CFTimeInterval = -.infinity

  /// Whether any layer has animations.
  package var isActive: Bool { !entries.isEmpty }

  func add(_ layer: CALayer) {
    guard !entries.contains(where: { $0.layer === layer }) else { return }
    entries.append(Entry(layer: layer, wasLive: layer.isInLiveTree))
    FrameLoop.shared.requestFrame()
  }

  func remove(_ layer: CALayer) { entries.removeAll { $0.layer === layer } }

  /// Ends what is over, and what nobody can see any more, and marks as out of date what moves.
  ///
  /// A clock that was set back ends everything: no time of its future means anything any more.
  func step(to time: CFTimeInterval) {
    defer { steppedTime = time }
    guard time >= steppedTime else {
      for entry in entries { entry.layer.removeAllAnimations() }
      return
    }
    for layer in abandoned { layer.removeAllAnimations() }
    for entry in entries {
      let isLive = entry.layer.isInLiveTree
      if entry.wasLive, !isLive {
        entry.layer.removeAllAnimations()
      } else {
        entry.layer.stepAnimations(to: time)
      }
    }
    // Another thread may have ended the animations of its layer.
    entries.removeAll { $0.layer.running.isEmpty }
    for index in entries.indices { entries[index].wasLive = entries[index].layer.isInLiveTree }
    markStale(at: time)
  }

  /// The layers that only their animations keep: those that were in no tree may never end.
  private var abandoned: [CALayer] {
    let indices = entries.indices.filter { isKnownUniquelyReferenced(&entries[$0].layer) }
    return indices.map { entries[$0].layer }
  }

  /// Marks as out of date what moves, if `time` is not that of the last call.
  func markStale(at time: CFTimeInterval) {
    guard markedTime != time else { return }
    markedTime = time
    for entry in entries { entry.layer.markAnimated() }
  }

  /// Called when a layer's own time changed: what moves is elsewhere now.
  func timeDidChange() {
    guard isActive else { return }
    markedTime = nil
    FrameLoop.shared.requestFrame()
  }

  /// Whether another frame is needed. An endless animation that nobody sees needs none.
  var wantsFrame: Bool { entries.contains { $0.layer.animationsWantFrame } }
}
