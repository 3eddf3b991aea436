import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { cards, CheckoutPage } from './checkout.ts'
import { expect, test, type Shop } from './shop.ts'

/** Places an order by a card whose bank then asks the shopper. */
async function beChallenged(page: Page, shop: Shop) {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const checkout = new CheckoutPage(page)
  await checkout.reachReview(addresses.US, cards.challenged)
  const owed = (await shop.cartTotal())!
  await checkout.placeButton.click()
  await expect(checkout.challenge.getByRole('button')).toHaveCount(3)
  return { checkout, owed }
}

/** The bank's page has all the width of its place, and nothing in it has to be scrolled to. */
async function expectRoom(page: Page, checkout: CheckoutPage) {
  const frame = page.locator('.adyen-checkout__threeds2__challenge iframe')
  const place = page.locator('.bzl-checkout__card').filter({ has: frame })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const gap = async () => (await place.boundingBox())!.width - (await frame.boundingBox())!.width
    await expect.poll(gap).toBeLessThan(40)
    const root = checkout.challenge.locator('html')
    expect(await root.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  }
}

test('the bank’s challenge opens inside the page, and approving it pays', async ({ page, shop }) => {
  const { checkout, owed } = await beChallenged(page, shop)
  expect((await shop.ledger()).charges).toEqual([])
  await expectRoom(page, checkout)
  await checkout.answerChallenge('approve')
  await checkout.expectSuccess()
  await shop.expectOneOrder(owed, 'USD')
})

test('declining after a reload gives the cart back, and another card pays', async ({ page, shop }) => {
  const { checkout } = await beChallenged(page, shop)
  await page.reload()
  await expectRoom(page, checkout)
  await checkout.answerChallenge('decline')
  const modal = page.getByRole('alertdialog', { name: 'The payment is REFUSED.' })
  await modal.getByRole('button', { name: 'OK' }).click()
  await checkout.expectStep(3)
  await checkout.finishPayment(cards.good)
  await checkout.expectCharge(shop, 'USD')
})

test('a reload when nothing is left to ask says that the order is unpaid, and gives the cart back', async ({
  page,
  shop,
}) => {
  const { checkout } = await beChallenged(page, shop)
  await page.route('**/payment-result', (route) =>
    route.fulfill({ json: { isFinal: false, resultCode: 'ChallengeShopper' } }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order is placed, but not paid yet' })).toBeVisible()
  await expectAccessible(page, 'an order that is not paid')
  await page.getByRole('button', { name: 'Get your cart back' }).click()
  await checkout.expectStep(3)
  expect((await shop.ledger()).charges).toEqual([])
  await checkout.finishPayment(cards.good)
  await page.unroute('**/payment-result')
  await checkout.expectCharge(shop, 'USD')
})
