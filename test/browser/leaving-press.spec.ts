import type { Locator, Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { CheckoutPage } from './checkout.ts'
import { expect, test, type Shop } from './shop.ts'

/** Nothing is out of sight, where the browser would scroll along with what grows above. */
test.use({ viewport: { width: 1280, height: 1700 } })

/** A press as a hand does it: the button of the mouse is down for longer than the page takes to draw. */
async function press(page: Page, control: Locator) {
  const { x, y, width } = (await control.boundingBox())!
  await page.mouse.move(x + width / 2, y + 8)
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  await page.mouse.up()
}

/** The address step, filled in but for what is typed next. */
async function fillIn(page: Page, shop: Shop, settings = {}) {
  await shop.reset({ items: [{ sku: 'NK-2' }], settings })
  const checkout = new CheckoutPage(page)
  await checkout.open()
  await checkout.fillAddress(addresses.US, GUEST)
  return checkout
}

/** The box is unticked by one press, though the city, left for it, turns red above it. */
async function expectChoice(page: Page, shop: Shop, press: (control: Locator) => Promise<void>) {
  const checkout = await fillIn(page, shop)
  const city = checkout.field('city').first()
  await city.fill('')
  const same = checkout.root.getByRole('checkbox', { name: /billing/i })
  await press(same)
  await expect(city).toHaveAttribute('aria-invalid', 'true')
  await expect(same).not.toBeChecked()
}

test('a choice is made by one press, though the field left for it turns red above it', ({ page, shop }) =>
  expectChoice(page, shop, (control) => press(page, control)))

test('one press goes on, though another spelling of the e-mail is offered above', async ({ page, shop }) => {
  const checkout = await fillIn(page, shop)
  await checkout.field('email').fill('ada@gmial.com')
  await press(page, checkout.button('step.continue'))
  await checkout.expectStep(2)
})

test('one press goes on, though the login to a known account is offered above', async ({ page, shop }) => {
  const checkout = await fillIn(page, shop, { enable_guest_checkout_login: '1' })
  await checkout.field('email').fill('ann@example.com')
  await press(page, checkout.button('step.continue'))
  await checkout.expectStep(2)
})

test('one press goes on, though a note on the postcode appears above', async ({ page, shop }) => {
  const checkout = await fillIn(page, shop)
  await checkout.field('postcode').fill('ABC')
  await press(page, checkout.button('step.continue'))
  await checkout.expectStep(2)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 2400 } })

  test('a choice is made by one tap, though the field left for it turns red above it', ({ page, shop }) =>
    expectChoice(page, shop, async (control) => {
      const { x, y, width } = (await control.boundingBox())!
      await page.touchscreen.tap(x + width / 2, y + 4)
    }))
})
