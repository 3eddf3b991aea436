import { findByRole, findByText, getByRole, queryByText, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { $page } from '#storefront/state/page.ts'
import { $closing, $result } from '#express/state/sheet-status.ts'
import { setUpSheets } from '#express/state/sheet.fixture.ts'
import { Express } from '#express/view/Express.tsx'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { mount } from './index.ts'

interface Button {
  expressPage: string
  onClick(resolve: () => void): void
  onError(error: { name: string }): void
}
const made = vi.hoisted((): Button[] => [])

vi.mock('#express/view/components.ts', () => ({
  AdyenCheckout: () => Promise.resolve({}),
  GooglePay: class {
    constructor(_core: unknown, button: Button) {
      made.push(button)
    }
    isAvailable = () => Promise.resolve()
    mount = () => undefined
    updateAmount = () => undefined
    remove = () => undefined
  },
}))

const page = document.body
let marker: HTMLElement
let shop: OpenShop
let stop: () => void

setUpSheets()
beforeEach(async () => {
  shop = openShop({ items: [{ sku: 'NK-2' }], settings: { wallets: 'all' }, pages: pageRoutes })
  $page.set({ ...$page.get(), wallets: ['googlepay'] })
  marker = page.appendChild(document.createElement('div'))
  marker.dataset.product = productBySku('EA-1')!.id
  stop = await mount(marker, () => undefined)
})
afterEach(async () => {
  await $closing.get()
  stop()
  marker.remove()
  shop.restore()
  $result.set({})
})

const rowIn = (place: HTMLElement) => findByRole(place, 'region', { name: 'Express checkout' })
async function breakSheet() {
  const button = made.findLast(({ expressPage }) => expressPage === 'pdp')!
  await new Promise<void>((resolve) => button.onClick(resolve))
  button.onError({ name: 'ERROR' })
}
const BROKEN = 'This way to pay could not be opened. Please continue to checkout.'

it('why nothing was paid is read out on a product’s page, too', async () => {
  await rowIn(marker)
  await breakSheet()
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toBe(BROKEN))
})

it('what is said of a product is not said of the cart, whose row is on the page, too', async () => {
  const { host } = render(<Express place="minicart" />)
  const [row] = await Promise.all([rowIn(marker), rowIn(host)])
  await breakSheet()
  await findByText(row, BROKEN)
  expect(queryByText(host, BROKEN)).toBeNull()
})
