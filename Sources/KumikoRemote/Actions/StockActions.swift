import Foundation
import KumikoDocuments
import UIKit

/// The actions of the library.
enum StockActions {
  static let all: [ElementDefinition] = [
    ElementDefinition(
      "SetState", .action, "changes a value of state",
      [
        ElementProperty("path", .binding(.any), "which value", isRequired: true),
        ElementProperty("to", .value(.any), "the new value", isRequired: true),
      ],
      .action { values, context in
        set(values, context)
      }
    ).having(.silent),
    ElementDefinition(
      "Toggle", .action, "turns a Boolean of state round",
      [ElementProperty("path", .binding(.bool), "which one", isRequired: true)],
      .action { values, context in
        guard let path = values.string("path").flatMap({ StatePath($0) }) else { return }
        let value = path.value(in: context.model.state)
        context.model.change(.bool(value != .bool(true)), at: path, by: values, of: .open)
      }
    ).having(.silent),
    ElementDefinition(
      "Navigate", .action, "shows another screen of the app",
      [ElementProperty("to", .url, "its address", isRequired: true)],
      .action { values, context in
        guard let url = values.url("to") else { return }
        let (work, cause) = (context.model.work, values.scope.cause)
        guard work.mayNavigate(for: cause) else {
          return context.model.report(
            .tooManyChanges, at: values.element.place, ActionCause.secondScreen)
        }
        context.handler.navigate(to: url)
        work.didNavigate(for: cause)
      }
    ).having(.loads),
    ElementDefinition(
      "Open", .action, "opens an address outside of the app",
      [ElementProperty("url", .url, "https, mailto or tel", isRequired: true)],
      .action { values, context in open(values, context) }
    ).having(.silent),
    ElementDefinition(
      "Dismiss", .action, "leaves the screen", [],
      .action { _, context in context.handler.dismiss() }
    ).having(.silent),
    ElementDefinition(
      "Refresh", .action, "loads the screen anew", [],
      .action { _, context in
        let handler = context.handler
        context.model.work.begin { await handler.refresh() }
      }
    ).having(.loads),
    ElementDefinition(
      "Alert", .action, "asks or tells something", content: "buttons",
      [
        ElementProperty("title", .text, "what it is about"),
        ElementProperty("message", .text, "more about it"),
        ElementProperty("isSheet", .boolean, "whether it comes from below, with choices"),
        ElementProperty("buttons", .elements(.command), "what can be chosen; OK without"),
      ], .action { values, context in alert(values, context) }
    ).having(.tells),
    ElementDefinition(
      "Submit", .action, "sends values of a form",
      [
        ElementProperty("to", .url, "where to", isRequired: true),
        ElementProperty("method", .choice(["POST", "PUT", "PATCH", "DELETE"]), "POST by default"),
        ElementProperty(
          "form", .value(.any),
          "what is sent, nothing else: values by name, or the id of the section whose fields are"
        ),
        ElementProperty("problems", .binding(.any), "where what the server says of fields goes"),
        ElementProperty("onSuccess", .actions, "what is done when all is well"),
        ElementProperty("onFailure", .actions, "what is done when it is not; reads `error`"),
      ], .action { values, context in submit(values, context) }
    ).having(.loads),
  ]

  @MainActor
  private static func set(_ values: ElementValues, _ context: ActionContext) {
    guard let path = values.string("path").flatMap({ StatePath($0) }) else { return }
    let value = values.value("to")
    guard !value.isContainer || !values.readsAllState("to") else {
      // Under another name it would be a value like any other, and could be sent.
      return context.model.report(
        .refusedForm, at: values.element.property("to")?.place,
        "all of state is no value of its own")
    }
    context.model.change(value, at: path, by: values, of: values.privacy("to"))
  }

  @MainActor
  private static func open(_ values: ElementValues, _ context: ActionContext) {
    guard let url = values.url("url") else { return }
    guard values.scope.isAnswer else {
      return context.model.report(
        .refusedURL, at: values.element.place, "nothing is opened but in answer to a tap")
    }
    guard context.model.remoteScreen.policy.allows(url) else {
      return context.model.report(
        .refusedURL, at: values.element.property("url")?.place,
        values.privacy("url") > .open
          ? "this address is not opened"
          : "\(url.scheme ?? "an address without a scheme") is not opened")
    }
    ExternalLinks.open(url, of: context.model)
  }

  @MainActor
  private static func alert(_ values: ElementValues, _ context: ActionContext) {
    let alert = ScreenCommands.alert(
      values.text("title"), values.text("message"), of: context.model,
      style: values.bool("isSheet") == true ? .actionSheet : .alert)
    let buttons = ScreenCommands.alertActions(values.nested("buttons"))
    for button in buttons { alert.addAction(button) }
    if buttons.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
    context.handler.present(alert)
  }

  @MainActor
  private static func submit(_ values: ElementValues, _ context: ActionContext) {
    guard let url = values.url("to") else { return }
    guard let form = FormValues(values)?.fields else { return }
    let method = values.string("method") ?? "POST"
    let problems = values.string("problems").flatMap { StatePath($0) }
    let model = context.model
    let (work, sent) = (model.work, SentForm(url: url, method: method, fields: form))
    // A second tap asks for nothing else.
    guard work.begin(sent) else { return }
    // A newer version of the screen may be shown by the time that the answer comes.
    Task { [weak rowStore = model.rowStore] in
      let answer: FormAnswer
      do {
        answer = .errors(try await context.handler.submit(form, to: url, method: method))
      } catch {
        answer = .failure(error)
      }
      work.end(sent)
      if let model = rowStore?.model { answer.show(values, problems: problems, in: model) }
    }
  }
}
