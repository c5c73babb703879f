import UIKit

/// A section of a ``Box``: rows, and what stands above, below or beside them.
@preconcurrency @MainActor
public struct Section<SectionID: Hashable, ItemID: Hashable> {
  /// A row of such a section.
  public typealias Item = Node<ItemID>

  /// What stays the same in every version of the section.
  public let id: SectionID

  /// The rows.
  public var items: [Item]

  var supplements: [Supplement: AnyRenderable]

  /// Makes a section of rows alone; of none by default.
  public init(id: SectionID, items: [Item] = []) {
    self.init(id: id, items: items, supplements: [:])
  }

  /// Makes a section with a header.
  public init<Header: Renderable>(id: SectionID, header: Header, items: [Item] = []) {
    self.init(id: id, items: items, supplements: [.header: header.asAnyRenderable()])
  }

  /// Makes a section with a footer.
  public init<Footer: Renderable>(id: SectionID, footer: Footer, items: [Item] = []) {
    self.init(id: id, items: items, supplements: [.footer: footer.asAnyRenderable()])
  }

  /// Makes a section with a header and a footer.
  public init<Header: Renderable, Footer: Renderable>(
    id: SectionID, header: Header, footer: Footer, items: [Item] = []
  ) {
    self.init(
      id: id, items: items,
      supplements: [.header: header.asAnyRenderable(), .footer: footer.asAnyRenderable()])
  }

  /// Makes a section of rows and of what stands around them.
  public init(id: SectionID, items: [Item], supplements: [Supplement: AnyRenderable]) {
    (self.id, self.items, self.supplements) = (id, items, supplements)
  }

  /// This section with a component around its rows, in place of one that is there.
  public func adding<R: Renderable>(_ supplement: Supplement, _ component: R) -> Section {
    var copy = self
    copy.supplements[supplement] = component.asAnyRenderable()
    return copy
  }

  /// This section without what stands somewhere around its rows. The component says nothing: it is
  /// there for code that has it.
  public func removing<R: Renderable>(_ supplement: Supplement, _ component: R) -> Section {
    var copy = self
    copy.supplements[supplement] = nil
    return copy
  }

  /// Whether something stands there.
  public func has(_ supplement: Supplement) -> Bool { supplements[supplement] != nil }

  /// What stands somewhere around the rows, if it is a `T`.
  public func component<T>(of supplement: Supplement, as type: T.Type) -> T? {
    supplements[supplement]?.cast(to: type)
  }
}

/// A place around the rows of a section.
public enum Supplement: Hashable, Sendable {
  /// Above them.
  case header
  /// Below them.
  case footer
  /// Where the layout of a collection view has a view of a kind.
  case custom(String)
}

// MARK: Sizes

extension Section {
  /// The size of a component around the rows at a width, in points; nil if there is none.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func componentSize(
    of supplement: Supplement, fittingWidth width: CGFloat,
    inheritedMargins: UIEdgeInsets = .zero
  ) -> CGSize? {
    supplements[supplement]?.size(.fillHorizontal(width), inheritedMargins)
  }

  /// The size of a component around the rows at a height, in points; nil if there is none.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func componentSize(
    of supplement: Supplement, fittingHeight height: CGFloat,
    inheritedMargins: UIEdgeInsets = .zero
  ) -> CGSize? {
    supplements[supplement]?.size(.fillVertical(height), inheritedMargins)
  }

  /// The size of a component around the rows within a size, in points; nil if there is none.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func componentSize(
    of supplement: Supplement, fittingSize size: CGSize, inheritedMargins: UIEdgeInsets = .zero
  ) -> CGSize? {
    supplements[supplement]?.size(.compressed(size), inheritedMargins)
  }

  /// The height of all rows, of the header and of the footer at a width, without separators, in
  /// points.
  public func tableViewHeightBoundTo(
    width: CGFloat, inheritedMargins: UIEdgeInsets
  ) -> CGFloat {
    let parts = [supplements[.header], supplements[.footer]].compactMap(\.self)
    return (parts + items.map(\.component)).reduce(0) {
      $0 + $1.height(forWidth: width, margins: inheritedMargins)
    }
  }
}

extension Section: CustomInput {
  /// The section as a list of its own, in the place of the keyboard.
  public func makeCustomInputBox() -> AnyBox { AnyBox(Box(sections: [self])) }
}

extension Section: @preconcurrency CustomDebugStringConvertible {
  /// The identifier, and a line for each component.
  public var debugDescription: String {
    let around = [Supplement.header, .footer].compactMap { place in
      supplements[place].map { "\(place): \($0.componentType)" }
    }
    return
      (["📦 Section \(id)"] + around.map { "    🎀 \($0)" }
      + items.map { "    \($0.debugDescription)" }).joined(separator: "\n")
  }
}
