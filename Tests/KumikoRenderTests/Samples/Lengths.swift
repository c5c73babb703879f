import KumikoRender

/// Sizes and insets are tuples of floats.
let space: Float = 6
let around: Inset = (space, space, space, space, space, space)

@MainActor
func style(_ view: UIView, in parent: UIView) -> Bool {
  view.style.dimensions = (40, 30)
  view.style.dimensions.width = ~parent.bounds.width / 4
  view.style.dimensions.height = view.style.dimensions.width
  view.style.minDimensions.width = max(~parent.bounds.width, 120)
  view.style.maxDimensions = (Undefined, 500)
  view.style.margin = around
  view.style.margin.left = 14
  view.style.padding = (left: 1, top: 2, right: 3, bottom: 4, start: 1, end: 3)
  view.style.border = ~UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
  let size: KumikoRender.Dimension = ~CGSize(width: 12, height: 24)
  view.style.position = (0, 9, Undefined, Undefined)
  return size == (12, 24) && view.style.border.start == 3 && view.style.border.end == 3
    && view.style.margin.top == 6 && view.style.margin.left == 14
}

func sums() -> Bool {
  let sum = Dim(10, 20) + Dim(1, 2)
  let difference = Dim(10, 20) - Dim(1, 2)
  return sum == (11, 22) && difference == (9, 18) && CGSize.zero.isZero
    && !CGSize.undefined.width.isDefined && CGFloat(320).isDefined && !Float(5000).isDefined
}

/// The words of 2016.
@MainActor
func styleInCapitals(_ view: UIView) {
  view.style.direction = .LTR
  view.style.flexDirection = .RowReverse
  view.style.justifyContent = .SpaceBetween
  view.style.alignItems = .FlexEnd
  view.style.alignSelf = .Center
  view.style.alignContent = .Stretch
  view.style.positionType = .Absolute
  view.style.flexWrap = .Wrap
  view.style.flex = Flex.Max
}
