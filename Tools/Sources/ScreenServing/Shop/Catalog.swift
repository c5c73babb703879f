/// All that the shop sells, in the order in which it is shown.
struct Catalog: Sendable {
  var offers: [Offer]
  var products: [Product]

  /// The product of an id; nil if there is none.
  func product(_ id: Product.ID) -> Product? { products.first { $0.id == id } }

  /// The shop for tea of the samples.
  static let tea = Catalog(
    offers: [
      Offer(
        id: "spring", title: "Spring sale", text: "Everything for green tea", picture: "spring",
        product: "pot"),
      Offer(
        id: "arita", title: "Cups from Arita", text: "Four hundred years of porcelain",
        picture: "arita", product: "cup"),
      Offer(
        id: "uji", title: "First harvest", text: "Picked by hand in Uji", picture: "uji",
        product: "caddy"),
    ],
    products: [
      Product(
        id: "pot", name: "Tea pot", cents: 29_90, stock: 3, picture: "pot",
        text: "Thrown by hand in Tokoname, for two cups. The lid is cut after firing, so that it "
          + "fits to a hair.",
        details: [
          .init(name: "Volume", value: "320 ml"), .init(name: "Weight", value: "410 g"),
          .init(name: "Origin", value: "Tokoname"),
        ]),
      Product(
        id: "kettle", name: "Kettle", cents: 64_00, stock: 12, picture: "kettle",
        text: "Cast iron with an enameled inside. It keeps water warm for an hour.",
        details: [
          .init(name: "Volume", value: "1.2 l"), .init(name: "Weight", value: "2.1 kg"),
          .init(name: "Origin", value: "Morioka"),
        ]),
      Product(
        id: "caddy", name: "Tea caddy, cherry bark", cents: 48_50, stock: 1, picture: "caddy",
        text: "Bark of the mountain cherry, polished and never lacquered. The lid sinks by itself.",
        details: [
          .init(name: "Holds", value: "100 g"), .init(name: "Origin", value: "Kakunodate"),
        ]),
      Product(
        id: "cup", name: "Cup", cents: 18_00, stock: 24, picture: "cup",
        text: "Porcelain as thin as an eggshell; light shines through it.",
        details: [
          .init(name: "Volume", value: "90 ml"), .init(name: "Origin", value: "Arita"),
        ]),
      Product(
        id: "bowl", name: "Bowl for matcha", cents: 39_00, stock: 6, picture: "bowl",
        text: "Raku, each fired alone. No two are of the same black.",
        details: [
          .init(name: "Width", value: "12 cm"), .init(name: "Origin", value: "Kyoto"),
        ]),
      Product(
        id: "sencha", name: "Sencha", cents: 12_50, stock: 80, picture: "sencha",
        text: "From the first flush, steamed long. One minute at 70 °C.",
        details: [
          .init(name: "Weight", value: "100 g"), .init(name: "Origin", value: "Uji"),
        ]),
    ])
}
