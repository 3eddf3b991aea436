import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { cardForm } from './card-form.ts'
import { library } from './provider-library.fixture.ts'

vi.mock('./components.ts', async () => (await import('./provider-library.fixture.ts')).components)

setUpCheckout()

const place = () => document.body.appendChild(document.createElement('div'))
const order = () => ({ cart: $cart.get()!, method: 'adyen_hpp', billing: inAustin, email: inAustin.email })
const select = (type: string, more: object = {}) => {
  library.activePaymentMethod = { type, props: {}, displayName: type, ...more }
  library.settings!.onSelect(library.activePaymentMethod)
}
const breaks = (match: string, status: number) =>
  shop.shop.moods.push({ match, fault: { kind: 'status', status }, seen: 0 })
const METHODS = 'POST /adyen-ext-payment/payment/methods*'
const paysBy = (type: string) => ({ data: { paymentMethod: { type } } })

const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM

beforeEach(async () => {
  settings.handleDisabledFileLoadingAsSuccess = true
  Object.assign(library, { isValid: false, activePaymentMethod: undefined, isLate: undefined })
  Object.assign(library, { place: undefined, configuration: undefined })
  library.core.update.mockImplementation((options: object) => Object.assign(library.core.options, options))
  await submitAddress({ shipping: inAustin, billing: inAustin })
})
afterEach(() => {
  cardForm.remove()
  for (const called of [library.remove, library.submit, library.showValidation, library.core.update])
    called.mockReset()
})

it('stands in its place with what the provider offers, for the amount of the cart', async () => {
  const own = place()
  const shown = cardForm.show(own)
  expect(cardForm.$state.get()).toBe('loading')
  await shown
  expect([cardForm.$state.get(), library.place]).toEqual(['ready', own])
  const { amount, paymentMethodsResponse } = library.configuration!
  const cents = Math.round($totals.get()!.grand_total * 100)
  expect(amount).toMatchObject({ currency: 'USD' })
  expect(amount.value).toBeGreaterThanOrEqual(cents)
  expect(paymentMethodsResponse.paymentMethods.map(({ type }) => type)).toContain('scheme')
})

it('is not there where the provider offers nothing', async () => {
  shop.shop.moods.push({
    match: METHODS,
    fault: { kind: 'wrong-shape', body: { paymentMethodsResponse: { paymentMethods: [] } } },
    seen: 0,
  })
  await cardForm.show(place())
  expect([cardForm.$state.get(), library.place]).toEqual(['none', undefined])
  expect(await cardForm.submit(order())).toEqual({ type: 'stay', step: 'payment_method' })
})

it('that cannot be reached says so, and may be there with the next try', async () => {
  breaks(METHODS, 503)
  await cardForm.show(place())
  expect(cardForm.$state.get()).toBe('blocked')
  shop.shop.moods = []
  await cardForm.show(place())
  expect(cardForm.$state.get()).toBe('ready')
})

it('a form that comes after its step was left, or after a newer one, is not mounted', async () => {
  let arrive = () => {}
  library.isLate = new Promise((resolve) => (arrive = resolve))
  const old = cardForm.show(place())
  await vi.waitFor(() => expect(library.configuration).toBeDefined())
  cardForm.remove()
  arrive()
  await old
  expect([library.place, cardForm.$state.get()]).toEqual([undefined, 'loading'])
  const newer = place()
  await Promise.all([cardForm.show(place()), cardForm.show(newer)])
  expect(library.place).toBe(newer)
})

it('follows the amount without being drawn anew, and asks for no update without need', async () => {
  cardForm.updateAmount()
  await cardForm.show(place())
  cardForm.updateAmount()
  expect(library.core.update).not.toHaveBeenCalled()
  const pay = (grand_total: number) => {
    $totals.set({ ...$totals.get()!, grand_total, tax_amount: 0, total_segments: [] })
    cardForm.updateAmount()
  }
  pay(7)
  pay(7)
  pay(0)
  const { calls } = library.core.update.mock
  expect(calls).toEqual([[{ amount: { currency: 'USD', value: 700 } }, expect.anything()]])
})

it('names what is chosen in it until it is gone', async () => {
  await cardForm.show(place())
  select('klarna', { displayName: 'Klarna – Pay later' })
  expect([cardForm.$type.get(), cardForm.$detail.get()]).toEqual(['klarna', 'Klarna – Pay later'])
  cardForm.remove()
  expect([cardForm.$type.get(), cardForm.$detail.get()]).toEqual([undefined, undefined])
  expect(library.remove).toHaveBeenCalledOnce()
})

it('shows what is missing', async () => {
  expect(cardForm.isComplete()).toBe(false)
  await cardForm.show(place())
  expect(cardForm.isComplete()).toBe(false)
  select('scheme')
  expect(cardForm.isComplete()).toBe(false)
  expect(library.showValidation).toHaveBeenCalledOnce()
  library.isValid = true
  expect(cardForm.isComplete()).toBe(true)
  expect(library.showValidation).toHaveBeenCalledOnce()
})

it('pressed while it loads, waits for the form', async () => {
  library.isValid = true
  const shown = cardForm.show(place())
  const complete = cardForm.isCompleteOnceLoaded()
  await shown
  select('scheme')
  expect(await complete).toBe(false)
  expect(await cardForm.isCompleteOnceLoaded()).toBe(true)
})

it('pressed right after the last digit, counts it', async () => {
  await cardForm.show(place())
  select('scheme')
  const complete = cardForm.isCompleteOnceLoaded()
  // The provider's library tells after its next paint what its fields have told it.
  requestAnimationFrame(() => (library.isValid = true))
  expect(await complete).toBe(true)
  expect(library.showValidation).not.toHaveBeenCalled()
})

it('what is incomplete leads back to it, and makes no order', async () => {
  await cardForm.show(place())
  select('scheme')
  expect(await cardForm.submit(order())).toEqual({ type: 'stay', step: 'payment_method' })
  expect([library.submit.mock.calls, requestsSent(/POST payment-information/)]).toEqual([[], []])
})

it('makes the order from what it submits, once, and reads what became of it', async () => {
  await cardForm.show(place())
  select('scheme')
  library.isValid = true
  const actions = { resolve: vi.fn(), reject: vi.fn() }
  library.submit.mockImplementation(() => library.configuration!.onSubmit(paysBy('scheme'), {}, actions))
  await cardForm.submit(order())
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
  expect(shop.ledger().orders).toMatchObject([{ method: 'adyen_hpp' }])
  library.configuration!.onSubmit(paysBy('scheme'), {}, actions)
  expect(actions.reject).toHaveBeenCalledOnce()
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
})

it('leaves for the page of a bank, not for another address', async () => {
  await cardForm.show(place())
  const leave = (url: string) => {
    const [go, stay] = [vi.fn(), vi.fn()]
    library.configuration!.beforeRedirect(go, stay, { url })
    return [go.mock.calls.length, stay.mock.calls.length]
  }
  expect(leave('https://checkoutshopper-live.adyen.com/pay')).toEqual([1, 0])
  expect(leave('https://evil.example/pay')).toEqual([0, 1])
  expect(leave('javascript:alert(1)')).toEqual([0, 1])
})

it('another cart has a form of its own', async () => {
  await openCheckout({ items: [] })
  $cart.set(undefined)
  await cardForm.show(place())
  expect(cardForm.$state.get()).toBe('none')
})
