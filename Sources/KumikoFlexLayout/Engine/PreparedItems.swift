/// What the items of a container were prepared for, and what was found out about all of them.
struct PreparedItems {
  /// Not a number where there are none.
  var contentWidth = Double.nan
  var height = Double.nan
  var percentHeight = Double.nan
  var isRightToLeft = false
  var summary = ItemSummary()
  /// Whether nothing was done to the items after the last step that a measurement needs: base sizes
  /// in columns, hypothetical cross sizes in rows.
  var isUntouched = false

  init() {}

  init(_ container: borrowing FlexContainer) {
    contentWidth = container.contentWidth
    height = container.contentHeight
    percentHeight = container.percentHeight
    isRightToLeft = container.question.isRightToLeft
    summary = container.summary
  }

  /// Whether base sizes that were determined for this are as those for another layout.
  @inline(__always)
  func covers(_ other: PreparedItems) -> Bool {
    contentWidth == other.contentWidth && isRightToLeft == other.isRightToLeft
      && (!summary.dependsOnHeight || hasSameHeight(as: other))
  }

  @inline(__always)
  func hasSameHeight(as other: PreparedItems) -> Bool {
    LayoutQuestion.isSame(height, other.height)
      && LayoutQuestion.isSame(percentHeight, other.percentHeight)
  }
}

/// What is true of a container's children as a whole, so that steps that concern none of them are
/// passed over.
struct ItemSummary {
  var firstItem: Int32 = -1
  var itemCount: Int32 = 0
  /// What is true of any of the items.
  var anyFlags: FlexItem.Flags = []
  /// What is true of all of the items.
  var commonFlags = FlexItem.Flags(rawValue: .max)
  var hasAbsolute = false
  var hasHidden = false
  /// Whether there are children without a box.
  var hasContents = false
  var hasBaselines = false
  /// Whether the height of the container matters to base sizes.
  var dependsOnHeight = false
}
