// Where there is Objective-C, its runtime is asked instead: see AdapterSelectors.swift.
#if !canImport(ObjectiveC)
import UIKit

/// Where the methods of a class of adapters stand in the metadata of classes.
@MainActor
struct AdapterSlots {
  /// The class that is subclassed.
  let base: AnyClass
  let slots: [(method: AdapterMethods, slot: MethodSlot)]

  /// - Parameters:
  ///   - base: The class that is subclassed.
  ///   - plain: A subclass that overrides nothing.
  ///   - probes: Subclasses that override one method each.
  init(of base: AnyClass, plain: AnyClass, probes: [(AdapterMethods, AnyClass)]) {
    self.base = base
    slots = probes.compactMap { method, probe in
      MethodSlot(overriddenIn: probe, notIn: plain, of: base).map { (method, $0) }
    }
  }

  /// The methods that a subclass, or a class between it and the base, overrides.
  func overridden(by adapterClass: AnyClass) -> AdapterMethods {
    AdapterMethods(
      slots.filter { $0.slot.differs(in: adapterClass, and: base) }.map(\.method))
  }

  static let table = AdapterSlots(
    of: UITableViewAdapter.self, plain: PlainProbe.self,
    probes: [
      (.commit, CommitProbe.self), (.editingStyle, EditingStyleProbe.self),
      (.moveRow, MoveRowProbe.self), (.leadingSwipe, LeadingSwipeProbe.self),
      (.trailingSwipe, TrailingSwipeProbe.self), (.headerView, HeaderViewProbe.self),
      (.footerView, FooterViewProbe.self), (.sectionCount, SectionCountProbe.self),
      (.headerTitle, HeaderTitleProbe.self), (.footerTitle, FooterTitleProbe.self),
      (.editActions, EditActionsProbe.self),
    ])

  static let collection = AdapterSlots(
    of: UICollectionViewAdapter.self, plain: PlainCollectionProbe.self,
    probes: [
      (.moveRow, MoveItemProbe.self), (.sectionCount, CollectionSectionCountProbe.self),
    ])
}
#endif
