import QuartzCore

/// Whoever runs the search that a bar is for: hears of everything after the bar's delegate.
@MainActor
protocol SearchBarOwner: AnyObject {
  func searchBarDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidChange(_ searchBar: UISearchBar)
  func searchBarScopeDidChange(_ searchBar: UISearchBar)
  func searchBarDidPressSearch(_ searchBar: UISearchBar)
  func searchBarDidPressCancel(_ searchBar: UISearchBar)
  /// The program decides about the cancel button itself.
  func searchBarWasGivenCancelButton(_ searchBar: UISearchBar)
  /// The program decides about the scopes itself.
  func searchBarWasGivenScopeBar(_ searchBar: UISearchBar)
}

/// What holds a search bar and gives it its height.
@MainActor
protocol SearchBarHolder: UIView {
  /// The bar wants another height.
  func searchBarDidResize()
}

/// The values and views of a search bar.
@MainActor
final class SearchBarParts {
  /// Where a search bar stands, which decides how it is laid out.
  enum Place {
    /// Somewhere, with a background of its own.
    case alone
    /// Below the titles of a navigation bar, or in their place.
    case inBar(isOnTop: Bool)
  }

  struct IconKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt

    init(_ icon: UISearchBar.Icon, _ state: UIControl.State) {
      (self.icon, self.state) = (icon, state.rawValue)
    }
  }

  let background = BarBackgroundView(isBottomBar: false)
  let topLine = UIView()
  let field = UISearchTextField()
  let prompt = UILabel()
  let cancel = UIButton(type: .system)
  let accessory = UIButton(type: .system)
  let scopes = UISegmentedControl()
  let relay = SearchFieldRelay()

  weak var owner: (any SearchBarOwner)?
  var place = Place.alone
  /// The margins at the sides in a navigation bar, with what the safe area takes of them.
  var margins = UIEdgeInsets.zero
  /// The height of the field when the bar last asked for its own.
  var fieldHeight: CGFloat = 0
  var showsCancel = false
  var showsScope = false
  var scope = 0
  var icons: [IconKey: UIImage] = [:]

  var isInBar: Bool {
    if case .inBar = place { true } else { false }
  }
}

extension UISearchBar {
  func setUpSearchBar() {
    let views: [UIView] = [
      parts.background, parts.topLine, parts.prompt, parts.field, parts.cancel, parts.scopes,
    ]
    for view in views { addSubview(view) }
    parts.prompt.font = .systemFont(ofSize: 13)
    parts.prompt.textAlignment = .center
    parts.field.enablesReturnKeyAutomatically = true
    parts.field.delegate = parts.relay
    parts.relay.bar = self
    parts.cancel.setTitle("Cancel", for: .normal)
    parts.cancel.titleLabel?.font = UISearchTextField.textFont
    parts.cancel.titleLabel?.adjustsFontForContentSizeCategory = true
    parts.cancel.alpha = 0
    parts.scopes.isHidden = true
    listenToParts()
    looksChanged()
  }

  private func listenToParts() {
    parts.field.addAction(
      UIAction { [weak self] _ in self?.textWasChanged() }, for: .editingChanged)
    parts.cancel.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    parts.accessory.addAction(
      UIAction { [weak self] _ in self?.accessoryPressed() }, for: .primaryActionTriggered)
    parts.scopes.addAction(
      UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
  }

  // MARK: Looks

  func looksChanged() {
    let look = UIBarAppearance()
    let isClear = searchBarStyle == .minimal || parts.isInBar
    if isClear || backgroundImage != nil { look.configureWithTransparentBackground() }
    look.backgroundImage = backgroundImage
    parts.background.apply(
      look, tint: isClear ? nil : barTintColor, isTranslucent: isTranslucent)
    parts.topLine.backgroundColor = look.shadowColor
    setNeedsLayout()
  }

  func stand(_ place: SearchBarParts.Place, margins: UIEdgeInsets = .zero) {
    (parts.place, parts.margins) = (place, margins)
    looksChanged()
    invalidateIntrinsicContentSize()
  }

  /// The margins at the sides while the bar stands in a navigation bar.
  var marginsInBar: UIEdgeInsets {
    get { parts.margins }
    set {
      parts.margins = newValue
      setNeedsLayout()
    }
  }

  func turnParts() {
    for view in [parts.field, parts.scopes] {
      view.semanticContentAttribute = semanticContentAttribute
    }
    setNeedsLayout()
  }

  func setIcon(_ image: UIImage?, _ icon: Icon, _ state: UIControl.State) {
    parts.icons[SearchBarParts.IconKey(icon, state)] = image
    switch icon {
    case .search:
      if state == .normal {
        parts.field.glass.image = image ?? UISearchTextField.glassImage
      }
    case .clear: if state == .normal { parts.field.clearButton.setImage(image) }
    case .bookmark, .resultsList: showAccessory()
    }
  }

  /// Shows the list or the book at the end of the field.
  func showAccessory() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    guard let icon else { return parts.field.accessory = nil }
    let isList = icon == .resultsList
    let state: UIControl.State = isList && isSearchResultsButtonSelected ? .selected : .normal
    let own = image(for: icon, state: state) ?? image(for: icon, state: .normal)
    let usual = UIImage(systemName: isList ? "list.bullet" : "book")
    parts.accessory.setImage(own ?? usual, for: .normal)
    parts.accessory.tintColor = state == .selected ? nil : .secondaryLabel
    parts.accessory.accessibilityLabel = isList ? "Results" : "Bookmarks"
    parts.field.accessory = parts.accessory
  }

  // MARK: Content

  func setText(_ text: String?) {
    parts.field.text = text
    parts.owner?.searchBarTextDidChange(self)
  }

  func setPrompt(_ prompt: String?) {
    guard prompt != parts.prompt.text else { return }
    parts.prompt.text = prompt
    sizeDidChange()
  }

  /// Asks for another height where the text of the field has one.
  func fieldSizeMayHaveChanged() {
    guard parts.fieldHeight != fieldHeight else { return }
    parts.fieldHeight = fieldHeight
    sizeDidChange()
  }

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    (superview as? any SearchBarHolder)?.searchBarDidResize()
  }

  func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != parts.showsCancel else { return }
    if animated { layoutIfNeeded() }
    parts.showsCancel = shows
    let change = {
      self.parts.cancel.alpha = shows ? 1 : 0
      self.setNeedsLayout()
      if animated { self.layoutIfNeeded() }
    }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  // MARK: Scopes

  func scopesDidChange() {
    parts.scopes.removeAllSegments()
    for title in scopeButtonTitles ?? [] {
      parts.scopes.insertSegment(
        withTitle: title, at: parts.scopes.numberOfSegments, animated: false)
    }
    selectScope(parts.scope)
    showScopes()
  }

  func selectScope(_ index: Int) {
    parts.scope = index
    let isThere = (0..<parts.scopes.numberOfSegments).contains(index)
    parts.scopes.selectedSegmentIndex = isThere ? index : UISegmentedControl.noSegment
  }

  private func scopeWasChosen() {
    let index = parts.scopes.selectedSegmentIndex
    guard index != parts.scope else { return }
    parts.scope = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    parts.owner?.searchBarScopeDidChange(self)
  }

  func showScope(_ shows: Bool, animated: Bool) {
    guard shows != parts.showsScope else { return }
    parts.showsScope = shows
    guard animated else { return showScopes() }
    UIView.animate(withDuration: 0.3) {
      self.showScopes()
      self.layoutIfNeeded()
    }
  }

  private func showScopes() {
    parts.scopes.isHidden = !hasScopeRow
    parts.scopes.alpha = hasScopeRow ? 1 : 0
    sizeDidChange()
  }
}
