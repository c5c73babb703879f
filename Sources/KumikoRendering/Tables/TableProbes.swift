// Where there is Objective-C, its runtime is asked instead.
#if !canImport(ObjectiveC)
import UIKit

// Classes that override one method each, by which ``AdapterSlots`` finds where it stands.

final class PlainProbe: UITableViewAdapter {}

final class CommitProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

final class EditingStyleProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
}

final class MoveRowProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

final class LeadingSwipeProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

final class TrailingSwipeProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

final class HeaderViewProbe: UITableViewAdapter {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    nil
  }
}

final class FooterViewProbe: UITableViewAdapter {
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    nil
  }
}

final class SectionCountProbe: UITableViewAdapter {
  override func numberOfSections(in tableView: UITableView) -> Int { 0 }
}

// These do something else than what they override: the compiler may make one function of two that
// do the same.

final class HeaderTitleProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "header" }
}

final class FooterTitleProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "footer" }
}

final class EditActionsProbe: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { [] }
}
#endif
