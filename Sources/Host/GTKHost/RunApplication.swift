internal import CGtk
import Foundation
import UIKit

/// Opens a window and runs the application until it ends. `UIApplicationMain` comes here.
@_cdecl("kumiko_run_application")
func runApplication() -> Int32 {
  MainActor.assumeIsolated {
    let display = GTKDisplay(size: CGSize(width: 390, height: 844))
    guard display.prepare() else {
      FileHandle.standardError.write(
        Data("There is no display: set DISPLAY or WAYLAND_DISPLAY, or run headless.\n".utf8))
      return 1
    }
    HostDisplays.current = display
    HostClipboards.current = GTKClipboard()
    HostBrowsers.open = { g_app_info_launch_default_for_uri($0.absoluteString, nil, nil) != 0 }
    GLibMainContextSource.shared.start()
    display.open()
    UIApplication.shared.finishLaunching()
    RunLoop.main.run()
    return 0
  }
}
