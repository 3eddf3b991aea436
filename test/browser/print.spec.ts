import { expect, test } from './shop.ts'

test('on paper a cart is its items and amounts, without anything to press', async ({ page, shop, cart }) => {
  await shop.reset({ items: [{ sku: 'NN-1', options: { 5: 'Ada', 6: '22' }, qty: 2 }, { sku: 'NK-2' }] })
  await cart.open()
  await cart.expectSameAsShop(shop)
  await page.emulateMedia({ media: 'print' })
  const controls = cart.root.getByRole('button').or(cart.root.getByRole('link'))
  await expect(controls).toHaveText(['Name Necklace', 'Moon Pendant'])
  await expect(cart.items).toContainText(['$100.00', '$64.00'])
  await expect(cart.root.getByRole('term').filter({ hasText: 'Grand Total' })).toBeVisible()
})
