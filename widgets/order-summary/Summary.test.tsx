import { findByRole, findByText, getByRole, getByText, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $cartState, loadCart } from '#cart/state/cart.ts'
import { $giftUnits, saveGift } from '#gifts/state/gifts.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { Summary } from './Summary.tsx'

const page = document.body
const INSURED = {
  shippingAddress: { country_id: 'US', region_id: 57 },
  rate: { carrier_code: 'tablerate', method_code: 'bestway' },
  tariffInsurance: 'US_tablerate_bestway',
}
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop(options)
  await loadCart()
  render(<Summary />)
  await findByRole(page, 'heading', { name: 'Order summary' })
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('shows what the cart costs, what takes something off, and the way on', async () => {
  await enter({ items: [{ sku: 'EA-1' }] })
  await findByRole(page, 'button', { name: 'Have a code?' })
  await findByText(page, 'Grand Total')
  expect((await findByRole(page, 'link', { name: 'Go to checkout' })).getAttribute('href')).toBe('/checkout')
})

it('takes paid extras off at their price, after asking', async () => {
  vi.stubGlobal('confirm', () => true)
  await enter({ items: [{ sku: 'EA-1' }] })
  await saveGift($giftUnits.get(), { gift_boxes: [3], message: 'Hello' })
  await userEvent.click(await findByRole(page, 'button', { name: 'Remove all gift boxes' }))
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Remove all gift boxes' })).toBeNull())
  expect(open.ledger().carts[0]!.items[0]!.gifts).toEqual({})
  expect(document.activeElement).toBe(getByText(page, 'Grand Total').closest('dl'))
})

it('takes off the box of a unit that is in the cart no more, too', async () => {
  vi.stubGlobal('confirm', () => true)
  await enter({ items: [{ sku: 'EA-1' }] })
  const [cart] = open.shop.carts.values()
  cart!.items[0]!.gifts = { 1: { gift_boxes: [3], message: '' } }
  await loadCart.reload()
  await userEvent.click(await findByRole(page, 'button', { name: 'Remove all gift boxes' }))
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Remove all gift boxes' })).toBeNull())
})

it('takes the insurance off the totals', async () => {
  await enter({ items: [{ sku: 'EA-1' }] })
  const [cart] = open.shop.carts.values()
  Object.assign(cart!, INSURED)
  await loadCart()
  await userEvent.click(await findByRole(page, 'button', { name: 'Remove the insurance' }))
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Remove the insurance' })).toBeNull())
  expect(cart!.tariffInsurance).toBeUndefined()
})

it.each([
  ['all gift boxes', 'POST /checkout/cart/itemGiftPost'],
  ['the insurance', 'POST /shipping/tariffinsurance/cancel*'],
])('shows that %s could not be removed', async (name, match) => {
  vi.stubGlobal('confirm', () => true)
  await enter({ items: [{ sku: 'EA-1' }] })
  const [cart] = open.shop.carts.values()
  Object.assign(cart!, INSURED)
  cart!.items[0]!.gifts = { 0: { gift_boxes: [3], message: '' } }
  await loadCart.reload()
  open.shop.moods.push({ match, fault: { kind: 'status', status: 400 }, seen: 0 })
  const button = await findByRole(page, 'button', { name: `Remove ${name}` })
  await userEvent.click(button)
  await waitFor(() => expect($notices.get()).toMatchObject([{ type: 'error', key: 'state.failed' }]))
  expect(button.isConnected).toBe(true)
})

it('shows that the cart is empty', async () => {
  await enter()
  await findByText(page, 'Your cart is empty.')
})

it('offers another try when the cart cannot be read', async () => {
  await enter({ items: [{ sku: 'EA-1' }] })
  $cartState.set('failed')
  await userEvent.click(await findByRole(page, 'button', { name: 'Try again' }))
  await findByRole(page, 'button', { name: 'Have a code?' })
  expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Order summary' }))
})
