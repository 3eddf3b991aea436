import { findByRole, getByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { paymentMethod } from '#bezel.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { setListedMethods } from '#payment/state/offered-methods.ts'
import { $step } from '../state/progress/steps.ts'
import { PaymentStep } from './PaymentStep.tsx'

setUpCheckout()

const page = document.body
const choose = async (name: string) => userEvent.click(await findByRole(page, 'radio', { name }))
const next = () => getByRole(page, 'button', { name: /^Review order/ })
const painted = () => new Promise<void>(afterPaint)

it('who chooses another way to pay, then the first again, goes on with the next press only', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([
    { code: 'checkmo', title: 'Check' },
    { code: 'pebbles', title: '' },
  ])
  render(<PaymentStep />)
  const answers: ((isComplete: boolean) => void)[] = []
  const isComplete = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  await paymentMethod({ code: 'pebbles', label: 'Pebbles', place: () => ({ order: {} }), isComplete })
  await choose('Pebbles')
  await userEvent.click(next())
  await choose('Check')
  await choose('Pebbles')
  expect(next().getAttribute('aria-busy')).not.toBe('true')
  answers[0]!(true)
  await painted()
  expect([$confirmedMethod.get(), $step.get()]).toEqual([undefined, 'payment_method'])
  await userEvent.click(next())
  answers[1]!(true)
  await vi.waitFor(() => expect($confirmedMethod.get()).toBe('pebbles'))
})

it('who chooses a way to pay and goes on at once, before the page is drawn again, is at the review', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  setListedMethods([
    { code: 'checkmo', title: 'Check' },
    { code: 'banktransfer', title: 'Bank transfer' },
  ])
  render(<PaymentStep />)
  await choose('Check')
  await painted()
  getByRole(page, 'radio', { name: 'Bank transfer' }).click()
  await vi.waitFor(
    () => expect(getByRole(page, 'radio', { name: 'Bank transfer', checked: true })).toBeTruthy(),
    {
      interval: 0,
    },
  )
  next().click()
  await vi.waitFor(() => expect($confirmedMethod.get()).toBe('banktransfer'))
})
