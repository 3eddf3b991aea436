import { findByRole, findByText, queryByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { holdBack } from '#test/hold-back.ts'
import { $rewardPoints, $storeCredit } from '../../state/balances.ts'
import { $settings } from '#storefront/state/config.ts'
import { button, cart, enter, mood, page, press, setUpDiscounts } from '../discounts.fixture.tsx'

setUpDiscounts()

it('switches store credit and points on and off for a customer, and shows what stays', async () => {
  await enter({ customer: 'ann@example.com' })
  const credit = await findByRole<HTMLInputElement>(page, 'switch', { name: /Use store credit/ })
  expect(credit.checked).toBe(false)
  await userEvent.click(credit)
  await findByText(page, '$20.00 used, $0.00 left')
  expect(cart().storeCredit).toBe(true)
  await userEvent.click(await findByRole(page, 'switch', { name: /Use reward points/ }))
  await findByText(page, '$5.00 used, $0.00 left')
  await userEvent.click(credit)
  await waitFor(() => expect(cart().storeCredit).toBe(false))
})

it('says nothing of what stays of a credit that cannot be read', async () => {
  await enter({ customer: 'ann@example.com' })
  await userEvent.click(await findByRole(page, 'switch', { name: /Use store credit/ }))
  await findByText(page, '$20.00 used, $0.00 left')
  $storeCredit.set(null)
  const credit = await findByRole<HTMLInputElement>(page, 'switch', { name: 'Use store credit' })
  expect(credit.checked).toBe(true)
})

it('takes points off that cannot be read any more', async () => {
  await enter({ customer: 'ann@example.com' })
  await userEvent.click(await findByRole(page, 'switch', { name: /Use reward points/ }))
  await findByText(page, '$5.00 used, $0.00 left')
  $rewardPoints.set(null)
  await userEvent.click(await findByRole(page, 'switch', { name: 'Use reward points' }))
  await waitFor(() => expect(cart().rewardPoints).toBe(false))
  await waitFor(() => expect(queryByRole(page, 'switch', { name: 'Use reward points' })).toBeNull())
})

it('shows the newest of two choices, also once the one before is answered', async () => {
  await enter({ customer: 'ann@example.com' })
  const credit = await findByRole<HTMLInputElement>(page, 'switch', { name: /Use store credit/ })
  const [applied, removed] = ['apply', 'remove'].map((name) => holdBack(`/${name}-aw-store-credit`))
  await userEvent.click(credit)
  await waitFor(() => expect(cart().storeCredit).toBe(true))
  await userEvent.click(credit)
  applied!()
  await waitFor(() => expect(cart().storeCredit).toBe(false))
  expect(credit.checked).toBe(false)
  removed!()
  await waitFor(() => expect(credit.closest('[aria-busy]')!.getAttribute('aria-busy')).toBe('false'))
  expect(credit.checked).toBe(false)
})

it('switches back when the shop refuses', async () => {
  await enter({ customer: 'ann@example.com' })
  const credit = await findByRole<HTMLInputElement>(page, 'switch', { name: /Use store credit/ })
  await mood('PUT *apply-aw-store-credit', {
    kind: 'status',
    status: 400,
    body: { message: 'Could not apply Store Credit' },
  })
  await userEvent.click(credit)
  await findByText(page, 'Could not apply Store Credit', { selector: '.bzl-notice__text' })
  await waitFor(() => expect(credit.checked).toBe(false))
})

it('shows a customer what this order earns and what points are', async () => {
  await enter({ customer: 'ann@example.com' })
  await findByText(page, 'You will earn 138 points')
  await findByText(page, '2× points')
  await press('About reward points')
  const dialog = await findByRole(page, 'dialog', { name: 'About reward points' })
  within(dialog).getByText('100 points are worth $1.00.')
  within(dialog).getByText('You have 500 points. They are worth $5.00.')
})

it('names one worth of points everywhere, and the same points for the same goods, in yen as in dollars', async () => {
  await enter({ customer: 'ann@example.com', currency: 'JPY' })
  await findByText(page, 'You will earn 138 points')
  await findByText(page, 'You have 500 points, worth ¥750')
  await press('About reward points')
  const dialog = await findByRole(page, 'dialog', { name: 'About reward points' })
  within(dialog).getByText('100 points are worth ¥150.')
  within(dialog).getByText('You have 500 points. They are worth ¥750.')
})

it.each([
  ['200', '200 points are worth $2.00.'],
  ['1', '1 point is worth $0.01.'],
])('names the worth of as many points as the shop’s settings say: %s', async (points, sentence) => {
  await enter({ customer: 'ann@example.com' })
  $settings.set({ ...$settings.get(), reward_points_per_unit: points })
  await press('About reward points')
  within(await findByRole(page, 'dialog', { name: 'About reward points' })).getByText(sentence)
})

it('offers a guest neither credit nor points', async () => {
  await enter()
  await button('Have a code?')
  expect(queryByRole(page, 'switch')).toBeNull()
  expect(queryByRole(page, 'button', { name: 'About reward points' })).toBeNull()
})
