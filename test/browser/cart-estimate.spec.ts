import { expectAccessible } from './accessibility.ts'
import { expect, test } from './shop.ts'

test('what a cart will cost somewhere is estimated by keyboard, and the checkout begins with that place', async ({
  page,
  shop,
  cart,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1', qty: 2 }] })
  await cart.open()
  await page.locator('summary', { hasText: 'Estimate shipping and tax' }).press('Enter')
  const form = page.getByRole('form', { name: 'Estimate shipping and tax' })
  const postcode = form.getByRole('textbox', { name: 'ZIP code' })
  await postcode.fill('')
  await postcode.press('Enter')
  await expect(postcode).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'an estimate without a place')
  await form.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Texas' })
  await postcode.fill('78701')
  await postcode.press('Enter')
  const standard = page.getByRole('radio', { name: /^Standard/ })
  await expect(standard).toBeChecked()
  await expect(cart.root.getByText('Estimated total', { exact: true })).toBeVisible()
  await expectAccessible(page, 'an estimate')
  await standard.press('ArrowDown')
  await expect(standard).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()

  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('78701')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue(/\d+/)
  const sent = (await shop.ledger()).requests.filter(({ path }) => path.includes('shipping-information'))
  expect(sent).toEqual([])
})
