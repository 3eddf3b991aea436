import type { Page } from 'playwright/test'
import { addresses, GUEST } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards, type CheckoutPage } from './checkout.ts'
import { expect, test } from './shop.ts'

const ITEMS = [{ sku: 'NK-2' }]

/** The form shows the address typed before. */
async function expectAddress(checkout: CheckoutPage) {
  await checkout.openAddress()
  await expect(checkout.field('street1')).toHaveValue(addresses.US.street1)
  await expect(checkout.field('email')).toHaveValue(GUEST)
  await expect(checkout.field('region_id').locator(':checked')).toHaveText(addresses.US.region_id)
}

test('a reload keeps a half-filled form', async ({ page, shop, checkout }) => {
  await shop.reset({ items: ITEMS })
  await checkout.open()
  await checkout.fillAddress({ country_id: 'DE', firstname: 'Ada', postcode: '10115' }, GUEST)
  await page.reload()
  await checkout.expectStep(1)
  await expect(checkout.field('email')).toHaveValue(GUEST)
  await expect(checkout.field('country_id')).toHaveValue('DE')
  await expect(checkout.field('firstname')).toHaveValue('Ada')
  await expect(checkout.field('postcode')).toHaveValue('10115')
  await expectAccessible(page, 'what was typed before')
})

test('a reload at the delivery comes back to it', async ({ page, shop, checkout }) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToDelivery(addresses.US)
  await checkout.rate('shipping.method.express').check()
  await checkout.button('step.continue').click()
  await checkout.expectStep(3)
  await page.goBack()
  await checkout.expectStep(2)
  await page.reload()
  await checkout.expectStep(2)
  await expect(checkout.rate('shipping.method.express')).toBeChecked()
  await expectAddress(checkout)
})

test('a reload at the payment comes back to it, with an empty card form', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToPayment(addresses.US)
  await checkout.fillCard(cards.good)
  await page.reload()
  await checkout.expectStep(3)
  await expect(checkout.cardField('CardNumber')).toHaveValue('')
  await expectAddress(checkout)
})

test('a reload at the review needs the card again, Back leads to the delivery, and the order succeeds', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToReview(addresses.US)
  await page.reload()
  await checkout.expectStep(3)
  await page.goBack()
  await checkout.expectStep(2)
  await page.goForward()
  await checkout.expectStep(3)
  await checkout.finishPayment(cards.good)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  expect((await shop.ledger()).charges).toHaveLength(1)
})

test("the browser's Back and Forward move between the steps", async ({ page, shop, checkout }) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToReview(addresses.US)
  for (const step of [3, 2, 1] as const) {
    await page.goBack()
    await checkout.expectStep(step)
  }
  await expect(checkout.field('city')).toHaveValue(addresses.US.city)
  for (const step of [2, 3, 4] as const) {
    await page.goForward()
    await checkout.expectStep(step)
  }
  await checkout.placeButton.click()
  await checkout.expectSuccess()
})

test('Back from success shows an empty cart and no order button', async ({ page, shop, checkout }) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToReview(addresses.US)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(checkout.root.getByText(checkout.text('state.empty'))).toBeVisible()
  expect(await storedNames(page)).toEqual([])
  const { orders, charges } = await shop.ledger()
  expect([orders.length, charges.length]).toEqual([1, 1])
})

/** Returns the names that the checkout keeps in session storage. */
const storedNames = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => /^bezel-(checkout|attempt)$/.test(name)))

test('a page restored from the back/forward cache during an order finds out how it ended', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: ITEMS })
  await checkout.walkToReview(addresses.US)
  await shop.injectFault({ match: 'POST *payment-information', times: 1, fault: { kind: 'delay', ms: 2500 } })
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /payment-information$/.test(request.url()),
  )
  await checkout.placeButton.click()
  await sent
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await checkout.expectSuccess()
  const { orders, charges } = await shop.ledger()
  expect([orders.length, charges.length]).toEqual([1, 1])
})
