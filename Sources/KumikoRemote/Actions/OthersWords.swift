/// Whose words ask for something.
///
/// What a screen says may have come from another server than that of ``ScreenService``: a form, a
/// page, an event or a redirect has led there. Such words have nothing sent along that shows who
/// asks, also where they are done later: when an alert or the answer to a form leads on.
enum OthersWords {
  /// Whether those of another server ask for what is done now, also what it begins and does not
  /// wait for. The screen may have words of its own server again by then.
  @TaskLocal static var areCurrent: Bool = false
}
