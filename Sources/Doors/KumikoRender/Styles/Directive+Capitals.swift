// The words as they were written in 2016.

extension Directive.Direction {
  /// The former spelling of `inherit`.
  public static var Inherit: Self { .inherit }
  /// The former spelling of `ltr`.
  public static var LTR: Self { .ltr }
  /// The former spelling of `rtl`.
  public static var RTL: Self { .rtl }
}

extension Directive.FlexDirection {
  /// The former spelling of `column`.
  public static var Column: Self { .column }
  /// The former spelling of `columnReverse`.
  public static var ColumnReverse: Self { .columnReverse }
  /// The former spelling of `row`.
  public static var Row: Self { .row }
  /// The former spelling of `rowReverse`.
  public static var RowReverse: Self { .rowReverse }
}

extension Directive.Justify {
  /// The former spelling of `flexStart`.
  public static var FlexStart: Self { .flexStart }
  /// The former spelling of `center`.
  public static var Center: Self { .center }
  /// The former spelling of `flexEnd`.
  public static var FlexEnd: Self { .flexEnd }
  /// The former spelling of `spaceBetween`.
  public static var SpaceBetween: Self { .spaceBetween }
  /// The former spelling of `spaceAround`.
  public static var SpaceAround: Self { .spaceAround }
}

extension Directive.Align {
  /// The former spelling of `auto`.
  public static var Auto: Self { .auto }
  /// The former spelling of `flexStart`.
  public static var FlexStart: Self { .flexStart }
  /// The former spelling of `center`.
  public static var Center: Self { .center }
  /// The former spelling of `flexEnd`.
  public static var FlexEnd: Self { .flexEnd }
  /// The former spelling of `stretch`.
  public static var Stretch: Self { .stretch }
}

extension Directive.PositionType {
  /// The former spelling of `relative`.
  public static var Relative: Self { .relative }
  /// The former spelling of `absolute`.
  public static var Absolute: Self { .absolute }
}

extension Directive.WrapType {
  /// The former spelling of `noWrap`.
  public static var NoWrap: Self { .noWrap }
  /// The former spelling of `wrap`.
  public static var Wrap: Self { .wrap }
}

extension Directive.PositionIndex {
  /// The former spelling of `left`.
  public static var Left: Self { .left }
  /// The former spelling of `top`.
  public static var Top: Self { .top }
  /// The former spelling of `right`.
  public static var Right: Self { .right }
  /// The former spelling of `bottom`.
  public static var Bottom: Self { .bottom }
  /// The former spelling of `start`.
  public static var Start: Self { .start }
  /// The former spelling of `end`.
  public static var End: Self { .end }
  /// The former spelling of `positionCount`.
  public static var PositionCount: Self { .positionCount }
}

extension Directive.DimensionIndex {
  /// The former spelling of `width`.
  public static var Width: Self { .width }
  /// The former spelling of `height`.
  public static var Height: Self { .height }
}
