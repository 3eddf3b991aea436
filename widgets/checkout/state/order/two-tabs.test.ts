import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '../../../../test/austin'
import { navigate, requestsSent, setUpCheckout, shop } from '../../../../test/checkout-setup'
import type { Address } from '../../../../src/domain/address/address'
import { submitAddress } from '../address/submit-address'
import { chooseMethod } from '../payment/chosen-method'
import { placeOrder } from './place-order'

setUpCheckout()

const saves = () => requestsSent(/shipping-information/).length

/** Another tab has the same cart and the same storage, and remembers nothing of this one. The last in a file. */
async function saveInOtherTab(address: Address) {
  vi.resetModules()
  const { loadCart } = await import('../../../../src/state/cart/cart')
  const { submitAddress } = await import('../address/submit-address')
  await loadCart()
  await submitAddress({ shipping: address, billing: address })
}

/** Where the order goes, and how often its address was saved for it. */
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
