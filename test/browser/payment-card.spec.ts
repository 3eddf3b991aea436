import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards } from './checkout.ts'
import { expectSuccessPage } from './payment-page.ts'
import { expect, test } from './shop.ts'

const PENDANT = { sku: 'NK-2' }
const EARRINGS = { sku: 'EA-1', qty: 2 }

test('refusals of the shop and the bank are shown, and another payment is possible as long as nothing is ordered', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [PENDANT] })
  await checkout.reachReview(addresses.US, cards.broken)
  const modal = page.getByRole('alertdialog')
  const body = { message: 'Sold out: %name', parameters: { name: '<b>Moon</b>' } }
  const fault = { kind: 'status', status: 400, body }
  await shop.injectFault({ match: 'POST *payment-information', times: 1, fault })
  await checkout.placeButton.click()
  await expect(modal).toContainText('Sold out: <b>Moon</b>')
  await page.keyboard.press('Escape')
  for (const next of [cards.cancelled, cards.pending]) {
    await checkout.placeButton.click()
    await expect(modal).toContainText(checkout.text('place-order.failed'))
    await page.keyboard.press('Escape')
    await checkout.expectStep(3)
    await checkout.finishPayment(next)
  }
  await checkout.placeButton.click()
  await expect(page.getByRole('heading', { name: 'Your payment is still under way' })).toBeVisible()
  const { orders, charges } = await shop.ledger()
  expect(orders.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'placed'])
  expect(charges).toEqual([])
  await expect(page.locator('[data-bezel-count]')).toHaveText('0')
})

test('fields typed into the card form survive every discount, and the amount in the button follows', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ customer: 'ann@example.com', items: [PENDANT, EARRINGS] })
  await checkout.open()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  await checkout.finishShipping()

  const forget = checkout.step.getByRole('button', { name: 'Remove', exact: true })
  await forget.click()
  await expectAccessible(page, 'a saved card about to be removed')
  await checkout.step.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Successfully Deleted')
  await expect(forget).toHaveCount(0)
  await checkout.type(/^Cards/).click()
  await checkout.fillCard(cards.good)
  const frames = page.locator('[data-cse] iframe')
  await frames.evaluateAll((all) => all.forEach((frame) => frame.setAttribute('data-before', '')))
  const count = await frames.count()

  const { panel } = checkout
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
  await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await checkout.expectTotalOf(shop, 'a coupon')
  await panel.getByRole('button', { name: 'Add a gift card' }).click()
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill('ABCD1234EFGH')
  await panel.getByRole('textbox', { name: 'Gift card code' }).press('Enter')
  await checkout.expectTotalOf(shop, 'a gift card')
  await checkout.review()
  await checkout.expectAmountInButton(shop)
  await panel.getByRole('switch', { name: 'Use store credit' }).click()
  await checkout.expectTotalOf(shop, 'credit')
  await checkout.expectAmountInButton(shop)
  await panel.getByRole('switch', { name: 'Use reward points' }).click()
  await checkout.expectTotalOf(shop, 'points')
  await checkout.expectAmountInButton(shop)

  await checkout.changePayment()
  expect(await page.locator('[data-cse] iframe[data-before]').count()).toBe(count)
  await expect(checkout.cardField('CardNumber')).toHaveValue(/4111/)
  await checkout.review()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'USD')
  const { requests } = await shop.ledger()
  const forgotten = requests.filter(({ path }) => path.includes('disable-recurring-contract'))
  expect(forgotten.map(({ method, status }) => [method, status])).toEqual([['POST', 200]])
})
