import UIKit

/// What a ``BoxViewController`` shows: a list, what stays in view above and below it, and the items
/// of the navigation bar.
@preconcurrency @MainActor
public struct Screen<SectionId: Hashable, RowId: Hashable> {
  /// The items at the beginning of the bar.
  public let leftBarItems: [BarButtonItem]
  /// The items at its end.
  public let rightBarItems: [BarButtonItem]
  /// What stands in its middle.
  public let titleItem: NavigationTitleItem
  /// Where the list stands.
  public let formStyle: BentoTableView.Layout
  /// Whether a field gets the keys by itself.
  public let focusMode: FocusMode
  /// Whether rows have separators; nil for what the renderer's configuration says.
  public let shouldUseSystemSeparators: Bool?
  /// The list.
  public let box: Box<SectionId, RowId>
  /// What stays in view above it.
  public let pinnedToTopBox: Box<SectionId, RowId>
  /// What stays in view below it.
  public let pinnedToBottomBox: Box<SectionId, RowId>

  /// Makes a screen with a title.
  public init(
    title: String, leftBarItems: [BarButtonItem] = [], rightBarItems: [BarButtonItem] = [],
    formStyle: BentoTableView.Layout = .topYAligned, focusMode: FocusMode = .never,
    shouldUseSystemSeparators: Bool? = nil, box: Box<SectionId, RowId>,
    pinnedToTopBox: Box<SectionId, RowId> = .empty,
    pinnedToBottomBox: Box<SectionId, RowId> = .empty
  ) {
    self.init(
      titleItem: .text(title), leftBarItems: leftBarItems, rightBarItems: rightBarItems,
      formStyle: formStyle, focusMode: focusMode,
      shouldUseSystemSeparators: shouldUseSystemSeparators, box: box,
      pinnedToTopBox: pinnedToTopBox, pinnedToBottomBox: pinnedToBottomBox)
  }

  /// Makes a screen with a title or a view in its place.
  public init(
    titleItem: NavigationTitleItem, leftBarItems: [BarButtonItem] = [],
    rightBarItems: [BarButtonItem] = [], formStyle: BentoTableView.Layout = .topYAligned,
    focusMode: FocusMode = .never, shouldUseSystemSeparators: Bool? = nil,
    box: Box<SectionId, RowId>, pinnedToTopBox: Box<SectionId, RowId> = .empty,
    pinnedToBottomBox: Box<SectionId, RowId> = .empty
  ) {
    (self.leftBarItems, self.rightBarItems) = (leftBarItems, rightBarItems)
    (self.titleItem, self.formStyle, self.focusMode) = (titleItem, formStyle, focusMode)
    (self.shouldUseSystemSeparators, self.box) = (shouldUseSystemSeparators, box)
    (self.pinnedToTopBox, self.pinnedToBottomBox) = (pinnedToTopBox, pinnedToBottomBox)
  }
}

/// What stands in the middle of a navigation bar.
public enum NavigationTitleItem {
  case text(String)
  case view(UIView)
}

/// Whether a field gets the keys by itself.
public enum FocusMode: Hashable, Sendable {
  case never
  /// The first empty one does, once: when the screen has appeared, or when it asks for it later.
  case once
}

/// What happens to a screen.
public enum ScreenLifecycleEvent: Equatable, Sendable {
  /// Its view has been made.
  case didLoad
  /// It is about to come on screen: for the first time, or again.
  case willAppear(isPresentedInitially: Bool)
  /// It has come on screen: for the first time, or again.
  case didAppear(isPresentedInitially: Bool)
  /// It is about to leave: for good, or for a while.
  case willDisappear(isRemovedPermanently: Bool)
  /// It has left: for good, or for a while.
  case didDisappear(isRemovedPermanently: Bool)
}

/// How something is deleted, if it can be.
public enum DeleteAction {
  /// It cannot.
  case none
  /// By a button that says `title`.
  case action(title: String, callback: () -> Void)

  /// What the button does; nil if there is none.
  public var callback: (() -> Void)? {
    guard case .action(_, let callback) = self else { return nil }
    return callback
  }

  /// What the button says; nil if there is none.
  public var title: String? {
    guard case .action(let title, _) = self else { return nil }
    return title
  }
}

/// What all screens of a renderer have in common.
public struct BoxConfiguration: Sendable {
  /// Whether rows have separators.
  public let shouldUseSystemSeparators: Bool

  /// Makes a configuration; rows have separators by default.
  public init(shouldUseSystemSeparators: Bool = true) {
    self.shouldUseSystemSeparators = shouldUseSystemSeparators
  }
}

/// The list and more sections.
@preconcurrency @MainActor
public func |-+ <SectionID, ItemID>(
  lhs: Box<SectionID, ItemID>, rhs: [Section<SectionID, ItemID>]
) -> Box<SectionID, ItemID> { Box(sections: lhs.sections + rhs) }
