import Foundation

extension NibUnarchiver {
  /// The class that an element names, if it is a subclass of what the element is made as.
  ///
  /// Interface Builder says the module in which a class stands on Apple's systems. Where that
  /// module has another name here, the modules of the owner and of the resources are searched.
  func customClass<Base: NSObject>(
    of element: NibElement, default base: Base.Type
  ) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    for module in [module].compactMap({ $0 }) + likelyModules {
      guard let found = NSClassFromString("\(module).\(name)") else { continue }
      if let found = found as? Base.Type { return found }
      report(element.line, "\(found) is no subclass of \(base), which <\(element.name)> asks for")
      return base
    }
    let full = [module, name].compactMap { $0 }.joined(separator: ".")
    report(element.line, "Unknown class \(full) in Interface Builder file.")
    return base
  }

  /// The modules of the owner and of the bundle, which SwiftPM calls `Package_Target`; and UIKit.
  private var likelyModules: [String] {
    let target = bundle.bundleURL.deletingPathExtension().lastPathComponent
    let targets = target.split(separator: "_", maxSplits: 1).last.map(String.init)
    let program = ProcessInfo.processInfo.processName
    return [owner.map(moduleName), targets, program, "UIKit"].compactMap { $0 }
  }

  private func moduleName(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}
