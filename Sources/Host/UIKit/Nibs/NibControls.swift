/// What a nib says of controls.
@MainActor
enum NibControls {
  static func control(_ reader: NibReader<UIControl>) {
    reader.set("enabled", \.isEnabled)
    reader.set("selected", \.isSelected)
    reader.set("highlighted", \.isHighlighted)
    reader.set("contentHorizontalAlignment", \.contentHorizontalAlignment)
    reader.set("contentVerticalAlignment", \.contentVerticalAlignment)
  }

  static func toggle(_ reader: NibReader<UISwitch>) {
    reader.set("on", \.isOn, absent: false)
    reader.color("onTintColor", \.onTintColor)
    reader.color("thumbTintColor", \.thumbTintColor)
  }

  static func slider(_ reader: NibReader<UISlider>) {
    reader.set("minValue", \.minimumValue)
    reader.set("maxValue", \.maximumValue)
    reader.set("value", \.value)
    reader.set("continuous", \.isContinuous)
    reader.image("minimumValueImage", \.minimumValueImage)
    reader.image("maximumValueImage", \.maximumValueImage)
    reader.color("minimumTrackTintColor", \.minimumTrackTintColor)
    reader.color("maximumTrackTintColor", \.maximumTrackTintColor)
    reader.color("thumbTintColor", \.thumbTintColor)
  }

  static func stepper(_ reader: NibReader<UIStepper>) {
    reader.set("minimumValue", \.minimumValue)
    reader.set("maximumValue", \.maximumValue)
    if let step: Double = reader.value("stepValue"), step > 0 { reader.target.stepValue = step }
    reader.set("value", \.value)
    reader.set("wraps", \.wraps)
    reader.set("autorepeat", \.autorepeat)
    reader.set("continuous", \.isContinuous)
  }

  static func pages(_ reader: NibReader<UIPageControl>) {
    reader.set("numberOfPages", \.numberOfPages)
    reader.set("currentPage", \.currentPage)
    reader.set("hidesForSinglePage", \.hidesForSinglePage)
    reader.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
    reader.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
  }

  static func segments(_ reader: NibReader<UISegmentedControl>) {
    let control = reader.target
    for (index, element) in reader.element.list("segments").enumerated() {
      let segment = element.reading()
      if let image = reader.unarchiver.image("image", in: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: reader.unarchiver.text("title", in: segment), at: index, animated: false)
      }
      if let isEnabled: Bool = reader.unarchiver.value(of: "enabled", in: segment) {
        control.setEnabled(isEnabled, forSegmentAt: index)
      }
      if let width: CGFloat = reader.unarchiver.value(of: "width", in: segment) {
        control.setWidth(width, forSegmentAt: index)
      }
    }
    if let index: Int = reader.value("selectedSegmentIndex"),
      (0..<control.numberOfSegments).contains(index)
    {
      control.selectedSegmentIndex = index
    }
    reader.set("momentary", \.isMomentary)
    reader.set("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    reader.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
    // Styles ended with iOS 7.
    _ = reader.element["segmentControlStyle"]
  }

  static func datePicker(_ reader: NibReader<UIDatePicker>) {
    reader.set("datePickerMode", \.datePickerMode)
    reader.set("style", \.preferredDatePickerStyle)
    if let interval: Int = reader.value("minuteInterval"), interval > 0, 60 % interval == 0 {
      reader.target.minuteInterval = interval
    }
    // The moment of editing, which Interface Builder writes where none was chosen.
    _ = reader.element["useCurrentDate"]
  }
}
