import { findByRole, findByText, getAllByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { requestQuantity } from '#cart/state/quantities.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { saveGift } from '#gifts/state/gifts.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { OrderItems } from './OrderItems.tsx'

setUpCheckout()

const page = document.body
const show = () => render(<OrderItems label="Items in your order" title={<h3>Items</h3>} />)
const item = (name: RegExp) =>
  getAllByRole(page, 'listitem').find(({ textContent }) => name.test(textContent))!
const edit = async () => userEvent.click(await findByRole(page, 'button', { name: 'Edit items' }))

it('shows items as facts, and nothing to change them until it is wanted', () => {
  show()
  expect(item(/Moon Pendant/).textContent).toMatch(/2 × \$\d/)
  expect(getAllByRole(page, 'button').map(({ textContent }) => textContent)).toEqual(['Edit items'])
  expect(queryByRole(page, 'textbox')).toBeNull()
})

it('shows the controls of each item in place, keeps the focus, and goes back', async () => {
  show()
  await edit()
  await findByRole(page, 'textbox', { name: 'Quantity of Moon Pendant' })
  await findByRole(page, 'button', { name: /^Add gift box.*Moon Pendant/ })
  const done = getByRole(page, 'button', { name: 'Done' })
  expect(document.activeElement).toBe(done)
  await userEvent.click(getByRole(page, 'button', { name: 'One more of Moon Pendant' }))
  await waitFor(() => expect(shop.ledger().carts[0]!.items[1]!.qty).toBe(3))
  await userEvent.click(done)
  expect(getByRole(page, 'button', { name: 'Edit items' })).toBe(document.activeElement)
  expect(queryByRole(page, 'textbox')).toBeNull()
  await waitFor(() => expect(item(/Moon Pendant/).textContent).toMatch(/3 × \$\d/))
})

it('shows the gift of an item as text', async () => {
  const pendant = $items.get()!.find(({ sku }) => sku === 'NK-2')!
  await saveGift([{ item: pendant, index: 1 }], { gift_boxes: [3], card_id: undefined, message: 'For you' })
  show()
  await findByText(page, 'Rose box')
  await findByText(page, 'For you')
  expect(getAllByRole(page, 'button')).toHaveLength(1)
})

it('shows why the shop refused a change also after the controls are gone', async () => {
  show()
  const pendant = $items.get()!.find(({ sku }) => sku === 'NK-2')!
  await requestQuantity(pendant.item_id, 9000)
  await waitFor(() => expect(item(/Moon Pendant/).querySelector('.bzl-notice--error')).not.toBeNull())
})

it.each(['facts', 'controls'])('tells of an item that another tab adds, beside %s', async (shown) => {
  render(<Announcer />)
  show()
  if (shown === 'controls') {
    await edit()
    await findByRole(page, 'textbox', { name: 'Quantity of Moon Pendant' })
  }
  const [cart] = shop.shop.carts.values()
  addProduct(shop.shop, cart!, productBySku('BG-1')!, 1, {})
  await loadCart()
  await waitFor(() =>
    expect(getByRole(page, 'status').textContent).toMatch(/^Added: Gold Bangle\. Your cart now has 4 items/),
  )
})
