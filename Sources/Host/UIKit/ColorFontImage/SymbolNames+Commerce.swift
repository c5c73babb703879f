/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let commerce = """
    bag takeoutbag.and.cup.and.straw
    bag-check purchased
    bag-dash bag.badge.minus
    bag-plus bag.badge.plus
    cart-dash cart.badge.minus
    cart-plus cart.badge.plus
    cash banknote
    credit-card creditcard
    credit-card-2-back creditcard.and.123
    currency-bitcoin bitcoinsign
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-rupee indianrupeesign
    currency-yen yensign
    gift giftcard
    paragraph paragraphsign
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    shop storefront
    slash-circle nosign
    ticket-perforated ticket
    upc barcode
    upc-scan barcode.viewfinder
    wallet wallet.pass
    """
}
