/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything; the presenting view is removed meanwhile.
  case fullScreen = 0
  /// As a sheet that leaves a strip of what is below in sight.
  case pageSheet = 1
  /// As a sheet, smaller where there is room.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context; its view goes meanwhile.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Over everything; the presenting view stays.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context; its view stays.
  case overCurrentContext = 6
  /// In a popover beside what it belongs to; as a sheet in narrow windows.
  case popover = 7
  /// As the system thinks best: a sheet.
  case automatic = -2
  /// Not presented at all.
  case none = -1
}

/// How a presented view comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// By fading.
  case crossDissolve = 2
}
