import { expect, it } from 'vitest'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $wasCustomer } from '#storefront/state/config.ts'
import { $customer, $isLoggedIn, loadCustomer } from './customer.ts'
import { logout } from './login.ts'

setUpCheckout()

const withoutSummary = async (customer?: string) => {
  await openCheckout({ customer })
  shop.shop.moods.push({ match: 'GET /customer/section/load*', fault: { kind: 'html-200' }, seen: 0 })
  $customer.set(undefined)
  localStorage.clear()
  await loadCustomer.reload()
}

it('a customer whose summary cannot be read is one by the shop’s word', async () => {
  await withoutSummary('ann@example.com')
  expect($wasCustomer.get()).toBe(true)
  expect($isLoggedIn.get()).toBe(true)
})

it('a guest whose summary cannot be read is a guest', async () => {
  await withoutSummary()
  expect($isLoggedIn.get()).toBe(false)
})

it('after the logout a summary that cannot be read makes nobody a customer', async () => {
  await withoutSummary('ann@example.com')
  await logout().catch(() => undefined)
  expect($isLoggedIn.get()).toBe(false)
})
