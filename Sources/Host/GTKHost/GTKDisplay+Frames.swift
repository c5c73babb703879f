internal import CGtk
import GSKDrawing
import UIKit

extension GTKDisplay {
  /// Where the display is in its frames.
  struct Frames {
    /// Whether GTK calls back for the next frame.
    var isTicking = false
    /// Whether a frame has been made that is not painted yet.
    var isPainting = false
    /// The time of the frame that was made last.
    var time: CFTimeInterval = 0
    /// What was painted last.
    var painted: DisplayNode?
    /// How often the canvas was painted; nothing is painted while nothing changes.
    var paintCount = 0
  }

  /// Begins to make frames when they are wanted.
  func startFrames() {
    FrameLoop.shared.onRequest = { [weak self] in self?.startTicking() }
    if let clock = canvas.flatMap({ gtk_widget_get_frame_clock($0) }) {
      let data = Unmanaged.passUnretained(self).toOpaque()
      let painted: @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = {
        _, data in owner(data, as: GTKDisplay.self).finishFrame()
      }
      connect(UnsafeMutableRawPointer(clock), "after-paint", data: data, painted)
    }
    startTicking()
  }

  /// Forgets the frames of a canvas that is gone: it does not call back for the one in progress.
  func endFrames() {
    finishFrame()
    frames = Frames()
  }

  private func startTicking() {
    guard !frames.isTicking, let canvas else { return }
    frames.isTicking = true
    let tick:
      @MainActor @convention(c) (Widget?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, clock, data in
        guard let data else { return 0 }
        return owner(data, as: GTKDisplay.self).tick(clock) ? 1 : 0
      }
    gtk_widget_add_tick_callback(
      canvas, plain(tick), Unmanaged.passUnretained(self).toOpaque(), nil)
    GLibMainContextSource.shared.wake()
  }

  /// Makes one frame; returns whether another is wanted.
  private func tick(_ clock: OpaquePointer?) -> Bool {
    if FrameLoop.shared.needsFrame { makeFrame(at: time(of: clock)) }
    frames.isTicking = FrameLoop.shared.needsFrame
    return frames.isTicking
  }

  /// The time of the clock's frame, as the media clock counts.
  private func time(of clock: OpaquePointer?) -> CFTimeInterval {
    let age = g_get_monotonic_time() - gdk_frame_clock_get_frame_time(clock)
    return max(MediaClock.now - Double(age) / 1e6, frames.time)
  }

  /// Brings everything up to date, and has the canvas painted if it shows something else now.
  private func makeFrame(at time: CFTimeInterval) {
    frames.time = time
    frames.isPainting = true
    FrameLoop.shared.runFrame(at: time, finishes: false)
    if content.node(at: time) !== frames.painted, let canvas {
      gtk_widget_queue_draw(canvas)
    } else {
      finishFrame()
    }
  }

  private func finishFrame() {
    guard frames.isPainting else { return }
    frames.isPainting = false
    FrameLoop.shared.finishFrame()
  }
}

extension GTKDisplay: CanvasOwner {
  func draw(into snapshot: OpaquePointer) {
    frames.paintCount += 1
    let node = content.node(at: frames.time)
    frames.painted = node
    if let picture = NodeRenderer.render(node) {
      gtk_snapshot_append_node(snapshot, picture.node)
    }
  }

  func canvasDidResize(width: Double, height: Double) {
    let size = CGSize(width: width, height: height)
    guard bounds.size != size, width > 0, height > 0 else { return }
    bounds.size = size
    UIApplication.shared.displayDidChange()
    // The canvas is painted in this very frame, so what it shows must fit now.
    makeFrame(at: max(MediaClock.now, frames.time))
  }
}
