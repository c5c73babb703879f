import Foundation

/// Where a host puts what opens addresses of the web and of other programs.
@MainActor
package enum HostBrowsers {
  /// Opens an address and returns whether that was possible; nil without a window module.
  package static var open: ((URL) -> Bool)?
}
