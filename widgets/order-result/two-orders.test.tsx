import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { removeAttempt } from '#order/state/kept-attempt.ts'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { render } from '#test/render.tsx'
import { OrderResult } from './OrderResult.tsx'

const page = document.body
const paths = () => sent.map(({ path }) => path.split('-ext-payment')[1])
const order = (id: string) => {
  beginAttempt('cart', 'adyen_hpp', { hasProviderResult: true })
  recordAnswer(id)
}
const left = vi.fn<() => void>()

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(location, 'assign').mockImplementation(left.mockClear())
  order('42')
  serve(json({ isFinal: false, resultCode: 'RedirectShopper' }))
  render(<OrderResult resultCode="" />)
  await waitFor(() => expect(getByRole(page, 'heading').textContent).toMatch(/not paid yet/))
  order('43')
})
afterEach(() => {
  vi.useRealTimers()
  removeAttempt()
})

it('a page gives up its own order, not one that another tab has sent meanwhile', async () => {
  serve(json({ message: 'The payment has been cancelled.' }, 400))
  ;(await findByRole(page, 'button', { name: 'Get your cart back' })).click()
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(paths()).toEqual(['/42/payment-result', '/42/payment-details'])
})

it('a page looks at its own order again, not at one that another tab has sent meanwhile', async () => {
  await vi.advanceTimersByTimeAsync(2000)
  expect(paths()).toEqual(['/42/payment-result', '/42/payment-result'])
})
