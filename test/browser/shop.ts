import { test as base, expect } from 'playwright/test'
import { CartPage } from './cart-page.ts'
import { collectPresses, expectAmountsOf } from './charged-as-shown.ts'
import { Drawer } from './drawer.ts'
import { Shop } from './demo-shop.ts'
import type { Ledger } from './ledger.ts'
import { PaymentCheckout } from './payment-page.ts'
import { watchRequests } from './requests-of-contract.ts'
import { followTraffic } from './rest.ts'
import { collectErrors } from './unexpected-errors.ts'

/** Console lines a test causes on purpose; any other fails it. */
interface Tolerance {
  expectedErrors: RegExp[]
}

/**
 * Every test fails on an uncaught error, an unhandled rejection or an error line from the bundle, in any of
 * its tabs. It also fails there on a violation of the page's content security policy or a request to another
 * host. It fails on a request that the contract does not allow, and on an order or a charge of another amount
 * than was in the button.
 */
export const test = base.extend<{
  shop: Shop
  /** The parts of the page under test, in English. */
  drawer: Drawer
  cart: CartPage
  checkout: PaymentCheckout
  tolerance: Tolerance
  noUnexpectedErrors: void
  requestedAsAgreed: void
  chargedAsShown: void
}>({
  tolerance: async ({}, use) => use({ expectedErrors: [] }),
  shop: async ({ page }, use) => use(new Shop(page)),
  drawer: async ({ page }, use) => use(new Drawer(page)),
  cart: async ({ page }, use) => use(new CartPage(page)),
  checkout: async ({ page }, use) => use(new PaymentCheckout(page)),
  noUnexpectedErrors: [
    async ({ context, tolerance, baseURL }, use) => {
      followTraffic(context)
      const trouble = await collectErrors(context, new URL(baseURL!).origin)
      await use()
      const unexpected = trouble.filter((line) => !tolerance.expectedErrors.some((each) => each.test(line)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  requestedAsAgreed: [
    async ({ context }, use, { annotations }) => {
      const { operations, differences } = watchRequests(context)
      await use()
      // `test/run.mjs` adds them up.
      annotations.push({ type: 'operations', description: [...operations].join(' ') })
      expect([...differences]).toEqual([])
    },
    { auto: true },
  ],
  chargedAsShown: [
    async ({ context }, use) => {
      const presses = await collectPresses(context)
      await use()
      // Without a cookie the ledger would be that of all who have none.
      if (!(await context.cookies()).length) return
      expectAmountsOf(presses, (await (await context.request.get('/__demo/ledger')).json()) as Ledger)
    },
    { auto: true },
  ],
})

export { expect, Shop }
export type { Start } from './demo-shop.ts'
