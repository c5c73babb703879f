/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of privacy and security.
  static let privacyAndSecurity = """
    file-lock lock.doc
    fingerprint touchid
    key key.horizontal
    lock exclamationmark.lock lock.rotation
    person-bounding-box faceid
    person-check person.badge.shield.checkmark
    shield-check checkmark.shield
    shield-exclamation exclamationmark.shield
    shield-lock lock.shield
    shield-shaded shield.checkered shield.lefthalf.filled shield.lefthalf
    shield-x xmark.shield
    unlock lock.open lock.slash
    """
}
