import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '#demo/provider/cards/blob.ts'
import { inAustin } from '#test/austin.ts'
import { changeAnswers, navigate, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { outcomeOf } from '#order/state/outcome-of.ts'
import { readAttempt } from '#order/state/kept-attempt.ts'
import { $orderStatus } from '#order/state/order.ts'
import { loadProvider } from '#payment/provider/load.ts'
import { Purchase } from '#payment/state/purchase.ts'
import { submitAddress } from '../address/submit-address.ts'
import { settleAttempt } from './resume.ts'

// The provider's official module leaves the cart of an order active while its payment waits for the shopper.

const KLARNA = { paymentMethod: { type: 'klarna' } }
const card = (number: string) => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: seal('encryptedCardNumber', number),
    encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
    encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  },
})
const CHALLENGED = card('4917610000000000')
const PENDING = card('4000000000000259')
const REFUSED = card('4000000000000002')

const orders = () => shop.ledger().orders
const form = () => ({ resolve: vi.fn(), reject: vi.fn() })
const newOrder = () => {
  const cart = $cart.get()!
  return { cart, method: 'adyen_cc', billing: inAustin, ...(!cart.customer && { email: inAustin.email }) }
}
async function press(data: object) {
  const purchase = new Purchase(newOrder(), () => {})
  void purchase.outcome.catch(() => {})
  await purchase.submit(data, form())
  return purchase
}

describe.each([
  ['a guest', undefined],
  ['a customer', 'ann@example.com'],
])('%s with an order that waits, and its cart', (_, customer) => {
  setUpCheckout({ settings: { payment: 'module' }, customer })
  beforeEach(() => submitAddress({ shipping: inAustin, billing: inAustin }))

  it.each([
    ['whose bank’s page is open', KLARNA],
    ['that the bank has not decided', PENDING],
  ])('is led on to the order %s, and orders nothing again', async (_name, data) => {
    await press(data)
    await loadCart.reload()
    expect($cart.get()?.id).toBe(readAttempt()?.cart)
    navigate.mockClear()
    void settleAttempt()
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/result'))
    expect($orderStatus.get()).toBe('pending')
    expect(orders()).toHaveLength(1)
  })

  it('does not hear of an order whose answer is lost, and is led on to it by a reload', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const lose = vi.fn<typeof fetch>(async (url, init) => {
      const response = await original(url, init)
      if (init?.method === 'POST' && String(url).endsWith('/payment-information'))
        throw new TypeError('Failed to fetch')
      return response
    })
    const original = globalThis.fetch
    vi.stubGlobal('fetch', lose)
    const purchase = await press(CHALLENGED)
    const error: unknown = await purchase.outcome.catch((caught: unknown) => caught)
    const outcome = await outcomeOf(error, newOrder())
    if (outcome.type !== 'unknown') return expect.unreachable(outcome.type)
    expect(readAttempt()?.orderId).toBe(String(orders()[0]!.id))
    void outcome.check()
    expect(reload).toHaveBeenCalledOnce()
    expect(orders()).toHaveLength(1)
  })

  it('is not told that there is no order where the shop names its number alone', async () => {
    await press(CHALLENGED)
    changeAnswers((key, value) => (key === 'waitingOrderId' ? undefined : value))
    const outcome = await outcomeOf(new Error('lost'), newOrder())
    if (outcome.type !== 'unknown') return expect.unreachable(outcome.type)
    expect(await outcome.check()).toMatchObject({ type: 'unknown' })
  })

  it('may order again after giving the order up, which the shop leaves unpaid', async () => {
    await press(KLARNA)
    const provider = await loadProvider('module')
    const { orderId, cart } = readAttempt()!
    // The shop restores the cart, and neither cancels the order nor its payment.
    for (const held of shop.shop.carts.values()) held.orderId = undefined
    expect(await provider.getResult({ orderId: orderId!, cart })).toMatchObject({
      resultCode: 'RedirectShopper',
    })
    navigate.mockClear()
    await settleAttempt()
    expect([navigate.mock.calls, $orderStatus.get(), readAttempt()]).toEqual([[], 'idle', undefined])
  })

  it('may order again after a refusal', async () => {
    await press(REFUSED)
    await settleAttempt()
    expect([$orderStatus.get(), readAttempt()]).toEqual(['idle', undefined])
    expect(orders().filter(({ state }) => state === 'placed')).toEqual([])
  })
})
