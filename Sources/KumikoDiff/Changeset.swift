/// One batch of changes, legal to perform on a list view at once, and the data that it leads to.
///
/// Indices follow `UITableView` and `UICollectionView`: deletions and element updates name places
/// before the batch, insertions and section updates places after it, and moves both.
@frozen
public struct Changeset<Collection: RangeReplaceableCollection>
where Collection.Element: Differentiable {
  /// The indices of sections that leave.
  public var sectionDeleted: [Int]

  /// The indices of sections that arrive, together with their elements.
  public var sectionInserted: [Int]

  /// The indices of sections whose content changes.
  public var sectionUpdated: [Int]

  /// The indices of sections that change their order.
  public var sectionMoved: [(source: Int, target: Int)]

  /// The paths of elements that leave.
  public var elementDeleted: [ElementPath]

  /// The paths of elements that arrive.
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
    case recipe(_StageRecipe<Collection>)
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
      case .recipe(let recipe): Collection.Element._data(of: recipe)
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
