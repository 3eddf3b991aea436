import { type Locator } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectReachable } from './reachable-controls.ts'
import { expect, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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

test('no field of the cart makes a phone zoom, even where the theme’s text is small', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: GOODS })
  await cart.open()
  await page.evaluate(() => document.documentElement.style.setProperty('--bezel-font-size', '13px'))
  await cart.root.getByText('Have a code?').click()
  await expect(cart.root.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  await expectNoZoom(cart.root)
})

test('no field of the checkout makes a phone zoom, nor one of its login', async ({ shop, checkout }) => {
  await shop.reset({ items: GOODS })
  await checkout.open()
  await expectNoZoom(checkout.root)
  await checkout.root.getByRole('button', { name: 'Log in' }).first().click()
  await expect(checkout.root.getByLabel('Password')).toBeVisible()
  await expectNoZoom(checkout.root)
})

test('the cart’s controls are large enough for a thumb', async ({ shop, cart }) => {
  await shop.reset({ items: GOODS })
  await cart.open()
  await expect(cart.items).toHaveCount(2)
  await expectLarge(cart.root)
  await expectReachable(cart.root)
})

test('the drawer’s controls are large enough for a thumb', async ({ page, shop, drawer }) => {
  await shop.reset({ items: GOODS })
  await page.goto('/')
  await drawer.open()
  await expect(drawer.items).toHaveCount(2)
  await expectLarge(drawer.dialog)
  await expectReachable(drawer.dialog)
})

test('the checkout’s controls are large enough for a thumb', async ({ shop, checkout }) => {
  await shop.reset({ items: GOODS })
  await checkout.open()
  await expectLarge(checkout.root)
  await checkout.fillAddress(addresses.US, 'ada@example.com')
  await checkout.finishAddress()
  await expectLarge(checkout.root)
  await checkout.finishShipping()
  await checkout.expectCardForm()
  await expectLarge(checkout.root)
})
