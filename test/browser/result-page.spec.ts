import { addresses } from './addresses.ts'
import { expect, test } from './shop.ts'

const ENDS: [code: string, title: string, onward: string][] = [
  ['resultCode=Refused', 'The payment is REFUSED.', '/checkout'],
  ['resultCode=Cancelled', 'You cancelled the payment', '/checkout'],
  ['resultCode=Pending', 'Your payment is still under way', '/'],
  ['resultCode=Received', 'We have your order', '/'],
  ['resultCode=Error', 'Something went wrong with the payment', '/checkout/cart'],
  ['resultCode=authorised', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['resultCode[]=Authorised', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['resultCode=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'We do not know yet', '/checkout/cart'],
  ['', 'We do not know yet whether your payment went through', '/checkout/cart'],
]

test('the result page shows the result code of its URL, changes nothing, and prefers the shop’s own result', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }] })
  const heading = page.locator('[data-widget="order-result"]').getByRole('heading')
  for (const [query, title, onward] of ENDS) {
    await page.goto(`/checkout/onepage/result?${query}`)
    await expect(heading, query).toContainText(title)
    await expect(page.getByRole('heading', { level: 1 }), query).toHaveCount(1)
    const link = page.locator('[data-widget="order-result"] a.bzl-button')
    await expect(link).toHaveAttribute('href', onward)
  }
  // Success leads on to its page, and the shop has none to show without an order.
  await page.goto('/checkout/onepage/result?resultCode=Authorised')
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  const { orders, charges, carts } = await shop.ledger()
  expect([orders, charges, carts[0]!.active]).toEqual([[], [], true])

  await checkout.reachReview(addresses.US, '4000000000000077')
  await checkout.placeButton.click()
  await expect(heading).toHaveText('We have your order')
  await page.goto('/checkout/onepage/result?resultCode=Authorised')
  await expect(heading).toHaveText('We have your order')
  await page.reload()
  await expect(heading).toHaveText('We have your order')
  const after = await shop.ledger()
  expect([after.orders.length, after.charges]).toEqual([1, []])
})
