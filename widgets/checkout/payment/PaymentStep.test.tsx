import { findByRole, getAllByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '../../../test/austin'
import { setUpCheckout } from '../../../test/checkout-setup'
import { render } from '../../../test/render'
import { paymentMethod } from '../../../src/bezel'
import { $settings } from '../../../src/state/page/config'
import { submitAddress } from '../state/address/submit-address'
import { confirmDelivery } from '../state/delivery/rates'
import { $refusedPayment } from '../state/order/status'
import { $action } from '../state/payment/challenge'
import { $chosenMethod, chooseMethod } from '../state/payment/chosen-method'
import { setListedMethods } from '../state/payment/listed-methods'
import { $step } from '../state/progress/steps'
import { PaymentStep } from './PaymentStep'

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

it('says so where there is no way to pay, and has nothing to go on with', () => {
  setListedMethods([])
  render(<PaymentStep />)
  expect(page.textContent).toContain('No way to pay is offered for this address and total.')
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
