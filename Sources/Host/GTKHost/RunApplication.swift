internal import CGtk
import Foundation
import UIKit

/// Opens a window and runs the application until it ends. `UIApplicationMain` comes here.
///
/// The cairo renderer is chosen unless `GSK_RENDERER` says otherwise: it costs an eighth of what GL
/// costs where GL is drawn by software, and draws exactly what headless pictures show.
@_cdecl("kumiko_run_application")
func runApplication() -> Int32 {
  MainActor.assumeIsolated {
    setenv("GSK_RENDERER", "cairo", 0)
    guard gtk_init_check() != 0 else {
      FileHandle.standardError.write(
        Data("There is no display: set DISPLAY or WAYLAND_DISPLAY, or run headless.\n".utf8))
      return 1
    }
    let display = GTKDisplay(size: CGSize(width: 390, height: 844))
    HostDisplays.current = display
    GLibGuest.shared.start()
    display.open()
    UIApplication.shared.finishLaunching()
    RunLoop.main.run()
    return 0
  }
}
