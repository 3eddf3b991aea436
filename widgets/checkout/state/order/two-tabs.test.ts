import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import type { Address } from '#address/rules/address.ts'
import { submitAddress } from '../address/submit-address.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { placeOrder } from './place-order.ts'

setUpCheckout()

const saves = () => requestsSent(/shipping-information/).length

/** Another tab has the same cart and the same storage, and remembers nothing of this one. The last in a file. */
async function saveInOtherTab(address: Address) {
  vi.resetModules()
  const { loadCart } = await import('#cart/state/cart.ts')
  const { submitAddress } = await import('../address/submit-address.ts')
  await loadCart()
  await submitAddress({ shipping: address, billing: address })
}

/** Orders. Returns the town the order goes to, and how often its address was saved for it. */
async function order() {
  const before = saves()
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  return [shop.ledger().orders[0]!.shippingAddress!.city, saves() - before]
}

beforeEach(async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
})

it('with no other tab, an order saves nothing again', async () => {
  expect(await order()).toEqual(['Austin', 0])
})

it('an order goes where its own page says, whatever another tab has saved', async () => {
  await saveInOtherTab({ ...inAustin, city: 'Dallas' })
  const cart = [...shop.shop.carts.values()].find(({ active }) => active)!
  expect(cart.shippingAddress!.city).toBe('Dallas')
  expect(await order()).toEqual(['Austin', 1])
})
