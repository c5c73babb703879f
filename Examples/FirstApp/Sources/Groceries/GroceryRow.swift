import Kumiko
import UIKit

struct Grocery: Identifiable {
  let id: Int
  var name: String
  var amount: String
  var isInBasket = false
}

struct GroceryRow: Component {
  var grocery: Grocery
  var id: Int { grocery.id }

  func renderContent() -> UIListContentView {
    UIListContentView(configuration: .valueCell())
  }

  func render(in content: UIListContentView) {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = grocery.name
    configuration.secondaryText = grocery.amount
    configuration.image = UIImage(
      systemName: grocery.isInBasket ? "checkmark.circle.fill" : "circle")
    content.configuration = configuration
  }
}

struct SectionTitle: Component {
  var text: String

  func renderContent() -> UIListContentView {
    UIListContentView(configuration: .groupedHeader())
  }

  func render(in content: UIListContentView) {
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = text
    content.configuration = configuration
  }
}
