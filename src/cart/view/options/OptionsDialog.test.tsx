import {
  findByLabelText,
  findByRole,
  findByText,
  getByRole,
  queryByRole,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { $items, loadCart } from '../../state/cart.ts'
import { reconcileItems } from '../../state/items.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { EditableCartItems } from '../EditableCartItems.tsx'

const page = document.body
const NECKLACE = { sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }
let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ pages: pageRoutes, items: [NECKLACE, { sku: 'EA-1' }], ...options })
  await loadCart()
  render(<EditableCartItems label="Items" />)
}

const change = () => getByRole(page, 'link', { name: 'Change Name Necklace' })
const openDialog = async () => {
  await userEvent.click(change())
  return findByRole(page, 'dialog', { name: 'Change Name Necklace' })
}
const engraving = (dialog: HTMLElement) => findByLabelText<HTMLInputElement>(dialog, /Engraving/)
const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
const type = async (dialog: HTMLElement, text: string) => {
  const field = await engraving(dialog)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
  return field
}
const posts = () => open.ledger().requests.filter(({ path }) => path.includes('updateItemOptions'))
const closed = () => waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
  vi.restoreAllMocks()
})

it('is offered for what has options only', async () => {
  await enter()
  change()
  expect(queryByRole(page, 'link', { name: /Change Pearl/ })).toBeNull()
})

it('shows the product’s own choices with their prices, and what is chosen', async () => {
  await enter()
  const dialog = await openDialog()
  expect((await engraving(dialog)).value).toBe('Ann')
  const metal = within(dialog).getByLabelText<HTMLSelectElement>(/Metal/)
  expect([...metal.options].map(({ textContent }) => textContent)).toEqual([
    'Please choose',
    'Yellow gold',
    'Rose gold',
    'Silver',
    'White gold (+$25.00)',
  ])
  expect(metal.value).toBe('22')
})

it('says what a text adds to the price', async () => {
  await enter({ items: [{ sku: 'RG-1', options: { 7: '33' } }] })
  await userEvent.click(getByRole(page, 'link', { name: 'Change Birthstone Ring' }))
  await findByText(page, 'Adds $9.00.')
})

it('saves, and the focus goes to the same item under its new id', async () => {
  await enter()
  const before = change().closest('li')!.dataset.bzlItem
  const dialog = await openDialog()
  await type(dialog, 'Bo')
  await userEvent.selectOptions(within(dialog).getByLabelText(/Metal/), '24')
  await save(dialog)
  await closed()
  await findByText(page, '“Bo”')
  await findByText(page, '$75.00')
  await waitFor(() => expect(document.activeElement).toBe(change()))
  expect(change().closest('li')!.dataset.bzlItem).not.toBe(before)
  expect($notices.get()).toMatchObject([{ type: 'success', text: 'Your changes are saved.' }])
})

it('checks before it sends, at the field', async () => {
  await enter()
  const dialog = await openDialog()
  const field = await type(dialog, '')
  await save(dialog)
  await within(dialog).findByText('This is a required field.')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(posts()).toEqual([])
})

it('says the shop’s reason at the one field that was changed, and keeps what was typed', async () => {
  await enter({ items: [NECKLACE] })
  const dialog = await openDialog()
  const field = await type(dialog, 'Bo')
  open.shop.sold['NN-1'] = 50
  await save(dialog)
  const reason = await within(dialog).findByText('Product that you are trying to add is not available.')
  expect(field.getAttribute('aria-describedby')).toContain(reason.id)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Bo', 'true'])
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('says a reason that is about several fields above the button', async () => {
  await enter()
  const dialog = await openDialog()
  await type(dialog, 'Bo')
  await userEvent.selectOptions(within(dialog).getByLabelText(/Metal/), '24')
  open.shop.sold['NN-1'] = 50
  await save(dialog)
  await within(dialog).findByText('Product that you are trying to add is not available.', {
    selector: '.bzl-notice__text',
  })
})

it('sends nothing when nothing was changed', async () => {
  await enter()
  const dialog = await openDialog()
  await engraving(dialog)
  await save(dialog)
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(change()))
  expect(posts()).toEqual([])
})

it('can be tried again when the choices do not arrive', async () => {
  await enter()
  open.shop.moods.push({
    match: 'GET /rest/default/V1/guest-carts/*/items-custom-options',
    fault: { kind: 'status', status: 400, body: { message: 'No' } },
    seen: 0,
  })
  const dialog = await openDialog()
  await within(dialog).findByText('The options for this item could not be loaded.')
  open.shop.moods.length = 0
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(within(dialog).getByRole('heading'))
  await engraving(dialog)
})

it('leads to the product’s page where the choices are there only', async () => {
  await enter()
  open.shop.moods.push({
    match: 'GET /rest/default/V1/guest-carts/*/items-custom-options',
    fault: { kind: 'wrong-shape', body: [] },
    seen: 0,
  })
  const item = change().closest('li')!.dataset.bzlItem
  const dialog = await openDialog()
  const link = await within(dialog).findByRole('link', { name: 'Go to that page' })
  expect(link.getAttribute('href')).toBe(`/checkout/cart/configure/id/${item}/product_id/55/`)
})

it('is a link for a design, which is made on the product’s page', async () => {
  await enter()
  const { item_id } = showDesign()!
  const link = await findByRole(page, 'link', { name: 'Change Name Necklace' })
  expect(link.getAttribute('href')).toBe(`/checkout/cart/configure/id/${item_id}/product_id/55/`)
})

/** The necklace as a design of the shopper's. */
function showDesign() {
  const items = $items
    .get()!
    .map((item, index) => (index ? item : { ...item, additional_data: { options: { imageHash: 'ab12' } } }))
  $items.set(reconcileItems(items))
  return items[0]
}
