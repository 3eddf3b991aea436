import { expect, test } from './shop.ts'

test('after a logout by the shop’s own link the tab’s next shopper finds nothing of the customer', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'NK-2' }], customer: 'ann@example.com' })
  await page.goto('/checkout')
  await checkout.expectStep(3)
  await expect(checkout.root).toContainText('Ann')
  await page.goto('/customer/account')
  await page.getByRole('link', { name: 'Log out' }).click()
  await shop.addFromProductPage('moon-pendant')
  await page.goto('/checkout')
  await checkout.expectStep(1)
  for (const name of ['email', 'firstname', 'street1', 'city', 'postcode'] as const)
    await expect(checkout.field(name)).toHaveValue('')
})
