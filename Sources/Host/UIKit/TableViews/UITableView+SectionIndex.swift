extension UITableView: SectionIndexHost {
  var sectionIndexTitles: [String] {
    guard let titles = dataSource?.sectionIndexTitles(for: self),
      engine.contents.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    else { return [] }
    return titles
  }

  var sectionIndexColors: SectionIndexColors {
    SectionIndexColors(
      title: sectionIndexColor, resting: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
  }

  func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard hasSection(section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }

  func sectionIndexDidChange(cameOrWent: Bool) {
    if cameOrWent { engine.sizesDidChange() }
    appearanceDidChange()
  }
}
