import type { Route } from '../route'
import { comeBack } from '../wire/redirects'
import { productById } from '../shop/catalogue'
import type { Visit } from '../visit'
import { drawingRoutes, themeRoutes } from './assets'
import { choose, chooseTheme } from './choose'
import { type OtherShop, pageBefore, pageOf, type Page } from './page'
import { account, accountPart, login, wishlist } from './sheets/account'
import { type AccountPage, accountPages } from './sheets/account-links'
import { cart, checkout, result, success } from './sheets/buying'
import { contact } from './sheets/contact'
import { gallery } from './sheets/gallery'
import { home } from './sheets/home'
import { product } from './sheets/product'
import { reading } from './sheets/reading'

type Show = (page: Page) => Response | Promise<Response>
type Dress = (visit: Visit) => Page | Promise<Page>

const sheet = (path: string, show: Show, dress: Dress = pageOf): Route => ({
  method: 'GET',
  path,
  handle: async (visit) => show(await dress(visit)),
})

/** Pages that are nothing but a frame around widgets. */
const frames = (dress: Dress): Route[] => [
  sheet('/checkout/cart', cart, dress),
  {
    method: 'GET',
    path: '/checkout',
    handle: async (visit) => {
      comeBack(visit)
      return checkout(await dress(visit))
    },
  },
  sheet('/checkout/onepage/result', result, dress),
  sheet('/customer/account', account, dress),
  sheet('/customer/account/login', login, dress),
  sheet('/wishlist', wishlist, dress),
  sheet('/widgets', gallery, dress),
  { method: 'POST', path: '/settings/choose', handle: choose },
  { method: 'GET', path: '/settings/theme/{theme}', handle: (visit, { theme }) => chooseTheme(visit, theme) },
]

/** The storefront's own way from a product's number to its page. */
function productOfId(visit: Visit, id = ''): Response {
  const product = productById(id)
  return visit.redirect(product ? `/${product.url_key}.html` : '/')
}

/** What stands before another shop: our frames around its goods, whose own pages come from there. */
export const pagesBefore = (other: OtherShop): Route[] => [
  ...themeRoutes,
  ...frames((visit) => pageBefore(other, visit)),
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
  sheet('/care-guide', (page) => reading(page, 'care')),
  sheet('/shipping-returns', (page) => reading(page, 'shipping')),
  sheet('/contact', contact),
  { method: 'GET', path: '/catalog/product/view/id/{id}', handle: (visit, { id }) => productOfId(visit, id) },
  {
    method: 'GET',
    path: '/{page}',
    handle: (visit, { page = '' }) => product(pageOf(visit), page.replace(/\.html$/, '')),
  },
]
