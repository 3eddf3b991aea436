// Starts the cart of Shopify's Buy Button without its frame, open and in the place that the page has for it.
const domain = location.host
const storefrontAccessToken = 'bench'
localStorage.setItem(`${storefrontAccessToken}.${domain}.checkoutId`, 'gid://shopify/Cart/bench')
const client = window.ShopifyBuy.buildClient({ domain, storefrontAccessToken })
const toggle = document.createElement('div')
document.body.append(toggle)
window.ShopifyBuy.UI.init(client).createComponent('cart', {
  node: document.querySelector('[data-widget]'),
  moneyFormat: encodeURIComponent('${{amount}}'),
  toggles: [{ node: toggle }],
  options: {
    cart: { iframe: false, startOpen: true },
    lineItem: { iframe: false },
    toggle: { iframe: false },
  },
})
