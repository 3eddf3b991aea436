import { findByRole, getByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { loadContext } from '#storefront/state/context.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { TotalsList } from '#cart/view/TotalRows.tsx'
import { DiscountPanel } from './DiscountPanel.tsx'

export const page = document.body
let open: OpenShop

/** Shows the discounts and the totals of a cart. */
export async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'EA-1', qty: 2 }], ...options })
  document.documentElement.lang = options.locale ?? 'en'
  await Promise.all([loadCart(), loadSettings(), loadCustomer(), loadContext()])
  render(
    <>
      <Announcer />
      <DiscountPanel />
      <TotalsList />
    </>,
  )
}

export const cart = () => open.ledger().carts.find(({ active }) => active)!
export const button = (name: string) => findByRole(page, 'button', { name })
export const press = async (name: string) => userEvent.click(await button(name))
export const announced = (role: 'status' | 'alert') => getByRole(page, role).textContent
export const mood = (match: string, fault: object) =>
  fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ match, fault }) })

/** The shop takes off what holds no longer, all but these cards. */
export const dropDiscounts = (giftCards: number[] = []) =>
  open.shop.carts.forEach((each) => Object.assign(each, { coupon: undefined, giftCards }))

/** Makes each test of a file a visit of its own. */
export function setUpDiscounts() {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
  afterEach(() => open.restore())
}
