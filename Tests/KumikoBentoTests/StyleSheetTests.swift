import KumikoBento
import Testing
import UIKit

@MainActor
@Suite("Bento: style sheets")
struct StyleSheetTests {
  @Test("A sheet writes all its properties, those that nobody gave, too")
  func defaults() {
    let view = UIView()
    view.layoutMargins = .zero
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.cornerRadius = 9
    ViewStyleSheet<UIView>().apply(to: view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.transform == .identity)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("Either of the two names of one switch suffices")
  func clipping() {
    let view = UIView()
    ViewStyleSheet<UIView>(clipsToBounds: true).apply(to: view)
    #expect(view.clipsToBounds)
    ViewStyleSheet<UIView>(masksToBounds: true).apply(to: view)
    #expect(view.clipsToBounds)
    ViewStyleSheet<UIView>().apply(to: view)
    #expect(!view.clipsToBounds)
  }

  @Test("Stack views get the whole look, also through the superclass")
  func stacks() {
    let sheet = BaseStackViewStyleSheet<BaseStackView>(
      axis: .vertical, spacing: 3, distribution: .fill, alignment: .center,
      backgroundColor: .red, cornerRadius: 4)
    let view = BaseStackView()
    let plain: StackViewStyleSheet<BaseStackView> = sheet
    plain.apply(to: view)
    #expect(view.axis == .vertical && view.spacing == 3)
    #expect(view.backgroundColor == .red && view.cornerRadius == 4)
    let content = Component.DetailedDescription.ContentStyleSheet(
      isLayoutMarginsRelativeArrangement: true)
    #expect(content.isLayoutMarginsRelativeArrangement)
    let image = ImageViewStyleSheet(contentMode: .center)
    #expect(Component.Image.StyleSheet(image: image).image === image)
  }

  @Test("Buttons lose what belongs to states that are not given")
  func buttons() {
    let button = UIButton(type: .custom)
    button.setTitleColor(.green, for: .highlighted)
    let sheet = ButtonStyleSheet(titleColors: [.normal: .red], numberOfLines: 2)
    sheet.apply(to: button)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(sheet.titleColor(for: .highlighted) == nil)
    #expect(sheet.titleColor(for: .normal) == .red)
    #expect(button.titleLabel?.numberOfLines == 2)
  }

  @Test("Labels follow the direction of reading; measuring is from left to right")
  func labels() {
    let label = UILabel()
    label.semanticContentAttribute = .forceRightToLeft
    let sheet = LabelStyleSheet(textAlignment: .trailing, numberOfLines: 2)
    sheet.apply(to: label)
    #expect(label.textAlignment == .left)
    #expect(label.numberOfLines == 2)
    let paragraph = sheet.textAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(paragraph?.alignment == .right)
    #expect(TextAlignment.justified.systemValue() == .justified)
  }

  @Test("Texts are measured with the look, those with a look of their own with that")
  func measuring() {
    let sheet = LabelStyleSheet(font: .systemFont(ofSize: 12))
    let text = String(repeating: "word ", count: 20)
    #expect(sheet.height(of: text, fittingWidth: 80) > sheet.height(of: text, fittingWidth: 400))
    let large = NSAttributedString(
      string: "word", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(
      sheet.height(of: large, fittingWidth: 200) > sheet.height(of: "word", fittingWidth: 200))
    #expect(sheet.width(of: large) > sheet.width(of: "word"))
    #expect(TextValue.plain("word").width(using: sheet) == sheet.width(of: "word"))
  }

  @Test("A path that is set again keeps its place, which counts in equality")
  func paths() {
    let one = StyleSheet<UIView>().setting(\.alpha, 0.5).setting(\.tag, 1)
    let other = StyleSheet<UIView>().setting(\.tag, 1).setting(\.alpha, 0.5)
    #expect(one != other)
    #expect(one.setting(\.alpha, 0.5) == one)
    #expect(one.setting(\.alpha, 1) != one)
    var view = UIView()
    let inverse = one.setting(\.alpha, 0.25).apply(to: &view)
    #expect(view.alpha == 0.25 && view.tag == 1)
    inverse.apply(to: &view)
    #expect(view.alpha == 1 && view.tag == 0)
  }

  @Test("Values are read and written one after the other, and taken back the other way round")
  func order() {
    struct Strip {
      var width = 1
      var double: Int {
        get { width * 2 }
        set { width = newValue / 2 }
      }
    }
    var strip = Strip()
    let sheet = StyleSheet<Strip>().setting(\.width, 7).setting(\.double, 20)
    let inverse = sheet.apply(to: &strip)
    #expect(strip.width == 10)
    #expect(inverse.value(for: \.double) == 14, "it is read when the width has been written")
    inverse.apply(to: &strip)
    #expect(strip.width == 1)
    var other = Strip()
    sheet.setting(\.width, 9).apply(to: &other)
    #expect(other.width == 10, "a path that is set again is written in its old place")
  }

  @Test("Images fill their views as the sheet says")
  func images() {
    let view = UIImageView()
    ImageViewStyleSheet(contentMode: .bottomRight).apply(to: view)
    #expect(view.contentMode == .bottomRight)
  }

  @Test("Storage has names that are unlike any other, and names of types")
  func storageKeys() {
    #expect(ViewStorage.Key<Int>() != ViewStorage.Key<Int>())
    #expect(ViewStorage.Key<Int>(UIView.self) == ViewStorage.Key<Int>(UIView.self))
  }
}
