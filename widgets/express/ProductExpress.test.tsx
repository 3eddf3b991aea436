import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '../../demo/pages/routes'
import { productBySku } from '../../demo/shop/catalogue'
import { $page } from '../../src/state/page/page'
import { $result } from '../../src/state/express/status'
import { setUpSheets } from '../../src/state/express/sheet.fixture'
import { openShop, type OpenShop } from '../../test/open-shop'
import { mount } from './index'

vi.mock('../../src/ui/express/components', () => ({
  AdyenCheckout: () => Promise.resolve({}),
  GooglePay: class {
    isAvailable = () => Promise.resolve()
    mount = () => undefined
    updateAmount = () => undefined
    remove = () => undefined
  },
}))

const page = document.body
let shop: OpenShop
let stop: () => void

setUpSheets()
beforeEach(async () => {
  shop = openShop({ settings: { wallets: 'all' }, pages: pageRoutes })
  $page.set({ ...$page.get(), wallets: ['googlepay'] })
  const marker = page.appendChild(document.createElement('div'))
  marker.dataset.product = productBySku('EA-1')!.id
  stop = await mount(marker, () => undefined)
})
afterEach(() => {
  stop()
  shop.restore()
  $result.set({})
})

it('why nothing was paid is read out on a product’s page, too', async () => {
  await findByRole(page, 'region', { name: 'Express checkout' })
  $result.set({ message: { text: 'Pearl Earrings are sold out.' } })
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toBe('Pearl Earrings are sold out.'))
})
