import UIKit

/// What was set in a view, and what was there before.
@MainActor
struct AppliedSettings {
  private var applied: [PropertySetting] = []
  private var originals: [PropertySetting] = []

  /// Writes what differs from the last time, and brings back what is not set any more.
  ///
  /// The view looks as if all settings had been applied in their order. Whatever may have been
  /// overwritten by a setting before it, because both name properties of different classes, is
  /// written again.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  mutating func apply(_ settings: [PropertySetting], to view: UIView) -> Bool {
    if hasApplied(settings) { return false }
    var writing = Writing(isForced: bringBackWhatIsGone(from: settings, to: view))
    for (index, setting) in settings.enumerated() {
      let old = earlier(setting, at: index)
      if old == nil { noteOriginal(of: setting, in: view) }
      writing.write(setting, after: old, to: view)
    }
    applied = settings
    return writing.isChanged
  }

  /// The usual case: the same settings as the last time, with equal values.
  func hasApplied(_ settings: [PropertySetting]) -> Bool {
    guard applied.count == settings.count else { return false }
    for index in settings.indices where !settings[index].isEqual(to: applied[index]) {
      return false
    }
    return true
  }

  /// The setting of the same property from the last time, most often at the same place.
  private func earlier(_ setting: PropertySetting, at index: Int) -> PropertySetting? {
    if index < applied.count, applied[index].isSameProperty(as: setting) { return applied[index] }
    return applied.last { $0.isSameProperty(as: setting) }
  }

  private mutating func noteOriginal(of setting: PropertySetting, in view: UIView) {
    guard !originals.contains(where: { $0.isSameProperty(as: setting) }) else { return }
    if let original = setting.current(in: view) { originals.append(original) }
  }

  private mutating func bringBackWhatIsGone(
    from settings: [PropertySetting], to view: UIView
  ) -> Bool {
    let isGone = originals.map { original in
      !settings.contains { $0.isSameProperty(as: original) }
    }
    guard isGone.contains(true) else { return false }
    // What was noted later may be what an earlier one has set.
    for index in originals.indices.reversed() where isGone[index] {
      let kept = originals.indices.dropFirst(index + 1).filter { !isGone[$0] }
      bringBack(originals[index], to: view, notingAnew: kept)
    }
    originals = zip(originals, isGone).filter { !$0.1 }.map { $0.0 }
    return true
  }

  /// Takes back a setting, and what that had set from the originals of settings that stay: they
  /// had overwritten it, which they do once more after this.
  private mutating func bringBack(
    _ original: PropertySetting, to view: UIView, notingAnew kept: [Int]
  ) {
    // What later ones have overwritten is seen again.
    applied.last { $0.isSameProperty(as: original) }?.apply(to: view)
    let before = kept.map { originals[$0].current(in: view) }
    original.apply(to: view)
    for (index, before) in zip(kept, before) {
      guard let before, let now = originals[index].current(in: view), !now.isEqual(to: before)
      else { continue }
      originals[index] = now
    }
  }
}

/// One pass over the settings of a view.
@MainActor
private struct Writing {
  /// Whether all is written, equal or not.
  var isForced: Bool
  var isChanged: Bool
  private var owner: ObjectIdentifier?

  init(isForced: Bool) {
    self.isForced = isForced
    isChanged = isForced
  }

  mutating func write(
    _ setting: PropertySetting, after old: PropertySetting?, to view: UIView
  ) {
    let mayBeOverwritten = isForced || (isChanged && setting.owner != owner)
    guard let old, !mayBeOverwritten else {
      setting.apply(to: view)
      return note(setting)
    }
    if setting.apply(after: old, to: view) { note(setting) }
  }

  private mutating func note(_ setting: PropertySetting) {
    if isChanged, setting.owner != owner { isForced = true }
    if setting.owner == nil { isForced = true }
    isChanged = true
    owner = setting.owner
  }
}
