import type { Route } from '../route'
import { cancelAbandonedPayment } from '../wire/checkout/hosted-payments'
import { productById } from '../shop/catalogue'
import type { RequestContext } from '../request-context'
import { drawingRoutes, themeRoutes } from './assets'
import { applySettings, applyTheme } from './settings/apply-settings'
import { type Upstream, upstreamPage, pageOf, type Page } from './page'
import { account, accountPart, login, wishlist } from './templates/account'
import { type AccountPage, accountPages } from './templates/account-links'
import { cart, checkout, result, success } from './templates/purchase'
import { contact } from './templates/contact'
import { gallery } from './gallery/gallery'
import { home } from './templates/home'
import { product } from './templates/product'
import { editorial } from './templates/editorial'

type Show = (page: Page) => Response | Promise<Response>
type Dress = (context: RequestContext) => Page | Promise<Page>

const sheet = (path: string, show: Show, dress: Dress = pageOf): Route => ({
  method: 'GET',
  path,
  handle: async (context) => show(await dress(context)),
})

/** Pages that are nothing but a frame around widgets. */
const frames = (dress: Dress): Route[] => [
  sheet('/checkout/cart', cart, dress),
  {
    method: 'GET',
    path: '/checkout',
    handle: async (context) => {
      cancelAbandonedPayment(context)
      return checkout(await dress(context))
    },
  },
  sheet('/checkout/onepage/result', result, dress),
  sheet('/customer/account', account, dress),
  sheet('/customer/account/login', login, dress),
  sheet('/wishlist', wishlist, dress),
  sheet('/widgets', gallery, dress),
  { method: 'POST', path: '/settings/choose', handle: applySettings },
  {
    method: 'GET',
    path: '/settings/theme/{theme}',
    handle: (context, { theme }) => applyTheme(context, theme),
  },
]

/** The storefront's own way from a product's number to its page. */
function productOfId(context: RequestContext, id = ''): Response {
  const product = productById(id)
  return context.redirect(product ? `/${product.url_key}.html` : '/')
}

/** What stands before another shop: our frames around its goods, whose own pages come from there. */
export const upstreamPageRoutes = (other: Upstream): Route[] => [
  ...themeRoutes,
  ...frames((context) => upstreamPage(other, context)),
]

/** The shop's own pages, and what they are dressed with. */
export const pageRoutes: Route[] = [
  ...themeRoutes,
  ...drawingRoutes,
  sheet('/', home),
  ...frames(pageOf),
  sheet('/checkout/onepage/success', success),
  ...(Object.entries(accountPages) as [AccountPage, string][])
    .filter(([name]) => name !== 'dashboard' && name !== 'wishlist')
    .map(([name, path]) => sheet(path, (page) => accountPart(page, name))),
  sheet('/care-guide', (page) => editorial(page, 'care')),
  sheet('/shipping-returns', (page) => editorial(page, 'shipping')),
  sheet('/contact', contact),
  {
    method: 'GET',
    path: '/catalog/product/view/id/{id}',
    handle: (context, { id }) => productOfId(context, id),
  },
  {
    method: 'GET',
    path: '/{page}',
    handle: (context, { page = '' }) => product(pageOf(context), page.replace(/\.html$/, '')),
  },
]
