extension ReuseRegistry {
  /// Makes the one view that a registered nib holds; nil if no nib is registered for `identifier`.
  func makeFromNib(_ identifier: String, default makeDefault: () -> View) -> View? {
    registeredNib(identifier)?.makeView(for: identifier, default: makeDefault)
  }
}

extension UINib {
  /// The one view that the nib holds. If it holds something else, that is reported, and there is
  /// a view without content.
  func makeView<View: UIView>(for identifier: String, default makeDefault: () -> View) -> View {
    let objects = instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
    if objects.count == 1, let view = objects.first as? View { return view }
    Diagnostics.report(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(View.self) instance")
    return makeDefault()
  }
}

extension UITableViewCell {
  /// Takes the identifier that its nib is registered for, unless the nib says another one.
  func adoptReuseIdentifier(_ identifier: String) {
    if let own = reuseIdentifier, !own.isEmpty, own != identifier {
      Diagnostics.report(
        "cell reuse indicator in nib (\(own)) does not match the identifier used to register the "
          + "nib (\(identifier))")
    }
    setReuseIdentifier(identifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Takes the identifier that its nib is registered for: Interface Builder has no place for one.
  func adoptReuseIdentifier(_ identifier: String) { setReuseIdentifier(identifier) }
}

extension UIViewController {
  /// Makes the view from the controller's nib; nil if it has none.
  func loadNib() -> UIView? {
    guard let name = storage.nibName ?? likelyNibName else { return nil }
    let bundle = storage.nibBundle ?? .main
    guard bundle.loadNibNamed(name, owner: self) != nil else { return nil }
    if let view = storage.view { return view }
    Diagnostics.report(
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.")
    return nil
  }

  /// The nib that goes by the class's name, with or without "Controller", where none was named.
  private var likelyNibName: String? {
    let bundle = storage.nibBundle ?? .main
    let name = TypeName.of(self)
    guard name.hasSuffix("Controller") else { return bundle.hasNib(name) ? name : nil }
    return [String(name.dropLast("Controller".count)), name].first(where: bundle.hasNib)
  }
}

@MainActor
private enum TypeName {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of an object's class without module. Making it is slow.
  static func of(_ object: AnyObject) -> String {
    let type: AnyClass = type(of: object)
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
