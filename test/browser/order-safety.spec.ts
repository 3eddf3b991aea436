import type { Page } from 'playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test, type Shop } from './shop.ts'

const PENDANT = { sku: 'NK-2' }
const ORDER = /\/payment-information$/

/** No card is charged twice, whatever the screen showed. */
async function expectNoSecond(shop: Shop) {
  const { orders, charges } = await shop.ledger()
  expect(orders).toHaveLength(1)
  expect(charges).toHaveLength(1)
}

/** How often the page sends an order. A browser may by itself send a request again whose connection dropped. */
function countSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && ORDER.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('five clicks and Enter at once make one order in a shop that accepts each', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT], personality: 'amnesiac' })
  await checkout.walkToReview(addresses.US)
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

test('clicks during a slow response make one order', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [PENDANT], personality: 'amnesiac' })
  await checkout.walkToReview(addresses.US)
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
  test(`an order whose response is lost (${personality}) ends on the success page and is not sent again`, async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.reset({ items: [PENDANT], personality })
    await checkout.walkToReview(addresses.US)
    const sent = countSent(page)
    await checkout.placeButton.click()
    await checkout.expectSuccess()
    await expectNoSecond(shop)
    expect(sent).toHaveLength(1)
  })
}

test('a POST that Chromium sends again over another connection makes one order in a shop that reads the key', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT], personality: 'amnesiac' })
  await checkout.walkToReview(addresses.US)
  await shop.injectFault({ match: 'POST *payment-information', fault: 'commit-drop' })
  const sent = countSent(page)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await expectNoSecond(shop)
  expect(sent).toHaveLength(1)
  const { requests } = await shop.ledger()
  const arrived = requests.filter(({ method, path }) => method === 'POST' && ORDER.test(path))
  expect(arrived.length, 'the browser sends it again').toBeGreaterThan(1)
})

test('when it is unknown whether the order was placed, a message shows it and only a check is offered', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT], personality: 'commit-500' })
  await checkout.walkToReview(addresses.US)
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

test('after a refusal without an order only the shopper sends it again', async ({ shop, checkout }) => {
  await shop.reset({ items: [PENDANT] })
  await checkout.walkToReview(addresses.US)
  await shop.injectFault({ match: 'POST *payment-information', nth: 1, fault: '503' })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(checkout.text('place-order.failed'))).toBeVisible()
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  expect((await shop.ledger()).charges).toHaveLength(1)
})

test('a page that cancels the order event prevents the request', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [PENDANT] })
  await checkout.walkToReview(addresses.US)
  await page.evaluate(() =>
    addEventListener('bezel:before-place-order', (event) => event.preventDefault(), { once: true }),
  )
  await checkout.placeButton.click()
  expect((await shop.ledger()).orders).toEqual([])
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  await expectNoSecond(shop)
})
