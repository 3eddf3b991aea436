import { findByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Route } from '#demo/route.ts'
import { $settings, loadSettings } from '#storefront/state/config.ts'
import { $context, $currency, loadContext } from '#storefront/state/context.ts'
import { listen } from '#dom/events.ts'
import { render } from '#test/render.tsx'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { CurrencyPicker } from './CurrencyPicker.tsx'
import { expectReload } from './restore-after-reload.ts'

const page = document.body
const home: Route = { method: 'GET', path: '/', handle: (visit) => visit.html('<!doctype html><p>Home') }
const reloaded = vi.fn()
const changed = vi.fn()
let shop: OpenShop
let stop = () => {}

beforeEach(async () => {
  vi.spyOn(location, 'reload').mockImplementation(reloaded)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }], currency: 'USD', country: 'US', pages: [home] })
  await Promise.all([loadContext(), loadSettings()])
  stop = listen('bezel:context-changed', (detail) => changed(detail))
})
afterEach(() => {
  stop()
  shop.restore()
  vi.restoreAllMocks()
  reloaded.mockClear()
  changed.mockClear()
})

async function opened() {
  render(<CurrencyPicker />)
  await userEvent.click(await findByRole(page, 'button', { name: /^Country and currency/ }))
  const dialog = await findByRole(page, 'dialog', { name: 'Country and currency' })
  await within(dialog).findByRole('radio', { name: /^Germany/ })
  return dialog
}

it('shows where one shops', async () => {
  render(<CurrencyPicker />)
  await findByRole(page, 'button', { name: 'Country and currency: United States · USD' })
})

it('finds a country by its own name', async () => {
  const dialog = await opened()
  await userEvent.type(getByRole(dialog, 'searchbox', { name: /countries/ }), 'deutsch')
  const list = getByRole(dialog, 'group', { name: 'Country/Region' })
  await waitFor(() => expect(within(list).getAllByRole('radio')).toHaveLength(1))
  getByRole(list, 'radio', { name: 'Germany Deutschland' })
})

it('shows what is found from its beginning, however far down the chosen one was', async () => {
  const dialog = await opened()
  const list = getByRole(dialog, 'group', { name: 'Country/Region' })
  const box = list.querySelector('.bzl-currency-picker__scroll')!
  box.scrollTop = 900
  await userEvent.type(getByRole(list, 'searchbox'), 'an')
  await waitFor(() => expect(box.scrollTop).toBe(0))
})

it('changes both at the shop, keeps the cart, emits an event and shows the new choice', async () => {
  const dialog = await opened()
  await userEvent.click(getByRole(dialog, 'radio', { name: /^Germany/ }))
  await userEvent.click(getByRole(dialog, 'radio', { name: /^Euro/ }))
  await userEvent.click(getByRole(dialog, 'button', { name: 'Use EUR' }))
  await waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
  expect($context.get()).toMatchObject({ currencyCode: 'EUR', countryId: 'DE' })
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ currency: 'EUR', country: 'DE' }))
  expect(shop.ledger().carts.at(-1)!.items).toHaveLength(1)
})

it('stays on a page that redraws its own prices, and everything is in the new currency', async () => {
  stop()
  stop = listen('bezel:context-changed', (_, event) => event.preventDefault())
  const dialog = await opened()
  await userEvent.click(getByRole(dialog, 'radio', { name: /^Japanese Yen/ }))
  await userEvent.click(getByRole(dialog, 'button', { name: 'Use JPY' }))
  await findByRole(page, 'button', { name: 'Country and currency: United States · JPY' })
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  expect([$currency.get(), reloaded.mock.calls]).toEqual(['JPY', []])
})

it('announces the currency on a page that stays, once the dialog is gone', async () => {
  stop()
  stop = listen('bezel:context-changed', (_, event) => event.preventDefault())
  const dialog = await opened()
  await userEvent.click(getByRole(dialog, 'radio', { name: /^Euro/ }))
  await userEvent.click(getByRole(dialog, 'button', { name: 'Use EUR' }))
  await waitFor(() => expect(queryByRole(page, 'dialog')).toBeNull())
  await waitFor(() => expect(getByRole(page, 'status').textContent).toBe('Prices are now in EUR.'))
})

it('shows a message when the request fails, and leaves everything as it was', async () => {
  const dialog = await opened()
  shop.shop.moods.push({ match: '* /directory/*', fault: { kind: 'abort' }, seen: 0 })
  await userEvent.click(getByRole(dialog, 'radio', { name: /^Euro/ }))
  await userEvent.click(getByRole(dialog, 'button', { name: 'Use EUR' }))
  await waitFor(() => expect(getByRole(dialog, 'alert').textContent).toMatch(/could not be changed/))
  expect([$currency.get(), reloaded.mock.calls]).toEqual(['USD', []])
})

it('has the focus again on the page shown anew, and only then', async () => {
  expectReload(document.body)
  const { unmount } = render(<CurrencyPicker />)
  const button = await findByRole(page, 'button', { name: /^Country and currency/ })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(getByRole(page, 'status').textContent).toBe('Prices are now in USD.')
  unmount()
  render(<CurrencyPicker />)
  await findByRole(page, 'button', { name: /^Country and currency/ })
  expect(document.activeElement).toBe(page)
})

it('leaves the focus with who has moved on before it is on the page shown anew', async () => {
  expectReload(document.body)
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  render(<CurrencyPicker />)
  await waitFor(() => expect(getByRole(page, 'status').textContent).toBe('Prices are now in USD.'))
  expect(document.activeElement).toBe(search)
})

it('leads to the international site by a plain link', async () => {
  const dialog = await opened()
  const link = getByRole(dialog, 'link', { name: 'Visit our international site' })
  expect(link.getAttribute('href')).toBe('https://www.example.com/')
})

it('can be tried again when the settings do not come', async () => {
  shop.shop.moods.push({ match: '* /oneday/config', fault: { kind: 'abort' }, seen: 0 })
  await loadSettings.reload().catch(() => $settings.set({}))
  render(<CurrencyPicker />)
  await userEvent.click(await findByRole(page, 'button', { name: /^Country and currency/ }))
  const dialog = await findByRole(page, 'dialog')
  const retry = await within(dialog).findByRole('button', { name: 'Try again' })
  shop.shop.moods = []
  await userEvent.click(retry)
  await within(dialog).findByRole('radio', { name: /^Euro/ })
  expect(document.activeElement).toBe(getByRole(dialog, 'heading', { name: 'Country and currency' }))
})

it('offers what the page’s own switcher has, in a shop that lists nothing', async () => {
  $context.set({})
  $settings.set({})
  shop.shop.personality = 'stock'
  render(<CurrencyPicker />)
  page.insertAdjacentHTML(
    'beforeend',
    `<div class="switcher-currency">
      <strong class="language-EUR">EUR - Euro</strong>
      <li class="currency-GBP switcher-option"><a href="#">GBP - British Pound</a></li>
    </div>
    <div class="switcher-language"><li class="switcher-option"><a href="#fr">Français</a></li></div>`,
  )
  await userEvent.click(await findByRole(page, 'button', { name: /^Country and currency/ }))
  const dialog = await findByRole(page, 'dialog', { name: 'Country and currency' })
  await within(dialog).findByRole('radio', { name: /^British Pound/ })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  await userEvent.click(getByRole(dialog, 'button', { name: 'Français' }))
  expect(location.hash).toBe('#fr')
})

it('offers none of the page’s store views while the shop’s own currencies are on their way', async () => {
  page.insertAdjacentHTML(
    'beforeend',
    '<div class="switcher-language"><li class="switcher-option"><a href="#fr">Français</a></li></div>',
  )
  const answer = holdBack('/oneday/config')
  $settings.set(undefined)
  void loadSettings.reload()
  render(<CurrencyPicker />)
  await userEvent.click(await findByRole(page, 'button', { name: /^Country and currency/ }))
  const dialog = await findByRole(page, 'dialog')
  expect(queryByRole(dialog, 'button', { name: 'Français' })).toBeNull()
  answer()
  await within(dialog).findByRole('radio', { name: /^Euro/ })
})
