internal import CGtk
import QuartzCore

/// Gives UIKit its text engine and its image decoder. UIKit calls it, by name, when it first
/// needs one of them; further calls do nothing.
@_cdecl("kumiko_install_drawing")
@MainActor
public func installDrawing() {
  if TextEngines.current == nil { TextEngines.current = PangoTextEngine() }
  if ImageDecoders.current == nil { ImageDecoders.current = PixbufDecoder() }
}
