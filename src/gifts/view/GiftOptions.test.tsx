import {
  findByLabelText,
  findByRole,
  findByText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { loadCart } from '#cart/state/cart.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { CartItems } from '#cart/view/CartItems.tsx'
import { GiftOptions } from './GiftOptions.tsx'

const page = document.body
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'EA-1' }, { sku: 'GV-50' }], ...options })
  await loadCart()
  render(
    <>
      <Announcer />
      <CartItems label="Items" Extra={GiftOptions} />
    </>,
  )
}

const giftsOf = (index = 0) => open.ledger().carts[0]!.items[index]!.gifts
const press = async (name: string) => userEvent.click(await findByRole(page, 'button', { name }))
const choose = async (name: RegExp) => userEvent.click(await findByRole(page, 'radio', { name }))
const announced = () => getByRole(page, 'status').textContent
const write = async (message: string) => {
  const field = await findByLabelText(page, /Message on the card/)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(message)
  return field
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('offers boxes for what is sent only, with none chosen beforehand', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  expect(queryByRole(page, 'button', { name: /Gift Voucher/ })).toBeNull()
  const none = await findByRole<HTMLInputElement>(page, 'radio', { name: 'No gift box' })
  expect(none.checked).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(none))
  getByRole(page, 'radio', { name: /Rose box \$4\.20/ })
  expect(giftsOf()).toEqual({})
})

it('saves the box at once and the message when its field is left', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()).toEqual({ 0: { gift_boxes: [3], card_id: 1, message: '' } }))
  // Marks of direction come along with what is pasted, and nobody sees them.
  await write('\u200eHappy birth\u00adday\u2060')
  expect(giftsOf()[0]!.message).toBe('')
  await userEvent.tab()
  await waitFor(() => expect(giftsOf()[0]!.message).toBe('Happy birthday'))
  await findByText(page, 'Saved', { selector: '.bzl-gifts__status *' })
  await press('Close the gift box of Pearl Earrings')
  const edit = getByRole(page, 'button', { name: 'Change the gift box of Pearl Earrings' })
  await waitFor(() => expect(document.activeElement).toBe(edit))
  await findByText(page, 'Happy birthday')
})

it('counts what is left as people count, and announces it at 20, 10 and 0 only', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(announced()).toBe('Saved'))
  await write('👩‍👩‍👧'.repeat(179))
  await findByText(page, /^21 characters left/)
  expect(announced()).toBe('Saved')
  await userEvent.paste('💍')
  await waitFor(() => expect(announced()).toBe('20 characters left'))
  await userEvent.paste('💍')
  await findByText(page, /^19 characters left/)
  expect(announced()).toBe('20 characters left')
})

it('does not send a message that is too long, and shows by how much', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  const field = await write('x'.repeat(203))
  await userEvent.tab()
  await findByText(page, /^3 characters too many/, { selector: '.bzl-gifts__count' })
  await findByText(page, 'Please enter less or equal than 200 symbols.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(giftsOf()[0]?.message ?? '').toBe('')
})

it('takes a box off whose message has become too long', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()[0]).toBeDefined())
  await write('x'.repeat(203))
  await choose(/No gift box/)
  await waitFor(() => expect(giftsOf()).toEqual({}))
})

it('keeps the form open whose message is too long to be saved', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  const field = await write('x'.repeat(203))
  await press('Close the gift box of Pearl Earrings')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await write('Happy birthday')
  await press('Close the gift box of Pearl Earrings')
  await waitFor(() => expect(giftsOf()[0]!.message).toBe('Happy birthday'))
})

it('shows the shop’s error for one unit at that unit', async () => {
  await enter()
  await fetch('/__demo/mood', {
    method: 'POST',
    body: JSON.stringify({
      match: 'POST /checkout/cart/itemGiftPost',
      fault: {
        kind: 'wrong-shape',
        body: { error: true, message: 'Not saved.', errors: { 57: { 0: 'This box is sold out' } } },
      },
    }),
  })
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await findByText(page, 'This box is sold out', { selector: '.bzl-field__error' })
})

it.each(['leaving its field', 'closing the form'])('sends a message that failed again by %s', async (how) => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()[0]).toBeDefined())
  const fault = { kind: 'status', status: 503 } as const
  open.shop.moods.push({ match: 'POST *itemGiftPost', fault, seen: 0 })
  const field = await write('Happy birthday')
  await userEvent.tab()
  await findByText(page, 'Something went wrong. Please try again.', { selector: '.bzl-field__error' })
  open.shop.moods = []
  if (how === 'closing the form') await press('Close the gift box of Pearl Earrings')
  else {
    await userEvent.click(field)
    await userEvent.tab()
  }
  await waitFor(() => expect(giftsOf()[0]!.message).toBe('Happy birthday'))
})

it('gives each unit of an item its own gift, or all of them the same', async () => {
  await enter({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }] })
  await press('Add gift box & card to Pearl Earrings, item 1')
  await choose(/Emerald box/)
  await press('Use for all 3 items in your cart')
  await findByText(page, 'Every item in your cart has this gift box.')
  expect([Object.keys(giftsOf(0)), Object.keys(giftsOf(1))]).toEqual([['0', '1'], ['0']])
  await press('Close the gift box of Pearl Earrings, item 1')
  await press('Remove the gift box of Pearl Earrings, item 2')
  await waitFor(() => expect(Object.keys(giftsOf(0))).toEqual(['0']))
})
