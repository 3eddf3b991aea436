import { expect, it } from 'vitest'
import { parseItem } from '#cart/rules/cart.ts'
import { configureUrl } from './configure-url.ts'
import { $page } from './page.ts'

it.each(['/checkout/cart', '/checkout/cart/'])('an item of the cart at %s is changed below it', (cart) => {
  const page = $page.get()
  $page.set({ ...page, routes: { ...page.routes, cart } })
  const item = parseItem({ item_id: '7', product_id: '55' })!
  expect(configureUrl(item)).toBe('/checkout/cart/configure/id/7/product_id/55/')
})
