import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { cards } from './checkout.ts'
import { expectSuccessPage } from './payment-page.ts'
import { expect, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'

const PENDANT = { sku: 'NK-2' }
const EARRINGS = { sku: 'EA-1', qty: 2 }

test('Klarna shows its discount and due dates, and confirms on its own page', async ({
  page,
  shop,
  checkout,
}) => {
  const tightened = await enforceStrictPolicy(page)
  await shop.reset({ items: [PENDANT, EARRINGS], currency: 'EUR', country: 'NL' })
  await checkout.reachPayment(addresses.NL)
  const saving = checkout.step.locator('.bzl-checkout__discount')
  const parts = checkout.step.locator('.bzl-checkout__instalments li')
  await expect(checkout.cardField('CardNumber')).toBeVisible()
  await expect(saving).toHaveCount(0)

  const full = (await shop.cartTotal())!
  const expectOwed = async (owed: number) => {
    await expect.poll(() => shop.cartTotal()).toBe(owed)
    await expect.poll(() => checkout.totalShown()).toBe(owed)
  }
  await checkout.type(/Pay now/).click()
  await expect(saving).toContainText('5.00')
  await expectOwed(full - 500)
  await expect(checkout.root.locator('.bzl-totals')).toContainText('Payment discount')
  await expect(parts).toHaveCount(0)
  await checkout.type(/Pay over time/).click()
  await expect(saving).toContainText('5.00')
  await expect(parts).toHaveText([/today/, /in 30 days/, /in 60 days/])
  await checkout.type(/Pay later/).click()
  await expect(checkout.step.getByText(/in 30 days/)).toBeVisible()
  await expectAccessible(page, 'Klarna')
  await checkout.type(/^Cards/).click()
  await expect(saving).toHaveCount(0)
  await expectOwed(full)
  await checkout.type(/Pay later/).click()
  await expectOwed(full - 500)
  await page.reload()
  await checkout.expectStep(3)
  await expectOwed(full)
  await checkout.choose('Check / Money order')
  await checkout.choose('Card')

  await checkout.type(/Pay later/).click()
  await checkout.review()
  await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await page.locator('button.decline').click()
  await expect(page.getByRole('heading', { name: 'The payment is REFUSED.' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await checkout.expectBackAtPayment()
  expect((await shop.ledger()).charges).toEqual([])

  await checkout.type(/Pay over time/).click()
  await expect(parts.first()).toContainText(((full - 500) / 300).toFixed(2))
  await checkout.review()
  expect(await checkout.expectAmountInButton(shop)).toBe(full - 500)
  await checkout.placeButton.click()
  await page.locator('button.approve').click()
  await expectSuccessPage(page)
  await shop.expectOneOrder(full - 500, 'EUR')
  const pages = ['/checkout', '/checkout/onepage/result', '/checkout/onepage/success']
  expect(tightened.map((path) => path.replace(/\/$/, ''))).toEqual(expect.arrayContaining(pages))
})

test('a customer whose card is refused, whose redirect is blocked and whom Klarna declines, pays by Klarna in the end', async ({
  page,
  shop,
  checkout,
}) => {
  const customer = 'bea@example.com'
  await shop.reset({ customer, items: [PENDANT], currency: 'EUR', country: 'NL' })
  await checkout.reachPayment(addresses.NL, customer)
  await checkout.type(/^Cards/).click()
  await checkout.finishPayment(cards.refused)
  await checkout.placeButton.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await checkout.expectStep(3)
  const payNow = async () => {
    await checkout.type(/Pay now/).click()
    await checkout.review()
    const owed = await checkout.expectAmountInButton(shop)
    await checkout.placeButton.click()
    return owed
  }

  const RESULT = '**/payment-result'
  await page.route(RESULT, async (route) => {
    const answer = (await (await route.fetch()).json()) as { action: object }
    const action = { ...answer.action, url: 'https://evil.example/' }
    await route.fulfill({ json: { ...answer, action } })
  })
  await payNow()
  await expect(checkout.step.getByText(checkout.text('place-order.unknown'))).toBeVisible()
  await page.unroute(RESULT)
  await checkout.button('place-order.check').click()
  await checkout.expectBackAtPayment()
  expect((await shop.ledger()).charges).toEqual([])

  await payNow()
  await page.locator('button.decline').click()
  await page.getByRole('link', { name: 'Choose another way to pay' }).click()
  await checkout.expectBackAtPayment()
  const owed = await payNow()
  await page.locator('button.approve').click()
  await expectSuccessPage(page)
  expect((await shop.expectOneOrder(owed, 'EUR')).email).toBe(customer)
})
