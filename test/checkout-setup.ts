import { afterEach, beforeEach, vi } from 'vitest'
import { $items, $totals, loadCart } from '../src/state/cart/cart'
import { $settings } from '../src/state/page/config'
import { $addresses, $customer, loadCustomer } from '../src/state/customer/customer'
import { openShop, type OpenShop, type OpenShopOptions } from './open-shop'
import { $addressFailure } from '../widgets/checkout/state/address/refusal'
import { $methods, chooseMethod } from '../widgets/checkout/state/payment/methods'
import { endOrder } from '../widgets/checkout/state/order/status'
import { registerPaymentMethods } from '../widgets/checkout/state/payment/registry'
import { paymentMethods } from '../widgets/checkout/payment/methods'
import { $savedAddress, $submittedAddress } from '../widgets/checkout/state/addresses'
import { $confirmedRate, $rate, $rates, $replacedRate } from '../widgets/checkout/state/delivery/rates'
import { $viewedStep } from '../widgets/checkout/state/viewed-step'
import { $confirmedMethod } from '../widgets/checkout/state/payment/confirmed-method'
import { clearAddressForm } from '../widgets/checkout/state/address/address-form'

/** The shop of the running test, and where it sent the shopper. */
export const navigate = vi.fn<(url: string) => void>()
export let shop: OpenShop

/** Opens the shop with two pieces in the cart and a checkout nobody has touched. */
export async function openCheckout(options: OpenShopOptions = {}): Promise<void> {
  shop?.restore()
  localStorage.clear()
  $customer.set(undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }], ...options })
  await Promise.all([loadCart(), loadCustomer()])
}

/** Calls the shop has seen, as "POST shipping-information". */
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
    for (const store of [$items, $totals, $customer, $addresses, $settings]) store.set(undefined)
    for (const store of [$submittedAddress, $savedAddress, $rate, $rates, $replacedRate, $methods])
      store.set(undefined)
    $addressFailure.set(undefined)
    for (const store of [$confirmedRate, $confirmedMethod, $viewedStep]) store.set(undefined)
    registerPaymentMethods(paymentMethods)
    chooseMethod('')
    sessionStorage.clear()
    clearAddressForm()
    endOrder()
    await openCheckout(options)
  })
  afterEach(() => {
    shop.restore()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}
