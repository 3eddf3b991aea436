import { findByRole, getAllByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { atom } from 'nanostores'
import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { paymentMethod } from '#bezel.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { $totals, loadCart } from '#cart/state/cart.ts'
import { $settings, loadSettings } from '#storefront/state/config.ts'
import { queueIdle } from '#async/queue.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $refusal, $refusedPayment, closeRefusal } from '#order/state/order.ts'
import { $action } from '#payment/state/challenge.ts'
import { $chosenMethod, chooseMethod } from '#payment/state/chosen-method.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import {
  setListedMethods,
  $registeredMethods,
  registerPaymentMethods,
} from '#payment/state/offered-methods.ts'
import { $step } from '../state/progress/steps.ts'
import { PaymentStep } from './PaymentStep.tsx'

setUpCheckout()

const page = document.body
const goOn = () => userEvent.click(getByRole(page, 'button', { name: /^Review order/ }))
const names = () => getAllByRole<HTMLInputElement>(page, 'radio').map(({ labels }) => labels![0]!.textContent)
const CHECK = { code: 'checkmo', title: 'Check' }
const BANK = { code: 'banktransfer', title: 'Bank transfer' }

beforeEach(async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([CHECK, BANK])
})

it('does not blame the address where the shop’s only ways to pay are unknown here', () => {
  setListedMethods([{ code: 'house_account', title: 'House account' }])
  render(<PaymentStep />)
  expect(page.textContent).toContain('None of this shop’s ways to pay can be used here.')
  expect(page.textContent).not.toContain('address')
})

it('says so where there is no way to pay, and has nothing to go on with', () => {
  setListedMethods([])
  render(<PaymentStep />)
  expect(page.textContent).toContain('There is no way to pay for this address and total.')
  expect([queryByRole(page, 'radio'), queryByRole(page, 'button', { name: /^Review/ })]).toEqual([null, null])
})

it('calls a way to pay what the shop’s setting says, else what the shop’s list does, else its code', () => {
  setListedMethods([CHECK, BANK, { code: 'cashondelivery', title: '' }])
  $settings.set({ payment_titles: JSON.stringify({ checkmo: 'Cheque by post' }) })
  render(<PaymentStep />)
  expect(names()).toEqual(['Cheque by post', 'Bank transfer', 'cashondelivery'])
})

it('shows a picture or the company’s mark beside a name, which says the same to who cannot see it', async () => {
  setListedMethods([CHECK, { code: 'paypal_express', title: '' }, { code: 'pebbles', title: '' }])
  render(<PaymentStep />)
  await paymentMethod({
    code: 'pebbles',
    label: 'Pebbles',
    logo: '/pebbles.svg',
    place: () => ({ order: {} }),
  })
  await findByRole(page, 'radio', { name: 'Pebbles' })
  const [check, paypal, pebbles] = [...page.querySelectorAll('.bzl-checkout__method')]
  expect(check!.querySelector('.bzl-checkout__logo, img')).toBeNull()
  const mark = paypal!.querySelector('.bzl-checkout__logo')!
  expect([mark.textContent, mark.getAttribute('aria-hidden')]).toEqual([
    expect.stringMatching(/paypal/i),
    'true',
  ])
  const picture = pebbles!.querySelector('img')!
  expect([picture.getAttribute('src'), picture.alt]).toEqual(['/pebbles.svg', ''])
})

it('goes on with the first way to pay where none was chosen, and with the chosen one else', async () => {
  render(<PaymentStep />)
  await goOn()
  await waitFor(() => expect($step.get()).toBe('item_summary'))
  expect($chosenMethod.get()?.code).toBe('checkmo')
})

it('checks what is entered once, however often it is pressed, and waits for it', async () => {
  let answer = (_: boolean) => {}
  const isComplete = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  setListedMethods([CHECK, { code: 'pebbles', title: '' }])
  render(<PaymentStep />)
  await paymentMethod({ code: 'pebbles', label: 'Pebbles', place: () => ({ order: {} }), isComplete })
  await userEvent.click(await findByRole(page, 'radio', { name: 'Pebbles' }))
  await goOn()
  await goOn()
  expect(isComplete).toHaveBeenCalledOnce()
  expect($step.get()).toBe('payment_method')
  answer(true)
  await waitFor(() => expect($step.get()).toBe('item_summary'))
})

it('one chosen while another is checked is not the one that was confirmed', async () => {
  let answer = (_: boolean) => {}
  const isComplete = () => new Promise<boolean>((resolve) => (answer = resolve))
  setListedMethods([CHECK, { code: 'pebbles', title: '' }])
  render(<PaymentStep />)
  await paymentMethod({ code: 'pebbles', label: 'Pebbles', place: () => ({ order: {} }), isComplete })
  await userEvent.click(await findByRole(page, 'radio', { name: 'Pebbles' }))
  await goOn()
  expect(getByRole(page, 'button', { name: /^Review order/ }).getAttribute('aria-busy')).toBe('true')
  await userEvent.click(getByRole(page, 'radio', { name: /Check/ }))
  expect(getByRole(page, 'button', { name: /^Review order/ }).getAttribute('aria-busy')).toBe('false')
  answer(true)
  await new Promise((done) => setTimeout(done))
  expect([$step.get(), $confirmedMethod.get()]).toEqual(['payment_method', undefined])
})

it('what keeps from going on is said beside the button once it is pressed, and goes with its cause', async () => {
  const $problem = atom<'card.blocked' | undefined>('card.blocked')
  const stones = { codes: ['stones'], placeOrder: async () => ({ type: 'done' }) as const }
  registerPaymentMethods([{ ...stones, $problem, isComplete: () => false }])
  setListedMethods([{ code: 'stones', title: 'Stones' }])
  chooseMethod('stones')
  render(<PaymentStep />)
  const said = () => /card form of our payment provider cannot be reached/.test(page.textContent)
  await findByRole(page, 'radio', { name: 'Stones' })
  expect(said()).toBe(false)
  await goOn()
  await waitFor(() => expect(said()).toBe(true))
  $problem.set(undefined)
  await waitFor(() => expect(said()).toBe(false))
  $problem.set('card.blocked')
  await new Promise((done) => setTimeout(done))
  expect(said()).toBe(false)
})

/** A form of the card provider's that offers several types, none of them chosen yet. */
async function chooseTypes() {
  const $type = atom<string | undefined>()
  const types = { codes: ['adyen_hpp'], placeOrder: async () => ({ type: 'done' }) as const }
  $registeredMethods.set([{ ...types, $type }, ...$registeredMethods.get()!])
  setListedMethods([CHECK, { code: 'adyen_hpp', title: 'Card' }])
  await loadSettings()
  chooseMethod('adyen_hpp')
  return $type
}
const discount = () => segmentValue($totals.get(), 'payment_discount')

it('the total has the discount of the type that is chosen in a form, and of no other way to pay', async () => {
  const $type = await chooseTypes()
  render(<PaymentStep />)
  $type.set('klarna')
  await waitFor(() => expect(discount()).toBe(-5))
  $type.set('scheme')
  await waitFor(() => expect(discount()).toBeUndefined())
  $type.set('klarna')
  await waitFor(() => expect(discount()).toBe(-5))
  await userEvent.click(getByRole(page, 'radio', { name: /Check/ }))
  await waitFor(() => expect(discount()).toBeUndefined())
})

it('a discount from before a reload stays while the form with its type is not there yet', async () => {
  Object.assign([...shop.shop.carts.values()][0]!, { paymentMethod: 'adyen_hpp', paymentType: 'klarna' })
  await loadCart()
  const $type = await chooseTypes()
  render(<PaymentStep />)
  await queueIdle()
  expect([discount(), requestsSent(/set-payment-information/)]).toEqual([-5, []])
  $type.set('scheme')
  await waitFor(() => expect(discount()).toBeUndefined())
})

it('what was typed for one way to pay is there again after a look at another', async () => {
  setListedMethods([CHECK, { code: 'c_store', title: 'Store' }])
  chooseMethod('c_store')
  render(<PaymentStep />)
  const field = await findByRole<HTMLInputElement>(page, 'textbox', { name: /^Name/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Ada Byron')
  await userEvent.click(getByRole(page, 'radio', { name: /Check/ }))
  await waitFor(() => expect(queryByRole(page, 'textbox', { name: /^Name/ })).toBeNull())
  await userEvent.click(getByRole(page, 'radio', { name: 'Store' }))
  expect((await findByRole<HTMLInputElement>(page, 'textbox', { name: /^Name/ })).value).toBe('Ada Byron')
})

it('the first way to pay has its room before it is chosen, the others have none', async () => {
  setListedMethods([BANK, { code: 'c_store', title: 'Store' }])
  render(<PaymentStep />)
  const rows = [...page.querySelectorAll('.bzl-checkout__method')]
  const rooms = rows.map((row) => row.querySelector<HTMLElement>('.bzl-checkout__details'))
  expect(rooms.map((room) => room && !room.hidden)).toEqual([true, null])
  expect(rows.map((row) => row.getAttribute('data-chosen'))).toEqual(['false', 'false'])
})

it.each([
  ['threeDS2', 'Confirm your payment'],
  ['voucher', 'Your payment slip'],
  ['bankTransfer', 'Your payment slip'],
  ['qrCode', 'Scan the code to pay'],
  ['await', 'Confirm the payment in your app'],
  ['sdk', 'Confirm the payment in your app'],
])('what is left to do for a payment has the page and the focus to itself: %s', async (action, title) => {
  chooseMethod('checkmo')
  render(<PaymentStep />)
  $action.set(action)
  const heading = await findByRole(page, 'heading', { name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const shown = getAllByRole(page, 'radio', { hidden: true }).filter((radio) => !radio.closest('[hidden]'))
  expect(shown).toEqual([])
  expect(page.querySelector('legend')!.hidden).toBe(true)
  $action.set(undefined)
  await waitFor(() => expect(queryByRole(page, 'heading', { name: title })).toBeNull())
  expect(page.querySelector('legend')!.hidden).toBe(false)
})

it('why a payment was refused stands beside the way that was refused alone', async () => {
  render(<PaymentStep />)
  chooseMethod('checkmo')
  $refusedPayment.set({ method: 'checkmo', message: { text: 'Not enough credit.' } })
  await waitFor(() => expect(page.textContent).toContain('Not enough credit.'))
  chooseMethod('banktransfer')
  await waitFor(() => expect(page.textContent).not.toContain('Not enough credit.'))
})

it('why a payment was refused stands there after the dialog that says it, not behind it', async () => {
  render(<PaymentStep />)
  chooseMethod('checkmo')
  const message = { text: 'Not enough credit.' }
  $refusal.set({ message, modal: true })
  $refusedPayment.set({ method: 'checkmo', message })
  await waitFor(() => expect(page.querySelector('[data-chosen] [tabindex="-1"]')).not.toBeNull())
  expect(page.textContent).not.toContain('Not enough credit.')
  closeRefusal()
  await waitFor(() => expect(page.textContent).toContain('Not enough credit.'))
})

it('a refused payment has what to do next beside it, another reason stands alone', async () => {
  const next = 'No order was placed.'
  render(<PaymentStep />)
  chooseMethod('checkmo')
  $refusedPayment.set({ method: 'checkmo', message: { text: 'Not enough credit.' } })
  await waitFor(() => expect(page.textContent).toContain('Not enough credit.'))
  expect(page.textContent).not.toContain(next)
  $refusedPayment.set({ method: 'checkmo', message: { key: 'place-order.refused' } })
  await waitFor(() => expect(page.textContent).toContain(`The payment is REFUSED. ${next}`))
})
