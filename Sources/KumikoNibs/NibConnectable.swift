/// A class whose outlets, actions and attributes a nib connects by name, without Objective-C.
///
/// Where there is Objective-C, a nib is connected by key-value coding, which reads `@IBOutlet` and
/// `@IBAction`; the protocol is not asked there. Where there is none, those attributes do not
/// exist, and a class says here what the names in its nib mean:
///
/// ```swift
/// final class ProfileCell: UITableViewCell, NibConnectable {
///   #if canImport(ObjectiveC)
///   @IBOutlet
///   #endif
///   var nameLabel: UILabel!
///
///   @IBAction func follow(_ sender: UIButton) { … }
///
///   static var nibConnections: [NibConnection] {
///     [
///       .outlet("nameLabel", \ProfileCell.nameLabel),
///       .action("follow:", ProfileCell.follow),
///     ]
///   }
/// }
/// ```
///
/// A class that is subclassed declares `class var nibConnections`; its subclasses override it and
/// add to `super.nibConnections`.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// What a nib can connect instances to. Asked for each connection that a nib makes.
  static var nibConnections: [NibConnection] { get }
}
