import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import * as api from '../api/customer.ts'
import { storeSections } from '#storefront/page/sections/sections.ts'
import { readAges } from '#storefront/page/sections/store.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $customer, $isLoggedIn, loadCustomer } from './customer.ts'
import { reloadStaleCustomer } from './leave-session.ts'

let shop: OpenShop
let stops: (() => void)[]

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  stops = [$items.listen(() => {}), $customer.listen(() => {}), reloadStaleCustomer()]
  await Promise.all([loadCart(), loadCustomer()])
})

const sectionLoads = () => shop.ledger().requests.filter(({ path }) => path.includes('section/load')).length

afterEach(() => {
  stops.forEach((stop) => stop())
  shop.restore()
  vi.restoreAllMocks()
})

it('who has logged in in another tab stays known, though the cart is not read again yet', async () => {
  await api.login('ann@example.com', 'Demo-1234!')
  const { customer } = await fetchSections(['customer'])
  const before = sectionLoads()
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'mage-cache-storage',
      oldValue: '{}',
      newValue: JSON.stringify({ customer }),
    }),
  )
  await vi.waitFor(() => expect($checkoutConfig.get()?.isCustomerLoggedIn).toBe(true))
  expect([$isLoggedIn.get(), sectionLoads() - before]).toEqual([true, 0])
})

it('whom the section cache alone calls a customer is a guest', async () => {
  const customer = { fullname: 'Ann Lee', data_id: 1 }
  storeSections({ customer }, Date.now(), readAges())
  await loadCustomer.reload()
  expect($isLoggedIn.get()).toBe(true)
  await vi.waitFor(() => expect($isLoggedIn.get()).toBe(false))
})
