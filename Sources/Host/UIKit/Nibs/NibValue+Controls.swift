extension UIControl.ContentHorizontalAlignment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
  }
}

extension UIControl.ContentVerticalAlignment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
  }
}

extension UIControl.Event: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
  }
}

extension UIButton.ButtonType: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "custom": .custom, "system": .system, "roundedRect": .system,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]
  }
}

extension UIButton.Role: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]
  }
}

extension UIButton.Configuration: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
      "borderedProminent": .borderedProminent(),
    ]
  }
}

extension UIButton.Configuration.CornerStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
  }
}

extension UIButton.Configuration.Size: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
  }
}

extension UIButton.Configuration.TitleAlignment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
  }
}

extension NSDirectionalRectEdge: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all]
  }
}

extension UIActivityIndicatorView.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]
  }
}

extension UIProgressView.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> { ["default": .default, "bar": .bar] }
}

extension UIDatePicker.Mode: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer,
    ]
  }
}

extension UIDatePickerStyle: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
  }
}

extension UISearchBar.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["default": .default, "prominent": .prominent, "minimal": .minimal]
  }
}

extension UIBlurEffect.Style: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
  }
}
