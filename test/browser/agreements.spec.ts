import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { cards } from './checkout.ts'
import { expectSuccessPage, ordersSent, stubPaypal } from './payment-page.ts'
import { expect, test } from './shop.ts'

const TERMS = /I agree to the terms of sale of Bezel & Daughters/
const PLEASE = 'Please agree to this, then place your order.'

test('a guest orders by card once they agree to the terms, which they can read', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], hasAgreements: true })
  await checkout.reachReview(addresses.US, cards.good)
  const terms = checkout.step.getByRole('checkbox', { name: TERMS })
  await checkout.placeButton.click()
  await expect(terms).toBeFocused()
  await expect(terms).toBeInViewport()
  await expect(terms).toHaveAccessibleDescription(PLEASE)
  await expectAccessible(page, 'an order without the agreement')
  expect(await ordersSent(shop)).toEqual([])

  await checkout.step.getByRole('button', { name: /^Read in full: I agree/ }).click()
  const dialog = page.getByRole('dialog', { name: TERMS })
  await expect(dialog.getByRole('heading', { name: 'Terms of sale', exact: true })).toBeVisible()
  await expectAccessible(page, 'the terms in full')
  await page.keyboard.press('Escape')
  await expect(checkout.step.getByRole('button', { name: /^Read in full: I agree/ })).toBeFocused()

  await terms.check()
  const owed = await checkout.expectAmountInButton(shop)
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  await shop.expectOneOrder(owed, 'USD')
})

test('a customer’s check needs the agreement, too', async ({ page, shop, checkout }) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], customer: 'bea@example.com', hasAgreements: true })
  await checkout.reachPayment(addresses.US, 'bea@example.com')
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await expect(checkout.step.getByText(PLEASE)).toBeVisible()
  await expect(checkout.step.getByRole('checkbox', { name: TERMS })).toBeFocused()
  await page.keyboard.press('Space')
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders).toHaveLength(1)
})

test('PayPal’s window does not open before the shopper agrees', async ({ page, shop, checkout }) => {
  await stubPaypal(page)
  await shop.reset({ items: [{ sku: 'NK-2' }], currency: 'EUR', country: 'NL', hasAgreements: true })
  await checkout.reachPayment(addresses.NL)
  await checkout.choose('PayPal Express Checkout')
  await checkout.review()
  const paypal = page.getByRole('button', { name: 'PayPal: agree' })
  await paypal.click()
  await expect(checkout.step.getByText(PLEASE)).toBeVisible()
  const asked = async () => (await shop.ledger()).requests.filter(({ path }) => path.includes('getTokenData'))
  expect(await asked()).toEqual([])
  await checkout.step.getByRole('checkbox', { name: TERMS }).check()
  await paypal.click()
  await expectSuccessPage(page)
  expect((await shop.ledger()).orders).toHaveLength(1)
})
