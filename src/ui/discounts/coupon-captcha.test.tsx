import { findByLabelText, findByRole, findByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { button, enter, page, press, setUpDiscounts } from './discounts.fixture'

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
