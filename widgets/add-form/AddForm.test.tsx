import { findByText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import * as addition from '#catalogue/state/addition.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'
import { mount } from './index.ts'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop
/** Called when the browser would submit the form by itself. */
const left = vi.fn()

beforeEach(() => {
  shop = openShop()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  page.addEventListener('submit', onSubmit)
  left.mockClear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  page.removeEventListener('submit', onSubmit)
  shop.restore()
  page.replaceChildren()
  vi.restoreAllMocks()
})

function onSubmit(event: Event) {
  if (!event.defaultPrevented) left()
  event.preventDefault()
}

async function form(fields: Record<string, string>, { action = '/checkout/cart/add/', open = '' } = {}) {
  const host = page.appendChild(document.createElement('form'))
  host.setAttribute('action', action)
  host.dataset.bezelAdd = open
  for (const [name, value] of Object.entries(fields)) {
    const field = host.appendChild(document.createElement('input'))
    Object.assign(field, { name, value })
  }
  const button = host.appendChild(document.createElement('button'))
  button.textContent = 'Buy'
  stops.push(await mount(host, () => undefined))
  return host
}

const buy = () => userEvent.click(getByRole(page, 'button', { name: 'Buy' }))
const inCart = () => shop.ledger().carts[0]?.items.map(({ sku, qty }) => `${qty} ${sku}`) ?? []

it('adds what the form sends without leaving the page, and says so', async () => {
  await form({ product: '55', qty: '3', 'options[5]': 'Ann', 'options[6]': '22', form_key: 'old' })
  await buy()
  await findByText(page, 'In your cart', { selector: '.bzl-notice__text' })
  expect(inCart()).toEqual(['3 NN-1-rg'])
  expect(left).not.toHaveBeenCalled()
  expect($drawerOpen.get()).toBe(false)
})

it.each([
  ['was added', { product: '55', 'options[5]': 'Ann', 'options[6]': '22' }, 'In your cart'],
  ['was refused', { product: '55' }, /./],
])(
  'enables the button that the page has disabled against double clicks once it %s',
  async (_, fields, said) => {
    const host = await form(fields)
    const button = getByRole<HTMLButtonElement>(page, 'button', { name: 'Buy' })
    const disable = vi.fn(() => (button.disabled = true))
    host.addEventListener('submit', disable)
    await buy()
    expect(disable).toHaveBeenCalledOnce()
    await findByText(page, said, { selector: '.bzl-notice__text' })
    await waitFor(() => expect(button.disabled).toBe(false))
  },
)

it('shows the shop’s refusal at the form, which is described by it, and keeps what was typed', async () => {
  const host = await form({ product: '55', 'options[5]': 'Ann' })
  await buy()
  const alert = (await findByText(host, /required option/)).closest('[role=alert]')!
  expect(host.getAttribute('aria-describedby')).toBe(alert.id)
  expect(host.querySelectorAll('input')[1]!.value).toBe('Ann')
  expect(inCart()).toEqual([])
})

it('says that cookies are blocked where the shop has therefore forgotten what was added', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const host = await form({ product: '57' })
  await buy()
  await findByText(host, /cookies/)
})

it('is described by what the page says of it as well', async () => {
  const host = document.createElement('form')
  const note = page.appendChild(document.createElement('p'))
  Object.assign(note, { id: 'delivery', textContent: 'Made within two days' })
  host.setAttribute('aria-describedby', 'delivery')
  page.append(host)
  const stop = await mount(host, () => undefined)
  expect(host.getAttribute('aria-describedby')).toMatch(/^delivery \S+$/)
  stop()
  expect(host.getAttribute('aria-describedby')).toBe('delivery')
})

it('leaves a form that nothing describes as it was', async () => {
  const host = page.appendChild(document.createElement('form'))
  const stop = await mount(host, () => undefined)
  stop()
  expect(host.hasAttribute('aria-describedby')).toBe(false)
})

it('opens the cart where the form says so, whose code comes while the cart is read', async () => {
  const drawer = page.appendChild(document.createElement('div'))
  drawer.dataset.widget = 'cart-drawer'
  const sentBefore: string[][] = []
  window.Bezel = {
    async mount(marker: HTMLElement) {
      sentBefore.push(shop.ledger().requests.map(({ path }) => path))
      marker.dataset.widgetState = 'ready'
    },
  } as unknown as typeof window.Bezel
  await form({ product: '57' }, { open: 'open' })
  await buy()
  await waitFor(() => expect($drawerOpen.get()).toBe(true))
  expect(sentBefore[0]).toContain('/checkout/cart/add/')
  expect(sentBefore[0]).not.toContain('/checkout/config/data')
  $drawerOpen.set(false)
})

it('does not start the drawer for a product that the shop refuses', async () => {
  page.appendChild(document.createElement('div')).dataset.widget = 'cart-drawer'
  const start = vi.fn(async () => undefined)
  window.Bezel = { mount: start } as unknown as typeof window.Bezel
  const host = await form({ product: '55' }, { open: 'open' })
  await buy()
  await findByText(host, /required option/)
  expect(start).not.toHaveBeenCalled()
})

it('sends once, however often it is sent', async () => {
  await form({ product: '57', qty: '1' })
  const button = getByRole(page, 'button', { name: 'Buy' })
  button.click()
  button.click()
  await findByText(page, 'In your cart', { selector: '.bzl-notice__text' })
  expect(inCart()).toEqual(['1 EA-1'])
})

it.each([
  ['leaves the form to the browser where only the code for it did not come', true, 1],
  ['stays on the page where there is no network, and says so', false, 0],
])('%s', async (_title, isOnline, times) => {
  vi.spyOn(addition, 'loadAdditions').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  await form({ product: '57' })
  await buy()
  await findByText(page, isOnline ? /went wrong/ : /You are offline/)
  expect(sent).toHaveBeenCalledTimes(times)
})

it('lets the browser send a form to another site', async () => {
  await form({ product: '57' }, { action: 'https://other.example/checkout/cart/add/' })
  await buy()
  expect(left).toHaveBeenCalledOnce()
  expect(inCart()).toEqual([])
})

it('is an ordinary form again once it is unmounted', async () => {
  await form({ product: '57' })
  stops.pop()!()
  await buy()
  expect(left).toHaveBeenCalledOnce()
})
