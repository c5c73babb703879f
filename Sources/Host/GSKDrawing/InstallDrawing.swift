internal import CGtk
import QuartzCore

/// Gives UIKit the text engine and the image decoder of the present thread. UIKit calls it, by
/// name, when a thread first needs one of them; further calls do nothing.
@_cdecl("kumiko_install_drawing")
public func installDrawing() {
  if TextEngines.current == nil { TextEngines.current = PangoTextEngine() }
  if ImageDecoders.current == nil { ImageDecoders.current = PixbufDecoder() }
}
