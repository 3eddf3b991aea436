import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { $cart } from '#cart/state/cart.ts'
import { $page } from '#storefront/state/page.ts'
import { loadOffer, ownCart, wantedWallets } from './paid-cart.ts'
import { enterShop } from './sheet.fixture.ts'

let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that wants these wallets. */
async function enter(wallets: string[], options?: OpenShopOptions) {
  shop = await enterShop(options)
  $page.set({ ...$page.get(), wallets })
}
const asked = () => shop.ledger().requests.filter(({ path }) => path.endsWith('payment/methods'))
const haveApplePay = (canMakePayments: boolean) =>
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => canMakePayments })

it('the wallets of the page that the shop has are offered in the shop’s order, for what the cart costs', async () => {
  await enter(['paypal', 'googlepay', 'another'], { country: 'AT' })
  const offer = await loadOffer()
  expect(offer?.wallets).toEqual(['googlepay', 'paypal'])
  expect(offer?.configuration).toMatchObject({
    countryCode: 'AT',
    amount: { currency: 'EUR', value: shop.ledger().carts.at(-1)!.grandTotalMinor },
    paymentMethodsResponse: { paymentMethods: offer?.methods },
  })
  expect(offer?.methods.map(({ type }) => type)).toContain('paypal')
  const [request] = asked()
  expect(Object.fromEntries(new URLSearchParams(request!.body))).toMatchObject({
    cart_id: $cart.get()!.id,
    country_id: 'AT',
  })
})

it('a wallet that the page does not want is not offered', async () => {
  await enter(['googlepay'])
  expect((await loadOffer())?.wallets).toEqual(['googlepay'])
})

it('nothing is offered where the shop has none of the wallets that the page wants', async () => {
  await enter(['paypal'], { settings: { wallets: 'none' } })
  expect(await loadOffer()).toBeUndefined()
  expect(asked()).toHaveLength(1)
})

it('the shop is not asked by a page that wants no wallets', async () => {
  await enter([])
  expect([await loadOffer(), asked()]).toEqual([undefined, []])
})

it('the shop is not asked for a provider that it has no key for', async () => {
  await enter(['googlepay'])
  $page.set({ ...$page.get(), cardProvider: 'another' })
  expect([await loadOffer(), asked()]).toEqual([undefined, []])
})

it('nothing is offered, nor asked, where there is no cart', async () => {
  await enter(['googlepay'], { items: [] })
  expect([await loadOffer(), asked()]).toEqual([undefined, []])
})

it.each([
  ['has it', true, ['applepay', 'googlepay']],
  ['has none', false, ['googlepay']],
])('Apple Pay is wanted where the device %s', async (_, has, wanted) => {
  await enter(['applepay', 'googlepay'])
  haveApplePay(has)
  expect(wantedWallets()).toEqual(wanted)
})

it('no wallet is wanted in a browser without locks', async () => {
  await enter(['googlepay'])
  expect(wantedWallets()).toEqual(['googlepay'])
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  expect(wantedWallets()).toEqual([])
  expect([await loadOffer(), asked()]).toEqual([undefined, []])
})
it('no wallet is offered while gift cards of the provider pay a part: its sheet would charge all of it', async () => {
  await enter(['googlepay'], { settings: { wallets: 'all', payment: 'module-extras' } })
  const [cart] = shop.shop.carts.values()
  const paymentMethod = { type: 'giftcard', brand: 'svs' }
  const giftcard = { balance: { value: 2000, currency: 'EUR' }, title: 'Gift card' }
  cart!.stateData = [{ id: 1, data: { paymentMethod, giftcard } }]
  expect(ownCart.$key.get()).toBeDefined()
  expect(await ownCart.loadOffer()).toBeUndefined()
  // A row that is on the page goes.
  expect(ownCart.$key.get()).toBeUndefined()
  cart!.stateData = []
  expect((await ownCart.loadOffer())?.wallets).toEqual(['googlepay'])
  expect(ownCart.$key.get()).toBeDefined()
})
