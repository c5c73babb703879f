internal import CGtk
import QuartzCore

/// Shapes text with Pango.
@MainActor
package final class PangoTextEngine: TextEngine {
  private let library = FontLibrary()
  private var layouts = TwoGenerationCache<TextBlock, PangoTextLayout>(limit: 512)

  /// How many texts have been laid out since the program started.
  package private(set) static var shapedBlocks = 0

  /// How many layouts are kept.
  package var cachedLayouts: Int { layouts.count }

  package init() {}

  package func layout(_ block: TextBlock) -> any TextLayout {
    layouts.value(of: block) {
      Self.shapedBlocks += 1
      return TextSetter(block: block, library: library).layout()
    }
  }

  package func metrics(of face: FontFace) -> FontMetrics { library.metrics(of: face) }

  package func hasFamily(_ name: String) -> Bool { library.hasFamily(name) }
}
