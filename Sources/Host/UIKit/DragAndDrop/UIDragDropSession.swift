import Foundation

/// Things on their way under a finger.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }

  /// Where the finger is, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint

  /// Whether the things may be moved rather than copied.
  var allowsMoveOperation: Bool { get }

  /// Whether the things stay in the program that they come from. Here all drags do.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Whether some thing is data of one of these kinds.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of a class can be made of some thing.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the place that it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the place it comes from wants to remember; nil by default.
  var localContext: Any? { get set }
}

/// A drag, for a place that it is held over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The same drag for the place that it comes from.
  var localDragSession: (any UIDragSession)? { get }

  /// Makes objects of a class of all things that can be made such, and hands them over.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
