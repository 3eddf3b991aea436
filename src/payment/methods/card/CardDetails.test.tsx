import { findByRole, findByText, queryByRole, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals, loadCart } from '#cart/state/cart.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { applyCoupon } from '#discounts/state/discounts.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $action } from '../../state/challenge.ts'
import { chooseMethod } from '../../state/chosen-method.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { setListedMethods } from '../../state/offered-methods.ts'
import { CardDetails } from './CardDetails.tsx'
import { cardForm } from './card-form.ts'
import { library } from './provider-library.fixture.ts'

vi.mock('./components.ts', async () => (await import('./provider-library.fixture.ts')).components)

setUpCheckout()

const page = document.body
const isReady = () => vi.waitFor(() => expect(cardForm.$state.get()).toBe('ready'))
const secure = () => queryByText(page, /^Your card details go encrypted/)
const place = () => page.querySelector<HTMLElement>('.bzl-foreign')!
const answer = (fault: object) =>
  shop.shop.moods.push({ match: 'POST /adyen-ext-payment/payment/methods*', fault: fault as never, seen: 0 })

const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM

beforeEach(async () => {
  settings.handleDisabledFileLoadingAsSuccess = true
  library.place = undefined
  library.isLate = undefined
  for (const called of [library.remove, library.core.update]) called.mockReset()
  await submitAddress({ shipping: inAustin, billing: inAustin })
})
afterEach(() => $action.set(undefined))

it('the card form is on its way, then there, and says that the shop does not see the card', async () => {
  let arrive = () => {}
  library.isLate = new Promise((resolve) => (arrive = resolve))
  render(<CardDetails />)
  const busy = () => page.querySelector('.bzl-checkout__card')!.getAttribute('aria-busy')
  expect([busy(), Boolean(secure()), page.querySelector('.bzl-skeletons') !== null]).toEqual([
    'true',
    true,
    true,
  ])
  arrive()
  await isReady()
  await waitFor(() => expect(busy()).toBe('false'))
  expect(page.querySelector('.bzl-skeletons')).toBeNull()
  expect([library.place === place(), place().hidden, Boolean(secure())]).toEqual([true, false, true])
})

it('a form that cannot be reached says so, promises nothing, and is asked for again', async () => {
  answer({ kind: 'status', status: 503 })
  render(<CardDetails />)
  await findByText(page, /cannot be reached/)
  expect([place().hidden, secure()]).toEqual([true, null])
  shop.shop.moods = []
  await userEvent.click(await findByRole(page, 'button', { name: 'Try again' }))
  await isReady()
  await waitFor(() => expect(queryByText(page, /cannot be reached/)).toBeNull())
  expect(place().hidden).toBe(false)
})

it('where the provider offers nothing for the order, another way to pay is to be chosen', async () => {
  answer({ kind: 'wrong-shape', body: { paymentMethodsResponse: { paymentMethods: [] } } })
  render(<CardDetails />)
  await findByText(page, 'Cards are not available for this order. Please choose another way to pay.')
  expect([place().hidden, secure(), queryByRole(page, 'button')]).toEqual([true, null, null])
})

it('the form follows the amount, begins anew with another list of methods, and goes with its step', async () => {
  const { unmount } = render(<CardDetails />)
  await isReady()
  await applyCoupon('SPRING')
  await waitFor(() => expect(library.core.update).toHaveBeenCalled())
  expect(library.remove).not.toHaveBeenCalled()
  setListedMethods([{ code: 'adyen_hpp', title: 'Card' }])
  await waitFor(() => expect(library.remove).toHaveBeenCalledOnce())
  await isReady()
  unmount()
  expect(library.remove).toHaveBeenCalledTimes(2)
})

it('instalments that a coupon leaves too little for go with their form, and the shopper chooses again', async () => {
  const least = grandTotal($totals.get())
  const adyenCc = {
    hasInstallments: true,
    installments: { VI: { 1: [2], [least]: [3] } },
    adyenCcTypes: { VI: { code_alt: 'visa' } },
  }
  const config = $checkoutConfig.get()!
  $checkoutConfig.set({ ...config, payment: { ...config.payment, adyenCc } })
  render(<CardDetails />)
  await isReady()
  const choose = (value: number) => {
    const data = { paymentMethod: { type: 'scheme', brand: 'visa' }, installments: { value } }
    library.activePaymentMethod = { type: 'scheme', props: {}, data }
    library.settings!.onSelect(library.activePaymentMethod)
    $confirmedMethod.set('adyen_hpp')
  }
  choose(3)
  library.remove.mockImplementation(() => void (library.activePaymentMethod = undefined))
  await applyCoupon('SPRING')
  await waitFor(() => expect(library.remove).toHaveBeenCalledOnce())
  expect($confirmedMethod.get()).toBeUndefined()
  await isReady()
  // The old form might have offered it until now.
  choose(3)
  library.isValid = true
  expect(await cardForm.isCompleteOnceLoaded()).toBe(false)
  await isReady()
  choose(2)
  await findByText(page, /instalments that you had chosen are not offered for the new total/)
  expect(await cardForm.isCompleteOnceLoaded()).toBe(true)
  await waitFor(() => expect(queryByText(page, /instalments that you had chosen/)).toBeNull())
  library.isValid = false
})

it.each(['voucher', 'bankTransfer'])('a slip to pay with (%s) is put aside by a button', async (action) => {
  const leave = vi.spyOn(cardForm, 'leaveVoucher')
  render(<CardDetails />)
  await isReady()
  $action.set(action)
  await userEvent.click(await findByRole(page, 'button', { name: 'Continue' }))
  expect([leave.mock.calls.length, secure()]).toEqual([1, null])
})

it('while something else is left to do for the payment, nothing stands beside it', async () => {
  render(<CardDetails />)
  await isReady()
  cardForm.$type.set('klarna_account')
  await waitFor(() => expect(page.querySelector('.bzl-checkout__instalments')).not.toBeNull())
  $action.set('await')
  await waitFor(() => expect(secure()).toBeNull())
  expect([queryByRole(page, 'button'), page.querySelector('.bzl-checkout__instalments')]).toEqual([
    null,
    null,
  ])
})

it('what the bank asks stays when the shopper goes on in another currency in another tab', async () => {
  const { rerender } = render(<CardDetails />)
  await isReady()
  $orderStatus.set('pending')
  $action.set('threeDS2')
  shop.shop.sessions.values().next().value!.currency = 'EUR'
  await loadCart.reload()
  expect($currency.get()).toBe('EUR')
  // The second one comes after the effects of the first.
  rerender(<CardDetails />)
  rerender(<CardDetails />)
  expect(library.remove).not.toHaveBeenCalled()
  $action.set(undefined)
  $orderStatus.set('idle')
  await waitFor(() => expect(library.remove).toHaveBeenCalledOnce())
  await isReady()
})

it('where each way to pay has a row, the form is in the chosen one, with what belongs to it', async () => {
  await openCheckout({ settings: { payment: 'module', payment_rows: '1' } })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  render(
    <>
      <CardDetails code="adyen_klarna" />
      <CardDetails code="adyen_cc" />
    </>,
  )
  const expectIn = (row: number, type: string) =>
    waitFor(() => {
      expect(cardForm.$state.get()).toBe('ready')
      expect(library.place).toBe(page.querySelectorAll('.bzl-foreign')[row])
      const { paymentMethods } = library.configuration!.paymentMethodsResponse
      expect(paymentMethods.map((method) => method.type)).toEqual([type])
    })
  for (const [row, code, type] of [
    [1, 'adyen_cc', 'scheme'],
    [0, 'adyen_klarna', 'klarna'],
    [1, 'adyen_cc', 'scheme'],
  ] as const) {
    chooseMethod(code)
    await expectIn(row, type)
  }
})
