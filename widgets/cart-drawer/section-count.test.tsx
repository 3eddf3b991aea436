import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeCookie } from '#dom/storage/cookies.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { CartDrawer } from './CartDrawer.tsx'

const page = document.body
const counter = () => page.querySelector<HTMLElement>('[data-bezel-count]')!
const changed = new Map<string, () => void>()
let shop: OpenShop
/** Every answer of the section has a new id. */
let version = Math.floor(Date.now() / 1000)

/** A page of Luma right after a login: the cache is empty, and its module is about to fill it. */
beforeEach(() => {
  shop = openShop()
  localStorage.clear()
  const subscribe = (name: string) => (fn: () => void) => {
    changed.set(name, fn)
    return { dispose: () => changed.delete(name) }
  }
  const module = { get: (name: string) => ({ subscribe: subscribe(name) }), getInitCustomerData: vi.fn() }
  const require = Object.assign(() => module, { defined: () => true, specified: () => true })
  Object.assign(window, { require })
  page.innerHTML = '<b data-bezel-count="0">0</b>'
})
afterEach(() => {
  shop.restore()
  localStorage.clear()
  Reflect.deleteProperty(window, 'require')
})

/** The theme's module stores the cart's section, says so, and only then lists its id in the cookie. */
function fillCache(summary_count: number) {
  const data_id = ++version
  writeCookie('mage-cache-sessid', 'true', { seconds: 3600 })
  localStorage.setItem('mage-cache-storage', JSON.stringify({ cart: { summary_count, data_id, items: [] } }))
  changed.get('cart')?.()
  writeCookie('section_data_ids', encodeURIComponent(JSON.stringify({ cart: data_id })), { seconds: 3600 })
}

it('the number beside the page’s cart link follows the theme’s own scripts while no island shows the cart', async () => {
  render(<CartDrawer />)
  await vi.waitFor(() => expect(changed.has('cart')).toBe(true))
  expect(counter().textContent).toBe('0')
  fillCache(3)
  await vi.waitFor(() => expect(counter().textContent).toBe('3'))
  expect(counter().dataset.bezelCount).toBe('3')
  fillCache(0)
  await vi.waitFor(() => expect(counter().textContent).toBe('0'))
  expect(shop.ledger().requests.filter(({ path }) => path.startsWith('/checkout'))).toEqual([])
})

it('it shows what the theme’s scripts have stored before the drawer ran', async () => {
  fillCache(2)
  render(<CartDrawer />)
  await vi.waitFor(() => expect(counter().textContent).toBe('2'))
})
