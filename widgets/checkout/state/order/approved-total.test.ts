import { expect, it, vi } from 'vitest'
import { serve } from '#test/fetch-stub.ts'
import { inAustin } from '#test/austin.ts'
import { navigate, openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { approvalOf } from '#cart/rules/total-parts.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { isRunning } from '#async/task.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $submittedAddress } from '#address/state/addresses.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { isUnchanged, placeOrder } from './place-order.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'

setUpCheckout()

const ordersSent = () => requestsSent(/POST payment-information/)
const refusal = () => $refusal.get()?.message

async function readyToOrder() {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
}

async function settled() {
  await vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
  return refusal()
}

it('an amount that has changed since it was shown is shown first, and ordered by the next press', async () => {
  await readyToOrder()
  const approved = $totals.get()!.grand_total
  for (const cart of shop.shop.carts.values()) cart.items[0]!.qty += 1
  placeOrder()
  expect(await settled()).toEqual({ key: 'place-order.totalChanged' })
  expect(ordersSent()).toEqual([])
  expect($totals.get()!.grand_total).toBeGreaterThan(approved)
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(ordersSent()).toHaveLength(1)
})

it('an item the shop would leave out is not charged: the cart is added up again before it is ordered', async () => {
  await readyToOrder()
  const saves = requestsSent(/POST shipping-information/).length
  const { items, items_qty, ...totals } = $totals.get()!
  const body = { ...totals, items: items.slice(1), items_qty }
  shop.shop.moods.push({
    match: 'GET *totals',
    times: 1,
    fault: { kind: 'status', status: 200, body },
    seen: 0,
  })
  const approve = vi.spyOn($totals, 'set')
  $totals.set({ ...totals, items: items.slice(1), items_qty })
  placeOrder()
  expect(await settled()).toEqual({ key: 'place-order.totalChanged' })
  expect(ordersSent()).toEqual([])
  await vi.waitFor(() => expect(requestsSent(/POST shipping-information/)).toHaveLength(saves + 1))
  await vi.waitFor(() => expect(isRunning('address')).toBe(false))
  expect(approve).toHaveBeenLastCalledWith(expect.objectContaining({ items, items_qty }))
})

it('a shop whose totals never name all that they count is ordered from all the same', async () => {
  await openCheckout()
  const totals = { ...$totals.get()!, items_qty: 99 }
  $submittedAddress.set({ shipping: inAustin, billing: inAustin })
  serve(totals)
  const approve = () => isUnchanged($cart.get()!, approvalOf(totals))
  expect([await approve(), await approve()]).toEqual([false, true])
})

it.each([
  ['the shop fails', { kind: 'status', status: 400 } as const, 'place-order.failed'],
  ['the shop does not answer', { kind: 'abort' } as const, 'place-order.notPlaced'],
])('an amount that cannot be checked is not ordered: %s', async (_, fault, key) => {
  await readyToOrder()
  shop.shop.moods.push({ match: 'GET *totals*', fault, seen: 0 })
  placeOrder()
  expect(await settled()).toEqual({ key })
  expect(ordersSent()).toEqual([])
})

it('a cart that was replaced meanwhile is not ordered', async () => {
  await readyToOrder()
  placeOrder()
  $cart.set({ ...$cart.get()!, id: 'another' })
  expect(await settled()).toEqual({ key: 'place-order.cartChanged' })
  expect(ordersSent()).toEqual([])
})

it('the same goods for the same amount are what was approved, in whatever order; others are not', async () => {
  await openCheckout()
  const totals = $totals.get()!
  const approved = approvalOf($totals.get())
  const isApproved = (answer: object) => {
    serve({ ...totals, ...answer })
    return isUnchanged($cart.get()!, approved)
  }
  const [first, ...others] = totals.items
  expect(await isApproved({ items: [...others, first] })).toBe(true)
  expect(await isApproved({ items: [{ ...first, qty: 7 }, ...others] })).toBe(false)
  expect(await isApproved({ items: others })).toBe(false)
  expect(await isApproved({ quote_currency_code: 'JPY' })).toBe(false)
  await vi.waitFor(() => expect(isRunning('cart')).toBe(false))
})
