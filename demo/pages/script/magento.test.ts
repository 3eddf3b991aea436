import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { PageModule } from '#storefront/page/sections/magento-module.ts'

let open: OpenShop
afterEach(() => open.restore())

const NAME = 'Magento_Customer/js/customer-data'
let copies = 0

/** Runs the page's script as a new page would. */
async function loadPage(): Promise<PageModule> {
  const script = fileURLToPath(import.meta.url).replace('.test.ts', '.js')
  await import(/* @vite-ignore */ `${script}?page=${copies++}`)
  const module = window.require?.(NAME) as PageModule
  await module.getInitCustomerData?.()
  return module
}

const cart = () => JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}').cart

it('fills the section cache of a new visitor and hands the cart out', async () => {
  open = openShop({ items: [{ sku: 'EA-1', qty: 3 }] })
  const module = await loadPage()
  expect(window.require?.defined?.(NAME)).toBe(true)
  expect(module.get('cart')()).toMatchObject({ summary_count: 3 })
  expect(cart()).toMatchObject({ summary_count: 3 })
  expect(document.cookie).toContain('section_data_ids=')
})

it('notifies the subscribers of a section when it was reloaded', async () => {
  open = openShop({ items: [{ sku: 'EA-1' }] })
  const module = await loadPage()
  const seen = vi.fn()
  module.get('cart').subscribe(seen)
  module.invalidate(['cart'])
  expect(cart()).toBeUndefined()
  await module.reload(['cart'], true)
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ summary_count: 1 }))
})

it('sends its events by jQuery only, with the names of the sections', async () => {
  open = openShop()
  const module = await loadPage()
  const [byJQuery, byPage] = [vi.fn(), vi.fn()]
  window.jQuery?.(document).on('customer-data-invalidate', byJQuery)
  document.addEventListener('customer-data-invalidate', byPage)
  module.invalidate(['cart', 'checkout-data'])
  expect(byJQuery).toHaveBeenCalledWith(expect.anything(), ['cart'])
  expect(byPage).not.toHaveBeenCalled()
})
