import KumikoComponents
import UIKit

/// A whole screen as a value: a list with bars, and what stays in view above and below it.
///
/// ```swift
/// Screen(
///   title: "Sign up",
///   rightBarItems: [BarItem("Cancel") { cancel() }],
///   focusMode: .once
/// ) {
///   Section("Who are you?") { TextInput("Name", text: model.$guest.name) }
/// }
/// .pinnedToBottom { ButtonRow("Create Account") { model.send() } }
/// ```
@preconcurrency @MainActor
public struct Screen {
  /// The title; nil leaves the navigation item as it is.
  public var title: String?
  /// A view in place of the title; nil, by default, leaves one that is not a screen's.
  public var titleView: UIView?
  /// The items at the beginning of the navigation bar.
  public var leftBarItems: [BarItem]
  /// The items at its end.
  public var rightBarItems: [BarItem]
  /// How the list stands between the bars.
  public var formAlignment: FormAlignment
  /// Whether a field gets the keys by itself.
  public var focusMode: FocusMode
  /// Whether rows have lines between them.
  public var usesSystemSeparators: Bool
  /// The list.
  public var sections: [Section]
  /// What stays in view above the list; nothing by default.
  public var pinnedToTop: [Section] = []
  /// What stays in view below the list, above the keyboard; nothing by default.
  public var pinnedToBottom: [Section] = []

  /// Makes a screen of the sections that `sections` lists.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - leftBarItems: The items at the beginning of the navigation bar; none by default.
  ///   - rightBarItems: The items at its end; none by default.
  ///   - formAlignment: How the list stands between the bars; at the top by default.
  ///   - focusMode: Whether a field gets the keys by itself; never by default.
  ///   - usesSystemSeparators: Whether rows have lines between them; true by default.
  ///   - sections: Lists the sections.
  public init<Sections: SectionsBuildable>(
    title: String? = nil, leftBarItems: [BarItem] = [], rightBarItems: [BarItem] = [],
    formAlignment: FormAlignment = .topYAligned, focusMode: FocusMode = .never,
    usesSystemSeparators: Bool = true, @SectionsBuilder sections: () -> Sections
  ) {
    self.title = title
    self.leftBarItems = leftBarItems
    self.rightBarItems = rightBarItems
    self.formAlignment = formAlignment
    self.focusMode = focusMode
    self.usesSystemSeparators = usesSystemSeparators
    self.sections = sections().buildSections()
  }

  /// This screen with a list that stays in view above the others.
  public func pinnedToTop(_ sections: some SectionsBuildable) -> Screen {
    var copy = self
    copy.pinnedToTop = sections.buildSections()
    return copy
  }

  /// This screen with rows that stay in view above the list.
  public func pinnedToTop(@RowsBuilder rows: () -> Rows) -> Screen {
    var copy = self
    copy.pinnedToTop = [Section(id: 0, rows: rows())]
    return copy
  }

  /// This screen with rows that stay in view below the list.
  public func pinnedToBottom(@RowsBuilder rows: () -> Rows) -> Screen {
    var copy = self
    copy.pinnedToBottom = [Section(id: 0, rows: rows())]
    return copy
  }

  /// This screen with a list that stays in view below the others.
  public func pinnedToBottom(_ sections: some SectionsBuildable) -> Screen {
    var copy = self
    copy.pinnedToBottom = sections.buildSections()
    return copy
  }
}

extension Screen {
  /// Makes a screen of a box.
  @available(*, deprecated, message: "List the sections: Screen(…) { box }.")
  public init<SectionID, RowID>(
    title: String? = nil, leftBarItems: [BarItem] = [], rightBarItems: [BarItem] = [],
    formStyle: FormAlignment = .topYAligned, focusMode: FocusMode = .never,
    usesSystemSeparators: Bool = true, box: Box<SectionID, RowID>
  ) {
    self.init(
      title: title, leftBarItems: leftBarItems, rightBarItems: rightBarItems,
      formAlignment: formStyle, focusMode: focusMode, usesSystemSeparators: usesSystemSeparators
    ) { box }
  }

  /// The list.
  @available(*, deprecated, renamed: "sections")
  public var box: Box<AnyHashable, AnyHashable> {
    get { Box(sections: sections) }
    set { sections = newValue.sections }
  }
}

/// How a list stands between the bars of a ``Screen``.
public enum FormAlignment: Hashable, CaseIterable, Sendable {
  /// At the top. Changes are animated row by row.
  case topYAligned
  /// At the top, but changes to and from it fade.
  case topYAlignedAlwaysFading
  /// In the middle, if there is room. All changes fade.
  case centerYAligned
  /// In the middle, if there is room. Changes are animated row by row as long as it stays so.
  case centerYAlignedMinimumFading

  /// Whether the list stands in the middle.
  var isCentered: Bool { self == .centerYAligned || self == .centerYAlignedMinimumFading }

  /// Whether the whole list fades out and in when a screen of this alignment becomes another one.
  public func fades(to next: FormAlignment) -> Bool {
    guard self == next else { return true }
    return self == .topYAlignedAlwaysFading || self == .centerYAligned
  }
}

/// Whether a field of a ``Screen`` gets the keys by itself.
public enum FocusMode: Hashable, Sendable {
  /// It does not.
  case never
  /// The first empty field gets them once the screen has appeared, or is back from behind another
  /// one, if the mode was `never` before.
  case once
}

/// What a screen that comes and goes is told.
public enum ScreenLifecycleEvent: Hashable, Sendable {
  /// The view was made.
  case didLoad
  /// The screen is about to appear, for the first time or again.
  case willAppear(isPresentedInitially: Bool)
  /// The screen has appeared, for the first time or again.
  case didAppear(isPresentedInitially: Bool)
  /// The screen is about to disappear, for good or for now.
  case willDisappear(isRemovedPermanently: Bool)
  /// The screen has disappeared, for good or for now.
  case didDisappear(isRemovedPermanently: Bool)
}
