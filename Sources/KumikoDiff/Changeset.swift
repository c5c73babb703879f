/// One batch of changes, legal to perform on a list view at once, and the data that it leads to.
///
/// Indices follow `UITableView` and `UICollectionView`: deletions and element updates name places
/// before the batch, insertions and section updates places after it, and moves both.
@frozen
public struct Changeset<Collection: Swift.Collection> {
  /// The indices of deleted sections, before the batch.
  public var sectionDeleted: [Int]

  /// The indices of sections inserted with their elements, after the batch.
  public var sectionInserted: [Int]

  /// The indices of sections whose content changes.
  public var sectionUpdated: [Int]

  /// The indices of sections that change their order.
  public var sectionMoved: [(source: Int, target: Int)]

  /// The paths of deleted elements, before the batch.
  public var elementDeleted: [ElementPath]

  /// The paths of inserted elements, after the batch.
  public var elementInserted: [ElementPath]

  /// The paths of elements whose content changes.
  public var elementUpdated: [ElementPath]

  /// The paths of elements that change their order or their section.
  public var elementMoved: [(source: ElementPath, target: ElementPath)]

  @usableFromInline var content: Content

  /// Data, or what it is derived from.
  @frozen
  @usableFromInline
  enum Content {
    case data(Collection)
    case recipe(StageRecipe<Collection>)
  }

  /// Makes a batch of changes that leads to `data`; of no changes unless given.
  @inlinable
  public init(
    data: Collection,
    sectionDeleted: [Int] = [],
    sectionInserted: [Int] = [],
    sectionUpdated: [Int] = [],
    sectionMoved: [(source: Int, target: Int)] = [],
    elementDeleted: [ElementPath] = [],
    elementInserted: [ElementPath] = [],
    elementUpdated: [ElementPath] = [],
    elementMoved: [(source: ElementPath, target: ElementPath)] = []
  ) {
    content = .data(data)
    self.sectionDeleted = sectionDeleted
    self.sectionInserted = sectionInserted
    self.sectionUpdated = sectionUpdated
    self.sectionMoved = sectionMoved
    self.elementDeleted = elementDeleted
    self.elementInserted = elementInserted
    self.elementUpdated = elementUpdated
    self.elementMoved = elementMoved
  }

  /// What the batch leads to.
  ///
  /// A changeset that was found by a difference keeps both collections and works its data out when
  /// asked; the last one of its stages has it ready.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements, unless the changeset is the last of
  ///   its stages or was made with data.
  @inlinable
  public var data: Collection {
    get {
      switch content {
      case .data(let data): data
      case .recipe(let recipe): recipe.recognizedData
      }
    }
    set { content = .data(newValue) }
  }
}

extension Changeset where Collection: RangeReplaceableCollection {
  /// What the batch leads to, as ``data`` of any changeset is, worked out faster because it is
  /// known how to make a collection.
  @inlinable
  public var data: Collection {
    get {
      switch content {
      case .data(let data): data
      case .recipe(let recipe): recipe.isSectioned ? recipe.recognizedData : recipe.linearData()
      }
    }
    set { content = .data(newValue) }
  }
}

extension Changeset
where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
  /// What the batch leads to, as ``data`` of any changeset is, worked out faster because the
  /// elements are known to be sections.
  @inlinable
  public var data: Collection {
    get {
      switch content {
      case .data(let data): data
      case .recipe(let recipe): recipe.isSectioned ? recipe.sectionedData() : recipe.linearData()
      }
    }
    set { content = .data(newValue) }
  }
}

extension Changeset {
  /// How many changes of sections there are.
  @inlinable
  public var sectionChangeCount: Int {
    sectionDeleted.count + sectionInserted.count + sectionUpdated.count + sectionMoved.count
  }

  /// How many changes of elements there are.
  @inlinable
  public var elementChangeCount: Int {
    elementDeleted.count + elementInserted.count + elementUpdated.count + elementMoved.count
  }

  /// How many changes there are.
  @inlinable
  public var changeCount: Int { sectionChangeCount + elementChangeCount }

  /// Whether there are changes of sections.
  @inlinable
  public var hasSectionChanges: Bool { sectionChangeCount > 0 }

  /// Whether there are changes of elements.
  @inlinable
  public var hasElementChanges: Bool { elementChangeCount > 0 }

  /// Whether there are any changes.
  @inlinable
  public var hasChanges: Bool { changeCount > 0 }
}

extension Changeset: Sendable where Collection: Sendable {}
extension Changeset.Content: Sendable where Collection: Sendable {}

extension Changeset: CustomDebugStringConvertible {
  /// The changes of each kind that occur, one kind a line.
  ///
  /// ```
  /// Changeset of 3 changes:
  ///   delete elements [0, 4]
  ///   move elements [0, 2]→[0, 0], [0, 3]→[1, 0]
  /// ```
  public var debugDescription: String {
    let lines = [
      line("delete sections", sectionDeleted),
      line("insert sections", sectionInserted),
      line("update sections", sectionUpdated),
      line("move sections", sectionMoved.map { "\($0.source)→\($0.target)" }),
      line("delete elements", elementDeleted),
      line("insert elements", elementInserted),
      line("update elements", elementUpdated),
      line("move elements", elementMoved.map { "\($0.source)→\($0.target)" }),
    ]
    let title = "Changeset of \(changeCount) \(changeCount == 1 ? "change" : "changes")"
    return ([hasChanges ? title + ":" : title] + lines.compactMap { $0 }).joined(separator: "\n")
  }

  private func line(_ title: String, _ changes: [some Any]) -> String? {
    guard !changes.isEmpty else { return nil }
    return "  \(title) " + changes.map { "\($0)" }.joined(separator: ", ")
  }
}

extension Changeset: Equatable where Collection: Equatable {
  /// Whether both hold the same changes, in whatever order, and lead to equal data.
  ///
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of elements and *m* that of
  ///   changes.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.hasSameSectionChanges(as: right) && left.hasSameElementChanges(as: right)
      && left.data == right.data
  }

  private func hasSameSectionChanges(as other: Changeset) -> Bool {
    sectionDeleted.sorted() == other.sectionDeleted.sorted()
      && sectionInserted.sorted() == other.sectionInserted.sorted()
      && sectionUpdated.sorted() == other.sectionUpdated.sorted()
      && sectionMoved.sorted(by: <).elementsEqual(other.sectionMoved.sorted(by: <), by: ==)
  }

  private func hasSameElementChanges(as other: Changeset) -> Bool {
    elementDeleted.sorted() == other.elementDeleted.sorted()
      && elementInserted.sorted() == other.elementInserted.sorted()
      && elementUpdated.sorted() == other.elementUpdated.sorted()
      && elementMoved.sorted(by: <).elementsEqual(other.elementMoved.sorted(by: <), by: ==)
  }
}
