import QuartzCore
internal import Synchronization

/// A drag as the place that it comes from knows it.
final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  /// Where the finger is, in the window.
  var finger: CGPoint
  /// Where things are dragged from; nil once its view is gone.
  private(set) weak var source: UIDragInteraction?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false

  init(from source: UIDragInteraction, finger: CGPoint) {
    (self.source, self.finger) = (source, finger)
    super.init()
  }

  /// Takes more things along.
  func add(_ new: [UIDragItem]) {
    items += new.filter { item in !items.contains { $0 === item } }
  }

  /// Asks once whether things may be moved, and leave the program.
  func askForRights() {
    guard let source, let delegate = source.delegate else { return }
    allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: self)
    isRestrictedToDraggingApplication =
      delegate.dragInteraction(source, sessionIsRestrictedToDraggingApplication: self)
  }

  func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil as UIView?) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag as places that it is held over know it.
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  /// Where things are to fly that were dropped, by thing, in the window.
  var goals: [ObjectIdentifier: CGRect] = [:]
  /// How the pictures of things look that were dropped, by thing.
  var parameters: [ObjectIdentifier: UIPreviewParameters] = [:]
  /// Where they are to fly in other views.
  var targets: [ObjectIdentifier: UIDragPreviewTarget] = [:]
  /// What is animated, and called, with the drop.
  let animator = DropAnimator()

  init(of drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }

  var localDragSession: (any UIDragSession)? { drag }

  /// Where a thing flies to whose picture has a size; nil if nobody said.
  func goal(of item: UIDragItem, size: CGSize, in window: UIWindow) -> CGRect? {
    let key = ObjectIdentifier(item)
    return goals[key] ?? targets[key]?.frame(of: size, in: window)
  }

  var allowsMoveOperation: Bool { drag.allowsMoveOperation }

  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    let loading = LoadingObjects(of: aClass, count: items.count, completion: completion)
    for (index, item) in items.enumerated() {
      item.itemProvider.loadData(for: aClass) { data, identifier, _ in
        loading.receive(data, of: identifier, at: index)
      }
      progress.completedUnitCount += 1
    }
    loading.didAskAll()
    return progress
  }
}

/// Collects the objects that items hand over, and tells when all have come: at once if they come
/// while they are being asked for.
@MainActor
private final class LoadingObjects {
  /// What has come so far, from any thread.
  private struct Arrivals {
    var items: [(data: Data, identifier: String)?]
    var missing: Int
    var isAskingOver = false
  }

  private let kind: any NSItemProviderReading.Type
  private let completion: ([any NSItemProviderReading]) -> Void
  nonisolated private let arrivals: Mutex<Arrivals>

  init(
    of kind: any NSItemProviderReading.Type, count: Int,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    (self.kind, self.completion) = (kind, completion)
    arrivals = Mutex(Arrivals(items: Array(repeating: nil, count: count), missing: count))
  }

  /// Takes what an item handed over; nil for nothing.
  nonisolated func receive(_ data: Data?, of identifier: String, at index: Int) {
    let isLast = arrivals.withLock {
      $0.items[index] = data.map { ($0, identifier) }
      $0.missing -= 1
      return $0.missing == 0 && $0.isAskingOver
    }
    if isLast { DispatchQueue.main.async { self.tell() } }
  }

  /// Hears that all items have been asked.
  func didAskAll() {
    let isComplete = arrivals.withLock {
      $0.isAskingOver = true
      return $0.missing == 0
    }
    if isComplete { tell() }
  }

  private func tell() {
    let items = arrivals.withLock { $0.items }
    completion(
      items.compactMap {
        guard let item = $0 else { return nil }
        return try? kind.object(withItemProviderData: item.data, typeIdentifier: item.identifier)
      })
  }
}

/// Collects what is to happen beside a drop.
final class DropAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for change in animations { change() } }

  func complete() { for completion in completions { completion(.end) } }
}
