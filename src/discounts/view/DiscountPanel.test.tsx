import {
  findByLabelText,
  findByRole,
  findByText,
  getByRole,
  queryAllByRole,
  queryByLabelText,
  queryByRole,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { holdBack } from '#test/hold-back.ts'
import { refreshCart } from '#cart/state/cart.ts'
import { applyCoupon, applyGiftCard } from '../state/discounts.ts'
import {
  announced,
  button,
  cart,
  dropDiscounts,
  enter,
  mood,
  page,
  press,
  setUpDiscounts,
} from './discounts.fixture.tsx'

setUpDiscounts()

async function enterCode(link: string, label: string, code: string) {
  await press(link)
  await userEvent.type(await findByLabelText(page, new RegExp(`^${label}`)), `${code}{Enter}`)
}

it('hides the field for a coupon behind a link, and shows the coupon in its place once it counts', async () => {
  await enter()
  expect(queryByLabelText(page, /Coupon code/)).toBeNull()
  // As it comes out of a letter, with a mark that nobody sees.
  await enterCode('Have a code?', 'Coupon code', ' “spring\u2060”. ')
  const remove = await button('Remove coupon SPRING')
  await waitFor(() => expect(document.activeElement).toBe(remove))
  expect(announced('status')).toBe('Coupon SPRING is applied')
  expect(cart().coupon).toBe('SPRING')
  await userEvent.click(remove)
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(page, 'button', { name: 'Have a code?' })),
  )
  expect(cart().coupon).toBeNull()
})

it('leaves it to the notice to say why the shop has dropped a discount', async () => {
  await enter()
  await applyCoupon('SPRING')
  await applyGiftCard('ABCD1234EFGH')
  expect(announced('status')).toBe('The gift card is applied')
  dropDiscounts()
  await refreshCart()
  await button('Have a code?')
  await button('Add a gift card')
  expect(announced('status')).toBe('The gift card is applied')
  await applyCoupon('SPRING')
  await press('Remove coupon SPRING')
  await waitFor(() => expect(announced('status')).toBe('The coupon was removed'))
})

it('leaves the focus with who has moved on before a code was refused', async () => {
  await enter()
  const answer = holdBack('couponPost')
  await enterCode('Have a code?', 'Coupon code', 'NOPE')
  const other = await button('Add a gift card')
  other.focus()
  answer()
  await findByText(page, /is not valid/, { selector: '.bzl-field__error' })
  await waitFor(() => expect(announced('alert')).toMatch(/is not valid/))
  expect(document.activeElement).toBe(other)
})

it('keeps a refused code, selected, with the shop’s reason at the field', async () => {
  await enter()
  await enterCode('Have a code?', 'Coupon code', 'NOPE')
  await findByText(page, 'The coupon code "NOPE" is not valid.', { selector: '.bzl-field__error' })
  const field = getByRole<HTMLInputElement>(page, 'textbox', { name: /Coupon code/ })
  expect(field.value).toBe('NOPE')
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id))
  expect(described[0]!.textContent).toBe('The coupon code "NOPE" is not valid.')
  expect(announced('alert')).toBe('The coupon code "NOPE" is not valid.')
})

it('shows when the shop cannot be reached, and takes the code at the next try', async () => {
  await enter()
  await mood('POST /checkout/cart/couponPost', { kind: 'status', status: 503 })
  await enterCode('Have a code?', 'Coupon code', 'SPRING')
  await findByText(page, 'Something went wrong. Please try again.', { selector: '.bzl-field__error' })
  await fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ clear: true }) })
  await press('Apply coupon code')
  await button('Remove coupon SPRING')
})

it('takes several gift cards, shows them masked with what they pay, and takes one off', async () => {
  await enter()
  await enterCode('Add a gift card', 'Gift card code', 'ABCD1234EFGH')
  await button('Remove gift card ABCD••••EFGH')
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(page, 'button', { name: 'Add another gift card' })),
  )
  await enterCode('Add another gift card', 'Gift card code', 'LUXE2024GIFT')
  await button('Remove gift card LUXE••••GIFT')
  expect(page.textContent).not.toContain('ABCD1234EFGH')
  within(getByRole(page, 'region', { name: 'Discounts' })).getByText('-$20.00')
  await press('Remove gift card ABCD••••EFGH')
  await waitFor(() => expect(cart().giftCards).toEqual([32]))
})

it.each([
  [['/checkout/config/data', '/mpgiftcard'], 1],
  [['/checkout/config/data'], 0],
])('of own routes %j that the page lists, %i is for gift cards', async (ownRoutes, fields) => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'bezel-config'
  script.textContent = JSON.stringify({ ownRoutes })
  page.append(script)
  await enter()
  await button('Have a code?')
  expect(queryAllByRole(page, 'button', { name: 'Add a gift card' })).toHaveLength(fields)
})

it('names the gift card the shop refused', async () => {
  await enter()
  await enterCode('Add a gift card', 'Gift card code', 'past2020gift')
  await findByText(page, 'Could not apply gift card past2020gift', { selector: '.bzl-field__error' })
})

it('names the card that was replaced where only one is taken', async () => {
  await enter({ personality: 'one-gift-card' })
  await enterCode('Add a gift card', 'Gift card code', 'ABCD1234EFGH')
  await press('Add another gift card')
  await findByText(page, 'Only one gift card can be used per order. A new one replaces it.')
  await userEvent.type(getByRole(page, 'textbox', { name: /Gift card code/ }), 'LUXE2024GIFT{Enter}')
  await findByText(page, 'The gift card ABCD••••EFGH was removed: only one can be used per order.')
})

it('shows at the cards why one of them could not be removed, and blames no code', async () => {
  await enter()
  await enterCode('Add a gift card', 'Gift card code', 'ABCD1234EFGH')
  await press('Add another gift card')
  const refusal = { message: 'Could not cancel gift card' }
  await mood('DELETE *mpgiftcard*', { kind: 'status', status: 400, body: refusal })
  await press('Remove gift card ABCD••••EFGH')
  await findByText(page, refusal.message, { selector: '.bzl-notice__text' })
  expect(getByRole(page, 'textbox', { name: /Gift card code/ }).getAttribute('aria-invalid')).toBeNull()
})

it('calls no card replaced that went elsewhere as another came', async () => {
  await enter()
  await applyGiftCard('ABCD1234EFGH')
  await button('Remove gift card ABCD••••EFGH')
  dropDiscounts([32])
  await refreshCart()
  await button('Remove gift card LUXE••••GIFT')
  expect(page.textContent).not.toContain('only one can be used per order')
})

it('has no gift cards on the Spanish site, but shows one that is in use', async () => {
  await enter({ locale: 'es' })
  await findByRole(page, 'region', { name: 'Discounts' })
  expect(queryByRole(page, 'button', { name: 'Add a gift card' })).toBeNull()
  const { $giftCards } = await import('../state/discounts.ts')
  await applyGiftCard('ABCD1234EFGH')
  expect($giftCards.get()).toHaveLength(1)
  await button('Remove gift card ABCD••••EFGH')
})

it('has neither coupon nor points for a cart of vouchers', async () => {
  await enter({ customer: 'ann@example.com', items: [{ sku: 'GV-50' }] })
  await findByRole(page, 'switch', { name: /Use store credit/ })
  expect(queryByRole(page, 'button', { name: 'Have a code?' })).toBeNull()
  expect(queryByRole(page, 'switch', { name: /Use reward points/ })).toBeNull()
})

it('offers Prime with what it saves on this cart, and never puts it in unasked', async () => {
  await enter()
  await findByText(page, 'Members save another 10%: $6.90 on this cart.')
  await findByText(page, 'It also comes with $9.00 of credit for return shipping.')
  expect(cart().items.map(({ sku }) => sku)).toEqual(['EA-1'])
  await press('Add Prime for $19.90')
  const remove = await button('Remove Prime')
  await waitFor(() => expect(document.activeElement).toBe(remove))
  await userEvent.click(remove)
  await button('Add Prime for $19.90')
  expect(cart().items.map(({ sku }) => sku)).toEqual(['EA-1'])
})
