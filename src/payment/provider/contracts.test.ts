import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '#demo/provider/cards/blob.ts'
import { paymentRecords } from '#demo/provider/payment-records.ts'
import { $cart, $items, loadCart } from '#cart/state/cart.ts'
import { readAttempt } from '#order/state/kept-attempt.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { $listedMethods } from '../state/offered-methods.ts'
import { Purchase, REFUSED } from '../state/purchase.ts'
import { loadProvider } from './load.ts'
import { removeStored } from './stored-cards.ts'
import { cancelUnpaid } from '#widgets/order-result/fetch-result.ts'

const card = (number: string, more: object = {}) => ({
  paymentMethod: {
    type: 'scheme',
    brand: 'visa',
    encryptedCardNumber: seal('encryptedCardNumber', number),
    encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
    encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  },
  ...more,
})
const GOOD = '4111111111111111'
const REFUSED_CARD = '4000000000000002'
const CHALLENGED = '4917610000000000'

const placed = () => shop.ledger().orders.filter(({ state }) => state === 'placed')
const form = () => ({ resolve: vi.fn(), reject: vi.fn() })

/** One press of the order button with this data of the provider's form. */
async function press(data: object) {
  const onAction = vi.fn<(type: string) => void>()
  const cart = $cart.get()!
  const method = $listedMethods.get()![0]!.code
  const order = { cart, method, billing: inAustin, ...(!cart.customer && { email: inAustin.email }) }
  const purchase = new Purchase(order, onAction)
  await purchase.submit(data, form())
  return { purchase, onAction }
}

describe.each([
  ['the specification', 'extension', 'adyen_hpp', 'adyen_hpp'],
  ['the official module', 'module', 'adyen_cc', 'adyen_klarna'],
])('by the contract of %s', (_, payment, cardCode, klarnaCode) => {
  const own = () => (payment === 'module' ? 'POST payment-status' : 'GET payment-result')

  describe('a guest', () => {
    setUpCheckout({ settings: { payment } })
    beforeEach(() => submitAddress({ shipping: inAustin, billing: inAustin }))

    it('pays by card, once', async () => {
      const { purchase } = await press(card(GOOD))
      expect(await purchase.outcome).toMatchObject({ type: 'done' })
      const [order] = placed()
      expect(order).toMatchObject({ method: cardCode })
      expect(shop.ledger().charges).toMatchObject([{ orderId: order!.id, value: order!.grandTotal }])
      expect(requestsSent(/payment-(information|status|result)/).slice(-2)).toEqual([
        'POST payment-information',
        own(),
      ])
    })

    it('is told that the card is refused, keeps the cart, and pays by another', async () => {
      const cart = $cart.get()!.id
      const refused = await press(card(REFUSED_CARD))
      expect(await refused.purchase.outcome).toEqual(REFUSED)
      expect([placed(), shop.ledger().charges]).toEqual([[], []])
      localStorage.clear()
      const paid = await press(card(GOOD))
      expect(await paid.purchase.outcome).toMatchObject({ type: 'done' })
      expect([$cart.get()!.id, placed().length, shop.ledger().charges.length]).toEqual([cart, 1, 1])
    })

    it('answers the bank’s question in the page', async () => {
      const { purchase, onAction } = await press(card(CHALLENGED))
      expect(onAction).toHaveBeenCalledExactlyOnceWith('threeDS2')
      const [id, record] = [...paymentRecords(shop.shop).payments].at(-1)!
      record.answer = 'approve'
      const threeDSResult = btoa(JSON.stringify({ authorisationToken: id }))
      await purchase.sendDetails({ details: { threeDSResult } }, form())
      expect(await purchase.outcome).toMatchObject({ type: 'done' })
      expect([placed().length, shop.ledger().charges.length]).toEqual([1, 1])
    })

    it('who fails the bank’s question has the cart again', async () => {
      const { purchase } = await press(card(CHALLENGED))
      const [id, record] = [...paymentRecords(shop.shop).payments].at(-1)!
      record.answer = 'decline'
      const threeDSResult = btoa(JSON.stringify({ authorisationToken: id }))
      await purchase.sendDetails({ details: { threeDSResult } }, form())
      expect(await purchase.outcome).toEqual(REFUSED)
      expect([placed(), shop.ledger().charges]).toEqual([[], []])
    })

    it('is led to the bank’s page, and may give the order up after a reload', async () => {
      const { onAction } = await press({ paymentMethod: { type: 'klarna' } })
      expect(onAction).toHaveBeenCalledExactlyOnceWith('redirect')
      expect(placed()).toMatchObject([{ method: klarnaCode }])
      const attempt = readAttempt()!
      const provider = await loadProvider(attempt.contract)
      const sent = { ...attempt, orderId: attempt.orderId! }
      expect(await provider.getResult(sent)).toMatchObject({
        resultCode: 'RedirectShopper',
        action: { type: 'redirect' },
      })
      expect(await cancelUnpaid(provider, sent)).toBeUndefined()
      await loadCart.reload()
      expect([$cart.get()!.id, $items.get()!.length, shop.ledger().charges]).toEqual([sent.cart, 2, []])
    })
  })

  describe('a customer', () => {
    setUpCheckout({ settings: { payment, stored_card_code: '0' }, customer: 'ann@example.com' })
    beforeEach(() => submitAddress({ shipping: inAustin, billing: inAustin }))

    it('pays by a stored card, and gives it up', async () => {
      const cart = $cart.get()!
      const provider = await loadProvider()
      const { paymentMethodsResponse } = await provider.getMethods({ cart, country: 'US', locale: 'en-US' })
      const { id } = paymentMethodsResponse.storedPaymentMethods[0]!
      const { purchase } = await press({ paymentMethod: { type: 'scheme', storedPaymentMethodId: id } })
      expect(await purchase.outcome).toMatchObject({ type: 'done' })
      expect(shop.ledger().charges).toHaveLength(1)
      const remove = () => removeStored(provider, id)
      expect([await remove(), await remove().catch(() => false)]).toEqual([true, payment === 'module'])
    })
  })
})
