import type { Route } from '../route.ts'
import { cancelAbandonedPayment, hasUnpaidOrder } from '../wire/checkout/hosted-payments.ts'
import { cartOf } from '../shop/cart.ts'
import { productById, productByUrlKey } from '../shop/catalogue.ts'
import { restoreAfterOrder } from '../shop/express/product-cart.ts'
import type { RequestContext } from '../request-context.ts'
import { drawingRoutes, themeRoutes } from './assets.ts'
import { applySettings, applyTheme } from './settings/apply-settings.ts'
import { type Upstream, upstreamPage, pageOf, type Page } from './page.ts'
import { account, accountPart, login, register, wishlist } from './templates/account.ts'
import { type AccountPage, accountPages } from './templates/account-links.ts'
import { cart, checkout, result, success } from './templates/purchase.ts'
import { fieldFigureRoutes } from './field-figures.ts'
import { contact } from './templates/contact.ts'
import { guideRoutes } from './guide/guide.ts'
import { gallery } from './gallery/gallery.ts'
import { preview } from './gallery/preview.ts'
import { home } from './templates/home.ts'
import { product } from './templates/product.ts'
import { withdrawal } from './templates/withdrawal.ts'
import { editorial } from './templates/editorial.ts'

type Template = (page: Page) => Response | Promise<Response>
type MakePage = (context: RequestContext) => Page | Promise<Page>

const pageRoute = (path: string, template: Template, makePage: MakePage = pageOf): Route => ({
  method: 'GET',
  path,
  handle: async (context) => template(await makePage(context)),
})

/** Pages that mainly hold widgets; they also work in front of an upstream shop. */
const widgetPages = (makePage: MakePage): Route[] => [
  pageRoute('/checkout/cart', cart, makePage),
  {
    method: 'GET',
    path: '/checkout',
    handle: async (context) => {
      // A payment is not given up by a page nobody may open: it is not prepared then.
      const isPrepared = context.request.headers.get('sec-purpose')?.includes('prefetch')
      if (isPrepared && hasUnpaidOrder(context)) return new Response('', { status: 503 })
      cancelAbandonedPayment(context)
      return checkout(await makePage(context))
    },
  },
  pageRoute('/checkout/onepage/result', result, makePage),
  pageRoute('/customer/account', account, makePage),
  pageRoute('/customer/account/login', login, makePage),
  pageRoute('/customer/account/create', register, makePage),
  pageRoute('/wishlist', wishlist, makePage),
  pageRoute('/widgets', gallery, makePage),
  ...guideRoutes(makePage),
  {
    method: 'GET',
    path: '/widgets/preview/:name',
    handle: async (context, { name = '' }) => preview(await makePage(context), name),
  },
  { method: 'POST', path: '/settings/choose', handle: applySettings },
  {
    method: 'GET',
    path: '/settings/theme/:theme',
    handle: (context, { theme }) => applyTheme(context, theme),
  },
]

/** Magento's product URL by id, redirected to the product's page. */
function productOfId(context: RequestContext, id = ''): Response {
  const product = productById(id)
  return context.redirect(product ? `/${product.url_key}.html` : '/')
}

/** The product's page for an item of the cart, which it changes. Without the item to the cart. */
async function configure(context: RequestContext, id = ''): Promise<Response> {
  const item = cartOf(context.shop, context.session)?.items.find((one) => String(one.id) === id)
  return item ? product(pageOf(context), item.product, item) : context.redirect('/checkout/cart/')
}

/** Routes in front of an upstream shop: pages of widgets; product and CMS pages come from the shop. */
export const upstreamPageRoutes = (upstream: Upstream): Route[] => [
  ...themeRoutes,
  ...widgetPages((context) => upstreamPage(upstream, context)),
]

/** All pages of the demo shop with their styles, scripts and images. */
export const pageRoutes: Route[] = [
  ...themeRoutes,
  ...drawingRoutes,
  pageRoute('/', home),
  ...widgetPages(pageOf),
  pageRoute('/checkout/onepage/success', (page) => {
    restoreAfterOrder(page.context.shop, page.context.session)
    return success(page)
  }),
  ...(Object.entries(accountPages) as [AccountPage, string][])
    .filter(([name]) => name !== 'dashboard' && name !== 'wishlist')
    .map(([name, path]) => pageRoute(path, (page) => accountPart(page, name))),
  pageRoute('/care-guide', (page) => editorial(page, 'care')),
  pageRoute('/shipping-returns', (page) => editorial(page, 'shipping')),
  pageRoute('/contact', contact),
  pageRoute('/withdrawal', withdrawal),
  ...fieldFigureRoutes,
  {
    method: 'GET',
    path: '/catalog/product/view/id/:id',
    handle: (context, { id }) => productOfId(context, id),
  },
  {
    method: 'GET',
    path: '/checkout/cart/configure/id/:id/product_id/:product',
    handle: (context, { id }) => configure(context, id),
  },
  {
    method: 'GET',
    path: '/:page',
    handle: (context, { page = '' }) =>
      product(pageOf(context), productByUrlKey(page.replace(/\.html$/, ''))),
  },
]
