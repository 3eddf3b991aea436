import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Route } from '#demo/route.ts'
import { form } from '#test/fetch-stub.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { addToCart, confirm, notify, openCart, setCurrency, slot } from './bezel.ts'
import { $dialog, $notices } from '#storefront/state/notices/notices.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'

let shop: OpenShop
const went = vi.fn<(url: string | URL) => void>()
/** Stands for the loader, which mounts a marker that waits. */
const mount = vi.fn(async (marker: HTMLElement) => void (marker.dataset.widgetState = 'ready'))

beforeEach(() => {
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }] })
  vi.spyOn(location, 'assign').mockImplementation(went)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.Bezel = { mount } as unknown as typeof window.Bezel
  went.mockClear()
  mount.mockClear()
})

afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

function marker(name: string) {
  const host = document.createElement('div')
  host.dataset.widget = name
  document.body.append(host)
}

describe('opening the cart', () => {
  it('starts a drawer that still waits, and opens it', async () => {
    marker('cart-drawer')
    await openCart()
    expect(mount).toHaveBeenCalledOnce()
    expect($drawerOpen.get()).toBe(true)
    expect(went).not.toHaveBeenCalled()
  })

  it('goes to the cart on a page without a drawer', async () => {
    void openCart()
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce())
    expect(String(went.mock.calls[0]![0])).toMatch(/\/checkout\/cart$/)
    expect($drawerOpen.get()).toBe(false)
  })
})

describe('asking and telling', () => {
  it('asks in the dialog of the page', async () => {
    marker('confirm-dialog')
    const stop = $dialog.listen(() => undefined)
    const answer = confirm('Sure?')
    await vi.waitFor(() => expect($dialog.get()?.question).toBe('Sure?'))
    expect(mount).toHaveBeenCalledOnce()
    $dialog.get()!.answer(true)
    expect(await answer).toBe(true)
    stop()
  })

  it('asks in the browser on a page without one', async () => {
    const asked = vi.fn(() => true)
    vi.stubGlobal('confirm', asked)
    expect(await confirm({ question: 'Sure?' })).toBe(true)
    expect(asked).toHaveBeenCalledWith('Sure?')
    vi.unstubAllGlobals()
  })

  it('shows in the banner, with its type', async () => {
    await notify('Free engraving this week')
    await notify({ text: 'Sold out', type: 'warning' })
    expect($notices.get().map(({ type, text }) => [type, text])).toEqual([
      ['notice', 'Free engraving this week'],
      ['warning', 'Sold out'],
    ])
  })
})

describe('changing the currency', () => {
  it("goes through the storefront's own switch and shows the page again", async () => {
    shop.restore()
    const home: Route = { method: 'GET', path: '/', handle: (visit) => visit.html('<!doctype html><p>Home') }
    shop = openShop({ pages: [home] })
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    void setCurrency({ currency: 'EUR', country: 'DE' })
    await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
    const { method, path, body } = shop.ledger().requests.find((one) => one.path.includes('/currency/'))!
    expect([method, path]).toEqual(['POST', '/directory/currency/switch/'])
    expect(form(body)).toEqual([
      ['currency', 'EUR'],
      ['country', 'DE'],
    ])
  })

  it.each(['eur', 'EURO', '', '../'])('refuses "%s"', async (currency) => {
    await expect(setCurrency({ currency })).rejects.toMatchObject({ code: 'invalid' })
    expect(shop.ledger().requests).toEqual([])
  })
})

// Scripts of pages are not checked by a compiler.
it.each<[what: string, call: (...given: never[]) => Promise<unknown>, ...given: unknown[]]>([
  ['a message that is an error', notify, { text: new Error('Lost') }],
  ['a message that is a number', notify, { text: 5 }],
  ['no message', notify],
  ['a message of a type there is none of', notify, { text: 'Sold out', type: 'danger' }],
  ['no question', confirm],
  ['a question without its text', confirm, { ok: 'Yes' }],
  ['no product', addToCart],
  ['no currency', setCurrency],
  ['a slot without its island', slot, 'item-after', () => undefined],
  ['a slot by a name every object has', slot, 'constructor', () => undefined],
])('refuses %s as invalid, and nothing comes of it', async (_, call, ...given) => {
  await expect(call(...(given as never[]))).rejects.toMatchObject({ code: 'invalid' })
  expect($notices.get()).toEqual([])
})

it('the file that the loader imports has every function of the page', async () => {
  const names = async (file: Promise<object>) => Object.keys(await file).sort()
  expect(await names(import('./bezel-entry.ts'))).toEqual(await names(import('./bezel.ts')))
})
