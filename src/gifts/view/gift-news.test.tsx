import {
  findByLabelText,
  findByRole,
  findByText,
  getAllByRole,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { removeGifts } from '../state/gifts.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { CartItems } from '#cart/view/CartItems.tsx'
import { GiftOptions } from './GiftOptions.tsx'

const page = document.body
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'EA-1' }], ...options })
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
/** Adds a gift to an item and removes it again. */
async function removeGift() {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()[0]).toBeDefined())
  await press('Close the gift box of Pearl Earrings')
  await press('Remove the gift box of Pearl Earrings')
}
const refuse = () => {
  const body = { error: true, message: 'Not saved.', errors: { 57: { 0: 'This box is sold out' } } }
  open.shop.moods.push({ match: 'POST *itemGiftPost', fault: { kind: 'wrong-shape', body }, seen: 0 })
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('gives all items the message that was typed right before', async () => {
  await enter({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] })
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await findByText(page, 'Saved', { selector: '.bzl-gifts__status *' })
  await userEvent.type(await findByLabelText(page, /Message on the card/), 'Happy birthday')
  await press('Use for all 2 items in your cart')
  await waitFor(() => expect(giftsOf(1)[0]?.message).toBe('Happy birthday'))
})

it('an open form has the gift that another one gives to all items', async () => {
  await enter({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] })
  await press('Add gift box & card to Pearl Earrings')
  await userEvent.click(await findByRole(page, 'button', { name: /^Add gift box & card to/ }))
  const boxes = await waitFor(() => {
    const found = getAllByRole<HTMLInputElement>(page, 'radio', { name: /Rose box/ })
    expect(found).toHaveLength(2)
    return found
  })
  await userEvent.click(boxes[0]!)
  await press('Use for all 2 items in your cart')
  await waitFor(() => expect(boxes.map(({ checked }) => checked)).toEqual([true, true]))
})

it('leads on to the next gift when one was removed', async () => {
  await removeGift()
  const add = await findByRole(page, 'button', { name: 'Add gift box & card to Pearl Earrings' })
  await waitFor(() => expect(document.activeElement).toBe(add))
})

it('leaves the focus with who has moved on before the gift is gone', async () => {
  await removeGift()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  await findByRole(page, 'button', { name: 'Add gift box & card to Pearl Earrings' })
  await waitFor(() => expect(giftsOf()[0]).toBeUndefined())
  expect(document.activeElement).toBe(search)
  search.remove()
})

it('offers a gift for the unit that is left when the one whose form was open is gone', async () => {
  await enter({ items: [{ sku: 'EA-1', qty: 2 }] })
  await press('Add gift box & card to Pearl Earrings, item 1')
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()[0]).toBeDefined())
  await press('Close the gift box of Pearl Earrings, item 1')
  await press('Add gift box & card to Pearl Earrings, item 2')
  await findByRole(page, 'group', { name: 'Gift box for Pearl Earrings, item 2' })
  await press('Remove the gift box of Pearl Earrings, item 1')
  await waitFor(() => expect(giftsOf()[0]).toBeUndefined())
  await requestQuantity($items.get()![0]!.item_id, 1)
  await findByRole(page, 'button', { name: 'Add gift box & card to Pearl Earrings' })
  await requestQuantity($items.get()![0]!.item_id, 2)
  await findByRole(page, 'button', { name: 'Add gift box & card to Pearl Earrings, item 1' })
})

it('shows no box in an open form when all boxes were removed at their price', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await findByText(page, 'Saved', { selector: '.bzl-gifts__status *' })
  await removeGifts()
  const none = getByRole<HTMLInputElement>(page, 'radio', { name: 'No gift box' })
  await waitFor(() => expect(none.checked).toBe(true))
  await choose(/Rose box/)
  await waitFor(() => expect(giftsOf()[0]).toBeDefined())
  expect(getByRole<HTMLInputElement>(page, 'radio', { name: /Rose box/ }).checked).toBe(true)
})

it('announces why the shop refuses a gift', async () => {
  await enter()
  refuse()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toBe('This box is sold out'))
})

it('shows why the shop refuses a gift whose form was closed meanwhile', async () => {
  await enter()
  refuse()
  await press('Add gift box & card to Pearl Earrings')
  const box = await findByRole(page, 'radio', { name: /Rose box/ })
  const close = getByRole(page, 'button', { name: 'Close the gift box of Pearl Earrings' })
  box.click()
  close.click()
  await findByText(page, 'This box is sold out', { selector: '.bzl-notice__text' })
  expect(queryByRole(page, 'group', { name: /Gift box for/ })).toBeNull()
})

it('does not say of a message that is being typed that it is saved', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  const saved = await findByText(page, 'Saved', { selector: '.bzl-gifts__status *' })
  const status = saved.parentElement!
  await userEvent.type(await findByLabelText(page, /Message on the card/), 'Happy birthday')
  expect(status.textContent).toBe('')
  await userEvent.tab()
  await waitFor(() => expect(status.textContent).toBe('Saved'))
  expect(giftsOf()[0]!.message).toBe('Happy birthday')
})

it('announces nothing of what was saved before when a form is opened again', async () => {
  await enter()
  await press('Add gift box & card to Pearl Earrings')
  await choose(/Rose box/)
  await waitFor(() => expect(getByRole(page, 'status').textContent).toBe('Saved'))
  await press('Close the gift box of Pearl Earrings')
  getByRole(page, 'status').textContent = ''
  await press('Change the gift box of Pearl Earrings')
  await findByRole(page, 'group', { name: 'Gift box for Pearl Earrings' })
  await findByText(page, 'Saved', { selector: '.bzl-gifts__status *' })
  expect(getByRole(page, 'status').textContent).toBe('')
})
