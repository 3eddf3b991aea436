import { expectAccessible } from './accessibility.ts'
import { addresses, GUEST } from './addresses.ts'
import type { CheckoutPage } from './checkout.ts'
import { expectSuccessPage, type PaymentCheckout } from './payment-page.ts'
import { expect, type Shop, test } from './shop.ts'

const ITEMS = [{ sku: 'NN-1', options: { 5: 'Annabelle & Bo', 6: '22' }, qty: 2 }, { sku: 'NK-2' }]

const confirmation = (checkout: CheckoutPage) =>
  checkout.page.locator('[data-widget="order-confirmation"]').getByRole('region')

async function order(checkout: PaymentCheckout, shop: Shop, start = {}) {
  await shop.reset({ items: ITEMS, ...start })
  await checkout.reachPayment(addresses.US)
  await checkout.choose('Check / Money order')
  await checkout.review()
  await checkout.placeButton.click()
  await expectSuccessPage(checkout.page)
  return (await shop.ledger()).orders[0]!
}

test('a guest sees what was ordered, once, and makes an account of it with one password', async ({
  page,
  shop,
  checkout,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { increment, grandTotal } = await order(checkout, shop)
  const shown = confirmation(checkout)
  await expect(shown.getByRole('heading', { name: `Order ${increment}` })).toBeVisible()
  await expect(shown.getByText(GUEST).first()).toBeVisible()
  const items = shown.getByRole('list', { name: 'Your items' })
  await expect(items.getByRole('listitem')).toHaveCount(2)
  await expect(items).toContainText('Annabelle & Bo')
  await expect(
    shown.getByText('Total', { exact: true }).locator('xpath=ancestor-or-self::dt/following-sibling::dd'),
  ).toContainText((grandTotal / 100).toFixed(2))
  await expect(shown.getByText(/^1 Main St|Austin/).first()).toBeVisible()
  await expect(shown.getByText(/^Expected /)).toBeVisible()
  await expectAccessible(page, 'an order that is confirmed')
  await page.emulateMedia({ media: 'print' })
  await expect(shown.getByRole('button').or(shown.getByRole('textbox'))).toHaveCount(0)
  await expect(items).toContainText('Annabelle & Bo')
  await page.emulateMedia({ media: 'screen' })
  expect(await page.evaluate(() => sessionStorage.getItem('bezel-placed-order'))).toBeNull()

  const password = shown.getByLabel('Password', { exact: false }).first()
  await password.fill('short')
  await shown.getByRole('button', { name: 'Create account' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('allsmallletters')
  await shown.getByRole('button', { name: 'Create account' }).click()
  await expect(
    shown.getByText('The password needs at least 8 characters, with letters of both cases and a digit.'),
  ).toBeVisible()
  await expect(password).toHaveValue('allsmallletters')
  await password.fill('Ring-4-Ada')
  await password.press('Enter')
  await expect(shown.getByRole('group', { name: /Your account is ready/ })).toBeFocused()
  await expectAccessible(page, 'an account from an order')

  await page.reload()
  await expect(page.getByText(`Your order number is ${increment}.`)).toBeVisible()
  await expect(confirmation(checkout)).toHaveCount(0)
  await page.goto('/sales/order/history')
  await expect(page.getByText(increment)).toBeVisible()
})

test('a customer is offered no account, and an order that was refused is not kept', async ({
  page,
  shop,
  tolerance,
  checkout,
}) => {
  tolerance.expectedErrors.push(/Failed to load resource/)
  await shop.reset({ items: ITEMS, customer: 'bea@example.com' })
  await checkout.reachPayment(addresses.US, 'bea@example.com')
  await checkout.choose('Check / Money order')
  await checkout.review()
  await shop.injectFault({
    match: 'POST *payment-information',
    nth: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Not today.' } },
  })
  await checkout.placeButton.click()
  await expect(checkout.step.getByText('Not today.')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('bezel-placed-order'))).toBeNull()
  await checkout.placeButton.click()
  await expectSuccessPage(page)
  await expect(confirmation(checkout).getByRole('heading', { name: /^Order/ })).toBeVisible()
  await expect(confirmation(checkout).getByLabel(/Password/)).toHaveCount(0)
})
