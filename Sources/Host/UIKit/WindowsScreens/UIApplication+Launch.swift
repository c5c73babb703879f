internal import CHostSeam

/// Starts the program with a delegate of the named class and returns its exit status when it ends.
///
/// `argc`, `argv` and `principalClassName` are not used: the arguments are those of the process and
/// the application is a ``UIApplication``. Call it on the main thread.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  MainActor.assumeIsolated {
    guard let delegateClassName else { return UIApplication.run(delegateClass: nil) }
    guard let delegateClass = NSClassFromString(delegateClassName) else {
      preconditionFailure(
        "UIApplicationMain: there is no class \(delegateClassName). Name it as Module.Class.")
    }
    return UIApplication.run(delegateClass: delegateClass)
  }
}

extension UIApplication {
  static func run(delegateClass: AnyClass?) -> Int32 {
    let application = UIApplication.shared
    if let delegateClass {
      guard let maker = delegateClass as? NSObject.Type,
        let delegate = maker._make() as? any UIApplicationDelegate
      else {
        preconditionFailure(
          "\(delegateClass) cannot be the application's delegate. Inherit from UIResponder and "
            + "conform to UIApplicationDelegate.")
      }
      application.storage.delegate = delegate
      application.delegate = delegate
    }
    let status = kumiko_try_run_application()
    precondition(
      status >= 0, "No module that opens windows is linked. Make the target depend on GTKHost.")
    return status
  }

  /// Tells the delegate that the program has started. Called by the host when windows can appear.
  package func finishLaunching() {
    FramePasses.install()
    displayDidChange()
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    setActive(true)
  }

  /// Tells that the program's windows got or lost the user's attention.
  package func setActive(_ isActive: Bool) {
    guard isActive != (storage.state == .active) else { return }
    if isActive {
      storage.state = .active
      delegate?.applicationDidBecomeActive(self)
      NotificationCenter.default.post(
        name: UIApplication.didBecomeActiveNotification, object: self)
    } else {
      delegate?.applicationWillResignActive(self)
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: self)
      storage.state = .inactive
    }
  }

  /// Tells that the program is about to end.
  package func terminate() {
    setActive(false)
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }
}
