import type { Locator, Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { expect, test } from './shop.ts'

const SCREEN = { width: 390, height: 844 }
test.use({ viewport: SCREEN, hasTouch: true, isMobile: true })

/** The top and the bottom of an element on the screen. */
async function placeOf(element: Locator) {
  const { y, height } = (await element.boundingBox())!
  return { top: Math.round(y), bottom: Math.round(y + height) }
}

/** Below what stays at the top of the screen, and above what stays at its bottom. */
async function expectInScreen(page: Page, element: Locator, what: string) {
  const bar = await placeOf(page.locator('.bzl-checkout__bar'))
  const next = await placeOf(page.locator('.bzl-checkout__next:visible'))
  const found = await placeOf(element)
  console.log(`${what}: ${found.top}–${found.bottom} of ${bar.bottom}–${next.top}`)
  expect(found.top, what).toBeGreaterThanOrEqual(bar.bottom)
  expect(found.bottom, what).toBeLessThanOrEqual(next.top)
}

/** The way on is whole in the screen wherever the shopper has scrolled to within the step. */
async function expectWayOn(page: Page, name: RegExp) {
  const button = page.locator('.bzl-checkout__next:visible').getByRole('button', { name })
  const length = await page.locator('.bzl-checkout__step[aria-current]').evaluate((step) => step.scrollHeight)
  for (let scrolled = 0; scrolled <= length; scrolled += 400) {
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
  }
}

test('the list of what is to be corrected is whole below the bar', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], locale: 'de_DE', country: 'DE' })
  const checkout = new CheckoutPage(page, 'de')
  await checkout.open()
  await checkout.button('step.continue').click()
  const summary = checkout.root.locator('.bzl-summary')
  await expect(summary).toBeFocused()
  await expectInScreen(page, summary, 'list of errors')
})

test('each step opens with its first field in the screen, and its way on stays there', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  await expectInScreen(page, checkout.field('email'), 'e-mail')
  await expectWayOn(page, /^Save & Continue · \$64\.00$/)
  await checkout.fillAddress(addresses.US, GUEST)
  await checkout.finishAddress()
  await expectInScreen(page, checkout.step.getByRole('radio').first(), 'first delivery')
  await expectWayOn(page, /^Save & Continue · \$\d/)
  await checkout.finishShipping()
  await checkout.expectCardForm()
  await expectInScreen(page, checkout.root.locator('[data-cse="encryptedCardNumber"]'), 'card number')
  await expectInScreen(page, checkout.root.locator('[data-cse="encryptedSecurityCode"]'), 'security code')
  await expectWayOn(page, /^Review order · \$\d/)
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await length()
  await checkout.finishPayment(cards.good)
  await expectInScreen(page, checkout.step.locator('.bzl-checkout__review'), 'review')
  // The payment's length, kept while the review opens, leaves no empty room below it.
  await expect.poll(length).toBeLessThan(before - 200)
  await expectWayOn(page, /^Place order \$\d/)
})

test('the review says by which card is paid, when the delivery is expected, and what the shop says on returns', async ({
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.reachPayment(addresses.US)
  await expect(checkout.step.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
  await checkout.expectCardForm()
  await expect(checkout.step.getByText(/card details go encrypted/)).toBeVisible()
  await checkout.finishPayment(cards.good)
  await expect(checkout.step).toContainText('Visa •• 1111')
  await expect(checkout.step).toContainText(/Standard · \$5\.00Expected .*\d/)
  await expect(checkout.step).toContainText('Thirty days to return')
})

test('no field that has the focus is below the way on', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  await checkout.open()
  const fields = await checkout.step.locator('input:visible, select:visible').all()
  for (const field of fields) {
    await field.evaluate((element: HTMLElement) => element.focus())
    await expectInScreen(page, field, (await field.getAttribute('name'))!)
  }
})
