import Foundation
import KumikoRemote
import KumikoTesting
import UIKit

/// Finds texts that are cut at the largest text size.
@MainActor
enum ClippedTexts {
  static func problems(of screen: RemoteScreen, registry: ScreenRegistry) -> [DocumentProblem] {
    var marks = ElementMarks(registry: registry)
    let controller = RemoteScreenController(marks.marked(screen))
    let stage = TestStage(root: controller, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    defer { stage.close() }
    stage.settle()
    let cuts = stage.clippedTexts.filter { $0.fault == .cut && $0.label.numberOfLines == 0 }
    return cuts.map { cut in
      let element = mark(of: cut.label).flatMap { marks.elements[$0] }
      return DocumentProblem(
        .clippedText, file: screen.file,
        position: element?.location?.position ?? DocumentPosition(line: 1, column: 1),
        path: element?.path.description ?? "",
        message: "at the largest text size this is cut: \"\(cut.text.prefix(40))\"")
    }
  }

  /// The mark of the innermost element that a view belongs to.
  private static func mark(of view: UIView) -> String? {
    sequence(first: view, next: \.superview).lazy
      .compactMap(\.accessibilityIdentifier).first(where: ElementMarks.isMark)
  }
}

/// Gives the elements of a document identifiers by which their views are known.
private struct ElementMarks {
  let registry: ScreenRegistry
  /// The elements by their marks.
  private(set) var elements: [String: DocumentElement] = [:]

  private static let prefix = "kumiko element "

  init(registry: ScreenRegistry) { self.registry = registry }

  static func isMark(_ identifier: String) -> Bool { identifier.hasPrefix(prefix) }

  /// The screen with marks; as it is if that cannot be read.
  mutating func marked(_ screen: RemoteScreen) -> RemoteScreen {
    var document = screen.document
    document.element = marked(document.element)
    for index in document.templates.indices {
      document.templates[index].body = marked(document.templates[index].body)
    }
    let text = DocumentWriter(schema: registry).json(.screen(document))
    let reading = RemoteScreen.read(
      Data(text.utf8), file: screen.file, url: screen.url, registry: registry,
      limits: screen.limits)
    return reading.screen ?? screen
  }

  private mutating func marked(_ element: DocumentElement) -> DocumentElement {
    var copy = element
    copy.properties = element.properties.map { property in
      var property = property
      switch property.value {
      case .element(let child): property.value = .element(marked(child))
      case .elements(let children): property.value = .elements(children.map { marked($0) })
      case .expression, .value: break
      }
      return property
    }
    if case .element(let other)? = element.fallback { copy.fallback = .element(marked(other)) }
    let role = registry[element.type]?.role
    guard role == .row || role == .view else { return copy }
    let mark = Self.prefix + "\(elements.count)"
    elements[mark] = element
    copy.properties.removeAll { $0.name == "accessibilityIdentifier" }
    copy.properties.append(DocumentProperty("accessibilityIdentifier", .value(.string(mark))))
    return copy
  }
}
