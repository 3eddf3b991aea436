import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '../../../test/open-shop'
import { listen } from '../../host/events'
import { $totals, loadCart } from '../cart/cart'
import { $customer, loadCustomer } from '../customer/customer'
import { loadContext } from './context'
import { changeCurrency } from './currency'

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
