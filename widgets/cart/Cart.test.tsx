import {
  findAllByRole,
  findByRole,
  findByText,
  getAllByRole,
  getByRole,
  queryByRole,
  queryByText,
  waitFor,
  within,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct, cartOf } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { listen } from '#dom/events.ts'
import { loadCart, refreshCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { render } from '#test/render.tsx'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { Cart } from './Cart.tsx'

const page = document.body
let shop: OpenShop

async function openCart(
  options: OpenShopOptions,
  extra: { sku: string; free?: true; offer?: number }[] = [],
) {
  shop = openShop(options)
  const session = [...shop.shop.sessions.values()][0]!
  for (const { sku, ...more } of extra)
    addProduct(shop.shop, cartOf(shop.shop, session)!, productBySku(sku)!, 1, {}, { basePrice: 0, ...more })
  await Promise.all([loadCart(), loadCustomer()])
  render(<Cart />)
  await findAllByRole(page, 'listitem')
  await waitFor(() => expect(page.querySelector('.bzl-totals')).not.toBeNull())
}

const itemNamed = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('.bzl-item')].find((each) => each.textContent.includes(name))!
const controls = (name: string) =>
  [...itemNamed(name).querySelectorAll('.bzl-item__controls button, .bzl-item__controls input')].map((each) =>
    each.getAttribute('aria-label'),
  )

beforeEach(() => {
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  shop.restore()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows what each item is, with the shopper’s own words in quotes, and what it costs', async () => {
  await openCart({ items: [{ sku: 'NN-1', qty: 2, options: { 5: 'Ann & Bo', 6: '22' } }, { sku: 'BR-1' }] })
  await waitFor(() => expect(itemNamed('Name Necklace').textContent).toContain('“Ann & Bo”'))
  expect(itemNamed('Name Necklace').textContent).toContain('Rose gold')
  expect(itemNamed('Name Necklace').textContent).toContain('$50.00 each')
  expect(itemNamed('Name Necklace').textContent).toContain('Subtotal $100.00')
  expect(itemNamed('Tennis Bracelet').textContent).toContain('by Atelier Lys')
})

it('calls no two controls the same', async () => {
  const named = (name: string) => ({ sku: 'NN-1', options: { 5: name, 6: '22' } })
  await openCart({ items: [named('Ann'), named('Bo')] })
  const names = [...page.querySelectorAll('.bzl-item__controls [aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  )
  expect(new Set(names).size).toBe(names.length)
  getByRole(page, 'button', { name: 'Remove Name Necklace, Bo, Rose gold' })
})

it('offers only what makes sense for gifts and offers', async () => {
  await openCart({ items: [{ sku: 'BR-1' }] }, [
    { sku: 'FREE-1', free: true },
    { sku: 'OFF-1', offer: 2 },
  ])
  expect(controls('Jewellery Pouch')).toEqual(['Remove Jewellery Pouch'])
  expect(itemNamed('Jewellery Pouch').textContent).toContain('Free gift')
  expect(controls('Birthstone Charm')).toEqual(['Remove Birthstone Charm'])
  expect(itemNamed('Birthstone Charm').textContent).toContain('Special offer')
  expect(controls('Tennis Bracelet')).toHaveLength(5)
})

it('takes a free gift out, and leads from nothing but gifts to no checkout', async () => {
  await openCart({ items: [{ sku: 'EA-1' }] }, [
    { sku: 'FREE-1', free: true },
    { sku: 'FREE-2', free: true },
  ])
  getByRole(page, 'link', { name: 'Go to checkout' })
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Jewellery Pouch' }))
  await waitFor(() => expect(itemNamed('Jewellery Pouch')).toBeUndefined())
  shop.shop.carts.forEach((cart) => (cart.items = cart.items.filter(({ free }) => free)))
  await refreshCart()
  await findByText(page, 'There are only free gifts in your cart. Add an item to go to checkout.')
  expect(queryByRole(page, 'link', { name: 'Go to checkout' })).toBeNull()
})

it('shows at the item what has become of it, and that a voucher is not shipped', async () => {
  await openCart({ items: [{ sku: 'GV-50' }, { sku: 'BR-1', qty: 3 }] })
  expect(itemNamed('Gift Voucher').textContent).toContain('Nothing to ship')
  shop.shop.sold['BR-1'] = 4
  await refreshCart()
  await waitFor(() => expect(itemNamed('Tennis Bracelet').textContent).toContain('not available'))
})

it.each([
  ['goods', ['EA-1', 'GV-50'], true],
  ['vouchers alone', ['GV-50'], false],
])('says of %s once whether shipping comes later', async (_, skus, isSaid) => {
  await openCart({ items: skus.map((sku) => ({ sku })) })
  expect(queryByText(page, /added at checkout/)).toBeNull()
  expect(queryByText(page, 'Not yet known') !== null).toBe(isSaid)
})

it('leaves the cart as it is when the page prevents it', async () => {
  await openCart({ items: [{ sku: 'EA-1' }] })
  const stop = listen('bezel:before-cart-change', (_detail, event) => event.preventDefault())
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Pearl Earrings' }))
  await userEvent.click(getByRole(page, 'button', { name: 'Move Pearl Earrings to wish list' }))
  await waitFor(() => expect(itemNamed('Pearl Earrings').getAttribute('aria-busy')).toBe('false'))
  stop()
  const changes = shop.ledger().requests.filter(({ method }) => method !== 'GET')
  expect(changes).toEqual([])
})

it('draws a picture in the place of one that does not arrive, and logs it', async () => {
  await openCart({ items: [{ sku: 'EA-1' }] })
  const image = itemNamed('Pearl Earrings').querySelector('img')!
  image.dispatchEvent(new Event('error'))
  await waitFor(() =>
    expect(itemNamed('Pearl Earrings').querySelector('.bzl-item__image > svg')).not.toBeNull(),
  )
  expect(console.warn).toHaveBeenCalledWith('Bezel: image failed', image.src)
})

it('asks a guest to log in, once a visit, in every island at once', async () => {
  await openCart({ items: [{ sku: 'EA-1' }] })
  render(<Cart />)
  const asGuest = await waitFor(() => getAllByRole(page, 'button', { name: 'Continue as guest' }))
  expect(asGuest).toHaveLength(2)
  await userEvent.click(asGuest[0]!)
  await waitFor(() => expect(queryByRole(page, 'button', { name: 'Log in' })).toBeNull())
})

it('offers the login below the items, with the ways to a new account and a new password', async () => {
  sessionStorage.clear()
  await openCart({ items: [{ sku: 'EA-1' }] })
  const offer = await findByRole(page, 'region', { name: /Log in to see/ })
  const place = itemNamed('Pearl Earrings').compareDocumentPosition(offer)
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const link = (name: string) => within(offer).findByRole('link', { name })
  expect(await link('Create an account')).toHaveProperty('pathname', '/customer/account/create/')
  await userEvent.click(getByRole(offer, 'button', { name: 'Log in' }))
  expect(await link('Forgot your password?')).toHaveProperty('pathname', '/customer/account/forgotpassword/')
  expect(await link('Create an account')).toHaveProperty('pathname', '/customer/account/create/')
})

it('says why no cart is kept where the browser blocks cookies', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  shop = openShop({})
  await loadCart()
  render(<Cart />)
  await findByText(page, /^Your browser blocks cookies/)
})

it('offers no login beside an empty cart', async () => {
  sessionStorage.clear()
  shop = openShop({})
  await Promise.all([loadCart(), loadCustomer()])
  render(<Cart />)
  await findByText(page, 'Your cart is empty.')
  expect(queryByRole(page, 'button', { name: 'Log in' })).toBeNull()
})

it('shows what came into the cart from elsewhere', async () => {
  await openCart({ items: [{ sku: 'EA-1' }] })
  const session = [...shop.shop.sessions.values()][0]!
  addProduct(shop.shop, cartOf(shop.shop, session)!, productBySku('NK-2')!, 1)
  await refreshCart()
  const status = within(page).getAllByRole('status')[0]!
  await waitFor(() =>
    expect(status.textContent).toBe('Added: Moon Pendant. Your cart now has 2 items, $98.50.'),
  )
})

it('announces the total as it is shown, also of pesos', async () => {
  await openCart({ items: [{ sku: 'EA-1' }], currency: 'MXN' })
  const session = [...shop.shop.sessions.values()][0]!
  addProduct(shop.shop, cartOf(shop.shop, session)!, productBySku('NK-2')!, 1)
  await refreshCart()
  const status = within(page).getAllByRole('status')[0]!
  await waitFor(() => expect(status.textContent).toMatch(/^Added/))
  const total = page.querySelector('.bzl-totals__row--grand dd')!.textContent
  expect(total).toMatch(/\.[1-9]/)
  expect(status.textContent).toContain(`2 items, ${total}.`)
})
