import { expectAccessible } from './accessibility.ts'
import { DiscountsPage } from './discounts-page.ts'
import { whenQuiet } from './rest.ts'
import { expect, test } from './shop.ts'
import { soakUnless } from './soak.ts'

const ANN = 'ann@example.com'
const GOODS = [{ sku: 'EA-1', qty: 2 }, { sku: 'NK-2' }]
/** One of each language, with and without an account. */
const USUAL = ['a guest en', 'a customer de', 'a guest ja']
const VOUCHER = [{ sku: 'GV-50' }]

for (const [who, customer] of [
  ['a guest', undefined],
  ['a customer', ANN],
] as const) {
  for (const [locale, currency] of [
    ['en', 'USD'],
    ['de', 'EUR'],
    ['ja', 'JPY'],
  ] as const) {
    test(
      `${who} uses codes in ${locale}`,
      soakUnless(USUAL.includes(`${who} ${locale}`)),
      async ({ page, shop }) => {
        await shop.reset({ customer, items: [...GOODS, ...VOUCHER], locale, currency })
        const cart = new DiscountsPage(page, shop, locale)
        await cart.open()
        await cart.expectSameAsShop()

        await cart.enter('coupon', 'NOPE')
        await expect(cart.error).toBeVisible()
        await expect(cart.panel.getByRole('textbox')).toHaveValue('NOPE')
        await expectAccessible(page, 'a refused coupon')
        await cart.enter('coupon', 'spring')
        await expect(cart.button('coupon.remove', { code: 'SPRING' })).toBeFocused()
        expect((await cart.cart()).coupon).toBe('SPRING')
        await cart.expectSameAsShop()

        await cart.enter('gift-card', 'PAST2020GIFT')
        await expect(cart.error).toContainText('PAST2020GIFT')
        await cart.enter('gift-card', 'ABCD1234EFGH')
        await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
        await expect(cart.button('gift-card.another')).toBeFocused()
        await cart.enter('gift-card', 'LUXE2024GIFT')
        await expect(cart.button('gift-card.remove', { code: 'LUXE••••GIFT' })).toBeVisible()
        expect((await cart.cart()).giftCards).toEqual([31, 32])
        await cart.expectSameAsShop()
        await expectAccessible(page, 'codes in use')

        await cart.button('gift-card.remove', { code: 'ABCD••••EFGH' }).click()
        await cart.button('gift-card.remove', { code: 'LUXE••••GIFT' }).click()
        await expect(cart.button('gift-card.reveal')).toBeVisible()
        await cart.button('coupon.remove', { code: 'SPRING' }).click()
        await expect(cart.button('coupon.reveal')).toBeFocused()
        await cart.expectSameAsShop()
      },
    )
  }
}

test('a customer pays with credit and points and reads what points are worth', async ({ page, shop }) => {
  await shop.reset({ customer: ANN, items: GOODS })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await expect(cart.panel.getByText('You will earn 266 points')).toBeVisible()
  await cart.switch('credit.label').check()
  await expect(cart.panel.getByText('$20.00 used, $0.00 left')).toBeVisible()
  await cart.expectSameAsShop()
  await cart.switch('points.label').check()
  await expect(cart.panel.getByText('$5.00 used, $0.00 left')).toBeVisible()
  await cart.expectSameAsShop()
  await expectAccessible(page, 'credit and points in use')
  await cart.button('points.about').click()
  const about = page.getByRole('dialog', { name: cart.text('points.about') })
  await expect(about.getByText('100 points are worth $1.00.')).toBeVisible()
  await expectAccessible(page, 'about points')
  await page.keyboard.press('Escape')
  await expect(cart.button('points.about')).toBeFocused()
  await cart.switch('credit.label').uncheck()
  await cart.switch('points.label').uncheck()
  await expect.poll(() => cart.cart()).toMatchObject({ storeCredit: false, rewardPoints: false })
  await cart.expectSameAsShop()
})

test('a cart of vouchers has neither coupon nor points, but credit', async ({ page, shop }) => {
  await shop.reset({ customer: ANN, items: VOUCHER })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await expect(cart.switch('credit.label')).toBeVisible()
  await expect(cart.button('coupon.reveal')).toHaveCount(0)
  await expect(cart.switch('points.label')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /gift box/ })).toHaveCount(0)
})

test('the Spanish site has no gift cards', async ({ page, shop }) => {
  await shop.reset({ items: GOODS, locale: 'es', currency: 'EUR' })
  const cart = new DiscountsPage(page, shop, 'es')
  await cart.open()
  await expect(cart.button('coupon.reveal')).toBeVisible()
  await expect(cart.button('gift-card.reveal')).toHaveCount(0)
})

test('Prime is added and removed, and saves the amount shown', async ({ page, shop }) => {
  await shop.reset({ items: GOODS })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await expect(cart.panel.getByText('Members save another 10%: $13.30 on this cart.')).toBeVisible()
  await cart.button('prime.add-price', { amount: '$19.90' }).click()
  await expect(cart.button('prime.remove')).toBeFocused()
  await expect(cart.root.locator('.bzl-totals')).toContainText('-$13.30')
  await cart.expectSameAsShop()
  await expectAccessible(page, 'Prime in the cart')
  await cart.button('prime.remove').click()
  await expect(cart.button('prime.add-price', { amount: '$19.90' })).toBeVisible()
  await cart.expectSameAsShop()
})

test('a coupon and a gift card that no longer hold are named in a notice', async ({ page, shop }) => {
  await shop.reset({ items: [{ sku: 'NK-2', qty: 3 }, { sku: 'EA-1' }] })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  await cart.enter('coupon', 'GALA')
  await expect(cart.button('coupon.remove', { code: 'GALA' })).toBeFocused()
  await cart.enter('gift-card', 'ABCD1234EFGH')
  await expect(cart.button('gift-card.remove', { code: 'ABCD••••EFGH' })).toBeVisible()
  await page.request.post('/__demo/mood', { data: { personality: 'gift-cards-expired' } })
  await cart.root.getByRole('button', { name: /^Remove Moon Pendant/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('Coupon GALA no longer applies to your cart.')).toBeVisible()
  await expect(messages.getByText('The gift card ABCDXXXXEFGH has expired.')).toBeVisible()
  await cart.expectSameAsShop()
})

test('a cart that was emptied elsewhere is shown empty', async ({ page, shop }) => {
  await shop.reset({ items: GOODS })
  const cart = new DiscountsPage(page, shop)
  await cart.open()
  const field = await cart.type('coupon', 'SPRING')
  // A late read of the page would show the empty cart before the code can be sent.
  await whenQuiet(page)
  await page.request.post('/__demo/mood', { data: { personality: 'cart-emptied' } })
  await field.press('Enter')
  await expect(cart.panel).toHaveCount(0)
  await expect(cart.root.getByText('Your cart is empty.')).toBeVisible()
})
