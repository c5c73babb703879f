extension UIScrollView.ContentInsetAdjustmentBehavior: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
  }
}

extension UIScrollView.IndicatorStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["default": .default, "black": .black, "white": .white]
  }
}

extension UIScrollView.KeyboardDismissMode: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
      "onDragWithAccessory": .onDragWithAccessory,
      "interactiveWithAccessory": .interactiveWithAccessory,
    ]
  }
}

extension UITableView.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
  }
}

extension UITableViewCell.SeparatorStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["none": .none, "default": .singleLine, "singleLine": .singleLine]
  }
}

extension UITableViewCell.CellStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      "custom": .default,
    ]
  }
}

extension UITableViewCell.SelectionStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
  }
}

extension UITableViewCell.AccessoryType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
  }
}

extension UICollectionView.ScrollDirection: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["vertical": .vertical, "horizontal": .horizontal]
  }
}

extension UISwipeGestureRecognizer.Direction: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["left": .left, "right": .right, "up": .up, "down": .down]
  }
}
