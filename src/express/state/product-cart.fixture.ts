import { afterEach, beforeEach } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { Locks } from '#test/safety/locks.ts'
import type { ExpressProduct } from '../rules/express.ts'
import { removeAttempt } from '#order/state/kept-attempt.ts'
import { beginWhenReady } from './paid-cart.ts'
import { LEASED } from '#cart/state/sheets.ts'
import { ProductCart } from './product-cart.ts'
import { enterShop, setUpSheets } from './sheet.fixture.ts'
import { $result } from './sheet-status.ts'

export const ANN = 'ann@example.com'
export const EARRINGS = 57
export let shop: OpenShop
let chosen: ExpressProduct | undefined

const locks = new Locks()
let alive = { is: true }

/** The locks from here on are those of another page of the browser. Returns a function that closes the page before it. */
export function enterPage(): () => void {
  const before = alive
  alive = { is: true }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.ofPage(alive) })
  return () => void (before.is = false)
}

/** Sets the product that is chosen on the product's page from here on. */
export const choose = (product: ExpressProduct | undefined) => (chosen = product)

export function setUpProductCart(): void {
  setUpSheets()
  beforeEach(() => {
    choose({ product: EARRINGS, qty: 1 })
    enterPage()()
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks')
    shop.restore()
    localStorage.removeItem(LEASED)
    removeAttempt()
    $result.set({})
  })
}

/** The page of a product, beside a cart of the shopper's own. */
export async function enter(options?: OpenShopOptions) {
  shop = await enterShop({ pages: pageRoutes, ...options })
  const product = new ProductCart(() => Promise.resolve(chosen))
  await product.update()
  return product
}

export const open = async (product: ProductCart) =>
  (await beginWhenReady('googlepay', (error) => error as never, product))!
/** The shopper's own cart, which was there first, as the shop has it. */
export const own = () => JSON.stringify(shop.ledger().carts[0])
export const orders = () => shop.ledger().orders
