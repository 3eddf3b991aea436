import type { Route } from '../route'
import { comeBack } from '../wire/redirects'
import { productById } from '../shop/catalogue'
import type { Visit } from '../visit'
import { assetRoutes } from './assets'
import { choose, chooseTheme } from './choose'
import { pageOf, type Page } from './page'
import { account, accountPart, login, wishlist } from './sheets/account'
import { type AccountPage, accountPages } from './sheets/account-links'
import { cart, checkout, result, success } from './sheets/buying'
import { gallery } from './sheets/gallery'
import { home } from './sheets/home'
import { product } from './sheets/product'
import { reading } from './sheets/reading'

const sheet = (path: string, show: (page: Page) => Response | Promise<Response>): Route => ({
  method: 'GET',
  path,
  handle: (visit) => show(pageOf(visit)),
})

/** The storefront's own way from a product's number to its page. */
function productOfId(visit: Visit, id = ''): Response {
  const product = productById(id)
  return visit.redirect(product ? `/${product.url_key}.html` : '/')
}

/** The shop's own pages, and what they are dressed with. */
export const pageRoutes: Route[] = [
  ...assetRoutes,
  sheet('/', home),
  sheet('/checkout/cart', cart),
  sheet('/checkout', (page) => {
    comeBack(page.visit)
    return checkout(pageOf(page.visit))
  }),
  sheet('/checkout/onepage/success', success),
  sheet('/checkout/onepage/result', result),
  sheet('/customer/account', account),
  sheet('/customer/account/login', login),
  ...(Object.entries(accountPages) as [AccountPage, string][])
    .filter(([name]) => name !== 'dashboard' && name !== 'wishlist')
    .map(([name, path]) => sheet(path, (page) => accountPart(page, name))),
  sheet('/wishlist', wishlist),
  sheet('/care-guide', (page) => reading(page, 'care')),
  sheet('/shipping-returns', (page) => reading(page, 'shipping')),
  sheet('/widgets', gallery),
  { method: 'POST', path: '/settings/choose', handle: choose },
  { method: 'GET', path: '/settings/theme/{theme}', handle: (visit, { theme }) => chooseTheme(visit, theme) },
  { method: 'GET', path: '/catalog/product/view/id/{id}', handle: (visit, { id }) => productOfId(visit, id) },
  {
    method: 'GET',
    path: '/{page}',
    handle: (visit, { page = '' }) => product(pageOf(visit), page.replace(/\.html$/, '')),
  },
]
