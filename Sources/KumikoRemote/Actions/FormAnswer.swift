import KumikoDocuments
import UIKit

/// What became of a form.
@MainActor
enum FormAnswer {
  /// What the server says against fields by their names, and against the whole under an empty name;
  /// nothing if all is well.
  case errors([String: String])
  case failure(any Error)

  /// Shows it, and does what the form's document wants to be done. Whatever is wrong is said.
  func show(_ values: ElementValues, problems: StatePath?, in model: RemoteScreenModel) {
    switch self {
    case .errors(let errors):
      model.setErrors(errors)
      let fields = errors.filter { !$0.key.isEmpty }
      if let problems { model.set(.object(fields.mapValues { .string($0) }), at: problems) }
      guard !errors.isEmpty else {
        values.action("onSuccess")?()
        return
      }
      let shown =
        problems == nil ? model.elementCount.inAction { model.shownErrors() } : Set(fields.keys)
      fail(Self.words(errors), untold: Self.words(errors, but: shown), values, in: model)
    case .failure(let error):
      // The screen has gone, and takes its questions with it.
      if error is CancellationError { return }
      fail(error.localizedDescription, untold: error.localizedDescription, values, in: model)
    }
  }

  private func fail(
    _ words: String, untold: String, _ values: ElementValues, in model: RemoteScreenModel
  ) {
    values.action("onFailure", adding: ["error": .string(words)])?()
    guard !untold.isEmpty, !values.element.elements("onFailure").contains(where: \.tells) else {
      return
    }
    let alert = ScreenCommands.alert("Not Sent", ReadableText.clamped(untold), of: model)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    model.handler.present(alert)
  }

  /// Errors as lines: that of the whole comes first.
  private static func words(_ errors: [String: String], but shown: Set<String> = []) -> String {
    errors.sorted { $0.key < $1.key }.filter { !shown.contains($0.key) && !$0.value.isEmpty }
      .map(\.value).joined(separator: "\n")
  }
}

extension RemoteScreenModel {
  /// The fields below which it stands what the server says against them.
  func shownErrors() -> Set<String> {
    var shown: Set<String> = []
    for name in ["sections", "pinnedToTop", "pinnedToBottom"] {
      for section in expand(screen.root.elements(name), in: scope) {
        let rows = section.element.elements("rows")
        guard !rows.areMadeByLoop else { continue }
        for row in expand(rows, in: section.scope) where row.element.showsErrors {
          if case .named(let id) = row.id, errors[id] != nil { shown.insert(id) }
        }
      }
    }
    return shown
  }
}

extension CompiledElement {
  /// Whether an action says something, as far as that is known: it shows an alert, reads what went
  /// wrong, or is the app's own.
  fileprivate var tells: Bool {
    (definition?.effect ?? .unknown).mayTell || reads("error")
  }

  private func reads(_ name: String) -> Bool {
    properties.contains { property in
      property.reads.contains { $0.root == name } || property.elements.contains { $0.reads(name) }
    }
  }
}
