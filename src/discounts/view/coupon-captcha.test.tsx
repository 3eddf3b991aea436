import { findByLabelText, findByRole, findByText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { button, enter, mood, page, press, setUpDiscounts } from './discounts.fixture.tsx'

setUpDiscounts()
afterEach(() => delete (window as { grecaptcha?: unknown }).grecaptcha)

const field = () => findByLabelText(page, /^Coupon code/)

it('two presses while the provider checks who presses have it checked once', async () => {
  const execute = vi.fn()
  let answer = (_token: string) => {}
  const render = (_place: HTMLElement, { callback }: { callback: typeof answer }) => {
    answer = callback
    return 0
  }
  const ready = (run: () => void) => run()
  Object.assign(window, { grecaptcha: { ready, render, execute, reset: () => {}, getResponse: () => '' } })
  const invisible = { rendering: { sitekey: 'v3', size: 'invisible' }, invisible: true }
  await enter({ settings: { recaptcha_coupon_code: JSON.stringify(invisible) } })
  await press('Have a code?')
  await findByRole(page, 'group', { name: 'Security check' })
  await userEvent.type(await field(), 'SPRING')
  const apply = await button('Apply coupon code')
  await userEvent.dblClick(apply)
  await waitFor(() => expect(execute).toHaveBeenCalled())
  await userEvent.click(apply)
  answer('used before')
  await findByText(page, 'reCAPTCHA verification failed.', { selector: '.bzl-notice__text' })
  expect(execute).toHaveBeenCalledOnce()
})

it('letters that were refused before are not announced again with the form', async () => {
  await enter({ settings: { captcha_forms: 'sales_rule_coupon_request' } })
  await press('Have a code?')
  await userEvent.type(await findByLabelText(page, /^Letters/), 'wrong')
  await mood('* *coupons*', { kind: 'status', status: 400, body: { message: 'Incorrect CAPTCHA' } })
  await userEvent.type(await field(), 'SPRING{Enter}')
  await findByText(page, 'Incorrect CAPTCHA', { selector: '.bzl-field__error' })
  await press('Have a code?')
  getByRole(page, 'alert').replaceChildren()
  await press('Have a code?')
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await findByLabelText(page, /^Letters/)
  expect(getByRole(page, 'alert').textContent).toBe('')
  expect(document.activeElement).toBe(await field())
})
