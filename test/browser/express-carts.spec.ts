import { DiscountsPage } from './discounts-page.ts'
import { expect, test } from './shop.ts'
import { soakUnless } from './soak.ts'
import { SECURE, WalletSheet, written } from './wallet-sheet.ts'

test.use(SECURE)

const settings = { wallets: 'all' }
const ANN = 'ann@example.com'

test('a cart with insurance, membership, points and a gift card costs in the sheet what the shop charges', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.reset({ items: [{ sku: 'BR-1' }, { sku: 'PRIME' }], customer: ANN, settings })
  await checkout.open()
  await checkout.button('address.deliver').click()
  await checkout.expectStep(2)
  await checkout.step.getByRole('checkbox', { name: checkout.text('tariff-insurance.label') }).check()
  await expect(checkout.root.getByText('Tariff Insurance', { exact: true })).toBeVisible()
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await cart.switch('points.label').check()
  await cart.expectSameAsShop()
  await cart.enter('gift-card', 'ABCD1234EFGH')
  await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
  await cart.expectSameAsShop()
  const sheet = new WalletSheet(page, 'Google Pay')
  await sheet.open()
  const shown = await sheet.authorise()
  await page.waitForURL(/success/)
  const { orders } = await shop.ledger()
  expect(orders.map(written)).toEqual([shown])
  await shop.expectOneOrder(orders[0]!.grandTotal, orders[0]!.currency)
})

for (const [currency, place] of [
  ['JPY', 'Tokyo'],
  ['EUR', 'Berlin'],
  ['KWD', 'Berlin'],
] as const)
  test(
    `pays in ${currency} what the sheet showed`,
    soakUnless(currency === 'KWD'),
    async ({ page, shop }) => {
      await shop.reset({ items: [{ sku: 'EA-1' }], currency, settings })
      await page.goto('/checkout/cart')
      const sheet = new WalletSheet(page, 'Apple Pay')
      await sheet.open()
      await sheet.deliverTo(place)
      const shown = await sheet.authorise()
      await page.waitForURL(/success/)
      const { orders } = await shop.ledger()
      expect(orders.map(written)).toEqual([shown])
      await shop.expectOneOrder(orders[0]!.grandTotal, currency)
    },
  )

test('a coupon is used in Apple’s sheet, and a wrong one is refused there', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'EA-1' }], settings })
  await page.goto('/checkout/cart')
  const sheet = new WalletSheet(page, 'Apple Pay')
  await sheet.open()
  const before = await sheet.total()
  const field = sheet.sheet.getByRole('textbox', { name: 'Coupon code' })
  const apply = sheet.sheet.getByRole('button', { name: 'Apply' })
  await field.fill('NOPE')
  await apply.click()
  await expect(sheet.error).toHaveText(/\S/)
  await field.fill('SPRING')
  await apply.click()
  await expect(sheet.pay).toBeEnabled()
  expect(await sheet.total()).not.toBe(before)
  const shown = await sheet.authorise()
  await page.waitForURL(/success/)
  const { orders } = await shop.ledger()
  expect(orders.map(written)).toEqual([shown])
})

test('a coupon that a customer tried in Apple’s sheet and took back is not in the cart after the sheet', async ({
  page,
  shop,
}) => {
  await shop.reset({ items: [{ sku: 'EA-1' }], settings, customer: 'ann@example.com' })
  await page.goto('/checkout/cart')
  const before = await shop.cartTotal()
  const sheet = new WalletSheet(page, 'Apple Pay')
  await sheet.open()
  const shown = await sheet.total()
  const field = sheet.sheet.getByRole('textbox', { name: 'Coupon code' })
  const apply = sheet.sheet.getByRole('button', { name: 'Apply' })
  for (const code of ['SPRING', '']) {
    await field.fill(code)
    await apply.click()
    await expect(sheet.pay).toBeEnabled()
    await expect.poll(async () => (await sheet.total()) === shown).toBe(code === '')
  }
  await sheet.cancel.click()
  await expect(sheet.sheet).toBeHidden()
  await expect.poll(() => shop.cartTotal()).toBe(before)
})

test('a cart of which nothing is delivered asks for no address', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'GV-50' }], settings })
  await page.goto('/checkout/cart')
  const sheet = new WalletSheet(page, 'PayPal')
  await sheet.open()
  await expect(sheet.place).toBeHidden()
  const shown = await sheet.authorise()
  await page.waitForURL(/success/)
  const { orders } = await shop.ledger()
  expect(orders.map(written)).toEqual([shown])
})
