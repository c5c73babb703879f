/// A data source and delegate that has an adapter answer what a list view asks: a class of a door,
/// with methods of its own in front of the adapter's.
@MainActor
package protocol AdapterForwarding: AnyObject {
  /// The adapter that answers.
  var forwardedAdapter: ListAdapter { get }
}
