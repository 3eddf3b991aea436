import type { Locator, Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectReachable } from './reachable-controls.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The parts of a phone's screen that its home indicator and camera take, if the page fills the screen. */
const UPRIGHT = { top: 47, bottom: 34, left: 0, right: 0 }
const ON_ITS_SIDE = { top: 0, bottom: 21, left: 47, right: 47 }

async function fillScreen(page: Page, insets: typeof UPRIGHT) {
  await page.locator('meta[name="viewport"]').evaluate((meta) => {
    meta.setAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover')
  })
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
}

/** Polled, since the insets take effect with the next frame. */
const expectAboveIndicator = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(844 - UPRIGHT.bottom)

const GOODS = [{ sku: 'NK-2' }, { sku: 'EA-1', qty: 2 }]

/** The elements that are pressed often: buttons, the links of an item, choices by their whole row. */
const OFTEN = 'button, summary, .bzl-button, .bzl-link, .bzl-item__name a, .bzl-choice, .bzl-input'

/** Each is at least 44 px high, and as wide unless it is text. */
async function expectLarge(part: Locator): Promise<void> {
  const small = await part.locator(OFTEN).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('.bzl-foreign'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.9 || box.width < 23.9)
      .map(({ element, box }) => `${element.className} "${element.textContent}" ${box.width}×${box.height}`),
  )
  expect(small).toEqual([])
}

/** A phone zooms into a field whose text is smaller, and stays so. */
async function expectNoZoom(part: Locator): Promise<void> {
  const sizes = await part
    .locator('input:not([type="checkbox"], [type="radio"], [type="hidden"]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
}

test('the cart’s controls are large enough for a thumb, and no field makes a phone zoom, even where the theme’s text is small', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: GOODS })
  await cart.open()
  await expect(cart.items).toHaveCount(2)
  await expectLarge(cart.root)
  await expectReachable(cart.root)
  await page.evaluate(() => document.documentElement.style.setProperty('--bezel-font-size', '13px'))
  await cart.root.getByText('Have a code?').click()
  await expect(cart.root.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  await expectNoZoom(cart.root)
})

test('the drawer’s controls are large enough for a thumb, and the ways on are above the home indicator', async ({
  page,
  shop,
  drawer,
}) => {
  await shop.reset({ items: GOODS })
  await page.goto('/')
  await drawer.open()
  await expect(drawer.items).toHaveCount(2)
  await expectLarge(drawer.dialog)
  await expectReachable(drawer.dialog)
  await fillScreen(page, UPRIGHT)
  const links = drawer.dialog.locator('.bzl-cart-drawer__foot').getByRole('link')
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expectAboveIndicator(link)
})

test('the checkout’s controls are large enough for a thumb, its way on is above the home indicator, and no field makes a phone zoom', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: GOODS })
  await checkout.open()
  await expectLarge(checkout.root)
  await expectNoZoom(checkout.root)
  await checkout.root.getByRole('button', { name: 'Log in' }).first().click()
  await expect(checkout.root.getByLabel('Password')).toBeVisible()
  await expectNoZoom(checkout.root)
  await page.reload()
  await checkout.expectStep(1)
  await fillScreen(page, UPRIGHT)
  await expectAboveIndicator(checkout.button('step.continue'))
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await expectLarge(checkout.root)
  await checkout.finishShipping()
  await checkout.expectCardForm()
  await expectLarge(checkout.root)
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
