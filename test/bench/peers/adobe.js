// Starts Adobe's cart as its documentation does: the list of the items, and the summary with the total.
import { initializers } from '@dropins/tools/initializer.js'
import { initialize, setEndpoint } from '@dropins/storefront-cart/api.js'
import { render } from '@dropins/storefront-cart/render.js'
import { CartSummaryList } from '@dropins/storefront-cart/containers/CartSummaryList.js'
import { OrderSummary } from '@dropins/storefront-cart/containers/OrderSummary.js'

document.cookie = 'DROPIN__CART__CART-ID=bench; path=/'
setEndpoint(new URL('/graphql', location.href).href)
void initializers.mountImmediately(initialize, {})

const list = document.createElement('div')
const summary = document.createElement('div')
document.querySelector('[data-widget]').append(list, summary)
const routeProduct = ({ url }) => `/${url.urlKey}.html`
render.render(CartSummaryList, { routeProduct, enableUpdateItemQuantity: true, enableRemoveItem: true })(list)
render.render(OrderSummary, { routeCheckout: () => '/checkout' })(summary)
