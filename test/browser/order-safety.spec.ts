import type { Page } from 'playwright/test'
import { addresses } from './addresses'
import { expectAccessible } from './accessibility'
import { CheckoutPage } from './checkout'
import { expect, test, type Shop } from './shop'

const PENDANT = { sku: 'NK-2' }
const ORDER = /\/payment-information$/

/** No card may be charged twice, whatever the shopper saw. */
async function expectNoSecond(shop: Shop) {
  const { orders, charges } = await shop.ledger()
  expect(orders).toHaveLength(1)
  expect(charges).toHaveLength(1)
}

/** How often the page sends an order. A browser may send again by itself what a dead connection swallowed. */
function countSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && ORDER.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('five clicks and Enter in one moment leave one order in a shop that takes every one', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [PENDANT], personality: 'amnesiac' })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  const sent = countSent(page)
  await checkout.placeButton.focus()
  await checkout.placeButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click()
  })
  await page.keyboard.press('Enter')
  await checkout.expectSuccess()
  await expectNoSecond(shop)
  expect(sent).toHaveLength(1)
})

test('clicks while the shop thinks leave one order', async ({ page, shop }) => {
  await shop.reset({ items: [PENDANT], personality: 'amnesiac' })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  await shop.injectFault({ match: 'POST *payment-information', fault: { kind: 'delay', ms: 1500 } })
  const sent = countSent(page)
  await checkout.placeButton.click()
  await expect.poll(() => sent.length).toBe(1)
  const button = page.locator('.bzl-checkout__place-order button')
  await button.dispatchEvent('click')
  await button.evaluate((element: HTMLElement) => element.focus())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await checkout.expectSuccess()
  await expectNoSecond(shop)
  expect(sent).toHaveLength(1)
})

for (const personality of ['commit-500', 'commit-drop']) {
  test(`an order whose answer is lost (${personality}) leads to success and is not sent again`, async ({
    page,
    shop,
  }) => {
    await shop.reset({ items: [PENDANT], personality })
    const checkout = new CheckoutPage(page)
    await checkout.reachReview(addresses.US)
    const sent = countSent(page)
    await checkout.placeButton.click()
    await checkout.expectSuccess()
    await expectNoSecond(shop)
    expect(sent).toHaveLength(1)
  })
}

test('when nobody can say whether there is an order, the shopper is told and may only ask again', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [PENDANT], personality: 'commit-500' })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  const sent = countSent(page)
  await shop.injectFault({ match: 'GET *payment-information', fault: '503' })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.text('place-order.unknown'))).toBeVisible()
  await expect(checkout.placeButton).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, 'an order nobody knows of')
  await checkout.placeButton.dispatchEvent('click')
  await checkout.button('place-order.check').click()
  await expect(checkout.button('place-order.check')).toBeVisible()
  await shop.clearFaults()
  await checkout.button('place-order.check').click()
  await checkout.expectSuccess()
  await expectNoSecond(shop)
  expect(sent).toHaveLength(1)
})

test('a shop that says no before it has an order is asked again by the shopper alone', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  await shop.injectFault({ match: 'POST *payment-information', nth: 1, fault: '503' })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.text('place-order.notPlaced'))).toBeVisible()
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  expect((await shop.ledger()).charges).toHaveLength(1)
})

test('a page that forbids the order keeps it from the shop', async ({ page, shop }) => {
  await shop.reset({ items: [PENDANT] })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US)
  await page.evaluate(() =>
    addEventListener('bezel:before-place-order', (event) => event.preventDefault(), { once: true }),
  )
  await checkout.placeButton.click()
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await expectNoSecond(shop)
})
