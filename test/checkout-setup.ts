import { afterEach, beforeEach, vi } from 'vitest'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { openShop, type OpenShop, type OpenShopOptions } from './open-shop.ts'
import { renewStores } from './stores.ts'
import { registerPaymentMethods } from '#payment/state/offered-methods.ts'
import { paymentMethods } from '#payment/methods/methods.tsx'

/** Called with the path of every `location.assign`. */
export const navigate = vi.fn<(url: string) => void>()
export let shop: OpenShop

/** Opens the demo shop with two items in the cart and an untouched checkout. */
export async function openCheckout(options: OpenShopOptions = {}): Promise<void> {
  shop?.restore()
  localStorage.clear()
  renewStores()
  registerPaymentMethods(paymentMethods)
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }], ...options })
  await Promise.all([loadCart(), loadCustomer()])
}

/** Changes what the shop answers from here on, until the end of the test: each member of its JSON, as `JSON.parse` has it. */
export function changeAnswers(change: (key: string, value: unknown) => unknown): void {
  const original = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await original(...request)
    if (!response.headers.get('content-type')?.includes('json')) return response
    const body = await response.text()
    const { status, headers } = response
    return new Response(body && JSON.stringify(JSON.parse(body, change)), { status, headers })
  })
}

/** Requests the shop has received, as "POST shipping-information". */
export const requestsSent = (pattern = /./) =>
  shop
    .ledger()
    .requests.map(({ method, path }) => `${method} ${path.split('?')[0]!.split('/').at(-1)}`)
    .filter((call) => pattern.test(call))

export function setUpCheckout(options?: OpenShopOptions): void {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(location, 'assign').mockImplementation((url) => navigate(new URL(url).pathname))
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    navigate.mockClear()
    await openCheckout(options)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    shop.restore()
    vi.restoreAllMocks()
  })
}
