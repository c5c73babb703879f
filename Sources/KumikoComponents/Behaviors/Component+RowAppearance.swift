import UIKit

/// The line below a row.
///
/// ```swift
/// Row(name).separator(.inset(left: 60))
/// ```
public enum RowSeparator: Hashable, Sendable {
  /// As the table has it.
  case automatic
  /// None.
  case hidden
  /// With space beside it, in points; 0 by default.
  case inset(left: CGFloat = 0, right: CGFloat = 0)
}

extension Component {
  /// This component in a row with one of the system's signs at its end.
  ///
  /// ```swift
  /// SettingRow("Wi-Fi").accessory(.detailDisclosureButton) { showDetails() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The sign.
  ///   - onTap: Called when the detail button, if the sign has one, is tapped.
  public consuming func accessory(
    _ type: UITableViewCell.AccessoryType, onTap: (@MainActor () -> Void)? = nil
  ) -> Row<Base, ID> {
    modified {
      $0.look.accessory = .type(type)
      $0.look.onAccessoryTap = onTap
    }
  }

  /// This component in a row with another component at its end, which has the size that it refers
  /// to, or else that of its content.
  ///
  /// The content is made once for each cell and rendered into with every version of the row.
  ///
  /// ```swift
  /// SettingRow("Sound").accessory(Toggle(isOn: isSoundOn) { isSoundOn = $0 })
  /// ```
  public consuming func accessory(_ component: some Component) -> Row<Base, ID> {
    modified { $0.look.accessory = .component(AnyComponent(component)) }
  }

  /// This component in a row with a certain line below it, or none.
  ///
  /// ```swift
  /// Banner(text).separator(.hidden)
  /// ```
  public consuming func separator(_ separator: RowSeparator) -> Row<Base, ID> {
    modified { $0.look.separator = separator }
  }

  /// This component in a row whose selection and highlight look a certain way. The library's own
  /// cells show neither by default.
  ///
  /// ```swift
  /// MailRow(mail).selectionStyle(.default)
  /// ```
  public consuming func selectionStyle(
    _ style: UITableViewCell.SelectionStyle
  ) -> Row<Base, ID> {
    modified { $0.look.selectionStyle = style }
  }

  /// This component in a row with a color behind it.
  ///
  /// ```swift
  /// Row(name).rowBackground(.secondarySystemGroupedBackground)
  /// ```
  public consuming func rowBackground(_ color: UIColor) -> Row<Base, ID> {
    modified { $0.look.background = color }
  }
}
