import UIKit

/// A data source in a module of its own that deletes rows, and does nothing else that is optional.
public final class CommittingSource: NSObject, UITableViewDataSource {
  /// Five.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  /// An empty cell.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// Does nothing, which counts as much.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
