import Foundation
import KumikoComponents
import KumikoDocuments
import UIKit

/// A screen of a document while it is shown: its data, and the state that its user changes.
///
/// A controller keeps one. Tests and previews can, too:
///
/// ```swift
/// let model = RemoteScreenModel(screen)
/// list.render(model.listOptions) { Group(of: model.sections()) { $0 } }
/// ```
@preconcurrency @MainActor
public final class RemoteScreenModel {
  /// What is shown.
  public let remoteScreen: RemoteScreen
  /// The server's values.
  public private(set) var data: [String: RemoteValue] { didSet { globals["data"] = .object(data) } }
  /// The user's values.
  public private(set) var state: [String: RemoteValue] {
    didSet { globals["state"] = .object(state) }
  }
  /// Language, time zone and time of expressions.
  public var environment: ScreenEnvironment {
    didSet {
      describedAt = environment.now
      globals["env"] = .object(environment.values(at: describedAt))
      evaluator.environment = environment.expressions(strings: screen.strings, at: describedAt)
      setNeedsRender()
    }
  }
  /// The address of the document, which others are relative to; nil if it has none.
  public var baseURL: URL? {
    didSet {
      guard baseURL != oldValue else { return }
      rowStore.removeAll()
      setNeedsRender()
    }
  }
  /// The size of text where the screen is shown, which texts of several fonts are made for; nil,
  /// for the display's, before it is shown.
  var textSize: UIContentSizeCategory? {
    didSet {
      guard textSize != oldValue else { return }
      rowStore.removeAll()
      setNeedsRender()
    }
  }
  /// What actions of the document do.
  public var handler: any ScreenActionHandler = IgnoringActionHandler()
  /// Called when something has changed that the screen shows, at most once until it is described.
  public var onChange: @MainActor () -> Void = {}
  /// Called with each problem that is found while the screen is shown, once for each place.
  public var onProblem: @MainActor (DocumentProblem) -> Void = { _ in }

  let images: ScreenImages
  /// What is under way, also of the versions before.
  private(set) var work = ScreenWork()
  /// What renders hand on to the next.
  private(set) var rowStore = RowStore()
  /// The values of state that dots have stood for on the screen, and copies of them.
  private(set) var secretPaths: Set<StatePath> = []
  /// The values of state that the user has typed, and copies of them.
  private(set) var typedPaths: Set<StatePath> = []
  /// The values of state that only conditions let actions set.
  private(set) lazy var guardedState = GuardedState(screen, limits: remoteScreen.limits)
  private var evaluator: ExpressionEvaluator
  /// The time at which the screen was described last, also for rows that come into view later.
  private var describedAt: Date
  /// The time at which the first version of the screen was made.
  private(set) var openedAt: Date
  /// The names that all expressions can read.
  private(set) var globals: [String: RemoteValue]
  private var reported: Set<String> = []
  private var needsRender = false
  /// The elements that were made.
  let elementCount = ElementCount()
  /// What actions may do.
  let budget = ActionBudget()
  /// Whether the user has a finger on the screen, or has just moved it.
  var isTouched: @MainActor () -> Bool = { false }
  /// The rows that were counted as seen, in all versions of the screen.
  private var impressionCount = 0
  /// The bytes of the state, as they are counted; nil until an action asks.
  private var stateBytes: Int?

  var screen: CompiledScreen { remoteScreen.compiled }

  /// Creates what a document's screen is shown by.
  ///
  /// - Parameters:
  ///   - screen: The document.
  ///   - environment: Language, time zone and time of expressions; the user's by default.
  ///   - images: What loads pictures; files beside the document by default.
  public convenience init(
    _ screen: RemoteScreen, environment: ScreenEnvironment = ScreenEnvironment(),
    images: any ScreenImageLoading = FileImageLoader()
  ) {
    let images = ScreenImages(images, limits: screen.limits)
    self.init(screen, environment: environment, images: images)
  }

  /// Creates what another version of a screen is shown by, with what it takes over from this one.
  convenience init(_ screen: RemoteScreen, after other: RemoteScreenModel) {
    self.init(
      screen, environment: other.environment, values: other.globals["env"], images: other.images)
    textSize = other.textSize
    takeOver(from: other)
  }

  /// - Parameter values: What documents know of the environment, if that was found out before.
  private init(
    _ screen: RemoteScreen, environment: ScreenEnvironment, values: RemoteValue? = nil,
    images: ScreenImages
  ) {
    remoteScreen = screen
    (data, state) = (screen.compiled.data, screen.compiled.state)
    self.environment = environment
    let now = environment.now
    (describedAt, openedAt) = (now, now)
    globals = [
      "data": .object(screen.compiled.data), "state": .object(screen.compiled.state),
      "env": values ?? .object(environment.values(at: now)),
    ]
    baseURL = screen.url
    self.images = images
    evaluator = ExpressionEvaluator(
      environment: environment.expressions(strings: screen.compiled.strings, at: now),
      limits: ExpressionLimits(screen.limits))
    rowStore.model = self
    self.images.onLoad = { [weak self] in self?.setNeedsRender() }
    self.images.onFailure = { [weak self] source, reason in
      self?.report(.imageNotLoaded, at: nil, "\(source): \(reason)")
    }
  }

  // MARK: Changes

  /// Sets what the user, the app or the server says, which is never too much.
  func set(_ value: RemoteValue, at path: StatePath) {
    guard path.value(in: state) != value else { return }
    if let bytes = stateBytes {
      var meter = StateMeter()
      meter.add(value)
      stateBytes = bytes + path.growth(by: meter.bytes, in: state)
    }
    path.set(value, in: &state)
    setNeedsRender()
  }

  /// Whether an action may set a value: what makes the state no larger always may.
  func hasRoom(for value: RemoteValue, at path: StatePath) -> Bool {
    let limits = remoteScreen.limits
    var meter = StateMeter(limit: limits.stateBytes, depth: limits.nesting)
    meter.add(value, at: path.names.count)
    guard meter.isWithinLimits else { return false }
    let growth = path.growth(by: meter.bytes, in: state)
    return growth <= 0 || countedStateBytes() + growth <= limits.stateBytes
  }

  private func countedStateBytes() -> Int {
    if let stateBytes { return stateBytes }
    var meter = StateMeter()
    meter.add(state)
    stateBytes = meter.bytes
    return meter.bytes
  }

  /// Notes that dots stand for a value of state.
  func noteSecret(_ path: StatePath) { secretPaths.insert(path) }

  /// Notes that the user types a value of state.
  func noteTyped(_ path: StatePath) { typedPaths.insert(path) }

  /// Counts a row as seen, and returns how many were.
  func noteImpression() -> Int {
    impressionCount += 1
    return impressionCount
  }

  /// Takes over the values of another version of the document: `data` is replaced; of `state` what
  /// the user has changed stays, and all else is that of the new version, also what it resets.
  private func takeOver(from other: RemoteScreenModel) {
    state = StateMerging.merge(
      initial: other.screen.state, present: other.state, next: screen.state, reset: screen.reset)
    stateBytes = nil
    (errors, secretPaths) = (other.errors, other.secretPaths)
    (typedPaths, work) = (other.typedPaths, other.work)
    (impressionCount, openedAt) = (other.impressionCount, other.openedAt)
    // Whoever still has something to say to the version before says it to this one, also where that
    // has come from elsewhere; what was made with addresses is made anew then.
    rowStore = other.rowStore
    if baseURL != other.baseURL { rowStore.removeAll() }
    rowStore.model = self
    setNeedsRender()
  }

  // MARK: Errors

  /// What a server says against fields, by the ids of their elements. It stands below each of them
  /// until the user changes it.
  public private(set) var errors: [String: String] = [:] {
    didSet { if errors != oldValue { setNeedsRender() } }
  }

  /// Shows what a server says against fields, in place of what it said before.
  ///
  /// - Parameter errors: What is wrong, by the ids of the fields' elements; empty if all is well.
  public func setErrors(_ errors: [String: String]) {
    self.errors = errors.filter { !$0.key.isEmpty && !$0.value.isEmpty }
      .mapValues { ReadableText.clamped($0) }
  }

  /// The user has changed a field.
  func clearError(of id: RowID) {
    if case .named(let name) = id, errors[name] != nil { errors[name] = nil }
  }

  func error(of id: RowID) -> String? {
    if case .named(let name) = id { errors[name] } else { nil }
  }

  /// Has the screen described anew.
  public func setNeedsRender() {
    guard !needsRender else { return }
    needsRender = true
    onChange()
  }

  /// Prepares for a description, which takes steps and makes elements of its own.
  func begin() -> Scope {
    needsRender = false
    elementCount.begin()
    budget.begin()
    restoreSteps()
    describedAt = environment.now
    setTime(describedAt)
    images.begin()
    rowStore.beginRender()
    return scope
  }

  /// What expressions outside of templates and loops can read now.
  var scope: Scope { Scope(globals) }

  /// The screen's own values, for reading alone: nothing is described by that.
  var root: ElementValues { ElementValues(element: screen.root, scope: scope, model: self) }

  // MARK: Values

  /// Lets the expressions of a row that comes into view later take steps of their own.
  func restoreSteps() { evaluator.restoreSteps() }

  /// Does something whose expressions read the present time. All that one description shows reads
  /// the time of that. What is done inside of something else leaves that its own time.
  func atPresentTime<Result>(_ body: () -> Result) -> Result {
    let before = evaluator.environment.now
    let isInside = before != describedAt
    setTime(environment.now)
    defer { setTime(isInside ? before : describedAt) }
    return body()
  }

  private func setTime(_ time: Date) {
    guard evaluator.environment.now != time, case .object(var values)? = globals["env"] else {
      return
    }
    evaluator.environment.now = time
    values["now"] = .string(ISODate.text(of: time))
    globals["env"] = .object(values)
  }

  func value(of property: CompiledProperty, in scope: Scope) -> RemoteValue {
    switch property.value {
    case .literal(let value): value
    case .text(let text): value(of: CompiledText(text: text, place: property.place), in: scope)
    case .composed(let value): self.value(of: value, in: scope)
    case .elements, .unusable: .null
    }
  }

  private func value(of composed: ComposedValue, in scope: Scope) -> RemoteValue {
    switch composed {
    case .literal(let value): value
    case .text(let text): value(of: text, in: scope)
    case .list(let values): .list(values.map { value(of: $0, in: scope) })
    case .object(let fields): .object(fields.mapValues { value(of: $0, in: scope) })
    }
  }

  func address(of text: InterpolatedText, at place: Int, in scope: Scope) -> RemoteValue {
    evaluating(text.references, in: scope) {
      $0.address(of: text, in: scope.names, at: place)
    }
  }

  /// The parts of a text, each as it is written.
  func parts(of text: InterpolatedText, at place: Int, in scope: Scope) -> [String] {
    evaluating(text.references, in: scope) { $0.parts(of: text, in: scope.names, at: place) }
  }

  /// Evaluates something, and reports what is wrong with it.
  private func evaluating<Value>(
    _ references: @autoclosure () -> [ExpressionReference], in scope: Scope,
    _ evaluate: (inout ExpressionEvaluator) -> Value
  ) -> Value {
    let before = evaluator.reports.count
    let value = evaluate(&evaluator)
    guard evaluator.reports.count > before else { return value }
    let owner = privacy(of: references(), in: scope)
    for report in evaluator.reports.dropFirst(before) { self.report(report, of: owner) }
    return value
  }

  /// The value of a property that users read.
  func words(of property: CompiledProperty, in scope: Scope) -> RemoteValue {
    guard case .text(let text) = property.value else { return value(of: property, in: scope) }
    return evaluating(property.reads, in: scope) {
      $0.words(of: text, in: scope.names, at: property.place)
    }
  }

  func value(of text: CompiledText, in scope: Scope) -> RemoteValue {
    evaluating(text.text.references, in: scope) {
      $0.value(of: text.text, in: scope.names, at: text.place)
    }
  }

  private func list(of loop: CompiledLoop, in scope: Scope) -> [RemoteValue] {
    let value = evaluating(loop.reads, in: scope) {
      $0.value(of: loop.list, in: scope.names, at: loop.place)
    }
    switch value {
    case .list(let values): return values
    case .null: return []
    default:
      report(.wrongType, at: loop.place, "expected list, found \(value.kind)")
      return []
    }
  }

  private func isTrue(_ text: CompiledText, in scope: Scope) -> Bool {
    switch value(of: text, in: scope) {
    case .bool(let value): return value
    case .null: return false
    case let value:
      report(.wrongType, at: text.place, "a condition is a Boolean, found \(value.kind)")
      return false
    }
  }

  // MARK: Elements

  /// The elements of a list that are there in this render.
  func expand(_ elements: [CompiledElement], in scope: Scope) -> [ExpandedElement] {
    var expanded: [ExpandedElement] = []
    var isDecided = false
    // What stands behind `else` depends on the conditions before it, too.
    var control = ValuePrivacy.open
    for element in elements {
      if element.loop == nil, let condition = element.condition, condition.kind != .if {
        if isDecided { continue }
      } else {
        (isDecided, control) = (false, .open)
      }
      for scope in turns(of: element, in: scope) {
        control = max(control, self.control(by: element.condition?.text, in: scope))
        guard holds(element.condition, in: scope) else { continue }
        isDecided = true
        append(element, in: scope.decided(by: control), to: &expanded)
      }
    }
    return expanded
  }

  /// The scopes of the turns of an element's loop, which comes first, then `where`.
  func turns(of element: CompiledElement, in scope: Scope) -> [Scope] {
    guard let loop = element.loop else { return [scope] }
    let privacy = privacy(of: loop.reads, in: scope)
    let holdsAllState = readsAllState(loop.reads, in: scope)
    return list(of: loop, in: scope).enumerated().compactMap { number, value in
      let turn = scope.turn(
        loop.variable, value, of: privacy, holdsAllState: holdsAllState, number: number)
      guard let filter = element.filter else { return turn }
      return isTrue(filter, in: turn) ? turn.decided(by: control(by: filter, in: turn)) : nil
    }
  }

  func holds(_ condition: CompiledCondition?, in scope: Scope) -> Bool {
    guard let condition else { return true }
    return condition.text.map { isTrue($0, in: scope) } ?? !condition.isFalse
  }

  /// Appends an element, or what a template stands for.
  private func append(
    _ element: CompiledElement, in scope: Scope, to expanded: inout [ExpandedElement]
  ) {
    guard count() else { return }
    switch element.kind {
    case .missing: break
    case .known:
      expanded.append(ExpandedElement(element: element, scope: scope, id: id(of: element, scope)))
    case .template(let number): appendTemplate(number, element, in: scope, to: &expanded)
    }
  }

  /// Appends what a template stands for, under the id of the element that uses it.
  func appendTemplate(
    _ number: Int, _ element: CompiledElement, in scope: Scope,
    to expanded: inout [ExpandedElement]
  ) {
    let template = screen.templates[number]
    guard let body = template.body else { return }
    guard scope.templateDepth < remoteScreen.limits.templateDepth else {
      return report(
        .templatesTooDeep, at: element.place,
        "more than \(remoteScreen.limits.templateDepth) templates in each other")
    }
    var params = template.params
    var privacy: [String: ValuePrivacy] = [:]
    var holders: Set<String> = []
    for property in element.properties {
      params[property.name] = value(of: property, in: scope)
      let owner = self.privacy(of: property.reads, in: scope)
      guard owner > .open else { continue }
      privacy[property.name] = owner
      if readsAllState(property.reads, in: scope) { holders.insert(property.name) }
    }
    let inner = expand(
      [body], in: scope.template(params, of: privacy, holders: holders, globals: globals))
    let outer = id(of: element, scope)
    expanded += inner.map { $0.standing(for: outer) }
  }

  /// Counts elements of a list that are there; false if that is more than there may be, and they
  /// were not counted.
  func count(_ more: Int) -> Bool {
    guard elementCount.hasRoom(for: more, limit: remoteScreen.limits.elements) else { return false }
    _ = elementCount.add(more)
    return true
  }

  private func count() -> Bool {
    let (count, limit) = (elementCount.add(1), remoteScreen.limits.elements)
    if count == limit + 1 { report(.tooManyElements, at: nil, "more than \(limit) elements") }
    return count <= limit
  }

  // MARK: Reports

  /// How many problems were reported.
  var reportCount: Int { reported.count }

  private func report(_ report: ExpressionReport, of owner: ValuePrivacy) {
    let problem = report.problem
    let isPrivate = owner > .open && problem.code.quotesValues
    let message = isPrivate ? "a value of state is not what is needed" : problem.message
    self.report(
      .expressionFailed, at: report.place, "\(message) (\(problem.code.rawValue))",
      suggestion: isPrivate ? nil : problem.suggestion)
  }

  /// Reports a problem once for each place.
  func report(
    _ code: DocumentProblem.Code, at place: Int?, _ message: String, suggestion: String? = nil
  ) {
    guard reported.count < remoteScreen.limits.problems,
      reported.insert("\(place ?? -1) \(code) \(place == nil ? message : "")").inserted
    else { return }
    let place = place.flatMap { remoteScreen.location($0) }
    onProblem(
      DocumentProblem(
        code, file: place?.location?.source.file ?? remoteScreen.file,
        position: place?.location?.position ?? DocumentPosition(line: 1, column: 1),
        path: place?.path.description ?? "", message: message, suggestion: suggestion))
  }
}

extension ExpressionProblemCode {
  /// Whether messages of this kind may repeat what an expression was given.
  fileprivate var quotesValues: Bool {
    switch self {
    case .badDate, .badArgument, .unknownChoice, .functionFailed: true
    default: false
    }
  }
}
