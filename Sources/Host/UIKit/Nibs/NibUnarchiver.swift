import Foundation

/// Makes the objects of a document once, and connects them with each other and with an owner.
///
/// Objects are made in the order of the file, parents first; then come outlets and actions, then
/// runtime attributes, and at last every responder that was made gets `awakeFromNib()`.
@MainActor
final class NibUnarchiver {
  let document: NibDocument
  let bundle: Bundle
  let owner: AnyObject?
  private let externalObjects: [String: Any]

  private var objects: [String: AnyObject] = [:]
  private var made: [(object: AnyObject, element: NibElement)] = []
  private var decoded: Set<ObjectIdentifier> = []
  /// What was there before and is only connected.
  private var placeholders: Set<ObjectIdentifier> = []
  /// Views that UIKit's own classes bring along, by the id that the file gives them.
  private var parts: [String: UIView] = [:]
  private var constraints: [(element: NibElement, holder: UIView)] = []
  private(set) var problems: [(line: Int, text: String)] = []

  init(
    _ document: NibDocument, bundle: Bundle, owner: AnyObject?, externalObjects: [String: Any]
  ) {
    (self.document, self.bundle, self.owner) = (document, bundle, owner)
    self.externalObjects = externalObjects
  }

  /// Makes everything and returns the objects on the top level, without placeholders.
  func makeObjects() -> [AnyObject] {
    var result: [AnyObject] = []
    for element in document.objects {
      if element.name == "placeholder" {
        takePlaceholder(element.reading())
      } else if let object = make(element) {
        result.append(object)
      }
    }
    for (element, holder) in constraints { makeConstraint(element, in: holder) }
    for (object, element) in made { connect(object, element) }
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    for (object, _) in made where !placeholders.contains(ObjectIdentifier(object)) {
      (object as? UIResponder)?.awakeFromNib()
    }
    return result
  }

  func report(_ line: Int, _ text: String) { problems.append((line, text)) }

  // MARK: Objects

  func object(_ id: String) -> AnyObject? { objects[id] }

  /// Gives an object the id of its element, by which connections and constraints find it.
  func register(_ object: AnyObject, _ element: NibElement) {
    made.append((object, element))
    identify(object, element)
  }

  func identify(_ object: AnyObject, _ element: NibElement) {
    guard let id = element.id else { return }
    if objects[id] != nil { report(element.line, "the id \"\(id)\" is used more than once") }
    objects[id] = object
  }

  private func takePlaceholder(_ element: NibElement) {
    let object: AnyObject? =
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": owner
      case "IBFirstResponder": nil
      case let name?: externalObjects[name].map { $0 as AnyObject }
      case nil: nil
      }
    guard let object else { return element.ignore() }
    placeholders.insert(ObjectIdentifier(object))
    register(object, element)
  }

  /// The object of an element; nil if there is none or it cannot be made, which is reported.
  func make(_ element: NibElement) -> AnyObject? {
    if let kind = NibClass.named(element.name) { return makeView(element.reading(), kind) }
    if let recognizer = makeGestureRecognizer(element) { return recognizer }
    if let item = makeBarButtonItem(element) { return item }
    if element.name == "customObject" { return makeCustomObject(element.reading()) }
    // What else has a place on the screen leaves a view there, which constraints may speak of.
    guard element.children.contains(where: { $0.key == "frame" }) else { return nil }
    report(element.line, "<\(element.name)> is not supported; a plain view stands in its place")
    return makeView(element.reading(), .view)
  }

  private func makeView(_ element: NibElement, _ kind: NibClass) -> UIView? {
    if let part = element.id.flatMap({ parts[$0] }) {
      decode(part, element)
      return part
    }
    let type = customClass(of: element, default: kind.type)
    guard let view = type.init(coder: NibCoder(element, self)) else {
      report(element.line, "-[\(type) initWithCoder:] returned nil; the view was left out")
      return nil
    }
    // A class may have made itself by `init(frame:)`.
    decode(view, element)
    return view
  }

  private func makeCustomObject(_ element: NibElement) -> AnyObject {
    let object = customClass(of: element, default: NSObject.self)._make()
    register(object, element)
    return object
  }

  // MARK: Views

  /// Takes over what an element says of a view, once.
  func decode(_ view: UIView, _ element: NibElement) {
    guard decoded.insert(ObjectIdentifier(view)).inserted else { return }
    register(view, element)
    for kind in NibClass.all where kind.matches(view) { kind.decode(view, element, self) }
    for child in element.list("subviews") { addSubview(child, to: view) }
    constraints += element.list("constraints").map { ($0, view) }
  }

  /// Takes over what an element says of a view that UIKit's own class made and lays out.
  func decodePart(_ view: UIView, _ element: NibElement) {
    // How it follows its superview is up to that class, and said on the canvas only.
    let mask = view.autoresizingMask
    let translatesMask = view.translatesAutoresizingMaskIntoConstraints
    decode(view, element)
    view.autoresizingMask = mask
    view.translatesAutoresizingMaskIntoConstraints = translatesMask
  }

  func isPart(_ element: NibElement) -> Bool { element.id.map { parts[$0] != nil } ?? false }

  /// Lets an element of this id stand for a view that is there already.
  func setPart(_ view: UIView?, _ id: String?) {
    if let view, let id { parts[id] = view }
  }

  private func addSubview(_ element: NibElement, to view: UIView) {
    guard let child = make(element) else { return }
    guard let subview = child as? UIView else {
      return report(element.line, "<\(element.name)> is no view and cannot be among subviews")
    }
    if subview.superview != nil { return }
    if let stack = view as? UIStackView { return stack.addArrangedSubview(subview) }
    guard let effect = view as? UIVisualEffectView else { return view.addSubview(subview) }
    report(element.line, "<\(element.name)> was put into the contentView of \(type(of: view))")
    effect.contentView.addSubview(subview)
  }
}
