import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { closeDrawer, openDrawer } from '#cart/state/drawer.ts'
import { followPageCalls } from './SectionCount.tsx'
import { $tasks } from '#async/task.ts'

let shop: OpenShop
let stops: (() => void)[]
/** Stands for the browser, which calls back when a request of the page has ended. */
let ended: (initiatorType: string) => void

class Calls {
  constructor(fn: (list: { getEntries(): object[] }) => void) {
    ended = (initiatorType) => fn({ getEntries: () => [{ initiatorType }] })
  }
  observe() {}
  disconnect() {
    ended = () => undefined
  }
}

const skus = () => $items.get()?.map(({ sku }) => sku)
const reads = () => shop.ledger().requests.filter(({ path }) => path.includes('/totals')).length

/** The theme adds by its own `fetch`: the shop changes its cookie, and no event says so. */
function addByTheme(sku: string) {
  addProduct(shop.shop, [...shop.shop.carts.values()].at(-1)!, productBySku(sku)!, 1)
  writeCookie('private_content_version', `${readCookie('private_content_version')}x`, { seconds: 60 })
}

beforeEach(async () => {
  vi.stubGlobal('PerformanceObserver', Calls)
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }] })
  await fetchSections(['cart'])
  stops = [$items.listen(() => undefined), followPageCalls()]
  await loadCart()
  await new Promise<void>(afterPaint)
  await vi.waitFor(() => expect($tasks.get()).toEqual({}))
})
afterEach(() => {
  for (const stop of stops) stop()
  closeDrawer()
  shop.restore()
  vi.unstubAllGlobals()
})

describe('a script of the page that adds to the cart by a call of its own', () => {
  it.each([
    ['its fetch has ended', () => ended('fetch')],
    ['its XMLHttpRequest has ended', () => ended('xmlhttprequest')],
    ['the drawer opens', openDrawer],
  ])('is noticed when %s', async (_, happens) => {
    addByTheme('BR-1')
    happens()
    await vi.waitFor(() => expect(skus()).toEqual(['EA-1', 'NK-2', 'BR-1']), { timeout: 5000 })
    const before = reads()
    happens()
    await vi.waitFor(() => expect($tasks.get()).toEqual({}))
    expect(reads()).toBe(before)
  })

  it('is not looked for with every picture of the page', () => {
    addByTheme('BR-1')
    const cookie = vi.spyOn(document, 'cookie', 'get')
    ended('img')
    expect(cookie).not.toHaveBeenCalled()
  })
})
