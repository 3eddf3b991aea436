import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { strike } from '#demo/wire/personalities.ts'
import { $cart, $replacement } from '#cart/state/cart.ts'
import { REFUSED } from '#payment/state/purchase.ts'
import { $tasks } from '#async/task.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { submitAddress } from '../address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { chooseMethod, confirmPayment } from '#payment/state/chosen-method.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { finish } from './finish.ts'

setUpCheckout()

async function confirmed() {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  chooseMethod('checkmo')
  confirmPayment()
  expect($confirmedMethod.get()).toBe('checkmo')
}

/** The shop knows the guest's cart by another id from now on. */
const renewIds = () => shop.shop.carts.forEach((cart) => (cart.mask = `${cart.mask.slice(0, -4)}back`))

const refuse = (restored = true) =>
  finish({ type: 'failed', message: { text: 'Declined' }, restored }, 'checkmo')

const saves = () => requestsSent(/POST shipping-information/).length
const cartReads = () => requestsSent(/GET data/).length

it('a cart the shop gives back under another id has the addresses saved again, and its payment confirmed again', async () => {
  await confirmed()
  const before = $cart.get()!.id
  renewIds()
  await refuse()
  expect($cart.get()!.id).not.toBe(before)
  expect($savedAddress.get()).toEqual({ cart: $cart.get()!.id, shipping: inAustin, billing: inAustin })
  expect([saves(), $confirmedMethod.get()]).toEqual([2, undefined])
})

it('a cart the shop gives back after a refused payment is not called another one', async () => {
  await confirmed()
  renewIds()
  await refuse()
  expect($replacement.get()).toBe('ended')
  await finish(REFUSED, 'checkmo')
  expect($replacement.get()).toBeUndefined()
})

it('a cart the shop gives back as it was is read again, and stays confirmed', async () => {
  await confirmed()
  const before = cartReads()
  await refuse()
  expect(cartReads()).toBe(before + 1)
  expect([saves(), $confirmedMethod.get()]).toEqual([1, 'checkmo'])
})

it('a refusal that leaves the cart alone has it not read again', async () => {
  await confirmed()
  renewIds()
  const before = cartReads()
  await refuse(false)
  expect([cartReads(), saves(), $confirmedMethod.get()]).toEqual([before, 1, 'checkmo'])
})

it('a cart given back under another id before any address was entered has none saved', async () => {
  renewIds()
  await refuse()
  expect([$submittedAddress.get(), $savedAddress.get()]).toEqual([undefined, undefined])
  expect([saves(), $tasks.get().address]).toEqual([0, undefined])
})

it('a cart that is gone has no address saved for it, then or at the next refusal', async () => {
  await confirmed()
  strike(shop.shop, 'cart-gone')
  await refuse()
  expect([$cart.get(), saves(), $confirmedMethod.get()]).toEqual([undefined, 1, 'checkmo'])
  await refuse()
  expect([$cart.get(), saves()]).toEqual([undefined, 1])
})
