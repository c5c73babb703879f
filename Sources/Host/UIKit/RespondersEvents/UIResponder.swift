import QuartzCore

/// An object that can handle events: a view, a view controller, a window, the application.
///
/// Events that a responder does not handle go to its ``next`` responder: from a view to its view
/// controller or superview, on to the window and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  var accessibility: AccessibilityValues?

  // MARK: The chain

  /// The responder that gets what this one does not handle; nil by default.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this responder wants keys when asked; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives keys up when asked; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys of its window go to this responder first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window. Returns false if it is in no window, does not
  /// want to, or the present first responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives up being first responder; true unless ``canResignFirstResponder`` forbids it.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Input views

  /// What the window shows in place of a keyboard while this responder is first; nil by default.
  /// Then the responders after it are asked.
  open var inputView: UIView? { nil }

  /// What the window shows on top of the keyboard while this responder is first; nil by default.
  /// Then the responders after it are asked.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the present input views in place of those that are shown, if this responder is first.
  open func reloadInputViews() { refreshInputViews() }

  // MARK: Undoing

  /// What takes back what the user has done; by default that of the responders after this one, and
  /// in the end that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Edit actions

  /// Copies the selection and removes it. Does nothing by default.
  open func cut(_ sender: Any?) {}

  /// Copies the selection. Does nothing by default.
  open func copy(_ sender: Any?) {}

  /// Replaces the selection by what was copied. Does nothing by default.
  open func paste(_ sender: Any?) {}

  /// Removes the selection. Does nothing by default.
  open func delete(_ sender: Any?) {}

  /// Selects what is at the caret. Does nothing by default.
  open func select(_ sender: Any?) {}

  /// Selects everything. Does nothing by default.
  open func selectAll(_ sender: Any?) {}

  // MARK: Touches

  /// Tells that fingers touched a view. The default hands the touches to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that fingers moved. The default hands the touches to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that fingers were lifted. The default hands the touches to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that the touches are no longer this responder's: a gesture or the system took them. The
  /// default hands the touches to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Whether assistive technology sees this object; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { editAccessibility { $0.isElement = newValue } }
  }

  /// What the element is called, in a word or two; nil by default.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { editAccessibility { $0.label = newValue } }
  }

  /// What happens when the element is activated; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { editAccessibility { $0.hint = newValue } }
  }

  /// The element's present value, such as that of a slider; nil by default.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { editAccessibility { $0.value = newValue } }
  }

  /// What kind of element this is; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { editAccessibility { $0.traits = newValue } }
  }

  /// Whether everything inside is hidden from assistive technology; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { editAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether assistive technology ignores this view's siblings; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { editAccessibility { $0.isModal = newValue } }
  }

  /// Does what activating the element means and returns whether it did; false by default.
  open func accessibilityActivate() -> Bool { false }

  /// Raises the value of an adjustable element. Does nothing by default.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable element. Does nothing by default.
  open func accessibilityDecrement() {}

  // MARK: Nibs

  /// Called after the responder was made from a nib and all objects of the nib are connected; not
  /// for the nib's owner. Does nothing by default. Call `super`.
  open func awakeFromNib() {}

  // MARK: Seams

  /// Takes a key and returns true, or leaves it to ``next``.
  package func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool { false }

  /// Called when keys were taken away without asking: the view left its window, or editing there
  /// was ended by force. Does nothing by default.
  package func didLoseFirstResponder() {}

  /// The window whose keys this responder may get.
  package var responderWindow: UIWindow? { next?.responderWindow }
}
