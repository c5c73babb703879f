internal import KumikoNibs

extension NibUnarchiver {
  /// Makes the connections that go out from an object.
  func connect(_ object: AnyObject, _ element: NibElement) {
    var collections: [(name: String, element: NibElement, objects: [AnyObject])] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": connectOutlet(object, connection.reading())
      case "outletCollection":
        let connection = connection.reading()
        _ = (connection["collectionClass"], connection["appends"])
        guard let (name, target) = outlet(connection) else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(target)
        } else {
          collections.append((name, connection, [target]))
        }
      case "action": connectAction(object, connection.reading())
      default: break
      }
    }
    for (name, connection, objects) in collections {
      connectCollection(object, name, objects, connection)
    }
  }

  /// The name and the object of an outlet; nil if the file lacks it.
  private func outlet(_ connection: NibElement) -> (String, AnyObject)? {
    guard let name = connection["property"], let id = connection["destination"] else { return nil }
    if let target = object(id) { return (name, target) }
    // The owner and the first responder may well be nobody.
    if !id.hasPrefix("-") {
      report(connection.line, "the outlet \"\(name)\" leads to \"\(id)\", which was not made")
    }
    return nil
  }

  private func connectOutlet(_ object: AnyObject, _ connection: NibElement) {
    guard let (name, target) = outlet(connection) else { return }
    let own = nibConnection(object, name, .outlet)
    if own?.connect(object, to: target) == true { return }
    if own == nil, NibOutlets.connect(object, name, target) { return }
    reportUndefinedKey(name, of: object, own == nil ? nil : target, connection)
  }

  private func connectCollection(
    _ object: AnyObject, _ name: String, _ targets: [AnyObject], _ connection: NibElement
  ) {
    if let own = nibConnection(object, name, .outletCollection) {
      if own.connect(object, to: targets) { return }
      return reportUndefinedKey(name, of: object, targets.first, connection)
    }
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in targets {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    reportUndefinedKey(name, of: object, nil, connection)
  }

  /// Says what UIKit says when key-value coding finds no property, and what to do about it.
  private func reportUndefinedKey(
    _ name: String, of object: AnyObject, _ target: AnyObject?, _ connection: NibElement
  ) {
    let type: AnyClass = type(of: object)
    if let target {
      return report(
        connection.line, "\"\(name)\" of \(type) cannot hold a \(Swift.type(of: target))")
    }
    report(
      connection.line,
      "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(name). List it in the class's nibConnections (NibConnectable).")
  }

  // MARK: Actions

  private func connectAction(_ object: AnyObject, _ connection: NibElement) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    let target = self.object(id)
    let events: UIControl.Event? = value(of: "eventType", in: connection)
    if id != "-2" {
      // Without an owner there is nobody to send to.
      guard let target else { return }
      guard nibConnection(target, name, .action) != nil else {
        return report(
          connection.line,
          "-[\(type(of: target)) \(name)]: unrecognized selector. List it in the class's "
            + "nibConnections (NibConnectable).")
      }
    }
    let selector = Selector(nibAction: name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: events ?? .valueChanged)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default: report(connection.line, "\(type(of: object)) sends no actions")
    }
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      let attribute = attribute.reading()
      guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else { continue }
      if let own = nibConnection(object, path, .attribute) {
        if own.connect(object, to: value) { continue }
      } else if NibOutlets.set(path, of: object, to: value) {
        continue
      }
      report(
        attribute.line,
        "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): "
          + "List it in the class's nibConnections (NibConnectable).")
    }
  }

  private func runtimeValue(_ element: NibElement) -> Any? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean": return value(of: "value", in: element, as: Bool.self)
    case "string", "localizedString": return text("value", in: element) ?? ""
    case "image": return image("value", in: element)
    case "number": return child.flatMap { value(of: "value", in: $0, as: Double.self) }
    case "color": return child.flatMap(color)
    case "point": return child.map(rect)?.origin
    case "size": return child.map(size)
    case "rect": return child.map(rect)
    case let type:
      report(element.line, "runtime attributes of the type \"\(type ?? "")\" are not supported")
      return nil
    }
  }

  private func value<Value: NibValue>(
    of attribute: String, in element: NibElement, as: Value.Type
  ) -> Value? { value(of: attribute, in: element) }
}

/// What the class of an object says that a name means.
@MainActor
private func nibConnection(
  _ object: AnyObject, _ name: String, _ kind: NibConnection.Kind
) -> NibConnection? {
  guard let type = type(of: object) as? any NibConnectable.Type else { return nil }
  return type.nibConnections.first { $0.name == name && $0.kind == kind }
}

extension Selector {
  /// Names a method by what a nib calls it, for objects whose class lists it.
  @MainActor
  init(nibAction name: String) {
    self.init(
      accepts: { nibConnection($0, name, .action) != nil },
      call: { target, sender, _ in
        guard let connection = nibConnection(target, name, .action),
          !connection.connect(target, to: sender), let parameter = connection.sender
        else { return }
        Self.reportSender(sender, as: parameter, by: type(of: target))
        // A method that takes an optional is called with nil; no other one takes that.
        _ = connection.connect(target, to: nil)
      })
  }
}
