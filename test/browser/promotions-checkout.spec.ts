import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'
import { enforceStrictPolicy } from './strict-policy.ts'

const GOODS = [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }]

test('a coupon in the checkout changes the amount and leaves the card form as it is', async ({
  shop,
  checkout,
}) => {
  await shop.reset({ items: GOODS })
  await checkout.reachPayment(addresses.US)
  await checkout.fillCard('4111111111111111')
  const panel = checkout.root.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING')
  await panel.getByRole('button', { name: 'Apply coupon code' }).click()
  await expect(panel.getByRole('button', { name: 'Remove coupon SPRING' })).toBeVisible()
  await expect(checkout.cardField('CardNumber')).toHaveValue(/4111/)
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  const { orders, charges } = await shop.ledger()
  expect(charges).toMatchObject([{ value: orders[0]!.grandTotal }])
})

test('a coupon that excludes the chosen delivery leads back to the deliveries', async ({
  shop,
  checkout,
}) => {
  await shop.reset({ items: GOODS })
  await checkout.reachDelivery(addresses.US)
  await checkout.rate('shipping.method.express').check()
  await checkout.finishShipping()
  const panel = checkout.root.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Have a code?' }).click()
  await panel.getByRole('textbox', { name: 'Coupon code' }).fill('NORUSH')
  await panel.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await checkout.expectStep(2)
  await expect(checkout.step).toContainText('Standard')
  await expect(checkout.rate('shipping.method.express')).toHaveCount(0)
  expect(await shop.openCart()).toMatchObject({ rate: { carrier_code: 'tablerate' } })
})

test('a gift card that covers the total leaves nothing to pay, also when the shop refuses at first', async ({
  page,
  shop,
  checkout,
}) => {
  await enforceStrictPolicy(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.reset({ items: GOODS })
  await checkout.reachPayment(addresses.US)
  const panel = checkout.step.locator('.bzl-discounts')
  await panel.getByRole('button', { name: 'Add a gift card' }).click()
  await panel.getByRole('textbox', { name: 'Gift card code' }).fill('LUXE2024GIFT')
  await panel.getByRole('textbox', { name: 'Gift card code' }).press('Enter')
  await expect(panel.getByRole('button', { name: /^Remove gift card/ })).toBeVisible()
  await expect(checkout.step.locator('[data-cse]')).toHaveCount(0)
  await checkout.root.getByRole('button', { name: /^Total/ }).click()
  await expect(checkout.root.getByText('Grand Total')).toBeVisible()
  await expectAccessible(page, 'the payment on a phone, the order unfolded')
  await checkout.button('payment.continue').click()
  await checkout.expectStep(4)
  const fault = { kind: 'status', status: 400, body: { message: 'Sold out' } }
  await shop.injectFault({ match: 'POST *payment-information', fault })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText('Sold out')).toBeVisible()
  await shop.clearFaults()
  await checkout.placeButton.click()
  await checkout.expectSuccess()
  expect((await shop.ledger()).orders).toMatchObject([{ grandTotal: 0, method: 'free' }])
})
