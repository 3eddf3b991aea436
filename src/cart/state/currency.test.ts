import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { listen } from '#dom/events.ts'
import { $cartState, $items, $totals, loadCart } from './cart.ts'
import { $customer, loadCustomer } from '#customer/state/customer.ts'
import {
  $chosenCurrency,
  $context,
  $currency,
  $quoteCurrency,
  loadContext,
} from '#storefront/state/context.ts'
import { changeCurrency } from './currency.ts'
import { $page } from '#storefront/state/page.ts'

const pages = [
  { method: 'GET', path: '/', handle: (visit: { html(text: string): Response }) => visit.html('') },
]
let shop: OpenShop
let stops: (() => void)[] = []

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }], pages: pages as never })
  stops = [listen('bezel:context-changed', (_detail, event) => event.preventDefault()), shop.restore]
  await loadContext()
})
afterEach(() => {
  stops.forEach((stop) => stop())
  vi.restoreAllMocks()
})

const reads = (pattern: RegExp) =>
  shop.ledger().requests.filter(({ method, path }) => method === 'GET' && pattern.test(path)).length
const cartReads = () => reads(/checkout\/config\/data/)
const customerReads = () => reads(/sections=[^&]*customer/)

it('another currency reads no cart that nothing on the page has asked for', async () => {
  await changeCurrency({ currency: 'EUR' })
  expect(cartReads()).toBe(0)
})

it('another currency than the page was made in counts, also without a cart', async () => {
  $page.listen(() => undefined)
  $page.set({ ...$page.get(), currency: 'USD' })
  await changeCurrency({ currency: 'EUR' })
  expect([$currency.get(), $quoteCurrency.get()]).toEqual(['EUR', undefined])
})

it('the cart and the customer on the page are read again for it', async () => {
  stops.push($customer.listen(() => undefined))
  await Promise.all([loadCart(), loadCustomer()])
  const before = [cartReads(), customerReads()] as const
  await changeCurrency({ currency: 'EUR' })
  expect([cartReads(), customerReads()]).toEqual([before[0] + 1, before[1] + 1])
  expect($totals.get()!.quote_currency_code).toBe('EUR')
})

it('settings that cannot be read keep nothing else from the new currency', async () => {
  await loadCart()
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /oneday/config', fault, seen: 0 })
  await changeCurrency({ currency: 'EUR' })
  expect($totals.get()!.quote_currency_code).toBe('EUR')
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('settings failed')
})

it('a cart that is known is read again, though nothing shows it any more', async () => {
  await loadCart()
  await vi.waitFor(() => expect($items.lc).toBe(0))
  await changeCurrency({ currency: 'EUR' })
  expect(cartReads()).toBe(2)
  expect($quoteCurrency.get()).toBe('EUR')
})

it('a cart on the page that could not be read is read for it', async () => {
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /checkout/config/data*', times: 1, fault, seen: 0 })
  stops.push($items.listen(() => undefined))
  await vi.waitFor(() => expect($cartState.get()).toBe('failed'))
  await changeCurrency({ currency: 'EUR' })
  expect([$cartState.get(), $totals.get()!.quote_currency_code]).toEqual(['ready', 'EUR'])
})

it('of two choices at once the newer one counts, and the page learns of that one alone', async () => {
  const received: string[] = []
  stops.push(listen('bezel:context-changed', ({ currency }) => void received.push(currency)))
  await Promise.all([changeCurrency({ currency: 'EUR' }), changeCurrency({ currency: 'GBP' })])
  expect(received).toEqual(['GBP'])
  expect([$currency.get(), $context.get()!.currencyCode]).toEqual(['GBP', 'GBP'])
})

it('a shop that stays with its currency has refused, and the page stays with it', async () => {
  await loadCart()
  const received = vi.fn()
  stops.push(listen('bezel:context-changed', received))
  const body = { ...$context.get(), currency: 'USD', currencyCode: 'USD' }
  shop.shop.moods.push({ match: 'GET /oneday/context', fault: { kind: 'wrong-shape', body }, seen: 0 })
  await expect(changeCurrency({ currency: 'EUR' })).rejects.toMatchObject({ kind: 'business' })
  expect([$currency.get(), $chosenCurrency.get()]).toEqual(['USD', undefined])
  expect(received).not.toHaveBeenCalled()
})

it('a change whose answer was lost on the way counts where the shop has made it', async () => {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (new Request(input).url.includes('/currency/switch')) throw new TypeError('the connection was lost')
    return response
  }
  await changeCurrency({ currency: 'EUR', country: 'DE' })
  expect([$currency.get(), $context.get()!.countryId]).toEqual(['EUR', 'DE'])
})

it('a page that does not answer for its own prices is loaded again, and reads nothing before', async () => {
  await loadCart()
  stops.shift()!()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  void changeCurrency({ currency: 'EUR' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect([cartReads(), $currency.get()]).toEqual([1, 'EUR'])
})
