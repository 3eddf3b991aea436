import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seal } from '#demo/provider/cards/blob.ts'
import { paymentRecords } from '#demo/provider/payment-records.ts'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $cart } from '#cart/state/cart.ts'
import { $listedMethods } from '../../state/offered-methods.ts'
import { $giftCards } from '../../state/provider-settings.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { cardForm } from './card-form.ts'
import { removeGiftCard } from './gift-cards.tsx'
import { currentAmount, orderAmount } from './settings.ts'
import { library } from './provider-library.fixture.ts'

vi.mock('./components.ts', async () => (await import('./provider-library.fixture.ts')).components)
vi.mock('./offered-types.ts', async (original) => ({
  ...(await original<object>()),
  loadOfferedTypes: async (offer: object) => ({ offer, components: [] }),
}))

const TWENTY = '6036280000000000018'
const FIFTY = '6036280000000000026'
const PLENTY = '6036280000000000034'
const EMPTY = '6036280000000000042'

const giftCard = (number: string, code = '737') => ({
  paymentMethod: {
    type: 'giftcard',
    brand: 'svs',
    encryptedCardNumber: seal('encryptedCardNumber', number),
    encryptedSecurityCode: seal('encryptedSecurityCode', code),
  },
})
const card = (number: string) => ({
  paymentMethod: {
    type: 'scheme',
    brand: 'visa',
    encryptedCardNumber: seal('encryptedCardNumber', number),
    encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
    encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
    encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
  },
})
const GOOD = '4111111111111111'
const REFUSED = '4000000000000002'
const CHALLENGED = '4917610000000000'

const order = () => {
  const cart = $cart.get()!
  const method = $listedMethods.get()![0]!.code
  return { cart, method, billing: inAustin, ...(!cart.customer && { email: inAustin.email }) }
}
const placed = () => shop.ledger().orders.filter(({ state }) => state === 'placed')
const charges = () => shop.ledger().charges
const sum = () => charges().reduce((all, { value }) => all + value, 0)
const sent = (pattern: RegExp) => requestsSent(pattern).length
const ORDERS = /^POST payment-information$/

/** The button of the form for gift cards. Answers as the form is told: undefined once the card is with the cart. */
async function add(number: string, code?: string): Promise<string | undefined> {
  const settings = library.settings!.paymentMethodsConfiguration as unknown as {
    giftcard: { onBalanceCheck(resolve: () => void, reject: (error: Error) => void, data: object): void }
  }
  const before = $giftCards.get()
  let answer: string | undefined
  const resolve = () => (answer = 'resolved')
  const reject = (error: Error) => (answer = error.message)
  settings.giftcard.onBalanceCheck(resolve, reject, giftCard(number, code))
  await vi.waitFor(() => {
    const isAdded = $giftCards.get() !== before && cardForm.$state.get() !== 'loading'
    expect(answer ?? isAdded).toBeTruthy()
  })
  return answer
}

/** The order button, with a card in the form. */
function pay(number: string) {
  library.isValid = true
  library.activePaymentMethod = { type: 'scheme' }
  library.submit.mockImplementation(() =>
    library.configuration!.onSubmit({ data: card(number) }, {}, { resolve() {}, reject() {} }),
  )
  return cardForm.submit(order())
}

const fault = (match: string, fault: object) =>
  shop.shop.moods.push({ match, fault, seen: 0, times: 1 } as never)

describe.each([
  ['guest', undefined],
  ['customer', 'ann@example.com'],
])('with gift cards of the provider, a %s', (_, customer) => {
  setUpCheckout({ settings: { payment: 'module-extras' }, customer })
  beforeEach(async () => {
    Object.assign(library, { isValid: false, activePaymentMethod: undefined, settings: undefined })
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await cardForm.show(document.body.appendChild(document.createElement('div')))
  })
  afterEach(() => {
    cardForm.remove()
    library.submit.mockReset()
  })

  it('pays part of the order by one and the rest by card', async () => {
    const total = orderAmount().value
    expect(await add(TWENTY)).toBeUndefined()
    expect(library.configuration!.amount.value).toBe(total - 2000)
    expect(charges()).toEqual([])
    expect(await pay(GOOD)).toMatchObject({ type: 'done' })
    expect([placed().length, sum(), sent(ORDERS)]).toEqual([1, total, 1])
    expect(charges()).toMatchObject([{ value: 2000, giftCard: '0018' }, { value: total - 2000 }])
  })

  it('pays all of it by several, without another way to pay', async () => {
    const total = orderAmount().value
    await add(TWENTY)
    await add(PLENTY)
    expect([currentAmount().value, cardForm.$detail.get()]).toEqual([0, 'Gift card, Gift card'])
    library.activePaymentMethod = undefined
    expect(await cardForm.submit(order())).toMatchObject({ type: 'done' })
    expect(library.submit).not.toHaveBeenCalled()
    expect(placed()).toMatchObject([{ method: 'adyen_giftcard', grandTotal: total }])
    expect(placed()[0]!.payment!.additional_data).not.toHaveProperty('stateData')
    expect(charges()).toMatchObject([{ value: 2000 }, { value: total - 2000 }])
  })

  it('takes one off again before the order', async () => {
    const total = orderAmount().value
    await add(FIFTY)
    expect(await removeGiftCard($giftCards.get()[0]!.id)).toBe(true)
    expect([$giftCards.get(), currentAmount().value]).toEqual([[], total])
    cardForm.reshow()
    await vi.waitFor(() => expect(cardForm.$state.get()).toBe('ready'))
    await pay(GOOD)
    expect(charges()).toMatchObject([{ value: total }])
  })

  it('is told in the form of an unknown card, a wrong code and an empty card', async () => {
    expect(await add('6036280000000000000')).toBe('card-error')
    expect(await add(TWENTY, '111')).toBe('card-error')
    expect(await add(EMPTY)).toBe('resolved')
    expect([$giftCards.get(), sent(/state-data/)]).toEqual([[], 0])
  })

  it('whose card is refused pays all of it by another card, as the money of the gift card may be held', async () => {
    const total = orderAmount().value
    await add(TWENTY)
    expect(await pay(REFUSED)).toMatchObject({ type: 'failed', isPaymentRefused: true })
    expect([placed(), charges(), $giftCards.get()]).toEqual([[], [], []])
    localStorage.clear()
    await vi.waitFor(() => expect(library.configuration!.amount.value).toBe(total))
    expect(await add(TWENTY)).toBe('resolved')
    expect(await pay(GOOD)).toMatchObject({ type: 'done' })
    expect([placed().length, sum()]).toEqual([1, total])
  })

  it('is charged nothing without an order where a gift card could not be taken off after a refusal', async () => {
    const total = orderAmount().value
    await add(TWENTY)
    fault('DELETE *state-data/*', { kind: 'status', status: 503 })
    await pay(REFUSED)
    expect($giftCards.get()).toHaveLength(1)
    localStorage.clear()
    expect(await pay(GOOD)).toMatchObject({ type: 'failed', message: { key: 'place-order.totalChanged' } })
    expect([charges(), $giftCards.get()]).toEqual([[], []])
    await vi.waitFor(() => expect(library.configuration!.amount.value).toBe(total))
    expect(await pay(GOOD)).toMatchObject({ type: 'done' })
    expect([placed().length, sum()]).toEqual([1, total])
  })

  it('who fails the bank’s question gets it back, and adds it again', async () => {
    const total = orderAmount().value
    await add(TWENTY)
    const outcome = pay(CHALLENGED)
    await vi.waitFor(() => expect(paymentRecords(shop.shop).payments.size).toBe(1))
    const [id, record] = [...paymentRecords(shop.shop).payments][0]!
    record.answer = 'decline'
    const details = { details: { threeDSResult: btoa(JSON.stringify({ authorisationToken: id })) } }
    const form = library.configuration as unknown as {
      onAdditionalDetails(state: object, _: object, actions: object): void
    }
    await vi.waitFor(() => expect(sent(/payment-status/)).toBe(1))
    form.onAdditionalDetails({ data: details }, {}, { resolve() {}, reject() {} })
    expect(await outcome).toMatchObject({ type: 'failed', isPaymentRefused: true })
    expect([placed(), charges(), $giftCards.get()]).toEqual([[], [], []])
    expect([...paymentRecords(shop.shop).spentOnGiftCards.values()]).toEqual([0])
    localStorage.clear()
    await vi.waitFor(() => expect(library.configuration!.amount.value).toBe(total))
    await add(TWENTY)
    await pay(GOOD)
    expect([placed().length, sum()]).toEqual([1, total])
  })

  it('has a gift card once whose answer is lost, and is charged once where the order’s is', async () => {
    const total = orderAmount().value
    fault('POST *state-data', { kind: 'commit-drop' })
    expect(await add(TWENTY)).toBeUndefined()
    expect([$giftCards.get().length, sent(/POST state-data/)]).toEqual([1, 1])
    fault('POST *payment-information', { kind: 'commit-drop' })
    await pay(GOOD).catch(() => undefined)
    await pay(GOOD).catch(() => undefined)
    expect([placed().length, sum(), sent(ORDERS)]).toEqual([1, total, 1])
  })

  it('orders nothing where another tab has changed them, and nothing by adding one', async () => {
    await add(TWENTY)
    const cart = [...shop.shop.carts.values()].at(-1)!
    cart.stateData = []
    expect(await pay(GOOD)).toMatchObject({ type: 'failed', message: { key: 'place-order.totalChanged' } })
    await vi.waitFor(() => expect(cardForm.$state.get()).toBe('ready'))
    library.activePaymentMethod = { type: 'giftcard' }
    library.submit.mockReset()
    expect(await cardForm.submit(order())).toEqual({ type: 'stay', step: 'payment_method' })
    expect(library.submit).toHaveBeenCalledOnce()
    expect([placed(), charges(), sent(ORDERS)]).toEqual([[], [], 0])
  })
})

describe('where the shop has them off', () => {
  setUpCheckout({ settings: { payment: 'module' } })
  it('asks for none', async () => {
    await submitAddress({ shipping: inAustin, billing: inAustin })
    await cardForm.show(document.body.appendChild(document.createElement('div')))
    expect(library.settings!.paymentMethodsConfiguration).not.toHaveProperty('giftcard')
    expect(sent(/giftcards|state-data|mine$/)).toBe(0)
    cardForm.remove()
  })
})
