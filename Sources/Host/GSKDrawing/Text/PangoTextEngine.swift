internal import CGtk
import QuartzCore
import Synchronization

/// Shapes the text of one thread with Pango, whose fonts and layouts belong to a thread.
package final class PangoTextEngine: TextEngine {
  private let library = FontLibrary()
  private var layouts = TwoGenerationCache<TextBlock, PangoTextLayout>(limit: 512)

  private static let shaped = Atomic(0)

  /// How many texts have been laid out since the program started.
  package static var shapedBlocks: Int { shaped.load(ordering: .relaxed) }

  /// How many layouts are kept.
  package var cachedLayouts: Int { layouts.count }

  package init() {}

  package func layout(_ block: TextBlock) -> any TextLayout {
    layouts.value(of: block) {
      Self.shaped.add(1, ordering: .relaxed)
      return PangoLayouter(block: block, library: library).layout()
    }
  }

  package func metrics(of face: FontFace) -> FontMetrics { library.metrics(of: face) }

  package func hasFamily(_ name: String) -> Bool { library.hasFamily(name) }

  package func substitute(for family: StandardFamily) -> String { library.substitute(for: family) }
}
