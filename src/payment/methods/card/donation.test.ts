import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '#demo/provider/cards/blob.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $cart } from '#cart/state/cart.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { Purchase } from '../../state/purchase.ts'
import { type DonationState, offerDonation } from './donation.ts'

/** The provider's form: what it was given, and what it shows. */
const form = vi.hoisted(() => ({
  settings: undefined as undefined | { onDonate(state: object, component: object): void; onCancel(): void },
  setStatus: vi.fn(),
  unmount: vi.fn(),
}))
vi.mock('./components.ts', async () => (await import('./provider-library.fixture.ts')).components)
vi.mock('adyen/components/Donation/Donation', () => ({
  default: class {
    unmount = form.unmount
    constructor(_: unknown, settings: typeof form.settings) {
      form.settings = settings
    }
    mount() {}
  },
}))

const CARD = {
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: seal('encryptedCardNumber', '4111111111111111'),
    encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
    encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  },
}
const gifts = () => shop.shop.donations
const said: DonationState[] = []

async function buy() {
  const cart = $cart.get()!
  const email = cart.customer ? undefined : inAustin.email
  const purchase = new Purchase({ cart, method: 'adyen_cc', billing: inAustin, email }, () => {})
  await purchase.submit(CARD, { resolve() {}, reject() {} })
  const { id } = shop.ledger().orders.at(-1)!
  return { orderId: String(id), cart: cart.customer ? '' : cart.id }
}

const offer = (order: { orderId: string; cart: string }, known?: { donation: object }) =>
  offerDonation(document.createElement('div'), order, 'US', (state) => said.push(state), known)

const give = (value: number) =>
  form.settings!.onDonate({ data: { amount: { value, currency: 'USD' } } }, { setStatus: form.setStatus })

describe.each([
  ['guest', undefined],
  ['customer', 'ann@example.com'],
])('after an order, a %s', (_, customer) => {
  setUpCheckout({ settings: { payment: 'module-extras' }, customer })
  beforeEach(async () => {
    said.length = 0
    form.setStatus.mockClear()
    await submitAddress({ shipping: inAustin, billing: inAustin })
  })

  it('gives once, whatever is pressed after it', async () => {
    const order = await buy()
    expect(await offer(order)).toBe(true)
    give(200)
    give(200)
    await vi.waitFor(() => expect(said).toEqual(['offered', 'done']))
    expect(form.setStatus.mock.calls).toEqual([['success']])
    expect(gifts()).toMatchObject([{ orderId: Number(order.orderId), value: 200, currency: 'USD' }])
    give(200)
    expect(requestsSent(/donations$/)).toHaveLength(1)
    expect(await offer(order)).toBe(false)
  })

  it('may choose another amount after a refusal', async () => {
    await offer(await buy())
    give(100)
    await vi.waitFor(() => expect(said).toEqual(['offered', 'refused']))
    expect([form.setStatus.mock.calls, gifts()]).toEqual([[['ready']], []])
    give(500)
    await vi.waitFor(() => expect(gifts()).toMatchObject([{ value: 500 }]))
  })

  it('is not asked again where the answer is lost', async () => {
    await offer(await buy())
    shop.shop.moods.push({ match: 'POST *donations', fault: { kind: 'commit-drop' }, seen: 0 })
    give(200)
    await vi.waitFor(() => expect(said).toEqual(['offered', 'unknown']))
    give(200)
    expect([form.setStatus.mock.calls, gifts().length, requestsSent(/donations$/).length]).toEqual([
      [['error']],
      1,
      1,
    ])
  })

  it('is offered the cause that the page has, where the shop has no call for it', async () => {
    const order = await buy()
    shop.shop.moods.push({
      match: 'POST *donation-campaigns',
      fault: { kind: 'status', status: 404 },
      seen: 0,
    })
    const donation = { type: 'fixedAmounts', currency: 'USD', values: [200] }
    expect(await offer(order, { donation })).toBe(true)
    expect(form.settings).toMatchObject({ donation })
    give(200)
    await vi.waitFor(() => expect(gifts()).toMatchObject([{ orderId: Number(order.orderId), value: 200 }]))
    expect(requestsSent(/donation-campaigns$/)).toEqual([])
  })

  it('declines, and nothing is sent', async () => {
    await offer(await buy())
    form.settings!.onCancel()
    expect([said, gifts(), requestsSent(/donations$/)]).toEqual([['offered', 'declined'], [], []])
  })
})
