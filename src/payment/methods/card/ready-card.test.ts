import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { $cart } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { hasReadyCard } from './configuration.ts'

const CARD = { type: 'scheme', supportedShopperInteractions: ['ContAuth', 'Ecommerce'] }
const PAYPAL = { type: 'paypal', supportedShopperInteractions: ['Ecommerce'] }
/** Kept for what the shop renews by itself. */
const RENEWAL = { type: 'scheme', supportedShopperInteractions: ['ContAuth'] }

const configure = (own: object = { clientKey: 'test_1' }, cards: object = { requireCvc: false }) =>
  $checkoutConfig.set({ payment: { adyen: own, adyenCc: cards } } as never)

/** Whether it is ready where the provider has these cards of the customer. */
function isReady(storedPaymentMethods?: object[], others: object = { paymentMethods: [{ type: 'scheme' }] }) {
  const offer = { ...others, storedPaymentMethods }
  serve(() => json(sent.at(-1)!.path.endsWith('/methods') ? { paymentMethodsResponse: offer } : [])())
  return hasReadyCard()
}

beforeEach(() => {
  $cart.set({ id: '7', customer: true })
  configure()
})
afterEach(() => void vi.restoreAllMocks())

it('a customer’s first card that may be used in a shop is ready to pay with', async () => {
  expect(await isReady([CARD])).toBe(true)
  expect(await isReady([RENEWAL, CARD, PAYPAL])).toBe(true)
  expect(await isReady([CARD], {})).toBe(true)
})

it.each([
  ['nothing is kept', []],
  ['the provider lists nothing kept', undefined],
  ['the card is kept for renewals alone', [RENEWAL]],
  ['nothing is known of what the card is kept for', [{ type: 'scheme' }]],
  ['another way to pay comes first', [PAYPAL, CARD]],
])('none is ready where %s', async (_, stored) => {
  expect(await isReady(stored)).toBe(false)
})

it('none is ready while it asks for its security code, for a guest, or before there is a cart', async () => {
  configure(undefined, { requireCvc: true })
  expect(await isReady([CARD])).toBe(false)
  configure()
  $cart.set({ id: 'masked', customer: false })
  expect(await isReady([CARD])).toBe(false)
  $cart.set(undefined)
  expect(await isReady([CARD])).toBe(false)
  expect(sent.filter(({ path }) => path.endsWith('/methods'))).toEqual([])
})

it('none is ready where the shop is not set up with the provider, or the provider has nothing', async () => {
  configure({})
  expect(await isReady([CARD])).toBe(false)
  configure()
  serve({})
  expect(await hasReadyCard()).toBe(false)
})
