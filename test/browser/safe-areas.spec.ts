import type { Page } from 'playwright/test'
import { expect, test } from './shop.ts'

/** The parts of a phone's screen that its home indicator and camera take, if the page fills the screen. */
const UPRIGHT = { top: 47, bottom: 34, left: 0, right: 0 }
const ON_ITS_SIDE = { top: 0, bottom: 21, left: 47, right: 47 }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function fillScreen(page: Page, insets: typeof UPRIGHT) {
  await page.locator('meta[name="viewport"]').evaluate((meta) => {
    meta.setAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover')
  })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}

test('the ways on from the drawer are above a phone’s home indicator', async ({ page, shop, drawer }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/')
  await fillScreen(page, UPRIGHT)
  await drawer.open()
  const links = drawer.dialog.locator('.bzl-cart-drawer__foot').getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) {
    const { y, height } = (await link.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(844 - UPRIGHT.bottom)
  }
})

test('the way on in the checkout is above it', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  await fillScreen(page, UPRIGHT)
  const { y, height } = (await checkout.button('step.continue').boundingBox())!
  expect(y + height).toBeLessThanOrEqual(844 - UPRIGHT.bottom)
})

test('with the phone on its side the drawer is beside its camera, in both directions of reading', async ({
  page,
  shop,
  drawer,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await page.goto('/')
  await fillScreen(page, ON_ITS_SIDE)
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
    await drawer.open()
    const close = (await drawer.dialog.getByRole('button', { name: 'Close' }).boundingBox())!
    const edge = direction === 'ltr' ? 844 - (close.x + close.width) : close.x
    expect(edge, direction).toBeGreaterThanOrEqual(ON_ITS_SIDE.left)
    const item = (await drawer.items.first().boundingBox())!
    expect(item.x, direction).toBeGreaterThanOrEqual(direction === 'ltr' ? 844 - 448 : ON_ITS_SIDE.left)
    await drawer.close()
  }
})
